"""The commands that Plug-In brings to the terminal."""
