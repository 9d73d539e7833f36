"""Daily puzzles at the table: how a try is opened and judged, and streaks."""
