"""Microchip in words: why a move is refused, what it is good for, how a game ended."""
