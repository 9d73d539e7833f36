"""The rules of every game: no input or output, no clock, no drawing, no chance but what the caller brings."""
