"""Chomp on paper: a bar of chocolate, cut into its pieces."""

from obelisk.authoring.paper import board_pieces, shared_kit
from obelisk.games.chomp import GAME

KIT = shared_kit(GAME, board_pieces("rectangle"))
