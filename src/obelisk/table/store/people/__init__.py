"""What is kept of people across tables: their finished games, their devices; and how they are forgotten."""
