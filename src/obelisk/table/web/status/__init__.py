"""What a server tells of itself: numbers for whoever watches it, and how far compiling is."""
