"""What is told of tournaments."""
