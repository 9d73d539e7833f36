## Help

help_review = Review a saved game: mistakes, missed wins and turning points, with the better moves.
help_obelisk = A table for modern abstract games. Without a command, it asks what you want to play.
help_start = To start: obelisk (a menu), or obelisk play kono --players person,mcts
help_games = List the games.
help_play = Play a game on this screen, with other people or against the computer. Type moves at the prompt; type help there to see how.
help_replay = Check a record and replay its game.
help_scores = Show the best scores of a solo set-up, like micropul --seed 7, or save the game of an entry.
help_bench = Measure how fast Obelisk is on this machine, compared with OpenSpiel if it is installed.
help_perft = Count the sequences of DEPTH legal moves from the start of a game.
help_playouts = Play N random games, and show how often each seat wins and how fast it goes.
help_svg = Write a picture of the start of a game, or of the position of a saved game.
help_print = Write a PDF file to print: a game to cut out and play, with its rules, or a game that was played.
help_solve = Show what perfect play leads to, in games small enough to examine every position.
help_warm = Compile everything in advance, once per machine, so that nothing has to be compiled later.
help_doctor = Check this machine: what is installed, compiled and reachable, and what to do. Ends with status 1 if something is wrong.
help_arena = Let players play each other, in parallel, and show how often each wins. Each set-up is played from every seat.
help_ladder = Show a game's ladder: the players with their Elo. If players are named, each group of them first plays N games; games are kept, and the ladder carries on from them.
help_engine = Act as a bot: answer the lines of the protocol (docs/protocol.md) on standard input and output.
help_serve = Start the table: play in the browser, solo, on one screen, or with friends through a link.
help_admin = For hosts: list and remove tables, ban people, and make and check backups, also while the table is running.
help_admin-list = List the tables, those that changed last first.
help_admin-show = Show what happened at a table, as far as spectators may know it.
help_admin-remove = Remove a table for good, or an account, a tournament, or the best scores of a name. A running server follows within seconds.
help_admin-ban = Ban an address, a network or an account. Without WHO, list the bans. A running server follows within seconds.
help_admin-unban = Lift the ban of an address, a network or an account.
help_admin-mute = Mute a person: they cannot write at any table for a while.
help_admin-unmute = Let a person write again.
help_admin-reports = List the reports.
help_admin-close = Close a report and note its outcome.
help_admin-host = Let an account act as a host on the pages, or list the hosts.
help_admin-log = Show what hosts have done, to whom and why.
help_admin-rename = Give an account, or a seat at a table, another name. Elsewhere names at tables stay as they were.
help_admin-export = Write a table, or all tables, as JSON: one line for each, with everything that its log holds, secrets too.
help_admin-backup = Copy everything to a file, also while the server is running. Without a name, the file goes into the folder “backups” beside the database.
help_admin-restore = Replace the database with a backup: with the newest one that passes its check, unless you name another. Stop the server first; the previous database is kept under another name.
help_admin-check = Replay every game and check the database. Ends with status 1 if something is damaged.
help_words = Show what a translation still lacks, or the languages and how complete they are.
help_new-game = Write the folder of a new game: a small game that can be played and tested at once, ready to be changed.
help_puzzle = Solve the puzzle of a day. Without a game, list the puzzles. At the table (obelisk serve), one try a day counts.
help_make-puzzles = For authors of games: find N puzzles for the days to come, and write them into the game's book of puzzles.

## Option

