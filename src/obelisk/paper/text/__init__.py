"""Text on paper: how wide it is, where its lines end, and columns of it."""
