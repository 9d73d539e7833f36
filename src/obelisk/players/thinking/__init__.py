"""How players think: for how long, ahead in trees, on from the last move; and what speaks for a move."""
