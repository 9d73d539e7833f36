"""The commands of the terminal, a file for each or for two of a kind; games bring more (terminal/extensions)."""
