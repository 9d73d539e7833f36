"""What leaves the table about daily puzzles: what is to be solved, what somebody's try has come to, what is shared."""
