title = Bulo
gone = there is no piece on { $cell } any more.
gap = there is no piece on { $cell }. Pieces taken together must stand side by side with no gap.
too-many = { $cell } to { $to } is { $n } pieces; you may take three at most.
order = write the smaller column or row first: { $better }.
one = write a single piece once: { $better }.
ends = a run is named by its two ends: { $better }.
about = Take one to three pieces in a row. Whoever takes the last one loses.
rules_setup = The board has 4×4 cells. Put one piece on each of the 16 cells; both players take from the same pieces, so their colours do not matter. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, take one piece, or two or three that stand side by side in one row or column with no gap.
rules_end = The player who takes the last piece loses.
rules_notation = Columns are a to d from the left, rows 1 to 4 from the bottom. One piece is its cell: b2. Two or three pieces are the two ends of the run, the smaller column or row first: b2b4.
how = One piece is its cell: b2. Two or three in a row are the two ends: b2b4.

## Ending

ending_last = { $Seat } had to take the last piece and loses.

## Reason

reason_odd =
    { $n ->
        [one] leaves a single piece, which your opponent must take
       *[other] leaves { $n } separate pieces, an odd number: your opponent will have to take the last one
    }
reason_even = leaves { $n } separate pieces, an even number: you will have to take the last one
reason_symmetric = leaves a board that looks the same after half a turn

## Lesson

lesson_one_title = Take a piece
lesson_one_rule = All 16 cells start full, and the pieces belong to nobody. On your turn you take some of them away. The simplest is to take just one.
lesson_one_try = Take a piece: touch it twice. (To take several, touch the one at each end.)
lesson_one_done = That was a whole turn. Now it's your opponent's.
lesson_one_other = try another piece.
lesson_one_tempting-1 = a1 and b2 together?
lesson_run_title = Up to three in a line
lesson_run_rule = You may take two or three pieces at once if they stand side by side in one row or column.
lesson_run_try = Take three at once: touch the first, then the last.
lesson_run_done = Three is the most you can take.
lesson_run_other = that was fewer than three. Touch both ends of a line of three.
lesson_run_tempting-1 = the whole bottom row, a1 to d1?
lesson_gap_title = No gaps
lesson_gap_rule = The pieces you take together must be next to each other. Once there is a gap in a line, it stays.
lesson_gap_try = Take two or three pieces that stand side by side.
lesson_gap_done = Side by side, no gap: fine.
lesson_gap_other = that was one piece. Try two or three that stand side by side.
lesson_gap_tempting-1 = a2 and c2, on either side of the gap?
lesson_gap_tempting-2 = b2, where there is nothing?
lesson_last_title = The last piece loses
lesson_last_rule = Whoever has to take the last piece loses. So try to leave your opponent exactly one.
lesson_last_try = Four pieces are left in a row. Make the winning move.
lesson_last_done = One piece is left, and your opponent has to take it.
lesson_last_other = now your opponent can leave you the last one. How many must you take to leave just one?
lesson_last_tempting-1 = all four?
lesson_by = By Piet Hein.
lesson_more = With best play the second player wins, but it's hard to see how until the board is nearly empty.
