"""Microchip, by Néstor Romeral Andrés: draft tiles, build the most valuable microchip. For two to five, or alone."""

from obelisk.authoring import Game, Option, Rules, Text
from obelisk.games.microchip.building.builder import Build, best_build
from obelisk.games.microchip.rules.layouts import MicrochipNotation
from obelisk.games.microchip.rules.moves import active, apply, begin, deal, is_legal, legal, points, sample
from obelisk.games.microchip.rules.setup import MicrochipSetup, view
from obelisk.games.microchip.rules.state import KINDS, MOST_PLAYERS, POOL, STATE
from obelisk.games.microchip.text import ending, reason, reckoning, whose_turn, why_not

GAME = Game(
    name="microchip",
    order=4,
    minutes=30,
    seats=(1, 5),
    setup=MicrochipSetup(),
    view=view,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=KINDS,
        max_plies=POOL + MOST_PLAYERS,
        deal=deal,
        active=active,
        is_legal=is_legal,
        sample=sample,
        points=points,
    ),
    text=Text(
        notation=MicrochipNotation(),
        # There are far too many layouts to list; the empty one is.
        lists_all=False,
        why_not=why_not,
        whose_turn=whose_turn,
        reason=reason,
        ending=ending,
        reckoning=reckoning,
    ),
    options=(Option("boards", (), None, is_by_seat=True),),
)

__all__ = ["GAME", "Build", "best_build"]
