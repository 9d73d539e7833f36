"""Positions as records, rules as functions on them, and everything that is written once for every game."""
