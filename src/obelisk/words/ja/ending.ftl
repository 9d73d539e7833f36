## Board

board_cannot-move = { $Seat }は動かせる駒がありません。
board_no-piece = { $Seat }の駒がなくなりました。
board_pieces = 残りの駒：{ $n }個
board_repeated = 同じ局面が3回現れたので、千日手で引き分けです。
board_too-long = 駒を取らない手が長く続いたので、引き分けです。
absent = { $names }が来ませんでした。
adjudicated = 大会の主催者が結果を決めました。
