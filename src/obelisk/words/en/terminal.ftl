## Help

help_review = Go through a saved game: mistakes, missed wins and turning points, with the better moves.
help_obelisk = A table for modern abstract games. Alone, it asks what you want to play.
help_start = Begin with: obelisk (a menu), or obelisk play kono --players person,mcts
help_games = List the games.
help_play = Play a game: people at this screen, or against the computer. Type moves at the prompt; help there tells how.
help_replay = Check a record and show its game.
help_scores = Show the best scores of a set-up that is played alone, like micropul --seed 7, or save the game of an entry.
help_bench = Measure how fast Obelisk is on this machine, beside OpenSpiel where that is installed.
help_perft = Count the sequences of DEPTH legal moves from a game's start.
help_playouts = Play N random games, and tell who wins how often and how fast it goes.
help_svg = Write a picture of a game's start, or of where a saved game stands.
help_solve = Tell what perfect play leads to, in games small enough to look at every position.
help_warm = Compile everything ahead, once per machine, so that nothing waits for it later.
help_arena = Let players play matches against each other, in parallel, and tell who wins how often. Each set-up is played from every seat.
help_ladder = Show a game's ladder: the players with their Elo. With players, first let each group meet in N games; games are kept, and a ladder goes on where it was left.
help_engine = Be a bot: answer the lines of the protocol (docs/protocol.md) on standard input and output.
help_serve = Start the table: play in the browser, alone, at one screen, or with friends by a link.
help_words = Show what a translation still lacks, or the languages and how complete they are.

## Option

