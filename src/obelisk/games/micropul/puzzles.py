"""The puzzles of Micropul: as many points as can be had alone."""

from obelisk.authoring import Puzzles

PUZZLES = Puzzles(maker="obelisk.puzzles.scoring:make", options={"players": 1}, is_proven=False)
