"""Studies on the disk."""
