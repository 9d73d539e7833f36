"""What is kept of games that take days: holidays, and who wants to be told that it is their turn."""
