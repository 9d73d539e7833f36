your-tiles = Your tiles
your-move = Your move
others-move = The other player's move
