"""What a game is made of: its board, its notation, its set-up, its words, its looks."""
