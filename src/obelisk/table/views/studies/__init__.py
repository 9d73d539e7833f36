"""What leaves a study: its pictures, its files, and what readers are told."""
