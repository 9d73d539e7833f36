"""Compiled code on the disk: where it lies, which games have it, and what runs until it is there."""
