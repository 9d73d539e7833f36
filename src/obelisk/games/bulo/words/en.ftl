title = Bulo
gone = the piece on { $cell } is gone already.
gap = there is no piece on { $cell }, and the pieces of a run stand next to each other with no gap.
too-many = { $cell } to { $to } are { $n } pieces; at most three go at once.
order = write the smaller column or row first: { $better }.
one = a single piece is written once: { $better }.
about = Take one to three pieces in a row; who takes the last one loses.
rules = The pieces belong to nobody. Take one piece, or two or three that stand next to each other in one row or column with no gap. Who takes the last piece loses.
how = One piece is its cell: b2. Two or three in a row are the two ends: b2b4.

## Ending

ending_last = { $Seat } had to remove the last piece, and loses.

## Reason

reason_odd = leaves single pieces, an odd number ({ $n }): your opponent will take the last one
reason_even = leaves single pieces, an even number ({ $n }): you will take the last one
reason_symmetric = leaves a board that looks the same upside down

## Lesson

lesson_one_title = Take a piece away
lesson_one_rule = All 16 cells begin full, and the pieces are nobody's. A turn takes some away. The simplest is to take one.
lesson_one_try = Take a piece: touch it twice. (For several, touch the one at each end.)
lesson_one_done = That was a turn. It is the other player's now.
lesson_one_other = try another piece.
lesson_one_tempting-1 = a1 and b2 together?
lesson_run_title = Up to three in a line
lesson_run_rule = You may take two or three at once, if they stand side by side in one row or one column.
lesson_run_try = Take three at once: touch the first and then the last.
lesson_run_done = Three at once are the most.
lesson_run_other = those were fewer than three. Touch both ends of a line of three.
lesson_run_tempting-1 = the whole bottom row, a1 to d1?
lesson_gap_title = No gaps
lesson_gap_rule = What you take at once must hang together. A gap in the line separates it for good.
lesson_gap_try = Take two or three pieces that stand side by side.
lesson_gap_done = Without a gap: fine.
lesson_gap_other = that was one piece. Try two or three that stand side by side.
lesson_gap_tempting-1 = a2 and c2, on both sides of the gap?
lesson_gap_tempting-2 = b2, where nothing is?
lesson_last_title = The last piece loses
lesson_last_rule = Who has to take the last piece loses. So leave the other exactly one.
lesson_last_try = Four pieces are left in a row. Win.
lesson_last_done = One piece is left, and it is not you who must take it.
lesson_last_other = the other player can now leave you the last one. How many must you take so that one is left?
lesson_last_tempting-1 = all four?
lesson_by = By Piet Hein.
lesson_more = With best play the second player wins, but it is hard to see how before the board is nearly empty.
