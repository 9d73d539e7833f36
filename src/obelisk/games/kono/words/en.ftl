title = Kono
own-piece = your own piece stands on { $to }. Pieces jump over their own to capture an enemy behind them.
too-far = { $to } is empty, and a piece goes only one step to an empty cell. A jump must end on an enemy.
needs-jump = an enemy is captured by jumping over your own piece, and there is none between { $cell } and { $to }.
blocked = the jump passes over { $between }, where no piece of yours stands. All pieces jumped over must be your own, with no gap.
about = Jump over your own pieces to capture; who cannot move loses.
rules = Move one piece along a row or a column: one step to an empty cell, or a capture, jumping over one or more of your own pieces, with no gap, onto the enemy behind them. Who captures everything, or leaves the other without a move, wins. The same position for the third time is a draw.
how = A move is the cell that a piece leaves and the cell where it lands: a1a3.
points = pieces left

## Reason

reason_saves = takes the piece on { $cell } out of danger
reason_attacks = attacks the piece on { $cell }

## Lesson

lesson_capture_title = Capture by jumping over your own
lesson_capture_rule = A piece jumps along its row or column over one of your own pieces and lands on the enemy right behind it. That enemy leaves the game.
lesson_capture_try = You are the discs at the bottom. Capture a piece: choose one of yours, then the enemy.
lesson_capture_done = Captured. At the start there are four such jumps, and nothing else is possible.
lesson_capture_other = nothing was captured.
lesson_capture_tempting-1 = straight from b2 to the enemy on b3?
lesson_capture_tempting-2 = b1 onto your own b2?
lesson_capture_tempting-3 = a1 to b3, round the corner?
lesson_step_title = Or step aside
lesson_step_rule = Instead of capturing, a piece may take one step to an empty cell beside it, in any of the four directions.
lesson_step_try = Make a step without capturing.
lesson_step_done = One step. Steps prepare jumps, and get pieces out of the way of jumps.
lesson_step_other = that was a capture. Here try a plain step to an empty cell: a1 and c3 are empty.
lesson_step_tempting-1 = two cells at once, c1 to c3?
lesson_step_tempting-2 = moving the enemy's piece on a3?
lesson_two_title = Over two at once
lesson_two_rule = A jump may pass over several of your pieces, if they stand in one line without a gap and the enemy stands right behind the last.
lesson_two_try = Capture by a jump over two of your own pieces.
lesson_two_done = Over c2 and b2 onto a2. A row of your pieces is a long arm.
lesson_two_other = there is a longer jump: look along row 2.
lesson_two_tempting-1 = a1 over the enemy on a2 to a3?
lesson_stuck_title = Leave no move
lesson_stuck_rule = Who has to move and cannot, loses, however many pieces are left.
lesson_stuck_try = One quiet step shuts all four enemies in. Find it.
lesson_stuck_done = They stand in one row, with your pieces in front of them, and none of them can step or capture. You win.
lesson_stuck_other = they still have a move. Which cell could they still step to?
lesson_end_title = Or take almost everything
lesson_end_rule = Capturing the last enemy wins as well. Mostly the two go together: who has few pieces left soon has no move.
lesson_end_try = Two enemies are left. Capture one of them so that the other cannot move.
lesson_end_done = The piece in the corner stands between two of yours and has nobody to jump over. You win.
lesson_end_other = look at a2: which of your pieces can jump onto it?
lesson_by = Traditional, from Korea.
lesson_more = The same position for the third time, with the same player to move, is a draw. With best play on both sides Kono is a draw anyway.
