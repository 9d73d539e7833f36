## Help

help_list = List the tables, those that changed last first.
help_show = Show what happened at a table, as a spectator may know it.
help_remove = Remove a table for good, or an account, or the best scores of a name. A running server follows within seconds.
help_ban = Do not let an address, a network or an account in any more. Without WHO, list the bans. A running server follows within seconds.
help_unban = Let an address, a network or an account in again.
help_rename = Give an account another name. Names at tables stay as they were.
help_export = Write a table, or all tables, as JSON: one line for each, with everything that its log holds, secrets too.
help_backup = Copy everything to a file, also while the server is running.
help_restore = Put a backup in the place of the database. The server must be stopped; what was there is kept under another name.
help_check = Replay every game and check the database. Ends with status 1 if something is damaged.

## Option

option_status = Only tables that are open (a seat is free), running or over.
option_game = Only tables of this game.
option_player = Only tables where somebody of this name plays.
option_limit = How many tables to list at most; by default 50.
option_id = The ten letters at the end of a table's link.
option_all = Everything: with show, secrets too; with export, all tables.
option_account = An account, by its name.
option_scores = Whose best scores to remove.
option_who = An address like 203.0.113.7, a network like 203.0.113.0/24, or the name of an account.
option_new = The new name.
option_out = The file to write; by default, standard output.
option_file = The file of the backup.

## Example: command lines, the same in every language

example_list = obelisk admin list --status running --game kono
example_show = obelisk admin show 7pg4hmq6xx
example_remove = obelisk admin remove 7pg4hmq6xx
example_ban = obelisk admin ban 203.0.113.7
example_unban = obelisk admin unban 203.0.113.7
example_rename = obelisk admin rename Ada Augusta
example_export = obelisk admin export --all --out tables.jsonl
example_backup = obelisk admin backup monday.sqlite
example_restore = obelisk admin restore monday.sqlite
example_check = obelisk admin check --data monday.sqlite

## What is said

column-id = Table
column-game = Game
column-status = Status
column-moves = Moves
column-players = Players
column-changed = Changed
column-public = Listed
column-banned = Banned
column-kind = Kind
column-since = Since
yes = yes
no = no
account = account
network = network
no-database = There is no database at { $file }. Name another one with --data or --database.
version = The database has version { $found } of the schema, and this program has version { $newest }. A server of this program brings it up to date when it starts.
no-account = There is no account called { $name }.
not-banned = { $what } is not banned.
remove-what = Say what to remove: the ten letters of a table, --account NAME, or --scores NAME; one of them.
export-what = Say what to export: the ten letters of a table, or --all.
exists = { $file } already exists. A backup does not overwrite anything; choose another name.
cannot-copy = { $file } cannot be written: { $reason }
damaged-file = { $file } is damaged, or is no database of tables: { $reason }
no-file = This database is not a file.
pg-backup = PostgreSQL has a program of its own for this, which works while servers are running: pg_dump --format=custom --file={ $file } "{ $address }"
pg-restore = PostgreSQL has a program of its own for this. Stop all servers first: pg_restore --clean --if-exists --single-transaction --dbname="{ $address }" { $file }
removed = Removed: { $what }
removed-scores =
    { $n ->
        [0] { $name } has no best scores.
        [one] One best score of { $name } was removed.
       *[other] { $n } best scores of { $name } were removed.
    }
banned = { $what } is not let in any more.
unbanned = { $what } is let in again.
renamed = { $name } is called { $new } now.
backed-up = Backup: { $file }
moved-away = What was there before is kept as { $file }
restored = Restored: { $file }
checking = Replaying every game …
the-database = the database
fault = { $what }: { $reason }
damaged = What was saved cannot be read: { $reason }
left-over = A row of “{ $table }” belongs to a row of “{ $parent }” that is not there.
no-log = This table has no log.
other-row = The list of tables says something else about this table than its log.
checked =
    { $n ->
        [one] One table was replayed
       *[other] { $n } tables were replayed
    }; { $wrong ->
        [0] nothing is damaged.
        [one] one thing is wrong.
       *[other] { $wrong } things are wrong.
    }
