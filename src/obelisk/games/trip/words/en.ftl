title = Trip
lines = trips { $n }
too-close = { $cell } touches { $last }, where your opponent has just placed; such cells are forbidden while another is empty.
about = Fill all 16 cells with as few threes in a line as you can: fewer trips win.
rules = Put one piece on an empty cell in turn. A cell that touches the piece your opponent placed last, also diagonally, is forbidden while another is empty. When all 16 cells are full, three of your own next to each other in a line, in any direction, are a trip (four in a line are two). Fewer trips win.
how = A move is the cell where your piece goes: b3.
points = trips, fewer are better

## Ending

ending_full = All cells are filled: whoever has made fewer trips wins.
ending_points = trips, three in a row: { $n }

## Reason

reason_makes = makes a row of three for yourself, which counts against you (trips: { $n })
reason_forces = leaves your opponent only cells that make a row of three
reason_leaves-few = leaves your opponent only { $cells }
reason_spares = takes { $cell }, which would have made a row of three for your opponent

## Lesson

lesson_place_title = One piece at a time
lesson_place_rule = The board has 16 cells. You and your opponent take turns, and each turn puts one piece on an empty cell. Pieces never move.
lesson_place_try = Put a piece anywhere.
lesson_place_done = That is a whole turn. Now it is the other player's.
lesson_place_other = try another cell.
lesson_place_tempting-1 = beside the board, on e5?
lesson_away_title = Keep away
lesson_away_rule = You may not touch the piece that was placed just before yours, not even at a corner. The crosses show these cells.
lesson_away_try = Your opponent has just played b2. Answer it.
lesson_away_done = Far enough. And now your opponent must keep away from you.
lesson_away_other = try another cell.
lesson_away_tempting-1 = at the corner of b2, on c3?
lesson_away_tempting-2 = on b2 itself?
lesson_close_title = Unless there is no other cell
lesson_close_rule = When every empty cell touches the last piece, the ban is off and any of them will do.
lesson_close_try = Only a3 and c4 are left, and both touch b3. Take one.
lesson_close_done = Allowed, because nothing farther away was empty.
lesson_close_other = a3 or c4 is meant.
lesson_close_tempting-1 = on b3?
lesson_count_title = Fewer trips win
lesson_count_rule = When the board is full, each player counts trips: three of one's own next to each other in a line, in any direction. Four in a line are two trips. Trips are bad: who has fewer wins, and equal numbers are a draw.
lesson_count_try = Two cells are left. Fill the one that gives you fewer trips.
lesson_count_done = You end with one trip, and your opponent, who must take a2, with three. You win.
lesson_count_other = look at your lines: a2 makes one with b2 and c2 and another with a3 and a4. Together with b2 c2 d2 that is three trips, and your opponent has two.
lesson_by = By Silvano Sorrentino.
lesson_more = Think of the cells that you forbid as much as of those that you take: a piece in the middle closes eight of them. With best play on both sides it is a draw.
