title = Clobber
too-far = { $to } is too far; a piece moves just one cell.
own-piece = your own piece is on { $to }. A piece moves only onto an enemy piece.
empty = { $to } is empty. Every move captures: a piece moves only onto an enemy piece next to it.
about = Every move captures an enemy piece next to yours. If you cannot capture, you lose.
rules_setup = The board has five columns and four rows. Fill all 20 cells like a chessboard: the first player's ten pieces stand on a1 and every cell of its colour, the second player's ten on the others. Draw lots for who starts; in a match of Plug-In, the player with the obelisk starts.
rules_turn = On your turn, move a piece up, down, left or right onto an enemy piece next to it, which leaves the game. There are no other moves.
rules_end = If you cannot move, you lose.
rules_notation = Columns are a to e from the left, rows 1 to 4 from the bottom. A move is the cell the piece leaves and the cell it lands on: a1a2.
rules_rulings =
    The first player's pieces stand on a1 and every cell of its colour.
    A piece never moves to an empty cell, so whoever has no enemy piece next to their own cannot move.
    Whenever one player could move, so could the other: the last move wins, and there is no draw.
how = A move is the cell the piece leaves and the cell of the enemy piece it captures: a1a2.

## Ending

ending_apart = No pieces of different players are side by side any more, so { $seat } cannot move.

## Reason

reason_strands =
    { $n ->
        [one] leaves the enemy piece on { $cell } out of play
       *[other] leaves { $n } enemy pieces out of play
    }
reason_safe = captures on { $cell }, where nothing can recapture

## Lesson

lesson_capture_title = Every move captures
lesson_capture_rule = A piece moves one cell up, down, left or right onto an enemy piece, which leaves the game. That is the only kind of move.
lesson_capture_try = You play the discs. Capture something: choose a piece, then an enemy piece next to it.
lesson_capture_done = One enemy piece less, and one empty cell more.
lesson_capture_other = try another piece.
lesson_capture_tempting-1 = diagonally, a1 to b2?
lesson_capture_tempting-2 = two cells, a1 to a3?
lesson_capture_tempting-3 = moving the enemy piece on b1?
lesson_only_title = Only onto enemy pieces
lesson_only_rule = A piece never moves to an empty cell or onto a piece of its own side. With no enemy piece next to it, it has to stay where it is.
lesson_only_try = Your piece on a2 is stuck. Capture with another one.
lesson_only_done = There are still plenty of enemy pieces around. That won't last.
lesson_only_other = try another piece.
lesson_only_tempting-1 = back to the empty cell a1?
lesson_only_tempting-2 = a2 onto your own piece on b2?
lesson_safe_title = Out of reach
lesson_safe_rule = A piece that has no enemy piece next to it cannot be captured. Nor can it move, unless one comes near.
lesson_safe_try = Capture so that nothing can recapture.
lesson_safe_done = No enemy piece is next to it, so it is safe.
lesson_safe_other = an enemy piece next to it can recapture. Look at the upper right corner.
lesson_safe_tempting-1 = e3 to the empty cell d3?
lesson_last_title = Make the last move
lesson_last_rule = If it is your turn and you cannot capture, you lose, however many pieces you have left.
lesson_last_try = One capture leaves no two pieces of different players side by side. Find it.
lesson_last_done = Nobody can capture any more, and it's your opponent's turn. You win.
lesson_last_other = somewhere a piece of yours is still next to an enemy piece, so your opponent can move.
lesson_last_tempting-1 = c3 to the empty cell b3?
lesson_last_tempting-2 = c3 onto your own piece on d3?
lesson_by = By Michael Albert, J. P. Grossman, Richard Nowakowski and David Wolfe, 2001.
lesson_more = With best play the first player wins. Most first moves are good enough: 24 of the 31 win.
