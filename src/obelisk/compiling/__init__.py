"""Compiling games before they are needed, and knowing which of them are compiled."""
