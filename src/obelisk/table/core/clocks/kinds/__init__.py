"""The kinds of clocks, a file each."""
