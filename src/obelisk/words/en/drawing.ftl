option = A picture of { $game } has no option { $option }. Its options are: { $known }.
names = The names for a picture must be a list, one for each seat, not { $given }.
to-move = { $Seat } to move.
rolled = Chance: { $outcome }
chance-to-move = Chance decides what comes.
may-act = Seats { $seats } may move.
named-may-act = { $names } may move.
won = { $Seat } wins.
won-by-points = { $Seat } wins, { $points }.
draw = A draw.
draw-by-points = A draw, { $points }.
shared = { $names } share the win.
shared-by-points = { $names } share the win, { $points }.
empty = { $cell }: empty
forbidden = { $cell }: empty, not allowed now
piece = { $cell }: { $seat }'s piece
nobodys-piece = { $cell }: a piece
marked = { $piece }, marked { $mark }
step = { $first } to { $last }
leaves = { $cell } off the board
joins-rows = { $Seat } connects bottom and top.
joins-columns = { $Seat } connects left and right.
seat = Seat { $n }
seat-inside = seat { $n }
player = Player { $n }
side = near is the seat whose side of the board is at the bottom, from 0 to { $last }; not { $near }.
ended = The game is over.
ended-by-points =
    { $points ->
        [one] The game is over: 1 point.
       *[other] The game is over: { $points } points.
    }

## Task

task_cell = Choose a cell.
task_step = Choose a piece, then where it goes.
task_move = Make a move.
graph_title = { $title }: evaluation
graph_about =
    { $n ->
        [one] { $seat }'s chances after the only move; a mark shows if it was not the best.
       *[other] { $seat }'s chances after each of { $n } moves; marks show moves that were not the best.
    }
graph_about-each =
    { $n ->
        [one] The prospects of each seat after the only move; a mark shows if it was not the best.
       *[other] The prospects of each seat after its moves, { $n } in all; marks show moves that were not the best.
    }
graph_wins = { $Seat } wins
graph_plies = moves
graph_mark = { $ply }. { $move }: { $judgement }
graph_better = { $ply }. { $move }: { $judgement }; better: { $best }
colour_0 = blue
colour_1 = orange
colour_2 = purple
colour_3 = green
colour_4 = magenta