option_review-player = The player that judges the moves: mcts:simulations=5000, perfect. If left out, exact values where the game is solved, otherwise a search.
option_review-seconds = Seconds per position, instead of a number of simulations.
option_review-svg = Also write the evaluation graph to this file.
option_review-all = List every move, not only the marked ones.
option_matches = Instead, play matches of N games at one second a move to see who beats whom: 100 take an hour.
option_device = Instead, measure many games at once: on the processor (cpu) or a GPU (cuda), beside pgx if it is installed.
option_json = Write the figures to this file, as JSON.
option_game = The name of the game; obelisk games lists them.
option_lang = The language: { $languages }. By default, that of your environment.
option_version = Print the version.
option_seed = A whole number that fixes everything chance decides.
option_setup = A complete set-up, as JSON or in a file.
option_option = An option of the game, like size=5 or micros=kono,trip. Can be given more than once.
option_players = The players in their seats, like person,mcts, or the number of people. Options follow a colon: person:name=Ana, mcts:seconds=0.5. By default, people play.
option_starts = Who starts: the place in --players, counted from 1, or lot. By default, the first; in Abstrakto, a lot.
option_colours = The players' colours, in the order of --players, like orange,blue: in Plug-In, Micropul and Abstrakto. By default, the first player is blue.
option_load = Resume this saved game.
option_save = Write the record to this file when the game ends or you leave it.
option_save-table = Write the table of perfect play into this folder, for a package that brings it along.
option_save-score = Write the record of an entry to this file, for obelisk replay.
option_rank = Which entry to save.
option_time = How long the computer may think about a move.
option_record = A record: a saved game.
option_every = Show every Nth board. By default, you page through them at a terminal; plain output shows only the last board.
option_svg = Write a picture of the last position to this file.
option_depth = How many moves deep.
option_playouts = How many games.
option_source = A game, or the file of a saved one.
option_svg-out = The file to write; - prints it. By default, it is named after the game or the saved game.
option_with = Something extra to draw, like groups in Micropul. Can be given more than once.
option_print-out = The PDF file to write; - prints it. By default, it is named after the game or the saved game.
option_print-review = Judge the moves of a record, and add diagrams at its turning points.
option_print-option = An option of the print, like map="rhombus 7" or copies=4 of Plug-In. Can be given more than once.
option_print-only = Only one part, like tiles, board, pieces, scores or leaflet.
option_print-ink = colour, or saving: white grounds, thin lines, patterns for colours.
option_print-paper = The paper: a4 or letter. Pieces have the same size on both.
option_moves = Moves to play first, like "a1a3 c3a3".
option_for-play = Compile only what playing needs; says nothing if it is ready.
option_arena-players = Players, like greedy, mcts:simulations=2000, mcts:seconds=0.5,exploration=0.3, or a program that speaks the protocol: exec:./mybot
option_arena-games = How many games each group of players plays, ideally a multiple of the number of seats.
option_arena-seed = A whole number that fixes all chance, in set-ups and in players.
option_processes = How many games to play at once; by default, as many as there are cores.
option_sprt = Stop as soon as a sequential test (5 % risk) has decided between these two Elo advantages of the first player.
option_cluster = Play on the Ray cluster at this address, like auto or 10.0.0.1:6379.
option_forget = First remove the games of this player, for example after changing it.
option_engine = The player that thinks.
option_host = The address to listen on; 0.0.0.0 lets other machines in.
option_port = The port; by default 8080, or the next one that is free.
option_data = The file that stores the games; by default in your data folder.
option_database = The address of a database, instead of a file.
option_open = Open the table in your browser.
option_proxies = Reverse proxies trusted to report a visitor's address, separated by commas.
option_log = How the log is written to standard error: text for people, json for programs.
option_seat = When joining a table by its link: the seat to take; by default, the first free one.
option_join-name = When joining a table by its link: the name others see.
option_new-game = The name of the new game, like my-game: small letters, digits and hyphens.
option_new-game-macro = Write a macrogame, which is played on the tiles of a match, instead of a microgame.
option_new-game-folder = The folder to write; by default, one with the name of the game. Nothing that exists is overwritten.
option_new-game-like = Begin with a copy of this microgame (with --macro, of this macrogame), such as kono.
option_new-game-title = The name that people read; by default, the name with capital letters.
reviewing = Looking at every position
review-none = No mistakes were found.
review-no-moves = There are no moves to review in this record.
review-better = better: { $move }, { $reason }
review-line = line: { $line }
column-line = Line
column-reason = Reason
column-seat = Seat
column-moves = Moves
column-best = Best
column-mistakes = Mistakes
column-blunders = Blunders
column-missed = Missed wins
column-loss = Lost per move
not-installed = The command line needs packages that are missing here. Install them with: pip install obelisk-table
cannot-write = { $path } cannot be written: { $reason }.
person-moves = Player { $n } is a person, so the computer does not move for them.
no-such-number =
    { $n ->
        [one] There is no move number { $number }; there is only one move. Type moves to see it.
       *[other] There is no move number { $number }; the list goes from 1 to { $n }. Type moves to see it.
    }
how-many-players =
    { $seats ->
        [one] There is one seat, but { $given } players are named. Name one player.
       *[other] There are { $seats } seats, but the number of players named is { $given }. Name one for each seat, like person,mcts.
    }
