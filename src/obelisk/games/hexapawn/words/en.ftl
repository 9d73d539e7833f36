title = Hexapawn
backwards = pawns only move forward, one row at a time; { $to } is not in the next row.
too-far = { $to } is too far to the side; a pawn moves straight ahead, or captures one cell diagonally ahead.
blocked = { $to } is occupied, and a pawn cannot capture straight ahead. It captures diagonally.
own-piece = your own pawn is on { $to }.
nothing-there = { $to } is empty. A pawn moves diagonally only to capture; without a capture it moves straight ahead.
about = Get a pawn to the far row, or leave your opponent without a move.
rules_setup = The board has 3×3 cells. Each player puts three pawns on the row nearest to them. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, move a pawn one cell straight ahead to an empty cell, or one cell diagonally ahead onto an enemy piece, which is captured.
rules_end = You win by reaching the far row, or by leaving your opponent without a move.
rules_notation = Columns are a to c from the left, rows 1 to 3 from the bottom. A move is the cell the pawn leaves and the cell it lands on: a1a2. A capture is written the same way: a1b2.
rules_rulings =
    A pawn never captures straight ahead, never moves diagonally to an empty cell, and never moves two cells at once.
    If all your pawns are captured, you cannot move and you lose.
    There is no draw: every move goes forward.
how = A move is the cell the pawn leaves and the cell it lands on: a1a2, or a1b2 to capture.

## Ending

ending_reached = { $Seat } has reached the far row.

## Reason

reason_blocks = stops the pawn on { $cell }

## Lesson

lesson_ahead_title = Straight ahead
lesson_ahead_rule = Each player has three pawns. On your turn, one pawn moves one cell forward if that cell is empty.
lesson_ahead_try = You play from the bottom. Move a pawn.
lesson_ahead_done = One cell forward. There is no going back.
lesson_ahead_other = try another pawn.
lesson_ahead_tempting-1 = diagonally, a1 to b2?
lesson_ahead_tempting-2 = two cells at once, a1 to a3?
lesson_ahead_tempting-3 = sideways, a1 to b1?
lesson_capture_title = Capture diagonally
lesson_capture_rule = A pawn captures diagonally ahead: it moves onto the enemy piece, which leaves the game. A pawn straight ahead just blocks your way.
lesson_capture_try = Capture the enemy piece on b2.
lesson_capture_done = Captured. That is the only way to change columns.
lesson_capture_other = that wins, and the next step says why. But here, make a capture.
lesson_capture_tempting-1 = straight ahead, b1 takes b2?
lesson_capture_tempting-2 = diagonally to an empty cell, a2 to b3?
lesson_stuck_title = Leave no move
lesson_stuck_rule = If it is your turn and you cannot move, you lose, even if you have pawns left.
lesson_stuck_try = The same position again. Don't capture: find the quiet move that stops every enemy piece.
lesson_stuck_done = Each enemy piece faces one of yours, and none of them can capture. You win.
lesson_stuck_other = now your opponent can still move. Which of their pawns is not stopped yet?
lesson_stuck_tempting-1 = back to a1?
lesson_far_title = Reach the far row
lesson_far_rule = You also win as soon as one of your pawns reaches the row where your opponent started.
lesson_far_try = Win with this move.
lesson_far_done = You made it! It doesn't matter how many pawns are left.
lesson_far_other = one of your pawns is a single step from the far row.
lesson_far_tempting-1 = a2 straight onto the pawn on a3?
lesson_far_tempting-2 = moving the enemy piece on b2?
lesson_by = By Martin Gardner, 1962, for a computer made of matchboxes that learns to play it. Decapawn descends from it.
lesson_more = With best play the second player always wins. Can you see how?

## A newcomer's first game

welcome_1 = Your turn! Choose a pawn, then the cell ahead of it.
welcome_2 = If a pawn can capture diagonally, do it. If not, step ahead to a cell where it cannot be captured.
welcome_3 = Look for the far row: one pawn there wins at once.
