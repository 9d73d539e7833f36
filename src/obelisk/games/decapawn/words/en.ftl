title = Decapawn
backwards = pieces only go forward, one row at a time; { $to } is not in the next row.
too-far = { $to } is too far to the side; a piece goes straight ahead or one point diagonally.
blocked = { $to } is occupied, and straight ahead a piece can neither pass nor capture. It captures diagonally.
own-piece = your own piece stands on { $to }.
about = Walk a piece to the far row; straight ahead it moves, diagonally it also captures.
rules = Move a piece one point straight ahead to an empty point, or one point diagonally ahead, where it may capture an enemy. First on the far row wins; so does who captures everything.
how = A move is the point that a piece leaves and the point where it lands: c1d2.
points = pieces left

## Ending

ending_reached = A piece of { $seat } has reached the far row.

## Reason

reason_free = frees the piece on { $cell }: nobody stands in its way

## Lesson

lesson_ahead_title = Straight ahead
lesson_ahead_rule = Five pieces each, on the crossings of the lines. In your turn one piece goes one point forward, if that point is empty.
lesson_ahead_try = You are at the bottom. Move a piece straight ahead.
lesson_ahead_done = One point forward. There is no way back.
lesson_ahead_other = that was a diagonal move. Here try straight ahead.
lesson_ahead_tempting-1 = two points at once, c1 to c3?
lesson_ahead_tempting-2 = sideways, c1 to d1?
lesson_diagonal_title = Or diagonally ahead
lesson_diagonal_rule = A piece may also go one point diagonally forward, even if nobody is there.
lesson_diagonal_try = Move a piece diagonally.
lesson_diagonal_done = So a piece can change its column, and slip past others.
lesson_diagonal_other = that was straight ahead. Here try a diagonal.
lesson_diagonal_tempting-1 = farther aside, c1 to e2?
lesson_capture_title = Capture diagonally
lesson_capture_rule = An enemy diagonally ahead can be captured: you go to its point, and it leaves the game. Straight ahead a piece can only stop you.
lesson_capture_try = Capture with your piece on c3.
lesson_capture_done = Captured, and one row nearer.
lesson_capture_other = nothing was captured. Your piece on c3 can reach an enemy.
lesson_capture_tempting-1 = the enemy straight ahead, on c4?
lesson_capture_tempting-2 = back to c2?
lesson_far_title = First to the far row wins
lesson_far_rule = Whoever first brings one piece to the row where the other began has won. Who has no piece left has lost.
lesson_far_try = Win with this move.
lesson_far_done = You are through. It does not matter how many pieces are left.
lesson_far_other = a piece of yours is one step from the far row.
lesson_far_tempting-1 = straight onto e5?
lesson_by = By Silvano Sorrentino, after Martin Gardner's Hexapawn.
lesson_more = There are no draws: every move goes forward. With best play the first player wins, but only by beginning with an outer piece towards the middle.
