too-big = { $game } cannot be solved exhaustively: its positions do not fit into one number each.
seats = { $game } cannot be solved exhaustively: only games for two that hide nothing are.
memory = { $game } has more than { $limit } positions; that is too many to solve exhaustively.
