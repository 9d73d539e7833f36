"""The microgames, one small file each."""
