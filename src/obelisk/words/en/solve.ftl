too-big = { $game } cannot be solved exhaustively: its positions do not fit into one number each.
seats = { $game } cannot be solved exhaustively: only games for two without hidden information can.
chance-and-cycles = { $game } cannot be solved exhaustively: it has chance, and positions can repeat.
memory = { $game } has more than { $limit } positions, which is too many to solve exhaustively.
no-memory = { $game } cannot be solved exhaustively: this process has too little memory.
