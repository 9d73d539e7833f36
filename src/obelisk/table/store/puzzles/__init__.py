"""What is kept of daily puzzles: the tries that count."""
