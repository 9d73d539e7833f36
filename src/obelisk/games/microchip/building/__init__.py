"""The builder: the best microchip that a hand of tiles can make."""