pair = “{ $given }” is not a name and a value. Write it like { $example }.
two-files = Name one file to write; you named { $one } and { $other }.
which-game = Say which game to play. The games are: { $known }.
which-setup = Every start of { $game } is different. Say which one: --seed 7, or --setup FILE.
no-such-rank =
    { $n ->
        [0] There is no entry { $rank }; this table is empty.
        [one] There is no entry { $rank }; this table has only one.
       *[other] There is no entry { $rank }; this table has { $n }.
    }
load-and = A saved game already has its game and its set-up; leave out { $given }.
no-peer = OpenSpiel is not installed, so there is nothing to compare with: { $how }
example = Example: { $command }
column-name = Name
column-rank = Rank
column-points = Points
column-date = Date
column-title = Title
column-players = Players
column-kind = Kind
column-about = About
column-move = Move
column-value = Chance
seat = player { $n }
who = player { $n } ({ $name })
you = you
and = { " " }and{ " " }
your-move = { $who } to move.
hand-over = Please pass the keyboard to { $who }. The other players, please look away.
press-enter = Press Enter to see the table:
type-move = Type a move, like { $example }, or: { $commands }.
type-command = Type one of: { $commands }.
type-number = Type a move or its number.
type-marked-number = Type a move, or # and its number: #1. A number without # is a move of this game.
moves-with = moves TEXT lists only moves containing that text: moves { $example }
no-moves-with = No legal move contains “{ $text }”. Type moves to list them all.
moved = { $who }: { $move }
unseen = a move hidden from everyone else
thinking = { $name } is thinking …
preparing = { $name } is getting ready …
reading = Reading the game …
drawing = Drawing …
looking = Looking for good moves …
counting = Counting …
playing-out = Playing …
solving = Examining every position
loading = Loading the rules …
compiling = Compiling the rules (only once)
compiled = Everything is compiled.
wins = Winner: { $who }.
draw = It is a draw.
ended = The game is over.
points = { " " }{ $points } ({ $counted })
points-plain = points
scores-title = Best scores for this set-up
scores-none = Nobody has finished this solo set-up yet.
scores-new = this game
unfinished = The game is not over yet.
over-now = The game is over. Type again to play another, undo to take back the last move, or quit to leave.
nobody-moved = There is no move to take back.
taken-back =
    { $n ->
        [one] One move taken back.
       *[other] { $n } moves taken back.
    }
saved = Saved: { $path }
kept = The game is saved. To continue it: obelisk play --load { $path }
overwrite = { $path } already exists. Overwrite it? (y/n)
save-first = Save the record? Press Enter to save it here, type a file name to save it there, or n to discard it:
yes = y yes
no = n no
how-plain = A move looks like this: { $example }.
how-loose = Capitals and spaces do not matter, nor do hyphens before letters. You can also type a move's number from the list that moves shows.
how-loose-marked = Capitals and spaces do not matter, nor do hyphens before letters. You can also type # and a move's number from the list that moves shows: #1. A number without # is a move of this game.
rules-elsewhere = its rules are in the documentation of its package.
menu-welcome = Choose by number; Enter takes the choice in brackets, Ctrl-C leaves.
menu-go-on = Continue { $file }
menu-game = Which game? [{ $default }]
menu-not-there =
    { $n ->
        [one] { $typed } is not on the list. Type 1, or a name.
       *[other] { $typed } is not on the list. Type a number from 1 to { $n }, or a name.
    }
menu-who = Who is playing?
menu-players = How many players, from { $fewest } to { $most }? [{ $default }]
menu-seat = Player { $n } { $mark } [{ $default }]
menu-lot = Type { $lot } to decide by lot who starts.
starts = --starts is { $given }; it must be a number from 1 to { $n }, for the player who starts, or { $lot }.
colours = --colours is { $given }; name each of these colours once, in the order of --players: { $known }.
no-colours = Players do not choose colours in { $game }. Leave out --colours.
page = { $title }, move { $ply } of { $last }
turn-pages = Enter: next move. b: back. A number: go to that move. q: quit.
playout-wins = Player { $n } won or shared: { $wins }
playout-plies = Moves in all: { $plies }
playout-speed = Games per second: { $speed }
solve-win =
    { $distance ->
        [one] Player { $n } is to move and wins in one move.
       *[other] Player { $n } is to move and wins in { $distance } moves.
    }
