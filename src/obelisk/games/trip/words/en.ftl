title = Trip
lines = trips { $n }
too-close = { $cell } touches { $last }, where your opponent has just placed a piece. Choose a cell that doesn't touch it, as long as there is one.
about = Fill all 16 cells, making as few lines of three as you can: fewer trips win.
rules_setup = The board has 4×4 cells and starts empty. Each player has eight pieces of one colour. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, place one piece on an empty cell. You may not touch the piece your opponent has just placed, not even diagonally, unless every empty cell touches it.
rules_end = When all 16 cells are full, count your trips: three of your own pieces next to each other in a straight line, in any direction. Four in a line count as two trips. The player with fewer trips wins; equal numbers are a draw.
rules_notation = Columns are a to d from the left, rows 1 to 4 from the bottom. A move is the cell where your piece goes: b3.
how = A move is the cell where your piece goes: b3.
points = trips (fewer is better)

## Ending

ending_full = The board is full. Fewer trips win; equal numbers are a draw.
ending_points =
    { $n ->
        [one] one trip
       *[other] { $n } trips
    }

## Reason

reason_makes =
    { $n ->
        [one] makes a trip, which counts against you
       *[other] makes { $n } trips, which count against you
    }
reason_forces = leaves your opponent only cells that make a trip
reason_leaves-few = leaves your opponent only { $cells }
reason_spares = takes { $cell }, where your opponent would have made a trip

## Lesson

lesson_place_title = One piece at a time
lesson_place_rule = The board has 16 cells. You and your opponent take turns placing one piece on an empty cell. Pieces never move.
lesson_place_try = Place a piece anywhere.
lesson_place_done = That's a whole turn. Now it's your opponent's.
lesson_place_other = try another cell.
lesson_place_tempting-1 = off the board, on e5?
lesson_away_title = Keep your distance
lesson_away_rule = You may not touch the piece your opponent has just placed, not even at a corner. Crosses mark the forbidden cells.
lesson_away_try = Your opponent has just played b2. Reply to it.
lesson_away_done = Far enough. Now your opponent must keep away from your piece.
lesson_away_other = try another cell.
lesson_away_tempting-1 = at the corner of b2, on c3?
lesson_away_tempting-2 = on b2 itself?
lesson_close_title = Unless there is no other cell
lesson_close_rule = When every empty cell touches the last piece, you may use any of them.
lesson_close_try = Only a3 and c4 are left, and both touch b3. Take one.
lesson_close_done = Allowed, because there was no empty cell further away.
lesson_close_other = take a3 or c4.
lesson_close_tempting-1 = on b3?
lesson_count_title = Fewer trips win
lesson_count_rule = When the board is full, each player counts trips: three of their own pieces next to each other in a line, in any direction. Four in a line are two trips. Trips are bad: the player with fewer wins, and equal numbers are a draw.
lesson_count_try = Two cells are left. Fill the one that gives you fewer trips.
lesson_count_done = You end with one trip. Your opponent has to take a2 and ends with three. You win.
lesson_count_other = look at your lines: a2 makes one with b2 and c2 and another with a3 and a4. Together with b2 c2 d2 that makes three trips, and your opponent has two.
lesson_by = By Silvano Sorrentino.
lesson_more = Think as much about the cells you forbid as about the ones you take: a piece in the middle rules out eight of them. With best play on both sides, it's a draw.
