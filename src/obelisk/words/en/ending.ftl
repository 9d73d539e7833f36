## Board

board_cannot-move = { $Seat } cannot move.
board_no-piece = { $Seat } has no piece left.
board_pieces = pieces left: { $n }
board_repeated = The same position has come for the third time, which is a draw.
board_too-long = The game went on for too long without a capture, which is a draw.
