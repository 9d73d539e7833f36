title = Queen
start = chance puts the queen on one of these cells: { $cells }.
stays = the queen is already on { $cell }. Move it to another cell.
away = the queen never goes right or up, so it cannot go from { $cell } to { $to }. Move it left, down, or diagonally left and down.
not-in-line = { $to } is not on one of the queen's ways from { $cell }: straight left, straight down, or diagonally left and down.
about = Move the queen left, down or both. Whoever moves it to a1 wins.
rules_setup = The board is a chessboard of 8×8 cells, and a1 is its lower left corner. There is one queen, and both players move it. Draw lots for its first cell, one of ten: h3 to h7 or c8 to g8. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, move the queen as far as you like to the left, down, or diagonally left and down. Both players look at the board from the same side.
rules_end = The player who moves the queen to the corner a1 wins.
rules_notation = Columns are a to h from the left, rows 1 to 8 from the bottom. A move is the cell where the queen goes: b3. Chance's move, which comes first, is the cell where the queen begins: h6.
rules_rulings =
    Each of the ten first cells is equally likely.
    The queen must move: nobody may pass.
how = A move is the cell where the queen goes: b3.
task = Choose where the queen goes.
cell = { $cell }: the queen
cell-empty = { $cell }: empty

## Ending

ending_corner = { $Seat } moved the queen to a1.

## Reason

reason_cold = puts the queen on { $cell }, where every move by your opponent lets you win

## Lesson

lesson_move_title = Left, down, or both
lesson_move_rule = You and your opponent move the same queen. It goes as far as you like to the left, down, or diagonally left and down, but never right or up.
lesson_move_try = Chance has put the queen on h6. Move it: choose a marked cell, or drag the queen there.
lesson_move_done = That was a turn. Now your opponent moves the same queen.
lesson_move_other = choose one of the marked cells.
lesson_move_tempting-1 = up to h7?
lesson_move_tempting-2 = two to the left and one down, to f5?
lesson_move_tempting-3 = leaving it on h6?
lesson_aslant_title = Diagonally too
lesson_aslant_rule = On the diagonal, the queen goes as many columns to the left as rows down.
lesson_aslant_try = Move the queen diagonally.
lesson_aslant_done = A diagonal move is only ever left and down.
lesson_aslant_other = that was a straight move. Change column and row at once.
lesson_aslant_tempting-1 = right and down, to h7?
lesson_aslant_tempting-2 = two columns and three rows, to e5?
lesson_corner_title = Whoever reaches the corner wins
lesson_corner_rule = The player who moves the queen to a1 wins. Nothing else counts.
lesson_corner_try = You are the second player here. Win at once.
lesson_corner_done = All the way down the diagonal, from f6 to a1. You win.
lesson_corner_other = there is a quicker way: is the queen in line with a1?
lesson_safe_title = Keep the corner out of reach
lesson_safe_rule = If the queen stands in column a, in row 1 or on the long diagonal, the next move wins. Do not put it there.
lesson_safe_try = The queen is on d5. Move it so that your opponent cannot reach a1 at once.
lesson_safe_done = Not in line with a1, so your opponent cannot win yet.
lesson_safe_other = now your opponent moves the queen straight to a1.
lesson_safe_tempting-1 = away from the corner, to d6?
lesson_cold_title = The cells to aim for
lesson_cold_rule = From b3 or c2, every move lets the other player win. So whoever moves the queen there wins. The next such cells are d6 and f4, then e8 and h5.
lesson_cold_try = The queen is on h6. Move it to one of these cells.
lesson_cold_done = Wherever your opponent goes now, you can reach another of these cells, or a1 itself.
lesson_cold_other = from there your opponent can reach one of these cells. From h6 you can reach d6, f4 or h5.
lesson_trap_title = Finish it
lesson_trap_rule = Go from one of these cells to the next, and the corner is yours.
lesson_trap_try = Your opponent has moved the queen from f4 to f3. Find the move that wins whatever comes next.
lesson_trap_done = Every cell that can be reached from there is in line with a1.
lesson_trap_other = from there your opponent can still turn the game round. Which of b3 and c2 can you reach?
lesson_trap_tempting-1 = to c2, around the corner?
lesson_by = By Willem Wythoff, 1907; as a queen on a chessboard by Rufus Isaacs.
lesson_more = With best play the first player wins, unless chance puts the queen on h5 or e8: 8 times out of 10.
