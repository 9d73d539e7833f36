"""The arena: matches between players, in parallel, and what they say about who is stronger.

>>> from obelisk import arena
>>> report = arena.play("bulo", ["random", "random"], 10, seed=1, processes=1)
>>> report.standings[0].won + report.standings[1].won
10.0
"""

from obelisk.arena import review
from obelisk.arena.ladder import Ladder, Rung
from obelisk.arena.statistics import Sprt, elo, wilson
from obelisk.arena.tournament import Played, Report, Standing, play

__all__ = ["Ladder", "Played", "Report", "Rung", "Sprt", "Standing", "elo", "play", "review", "wilson"]
