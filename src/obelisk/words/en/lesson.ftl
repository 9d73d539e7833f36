your-tiles = Your tiles
your-move = Your move
others-move = Your opponent's move
