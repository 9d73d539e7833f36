title = Domineering
not-neighbours = { $cell } and { $to } are not next to each other; a domino covers two cells that share a side.
order = write the lower or left cell first: { $better }.
upright = your dominoes stand upright: one cell and the one above it.
lying = your dominoes lie flat: one cell and the one to its right.
covered = { $cell } is already covered; a domino needs two empty cells.
about = Lay dominoes, the first player upright, the second lying. If you have no room for one, you lose.
rules_setup = The board has 4×4 cells and starts empty. Each player has four dominoes, each as large as two cells; both look at the board from the same side. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, lay a domino on two empty cells that share a side: the first player always upright, the second player always lying.
rules_end = If you cannot lay a domino, you lose.
rules_notation = Columns are a to d from the left, rows 1 to 4 from the bottom. A move is the two cells of the domino, the lower or left one first: a1a2 upright, a1b1 lying.
rules_rulings =
    A domino that has been laid stays where it is.
    There is no draw: whoever lays the last domino wins.
how = A move is the two cells of the domino, the lower or left one first: a1a2, or a1b1.
task = Choose where your domino goes.
cell = { $cell }: { $seat }'s domino

## Ending

ending_no-place = { $Seat } has no room for another domino.

## Reason

reason_takes =
    { $n ->
        [one] takes one place from your opponent
       *[other] takes { $n } places from your opponent
    }
reason_own =
    { $n ->
        [one] uses a place that was yours alone
       *[other] uses up room that was yours alone
    }

## Lesson

lesson_upright_title = Yours stand upright
lesson_upright_rule = On your turn, lay a domino on two empty cells, one above the other.
lesson_upright_try = Lay a domino. Touch a cell: the domino covers it and the one above.
lesson_upright_done = There it stays. Dominoes never move.
lesson_upright_other = try another place.
lesson_upright_tempting-1 = lying, a1 and b1?
lesson_upright_tempting-2 = a1 and b2?
lesson_lying_title = Your opponent's lie flat
lesson_lying_rule = The second player lays dominoes too, but always lying: one cell and the one to its right. Both cells must be empty.
lesson_lying_try = Now you are the second player. Lay a domino.
lesson_lying_done = Upright and lying dominoes get in each other's way. That is the whole game.
lesson_lying_other = try another place.
lesson_lying_tempting-1 = upright, c2 and c3?
lesson_lying_tempting-2 = a3 and b3, where a domino stands?
lesson_takes_title = Take their room
lesson_takes_rule = A good domino spoils many places for the other player. One in the middle columns spoils four, one at the side only two.
lesson_takes_try = You are the first player again. Lay a domino that spoils four places for lying dominoes.
lesson_takes_done = Four lying dominoes fewer for your opponent.
lesson_takes_other = at the side it spoils only two. Try the middle.
lesson_takes_tempting-1 = lying, b2 and c2?
lesson_last_title = The last domino wins
lesson_last_rule = If it is your turn and you have no room for a domino, you lose. Empty cells that are no use to you don't count.
lesson_last_try = One domino leaves no room for a lying one. Find it.
lesson_last_done = Cells are left, but no two side by side. Your opponent has no room, and you win.
lesson_last_other = your opponent still has room for a domino. Where are two empty cells side by side?
lesson_last_tempting-1 = b2 and b3, where a domino lies?
lesson_last_tempting-2 = a1 and c1?
lesson_by = By Göran Andersson.
lesson_more = With best play the first player wins, but only by starting in rows 2 and 3, in whichever column.
