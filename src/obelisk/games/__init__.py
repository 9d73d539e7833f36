"""The games, a folder each. Nothing outside imports them: they are found by entry points, as other people's are."""