option_review-player = Who judges: mcts:simulations=5000, perfect. Left out, exact values where the game is solved, else a search.
option_review-seconds = Seconds for each position, instead of a number of simulations.
option_review-svg = Also draw the evaluation graph into this file.
option_review-all = List every move, not only the marked ones.
option_matches = Play matches of N games at a second a move instead, to see who beats whom: 100 take an hour.
option_json = Write the figures to this file, as JSON.
option_game = The game's name; obelisk games lists them.
option_lang = The language: en or ja. Otherwise the environment's.
option_version = Print the version.
option_seed = A whole number that decides what chance decides.
option_setup = A set-up written out, as JSON or in a file.
option_option = An option of the game, like size=5 or micros=kono,trip. Can be given more than once.
option_players = Who sits where, like person,mcts, or how many people. Options follow a colon: person:name=Ana, mcts:seconds=0.5. Otherwise people play.
option_load = Go on with this saved game.
option_save = Write the record to this file when the game ends or is left.
option_save-score = Write the record of an entry to this file, for obelisk replay.
option_rank = Which entry to save.
option_time = How long the computer may think about a move.
option_record = A record: a saved game.
option_every = Show every Nth board; otherwise a terminal turns the pages, and plain output has the last board alone.
option_svg = Write the last position's picture to this file.
option_depth = How many moves long.
option_playouts = How many games.
option_source = A game, or the file of a saved one.
option_out = The file to write; - prints it.
option_with = Something more to draw, like groups in Micropul. Can be given more than once.
option_moves = Moves to play first, like "a1a3 c3a3".
option_for-play = Only what playing needs; says nothing where it is ready.
option_arena-players = Players, like greedy, mcts:simulations=2000, mcts:seconds=0.5,exploration=0.3, or a program that speaks the protocol: exec:./mybot
option_arena-games = How many games each group of players plays. Best a multiple of the seats.
option_arena-seed = A whole number that decides all chance, in set-ups and in players.
option_processes = How many games at once; otherwise as many as there are cores.
option_sprt = Stop as soon as a sequential test (5 % risk) has decided whether the first player is this much or that much stronger, in Elo.
option_cluster = Play on the Ray cluster at this address, like auto or 10.0.0.1:6379.
option_forget = Remove the games of this player first, as after a change to it.
option_engine = Who thinks.
option_host = The address to listen on; 0.0.0.0 lets other machines in.
option_port = The port; 8080 unless told otherwise, or the next one that is free.
option_data = The file that keeps the games; usually in your data folder.
option_database = A database's address in place of a file.
option_open = Open the table in your browser.
option_proxies = The reverse proxies whose word on a visitor's address is taken, with commas between.
option_seat = At a table joined by its link: the seat to take; otherwise the first free one.
option_join-name = At a table joined by its link: what the others read.
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
not-installed = The command line needs two more packages. Install them with: pip install "obelisk-table[terminal]"
cannot-write = { $path } cannot be written: { $reason }.
person-moves = Seat { $seat } is a person's; no player decides for it.
no-such-number = There is no move number { $number }; the list goes from 1 to { $n }. Type moves to see it.
how-many-players = There are { $seats } seats, but { $given } players are named. Name one for each seat, like person,mcts.
pair = “{ $given }” does not say a name and a value. Write it like { $example }.
which-game = Say which game to play. The games are: { $known }.
which-setup = Each start of { $game } is another one. Say which: --seed 7, or --setup FILE.
no-such-rank = There is no entry { $rank }; this table has { $n }.
load-and = A saved game has its game and its set-up already; leave out { $given }.
no-peer = OpenSpiel is not installed, so there is nothing to compare with: pip install "obelisk-table[bench]"
example = Example: { $command }
column-name = Name
column-rank = Rank
column-points = Points
column-date = Date
column-title = Title
column-players = Players
column-kind = Kind
column-about = What it is about
column-move = Move
column-value = Chance
seat = seat { $seat }
who = seat { $seat } ({ $name })
you = you
and = { " " }and{ " " }
your-move = { $who } to move.
hand-over = The keyboard goes to { $who }. Nobody else should look.
press-enter = Enter shows the table:
type-move = Type a move, like { $example }, or: { $commands }.
type-command = Type one of: { $commands }.
type-number = Type a move or its number.
moves-with = moves TEXT lists only the moves with that text: moves { $example }
no-moves-with = No legal move has “{ $text }” in it. moves lists all.
moved = { $who }: { $move }
unseen = a move that nobody else may see
thinking = { $name } is thinking…
preparing = { $name } gets ready…
reading = Reading the game…
drawing = Drawing…
looking = Looking for good moves…
counting = Counting…
playing-out = Playing…
solving = Looking at every position
compiling = Compiling the rules, once
compiled = Everything is compiled.
wins = The winner is { $who }.
draw = It is a draw.
ended = The game is over.
points = { " " }{ $points } ({ $counted })
points-plain = points
scores-title = Best scores of this set-up
scores-none = Nobody has finished this set-up alone yet.
scores-new = this game
unfinished = The game is not over yet.
over-now = The game is over. again starts another, undo takes the last move back, quit leaves.
nobody-moved = There is no move to take back.
taken-back = Moves taken back: { $n }.
saved = Saved: { $path }
kept = The game is kept. Go on with it: obelisk play --load { $path }
overwrite = { $path } is there already. Overwrite it? (y/n)
save-first = Save the record? Enter saves it here, a file name saves it there, n throws it away:
yes = y yes
no = n no
how-plain = A move looks like this: { $example }.
how-loose = Capitals, spaces and hyphens before letters do not matter, and a number means that move of the list that moves shows.
rules-elsewhere = its rules are in the documentation of its package.
menu-welcome = Choose with a number; Enter takes what stands in brackets.
menu-go-on = Go on with { $file }
menu-game = Which game? [{ $default }]
menu-not-there = { $typed } is not among them. Type a number from 1 to { $n }, or a name.
menu-who = Who plays?
menu-players = How many players, from { $fewest } to { $most }? [{ $default }]
menu-seat = Seat { $seat } { $mark } [{ $default }]
page = { $title }, move { $ply } of { $last }
turn-pages = Enter: next move. b: back. A number: that move. q: leave.
playout-wins = Seat { $seat } won or shared: { $wins }
playout-plies = Moves in all: { $plies }
playout-speed = Games per second: { $speed }
solve-win = Seat { $seat }, who is to move, wins in { $distance } moves.
solve-loss = Seat { $seat }, who is to move, loses in { $distance } moves.
solve-draw = Seat { $seat } is to move. With perfect play it is a draw.
solving-once = Solving { $what }, once; positions so far:
solve-longest = These hold out longest: { $best }
solve-best = Best: { $best }
solve-positions = Positions looked at: { $positions }
solve-over = The game is over after these moves.
no-bench = There is no workbench here now: it belongs to a person whose turn it is.
bench-unchanged = Nothing was changed on the workbench yet.
scores-solution = The solution was shown, so this game is not entered among the best scores.
column-games = Games
column-worth = Worth
sprt-form = “{ $given }” does not say two hypotheses in Elo, the lower one first. Write it like 0,20.
column-player = Player
column-won = Won
column-rate = Rate
column-interval = 95 %
arena-playing = Playing
arena-stopped = Stopped after { $played } of { $planned } games.
arena-elo = Elo of { $player }, measured from { $other }: { $elo } (95 %: { $low } to { $high })
arena-seed = The same again: --seed { $seed }
arena-lost = Lost by { $player }, { $times } ×: { $reason }
arena-failed = Lost games, { $times } ×: { $reason }
sprt-accepted = Decided after { $played } games: { $player } is rather { $elo } Elo stronger than { $other } (log-likelihood ratio { $ratio }, bounds ±{ $bound }).
sprt-open = Not decided after { $played } games: log-likelihood ratio { $ratio }, bounds ±{ $bound }.
ladder-none = Nobody has played on this ladder yet. Name players: { $example }
ladder-forgot = Games removed: { $n }
ladder-anchor = Elo with its 95 % error, measured from { $player }.
serve-not-installed = The table needs more packages. Install them with: pip install "obelisk-table[table]"
serve-address = Nothing can listen at { $host }, port { $port }: { $reason }. Choose another with --host and --port.
serving = The table is at { $address }
serving-here = Its links work on this machine only. To let others in, start it with: obelisk serve --host 0.0.0.0
serving-ends = Press Ctrl-C to end; all games are kept.
join-link = { $link } is not the link of a table. It looks like http://127.0.0.1:8080/t/7pg4hmq6xx.
join-failed = The table cannot be reached: { $reason }
join-no-seat = Every seat of this table is taken. You can watch it in the browser.
join-sat = You sit on seat { $seat }. The key of your seat is kept, so you can come back with the same link.
join-waiting = Waiting for the others ({ $n } of { $seats } seats are taken). The link: { $link }
join-others = Waiting for { $who } to move. Ctrl-C leaves; your seat stays yours.
join-you = Your move (or moves, hint, resign, offer, takeback, undo, accept, decline, say TEXT, quit).
join-offered = { $who } offers: { $what }. Type accept or decline in your turn.
join-said = { $who } says: { $text }
join-ended = The game is over ({ $reason }).
join-taken-back = Moves were taken back; there are { $ply } now.
option_words = The language, like ja. Left out, all languages are listed.

