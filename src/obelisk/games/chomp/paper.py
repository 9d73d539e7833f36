"""Chomp on paper: a bar of chocolate, cut into its pieces."""

from obelisk.games.chomp import GAME
from obelisk.paper.kits import board_pieces, shared_kit

KIT = shared_kit(GAME, board_pieces("rectangle"))
