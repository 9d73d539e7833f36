title = Dodgem
one-step = { $to } is too far; a car moves one cell at a time, never diagonally.
backwards-0 = your cars never move left. They move right, up or down, and leave over the right edge.
backwards-1 = your cars never move down. They move up, left or right, and leave over the top edge.
not-at-edge-0 = the car on { $cell } is not at the right edge. Your cars leave the board from column c.
not-at-edge-1 = the car on { $cell } is not at the top edge. Your cars leave the board from row 3.
own-car = your own car is on { $to }.
blocked = { $to } is occupied, and cars do not capture. Drive around it.
about = Drive your cars off the board, the first player right, the second up. Never leave your opponent without a move.
rules_setup = The board has 3×3 cells, and a1 is the lower left one. The first player puts two cars on a2 and a3; these move right, up or down, and leave the board over the right edge. The second player puts two cars on b1 and c1; these move up, left or right, and leave over the top edge. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, move one car one cell to an empty cell, or off the board over your edge. Cars do not capture.
rules_end = You win if it is your turn and you have no move: because all your cars are out, or because your opponent has shut them in. If the same position comes up for the third time with the same player to move, the game is a draw.
rules_notation = Columns are a to c from the left, rows 1 to 3 from the bottom. A move is the cell the car leaves and the cell it goes to: a2b2. A car that leaves the board is written with out: c2out.
rules_rulings =
    A car that is out stays out.
    When your last car is out, your opponent still has one turn. Then it is your turn, you have no move, and you win.
    If you leave your opponent's cars without a move, your opponent wins.
    The third occurrence of a position, with the same player to move, is a draw at once. The starting position counts, and in a match every microgame starts its own count.
how = A move is the cell the car leaves and the cell it goes to: a2b2. To drive off the board, write out: c2out.
cell = { $cell }: { $seat }'s car, going { $mark }
task = Choose a car, then where it goes.

## Ending

ending_out = All of { $seat }'s cars are out.
ending_shut-in = { $Seat }'s cars have been shut in, which wins the game for them.

## Reason

reason_leaves = drives the car on { $cell } off the board
reason_blocks = blocks the way of the car on { $cell }
reason_at-edge = brings a car to { $cell }, from where it can leave the board
reason_nearer = brings a car nearer to its edge

## Lesson

lesson_drive_title = One cell at a time
lesson_drive_rule = Each player has two cars and wants to drive them off the board. On your turn, one car moves one cell to an empty cell, never diagonally.
lesson_drive_try = Yours are the cars that point right: they leave over the right edge. Move one of them.
lesson_drive_done = One cell, and it's your opponent's turn.
lesson_drive_other = try another car.
lesson_drive_tempting-1 = two cells at once, a3 to c3?
lesson_drive_tempting-2 = diagonally, a2 to b3?
lesson_drive_tempting-3 = moving your opponent's car on b1?
lesson_sides_title = Right, up or down
lesson_sides_rule = The first player's cars move right, up or down, but never left. Cars do not capture: an occupied cell just blocks the way.
lesson_sides_try = b2 is blocked. Drive the car on a2 around it: move it up or down.
lesson_sides_done = Sideways steps cost time, but sometimes that is the only way round.
lesson_sides_other = this time, move the car on a2 up or down.
lesson_sides_tempting-1 = back to the left, b3 to a3?
lesson_sides_tempting-2 = straight through the car on b2?
lesson_other_title = The other cars go up
lesson_other_rule = The second player's cars leave over the top edge. They move up, left or right, but never down.
lesson_other_try = Now you are the other player, with the cars that point up. Move one.
lesson_other_done = Up, left or right: each player has their own three directions.
lesson_other_other = try another car.
lesson_other_tempting-1 = back down, c2 to c1?
lesson_other_tempting-2 = up onto the car on c3?
lesson_out_title = Off the board
lesson_out_rule = A car at your edge may leave the board. It never comes back, and that is one car less to bring home.
lesson_out_try = Your car on c3 has reached the right edge. Drive it out: choose it, then the arrow beyond the edge.
lesson_out_done = One car is out, and one is still on its way.
lesson_out_other = that car stayed on the board. The one on c3 can leave.
lesson_out_tempting-1 = out from a2?
lesson_out_tempting-2 = down onto the car on c2?
lesson_last_title = The last car
lesson_last_rule = You win if it is your turn and you have no move. When all your cars are out, that happens after one more turn of your opponent's.
lesson_last_try = One car is left. Drive it out.
lesson_last_done = Your opponent has one more turn. Then it's yours, you have no move, and you win.
lesson_last_other = your opponent could now get their car out first.
lesson_shut-in_title = Don't block too well
lesson_shut-in_rule = Getting in the way is half the game. But a player who cannot move has won, so you must never shut your opponent in completely.
lesson_shut-in_try = Your opponent's last car stands on c1. One of your moves would shut it in. Make another one.
lesson_shut-in_done = Good: the car on c1 can still move, and the game goes on.
lesson_shut-in_other = now the car on c1 cannot move, so your opponent has won.
lesson_repeat_title = Three times is a draw
lesson_repeat_rule = If the same position comes up for the third time, with the same player to move, the game is a draw at once.
lesson_repeat_try = You have been going between b2 and b3, and your opponent between a1 and b1. Bring the position about a third time.
lesson_repeat_done = The same cars on the same cells with the same player to move, three times: a draw.
lesson_repeat_other = that is a new position, and the game goes on. Which move brings back the old one?
lesson_by = By Colin Vout, 1972.
lesson_more = With best play the first player wins, but only by starting with the car on a3.
