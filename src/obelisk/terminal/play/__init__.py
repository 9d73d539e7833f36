"""A game at the prompt: who sits where, what is typed, what is told; and a table that is joined by its link."""
