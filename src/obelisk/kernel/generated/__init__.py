"""Rules that a program writes: packing, hashing, games inside games."""
