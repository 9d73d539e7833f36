"""The rules of Micropul."""
