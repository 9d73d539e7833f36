option = There is no option { $option } for a picture of { $game }. Its options are: { $known }.
names = The names for a picture are a list, one for each seat, not { $given }.
to-move = { $Seat } is to move.
may-act = Seats { $seats } may act.
named-may-act = { $names } may act.
between = ,{ " " }
won = { $Seat } wins.
won-by-points = { $Seat } wins, { $points }.
draw = A draw.
draw-by-points = A draw, { $points }.
empty = { $cell }: empty
forbidden = { $cell }: empty, not allowed now
piece = { $cell }: { $seat }'s piece
nobodys-piece = { $cell }: nobody's piece
step = { $first } to { $last }
joins-rows = { $Seat } joins bottom and top.
joins-columns = { $Seat } joins left and right.
seat = Seat { $n }
seat-inside = seat { $n }
player = Player { $n }
tiles-won = Tiles won: { $n }
holds = { $Seat } holds the obelisk.
choose-tile = Choose this tile
side = near is the seat from whose side the board is seen, from 0 to { $last }; not { $near }.
chooses = { $Seat } chooses a tile.
playing = { $micro } on { $tile }
micro-won = { $Seat } wins { $micro } on { $tile }.
micro-won-by = { $Seat } wins { $micro } on { $tile }, { $points }.
micro-drawn = { $micro } drawn: { $tile } goes to { $seat }.
near = { $Seat }: obelisk, moves first
far = { $Seat }: wins a draw
free = Still free: { $n }
tile = tile { $tile }: { $micro }, free
tile-playing = tile { $tile }: { $micro }, in play
tile-won = tile { $tile }: won by { $seat } ({ $micro })
ended = The game is over.
ended-by-points = The game is over: { $points } points.

## Task

task_cell = Choose a cell.
task_step = Choose a piece, then where it goes.
task_move = Make a move.
task_tile = You hold the obelisk: choose a tile to play for.
task_micro = Play on in the microgame.
task_draft = Take a tile from the draw column.
task_build = Build your microchip, then hand it in.

## Graph

graph_title = { $title }: evaluation
graph_about = The chances of { $seat } after each of { $n } moves, and marks where moves were not the best.
graph_about-each = What each seat could hope for after its moves, { $n } in all, and marks where moves were not the best.
graph_wins = { $Seat } wins
graph_plies = moves
graph_mark = { $ply }. { $move }: { $judgement }
graph_better = { $ply }. { $move }: { $judgement }; better: { $best }