## Kind

kind_microgame = microgame
kind_macrogame = macrogame
kind_match = match
kind_game = game

## Command

command_moves = list the legal moves, numbered; moves TEXT lists those with that text
command_hint = ask the computer for good moves
command_undo = take the last move back; against the computer, to your last turn
command_save = write the record to a file: save, or save FILE
command_board = draw the board again
command_rules = the rules in a few sentences
command_help = this help
command_again = play another game
command_quit = leave; you are asked about moves that are not saved
command_back = take back what was last changed on the workbench

## Example: command lines, the same in every language

example_games = obelisk games --lang ja
example_play = obelisk play kono --players person,mcts:seconds=0.5
example_serve = obelisk serve --open
example_replay = obelisk replay game.json --every 1
example_review = obelisk review game.json --svg graph.svg
example_scores = obelisk scores micropul --seed 7
example_svg = obelisk svg kono kono.svg
example_perft = obelisk perft kono 6
example_playouts = obelisk playouts rhombus 10000 --option size=5
example_solve = obelisk solve kono --moves "a1a3 c3a3"
example_arena = obelisk arena micropul mcts:simulations=500 greedy --games 100
example_ladder = obelisk ladder kono random mcts:simulations=100 mcts:simulations=1000 --games 50
example_engine = obelisk engine mcts:simulations=2000
example_bench = obelisk bench --json figures.json
example_warm = obelisk warm
example_words = obelisk words ja

## Games

menu-option = { $name }? ({ $known }) [{ $default }]
commands-broken = The commands of { $game } cannot be loaded: { $reason }

## Words

words-missing = { $n ->
    [one] { $path } lacks { $n } message:
   *[other] { $path } lacks { $n } messages:
}
words-unknown = { $code } is no message of the English files: take it out, or write its name as they do.
words-facts = { $code } names { $facts }, which the English message does not have.
words-count = { $name }: { $translated } of { $total } messages are translated.
column-language = Language
column-translated = Translated
column-complete = Complete
