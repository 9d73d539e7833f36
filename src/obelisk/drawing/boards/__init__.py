"""Boards: where their cells lie, how they are drawn in each style, what stands around them, and as text."""