solve-loss =
    { $distance ->
        [one] Player { $n } is to move and loses in one move.
       *[other] Player { $n } is to move and loses in { $distance } moves.
    }
solve-draw = Player { $n } is to move. With perfect play, it is a draw.
solve-share = With perfect play, player { $n } can expect { $share } % of the win.
solving-once = Solving { $what } (only once); positions so far:
solve-longest = Hold out longest: { $best }
solve-best = Best: { $best }
solve-positions = Positions examined: { $positions }
solve-over = The game is over after these moves.
no-bench = There is no workbench right now: it belongs to a person whose turn it is.
bench-unchanged = Nothing has been changed on the workbench yet.
scores-helped = You have had help, so this game does not count for the best scores.
column-games = Games
column-worth = Worth
sprt-form = “{ $given }” is not a pair of hypotheses in Elo, the lower one first. Write it like 0,20.
column-player = Player
column-won = Won
column-rate = Rate
column-interval = 95 %
arena-playing = Playing
arena-stopped =
    { $planned ->
        [one] Stopped before the game was over.
       *[other] Stopped after { $played } of { $planned } games.
    }
arena-elo = Elo of { $player }, relative to { $other }: { $elo } (95 %: { $low } to { $high })
arena-seed = To repeat this: --seed { $seed }
arena-lost =
    { $times ->
        [one] { $player } lost one game: { $reason }
       *[other] { $player } lost { $times } games: { $reason }
    }
arena-failed =
    { $times ->
        [one] One game was lost: { $reason }
       *[other] { $times } games were lost: { $reason }
    }
sprt-accepted =
    { $played ->
        [one] Decided after one game: an advantage of { $elo } Elo for { $player } over { $other } is more likely (log-likelihood ratio { $ratio }, bounds ±{ $bound }).
       *[other] Decided after { $played } games: an advantage of { $elo } Elo for { $player } over { $other } is more likely (log-likelihood ratio { $ratio }, bounds ±{ $bound }).
    }
sprt-open =
    { $played ->
        [one] Not decided after one game: log-likelihood ratio { $ratio }, bounds ±{ $bound }.
       *[other] Not decided after { $played } games: log-likelihood ratio { $ratio }, bounds ±{ $bound }.
    }
ladder-none = Nobody has played on this ladder yet. Name players: { $example }
ladder-forgot = Games removed: { $n }
ladder-anchor = Elo with its 95 % error, relative to { $player }.
serve-not-installed = The table needs packages that are missing here. Install them with: pip install obelisk-table
serve-address = Cannot listen at { $host }, port { $port }: { $reason }. Choose another with --host and --port.
starting = Starting the table …
serving = The table is at { $address }
serving-damaged = The database is damaged, so the table shows only what is still readable and saves nothing. Stop it, and put the newest backup in its place: obelisk admin restore
serving-here = Its links only work on this machine. To let others in, invite them on the page of a table, or start it with: obelisk serve --host 0.0.0.0
serving-ends = Press Ctrl-C to stop; all games are saved.
compiling-behind =
    { $n ->
        [one] The rules are being compiled in the background: until that is done, computers think less.
       *[other] The rules of { $n } games are being compiled in the background: until that is done, computers think less.
    }
join-link = { $link } is not the link to a table. A link looks like http://127.0.0.1:8080/t/7pg4hmq6xx.
join-failed = The table cannot be reached: { $reason }
join-no-seat = Every seat at this table is taken. You can watch it in the browser.
join-sat = You are player { $n }. You can come back to your seat with the same link.
join-waiting = Waiting for the others ({ $n } of { $seats } seats taken). The link: { $link }
join-others = Waiting for { $who } to move. Press Ctrl-C to leave; your seat stays yours.
join-you = Your move (or moves, hint, resign, offer, takeback, undo, accept, decline, say TEXT, quit).
join-offered = { $who } offers: { $what }. Type accept or decline on your turn.
join-said = { $who } says: { $text }
join-taken-back =
    { $ply ->
        [0] Moves were taken back; the game is back at the start.
        [one] Moves were taken back; one move is left.
       *[other] Moves were taken back; { $ply } moves are left.
    }
option_words = The language, like ja. Left out, all languages are listed.

## Kind

kind_microgame = microgame
kind_macrogame = macrogame
kind_match = match
kind_game = game

## Command

