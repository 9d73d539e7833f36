"""The commands that Microchip brings to the terminal."""
