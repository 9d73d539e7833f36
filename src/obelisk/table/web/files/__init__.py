"""The files that pages load: scripts made whole, and how long browsers may keep what they have."""
