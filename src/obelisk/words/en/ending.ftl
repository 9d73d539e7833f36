## Board

board_cannot-move = { $Seat } cannot move.
board_no-piece = { $Seat } has no pieces left.
board_pieces =
    { $n ->
        [0] no pieces left
        [one] one piece left
       *[other] { $n } pieces left
    }
board_repeated = The same position has come up for the third time, so the game is a draw.
board_too-long = The game has gone on too long without a capture, so it is a draw.
absent = { $names } did not come.
adjudicated = The organiser of the tournament decided the game.
