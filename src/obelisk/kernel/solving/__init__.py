"""Exhaustive solving: every position that can come up, and who wins it.

A position's value is a score for the player to move: `win(n)` if it is won in n plies, `-win(n)` if lost in
n, 0 if drawn. Higher is better: quick wins before slow ones, draws, slow losses before quick ones.
"""
