"""The rules of Microchip."""
