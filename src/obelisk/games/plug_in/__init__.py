"""Plug-In: a macrogame on hexagonal tiles, each of which carries a microgame."""
