"""Tournaments: who meets whom, what counts, and what survives."""
