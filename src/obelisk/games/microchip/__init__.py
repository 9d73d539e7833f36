"""Microchip, by Néstor Romeral Andrés: draft tiles, build the most valuable microchip. For two to five, or alone."""

from obelisk.games.microchip.builder import Build, best_build

__all__ = ["Build", "best_build"]
