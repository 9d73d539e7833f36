## Refusals

nobody-there = No person with a browser of their own plays seat { $seat } of table { $id }.
oneself = That is you.
silenced = A host has muted you until { $until } UTC. Until then you cannot publish text: no chat, titles, notes or sheets. Reason: { $reason }
silenced-name = A host has muted you until { $until } UTC. Until then keep your name, or leave the name empty. Reason: { $reason }
renamed = A host has renamed you: you cannot be called “{ $name }” any more. Please choose another name.
no-line = This message is not in the chat of the table.
no-name = There is no name to report.
too-many-reports =
    You have reported a lot in a short time. Please try again in { $after ->
        [one] one second
       *[other] { $after } seconds
    }.
hosts-only = This page is for the hosts of this server.
hours = Give the number of hours, at most { $most }.
reason-missing = Please give a reason of at most { $most } characters.
no-report = There is no report { $id }.
closed-already = Report { $id } is already closed.
not-muted = { $name } is not muted.

## What people are told

told_read = OK
told_muted = A host has muted you until { $until } UTC: you can play, but you cannot publish text or change your name. Reason: { $reason }
told_unmuted = You can chat and write again: a host has unmuted you.
told_renamed = A host has changed your name to “{ $name }”. Reason: { $reason }
told_unbanned = You can use this server again: a host has lifted your ban.
told_table-removed = A host has removed table { $id }, where you had a seat. Reason: { $reason }
told_account-removed = A host has removed your account. Reason: { $reason }
told_report-closed = Thank you for your report. A host has looked at it: { $outcome }

## At the table

people_open = Mute or report
people_title = People at this table
people_nobody = No one else has a seat here.
people_mute = Mute
people_unmute = Unmute
people_block = Block
people_unblock = Unblock
people_about = Mute: you no longer see what this person writes. Block: you are never seated together again, at your tables or theirs.
people_report = Report to the hosts
people_what = What
people_what_table = This table
people_what_name = The name “{ $name }”
people_what_line = { $name }: “{ $text }”
people_why = Why
people_why_abuse = Insults or hate
people_why_cheating = Cheating
people_why_spam = Advertising or flooding
people_why_name = Unsuitable name
people_why_other = Something else
people_more = Details for the hosts (optional)
people_send = Send report
people_sent = Thank you. The hosts will look at it.
people_close = Close

## Account

list_title = Muted and blocked
list_mute = muted
list_block = blocked
list_off = Remove from the list
list_none = No one.

## The hosts' page

host_title = Hosts
host_damaged = { $n ->
    [one] One damaged row of the database was
   *[other] { $n } damaged rows of the database were
 } left out since the server started. Type obelisk admin check on the server to see what is damaged.
host_reports = Reports
host_none = No open reports.
host_search = Search people and tables
host_search-label = A name, part of a name, or the id of a table
host_go = Search
host_people = Accounts
host_tables = Tables
host_nothing = Nothing found.
host_muted = Muted
host_muted-until = until { $until } UTC
host_banned = Banned
host_log = Log
host_log-none = Nothing yet.
host_closed = Closed reports
host_by = reported by { $name }
host_guest = a guest
host_network = Address, network or account
host_reason = Reason
host_hours = Hours
host_name = New name
host_do = Confirm
host_cancel = Cancel
host_done = Done.
host_column_at = When (UTC)
host_column_by = Who
host_column_what = What
host_column_whom = Whom
host_column_reason = Why
act_mute = Mute
act_unmute = Unmute
act_ban = Ban
act_unban = Lift ban
act_rename = Rename
act_remove-table = Remove table
act_remove-account = Remove account
act_remove-document = Remove
act_close = Close report
act_host = Made host
act_unhost = No longer host
act_about_mute = { $whom } cannot write at any table for that many hours.
act_about_unmute = { $whom } can write again.
act_about_ban = { $whom } cannot use this server any more.
act_about_unban = { $whom } can use this server again.
act_about_rename = { $whom } gets another name, and cannot go back to the old one.
act_about_remove-table = Table { $whom } is deleted for good, with all its moves.
act_about_remove-account = The account { $whom } is deleted for good.
act_about_close = Report { $whom } is closed. The person who reported it is told what you write.

## Commands

option_reason = The reason; it is logged, and the person concerned is told.
option_hours = For how many hours.
option_person = The name of an account, or TABLE:SEAT for somebody without one.
option_number = The number of a report.
option_revoke = Take the role away.
option_all = Closed reports too.
option_limit = How many lines to show at most.
column-number = No.
column-at = When
column-by = Who
column-what = What
column-whom = Whom
column-reason = Why
column-about = About
column-text = Text
column-reporter = Reported by
column-more = Says
column-host = Host
muted = { $name } is muted until { $until } UTC.
unmuted = { $name } can write again.
closed = Report { $id } is closed.
is-host = { $name } is a host now.
no-host = { $name } is no longer a host.
