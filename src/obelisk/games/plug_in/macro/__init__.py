"""The macrogames, one small file each."""
