title = Kono
own-piece = your own piece is on { $to }. Jump over your own pieces to capture an enemy piece behind them.
too-far = { $to } is empty, and a piece moves to an empty cell only one step at a time. A jump must end on an enemy piece.
needs-jump = to capture, a piece must jump over your own pieces, and there are none between { $cell } and { $to }.
blocked = the jump would pass over { $between }, where you have no piece. Every cell jumped over must hold one of your own pieces.
about = Jump over your own pieces to capture. If you cannot move, you lose.
rules_setup = The board has 4×4 cells. Each player puts eight pieces of one colour on the two rows nearest to them, so no cell stays empty. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, move one piece along its row or column: either one step to an empty cell, or a capture. To capture, jump over one or more of your own pieces, with no gap, and land on the enemy piece right behind them; it leaves the game.
rules_end = You win by capturing every enemy piece or by leaving your opponent without a move. If the same position comes up for the third time with the same player to move, the game is a draw.
rules_notation = Columns are a to d from the left, rows 1 to 4 from the bottom. A move is the cell the piece leaves and the cell it lands on: a1a3.
rules_rulings =
    The pieces you jump over must stand next to each other and next to the captured piece, with no gap.
    A move without a capture is a single step.
    The third occurrence of a position, with the same player to move, is a draw at once. The starting position counts, and in a match every microgame starts its own count.
    If one player has had 1,024 turns since the last capture, the game is a draw.
how = A move is the cell the piece leaves and the cell it lands on: a1a3.
points = pieces left

## Reason

reason_saves = moves the piece on { $cell } out of danger
reason_attacks = attacks the piece on { $cell }

## Lesson

lesson_capture_title = Jump over your own to capture
lesson_capture_rule = A piece jumps along its row or column over one of your own pieces and lands on the enemy piece right behind it. That piece leaves the game.
lesson_capture_try = You play the discs at the bottom. Make a capture: choose one of your pieces, then the enemy piece.
lesson_capture_done = Captured! At the start there are four such jumps, and no other moves.
lesson_capture_other = you didn't capture anything.
lesson_capture_tempting-1 = straight from b2 to the enemy piece on b3?
lesson_capture_tempting-2 = b1 onto your own piece on b2?
lesson_capture_tempting-3 = a1 to b3, around the corner?
lesson_step_title = Or take a step
lesson_step_rule = Instead of capturing, a piece may take one step to an empty cell next to it, up, down, left or right.
lesson_step_try = Take a step without capturing.
lesson_step_done = One step. Steps set up jumps, and get your pieces out of harm's way.
lesson_step_other = that was a capture. Try a plain step to an empty cell: a1 and c3 are empty.
lesson_step_tempting-1 = two cells at once, c1 to c3?
lesson_step_tempting-2 = moving the enemy piece on a3?
lesson_two_title = Over two at once
lesson_two_rule = A jump may pass over several of your pieces if they stand in line with no gap and the enemy piece is right behind the last one.
lesson_two_try = Capture by jumping over two of your own pieces.
lesson_two_done = Over c2 and b2 onto a2. A row of your pieces has a long reach.
lesson_two_other = there is a longer jump: look along row 2.
lesson_two_tempting-1 = a1 over the enemy piece on a2 to a3?
lesson_stuck_title = Leave no move
lesson_stuck_rule = If it is your turn and you cannot move, you lose, however many pieces you have left.
lesson_stuck_try = One quiet step shuts in all four enemy pieces. Find it.
lesson_stuck_done = They stand in one row with your pieces in front of them, and none of them can step or capture. You win.
lesson_stuck_other = your opponent still has a move. Which cell can they step to?
lesson_end_title = Few pieces soon get stuck
lesson_end_rule = Capturing every enemy piece wins too, but it rarely comes to that: a player with few pieces soon runs out of moves.
lesson_end_try = Two enemy pieces are left. Capture one so that the other cannot move.
lesson_end_done = The piece in the corner is stuck between two of yours, with nothing to jump over. You win.
lesson_end_other = look at a2: which of your pieces can jump onto it?
lesson_last_title = Capture the last piece
lesson_last_rule = A player without pieces has lost. Even a single piece must be captured by a jump over one of your own.
lesson_last_try = Your opponent has one piece left, and it could still run away. Capture it.
lesson_last_done = Over d2 onto d3: there is nothing left to capture. You win.
lesson_last_other = now it can get away. Which two of your pieces stand in line with it?
lesson_last_tempting-1 = straight from d2 to the enemy piece on d3?
lesson_repeat_title = Three times is a draw
lesson_repeat_rule = If the same position comes up for the third time, with the same player to move, the game is a draw at once. The starting position counts too.
lesson_repeat_try = You have four pieces against six. You have been going between b2 and b3, and your opponent between d2 and d3. Bring the position about a third time.
lesson_repeat_done = The same pieces on the same cells with the same player to move, three times: a draw.
lesson_repeat_other = that is a new position, and the game goes on. Which move brings back the old one?
lesson_by = Traditional, from Korea.
lesson_more = With best play on both sides, Kono is a draw.
