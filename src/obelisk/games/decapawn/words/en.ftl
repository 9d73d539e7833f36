title = Decapawn
backwards = pieces only move forward, one row at a time; { $to } is not in the next row.
too-far = { $to } is too far to the side; a piece moves straight ahead or one point diagonally ahead.
blocked = { $to } is occupied, and a piece cannot capture straight ahead. It captures diagonally.
own-piece = your own piece is on { $to }.
about = Get a piece to the far row. Pieces move straight or diagonally ahead, and capture diagonally.
rules_setup = You play on the 5×5 points where the lines of a board of 4×4 cells meet, those on its edge included. Each player puts five pieces on the five points of the row nearest to them. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, move a piece one point straight ahead to an empty point, or one point diagonally ahead to a point that is empty or holds an enemy piece, which is captured.
rules_end = The first player to reach the far row wins; so does a player who captures every enemy piece.
rules_notation = Columns are a to e from the left, rows 1 to 5 from the bottom. A move is the point the piece leaves and the point it lands on: c1d2.
rules_rulings =
    A piece never captures straight ahead, and never jumps.
    If you have no pieces left, you cannot move and you lose. (With a piece left, you can always move.)
how = A move is the point the piece leaves and the point it lands on: c1d2.
points = pieces left

## Ending

ending_reached = { $Seat } has reached the far row.

## Reason

reason_free = brings a piece to { $cell }, where nothing can stop it any more

## Lesson

lesson_ahead_title = Straight ahead
lesson_ahead_rule = Each player has five pieces, on the points where the lines cross. On your turn, one piece moves one point forward if that point is empty.
lesson_ahead_try = You play from the bottom. Move a piece straight ahead.
lesson_ahead_done = One point forward. There is no going back.
lesson_ahead_other = that was a diagonal move. Try straight ahead.
lesson_ahead_tempting-1 = two points at once, c1 to c3?
lesson_ahead_tempting-2 = sideways, c1 to d1?
lesson_diagonal_title = Or diagonally ahead
lesson_diagonal_rule = A piece may also move one point diagonally forward, even if there is nothing to capture.
lesson_diagonal_try = Move a piece diagonally.
lesson_diagonal_done = That way a piece can change columns and slip past others.
lesson_diagonal_other = that was straight ahead. Try a diagonal.
lesson_diagonal_tempting-1 = further to the side, c1 to e2?
lesson_capture_title = Capture diagonally
lesson_capture_rule = You can capture an enemy piece diagonally ahead: you move to its point, and it leaves the game. A piece straight ahead just blocks your way.
lesson_capture_try = Capture with your piece on c3.
lesson_capture_done = Captured, and one row closer.
lesson_capture_other = you didn't capture anything. Your piece on c3 can reach an enemy piece.
lesson_capture_tempting-1 = the enemy piece straight ahead, on c4?
lesson_capture_tempting-2 = back to c2?
lesson_far_title = First to the far row wins
lesson_far_rule = You win as soon as one of your pieces reaches the row where your opponent started. If you lose all your pieces, you lose.
lesson_far_try = Win with this move.
lesson_far_done = You made it! It doesn't matter how many pieces are left.
lesson_far_other = one of your pieces is a single step from the far row.
lesson_far_tempting-1 = straight onto e5?
lesson_by = By Silvano Sorrentino, after Martin Gardner's Hexapawn.
lesson_more = There are no draws: every move goes forward. With best play the first player wins, but only by starting with an outer piece towards the middle.
