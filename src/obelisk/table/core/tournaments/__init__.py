"""Tournaments: who meets whom, what counts, and who leads. Nothing here knows the web, a database or a clock."""
