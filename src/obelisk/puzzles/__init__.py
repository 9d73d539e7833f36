"""Daily puzzles: the same for everybody, one for each game that brings some and for each day."""
