## Option

option_status = Only tables that are open (a seat is free), running or over.
option_game = Only tables of this game.
option_player = Only tables where a player has this name.
option_limit = How many tables to list at most.
option_id = The ten letters at the end of a table's link.
option_secrets = Show secrets too: what is hidden, and the hashes of keys.
option_all = Export all tables.
option_account = An account, by its name.
option_scores = Whose best scores to remove.
option_tournament = Which tournament to remove; its games stay.
option_study = The ten letters at the end of a study's link.
option_who = An address like 203.0.113.7, a network like 203.0.113.0/24, or the name of an account.
option_new = The new name.
option_out = The file to write; by default, standard output.
option_file = The file of the backup, or a folder of backups; by default, the folder “backups” beside the database.
option_repair = Repair what can be repaired. Rows that cannot be read are moved into a file beside the database.

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
remove-what = Say what to remove: the ten letters of a table, --account NAME, --scores NAME, --study ID or --tournament ID; one of them.
export-what = Say what to export: the ten letters of a table, or --all.
exists = { $file } already exists. A backup does not overwrite anything; choose another name.
cannot-copy = { $file } cannot be written: { $reason }
newer-backup = { $file } was made by a newer version of Obelisk. Install that version, then restore it.
no-backup = There is no backup in { $folder }. Name a file, or the folder that has your backups.
no-good-backup = No backup in { $folder } can be restored: { $reasons }
damaged-file = { $file } is damaged, or is no database of tables: { $reason }
no-file = This database is not a file.
pg-backup = Use PostgreSQL's own program for this; it works while servers are running: pg_dump --format=custom --file={ $file } "{ $address }"
pg-restore = Use PostgreSQL's own program for this. Stop all servers first: pg_restore --clean --if-exists --single-transaction --dbname="{ $address }" { $file }
removed = Removed: { $what }
removed-scores =
    { $n ->
        [0] { $name } has no best scores.
        [one] One best score of { $name } was removed.
       *[other] { $n } best scores of { $name } were removed.
    }
banned = { $what } is banned.
unbanned = { $what } is no longer banned.
renamed = { $name } is called { $new } now.
backed-up = Backup: { $file }
moved-away = The previous file is kept as { $file }
restored = Restored: { $file }, as it was on { $at }.
checking-backups = Checking the backups …
passed-over = A newer file was passed over. { $reason }
lost = Newer than the backup, and so lost: { $events ->
        [one] 1 event
       *[other] { $events } events
    } at tables, { $tables ->
        [one] 1 new table
       *[other] { $tables } new tables
    }, { $accounts ->
        [one] 1 new account
       *[other] { $accounts } new accounts
    }, { $tournaments ->
        [one] 1 new or changed tournament
       *[other] { $tournaments } new or changed tournaments
    }, { $studies ->
        [one] 1 new or changed study
       *[other] { $studies } new or changed studies
    }.
lost-more = The damaged file could not be read completely, so more may be lost.
lost-nothing = Nothing is lost: the database had nothing newer than the backup.
lost-unknown = The damaged file could not be read, so how much is lost is not known.
checking = Replaying every game …
the-database = the database
fault = { $what }: { $reason }
damaged-pages = Pages of the file are damaged. Stop the server and put the newest backup in its place: obelisk admin restore
no-password = The account { $name } has no valid password, so its owner cannot sign in. Devices that are signed in stay so. If it is not needed, remove it with obelisk admin remove --account.
fault-repaired = { $what }: { $reason } (repaired)
repaired =
    { $n ->
        [one] One thing was repaired.
       *[other] { $n } things were repaired.
    }
set-aside = Rows that could not be read are kept in { $file }
repair-with = obelisk admin check --repair repairs what can be repaired. Make a backup first.
left-over = A row of “{ $table }” belongs to a row of “{ $parent }” that is not there.
no-log = This table has no log.
other-row = The list of tables differs from the log of this table.
checked =
    { $n ->
        [one] One table was replayed
       *[other] { $n } tables were replayed
    }; { $wrong ->
        [0] nothing is damaged.
        [one] one thing is wrong.
       *[other] { $wrong } things are wrong.
    }
server-runs = A server is using { $file }. Stop it first, then restore the backup.
