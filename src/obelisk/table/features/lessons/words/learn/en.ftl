title = Learn a game
about = Every rule, with a small board to try it on. Do what it asks, or try something else and see what happens: you can't break anything here.
games = The games
small = Microgames
others = Other games on this machine
steps =
    { $n ->
        [one] one step
       *[other] { $n } steps
    }
page-title = How to play { $game }
tile = In a Plug-In match it is played on the tile “{ $kind }”, named after the board and its number of cells.
number = Step { $n } of { $last }
contents = Steps
your-turn = Your turn
right = Right!
legal = Legal, but
why-not = Why not?
on = Next step
again = Try again
tempting = And what if …
show = Show possible moves
type = Type a move
type-label = A move in notation, for example { $example }
go = Try
more = Good to know
play = Play { $game }
all = All games
next = Next: { $game }
bench = Choose a tile from the tray, then a cell. To turn a tile that is already on the board, touch it.
without-script = Without JavaScript this page only shows the rules; it cannot answer your moves.
start = The board at the start
nothing = There is no lesson for this game yet. This is how it starts.
no-step = { $game } has no such step.
nav = Learn
not-judged = You are offline, and this device knows only the usual moves of this step. Try the example, or come back when you are online.