command_moves = list the legal moves, numbered; moves TEXT lists those containing that text
command_hint = ask the computer for good moves
command_undo = take back the last move; against the computer, back to your last turn
command_save = write the record to a file: save, or save FILE
command_board = draw the board again
command_rules = show the rules in short
command_help = show this help
command_again = play another game
command_quit = leave; you are asked about unsaved moves
command_back = undo the last change on the workbench

## Example: command lines, the same in every language

example_games = obelisk games --lang ja
example_play = obelisk play kono --players person,mcts:seconds=0.5 --starts lot
example_serve = obelisk serve --open
example_admin-list = obelisk admin list --status running --game kono
example_admin-show = obelisk admin show 7pg4hmq6xx
example_admin-remove = obelisk admin remove 7pg4hmq6xx
example_admin-ban = obelisk admin ban 203.0.113.7
example_admin-unban = obelisk admin unban 203.0.113.7
example_admin-mute = obelisk admin mute Ada --hours 24 --reason "insults in chat"
example_admin-unmute = obelisk admin unmute Ada
example_admin-reports = obelisk admin reports
example_admin-close = obelisk admin close 7 --reason "spoke with them"
example_admin-host = obelisk admin host Ada
example_admin-log = obelisk admin log
example_admin-rename = obelisk admin rename Ada Augusta
example_admin-export = obelisk admin export --all --out tables.jsonl
example_admin-backup = obelisk admin backup monday.sqlite
example_admin-restore = obelisk admin restore monday.sqlite
example_admin-check = obelisk admin check --data monday.sqlite
example_replay = obelisk replay game.json --every 1
example_review = obelisk review game.json --svg graph.svg
example_scores = obelisk scores micropul --seed 7
example_svg = obelisk svg kono kono.svg
example_print = obelisk print micropul --paper letter --ink saving
example_perft = obelisk perft kono 6
example_playouts = obelisk playouts rhombus 10000 --option size=5
example_solve = obelisk solve kono --moves "a1a3 c3a3"
example_arena = obelisk arena micropul mcts:simulations=500 greedy --games 100
example_ladder = obelisk ladder kono random mcts:simulations=100 mcts:simulations=1000 --games 50
example_engine = obelisk engine mcts:simulations=2000
example_bench = obelisk bench --json figures.json
example_warm = obelisk warm
example_doctor = obelisk doctor
example_words = obelisk words ja
example_new-game = obelisk new-game my-game --title "My Game"
example_puzzle = obelisk puzzle kono --date 2026-11-15
example_make-puzzles = obelisk make-puzzles my-game 366 --from 2027-01-01

## Games

menu-option = { $name }? ({ $known }) [{ $default }]
commands-broken = The commands of { $game } cannot be loaded: { $reason }

## Words

words-missing = { $n ->
    [one] { $path } lacks { $n } message:
   *[other] { $path } lacks { $n } messages:
}
words-unknown = { $message } is not a message of the English files: remove it, or write its name as they do.
words-facts = { $message } names { $facts }, which the English message does not have.
words-count = { $name }: { $translated } of { $total } messages are translated.
column-language = Language
column-translated = Translated
column-complete = Complete

## New game

new-game-written = Written: { $folder }. Its README.md says what to change where.
new-game-install = 1. Install it: pip install --editable { $folder }
new-game-play = 2. Play it: obelisk play { $name } (or in the browser: obelisk serve --open)
new-game-check = 3. Check it: pip install pytest && pytest { $folder }
new-game-name = “{ $name }” cannot be the name of a game. Use small letters from a to z, digits and single hyphens, at most { $most } in all, and begin with a letter: my-game
new-game-installed = There is already a game called { $name }. Choose another name.
new-game-reserved = Obelisk or an installed package already uses the name { $name }. Choose another one for the game.
new-game-like = { $name } cannot be copied. These games can be: { $known }.
new-game-exists = { $folder } already exists, and nothing is overwritten. Choose another folder with --folder, or another name.
new-game-title = “{ $given }” cannot be a title. Leave out braces, double quotes, backslashes and line breaks, and keep it short (at most { $most }).

## Puzzles

puzzle-making = Looking for puzzles
puzzle-looked = { $n } looked at
puzzle-made =
    { $n ->
        [one] { $n } puzzle written to { $path }.
       *[other] { $n } puzzles written to { $path }.
    }
puzzle-answer = The answer: { $move }
column-grade = Grade
column-task = Task
column-game = Game
new-rules = The rules of this game have changed since it was saved. It goes on under the new rules.
