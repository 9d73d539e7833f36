"""Microchip, by Néstor Romeral Andrés: draft tiles, build the most valuable microchip. For two to five, or alone."""

from obelisk.games.microchip.advice import weigh
from obelisk.games.microchip.builder import Build, best_build
from obelisk.games.microchip.ending import ending, reckoning
from obelisk.games.microchip.moves import active, apply, begin, deal, is_legal, legal, points, sample
from obelisk.games.microchip.notation import MicrochipNotation
from obelisk.games.microchip.reasons import reason
from obelisk.games.microchip.refusals import whose_turn, why_not
from obelisk.games.microchip.setup import MicrochipSetup
from obelisk.games.microchip.state import KINDS, STATE
from obelisk.games.microchip.view import view
from obelisk.games.rulebook import Rulebook

GAME = Rulebook(
    name="microchip",
    title={"en": "Microchip", "ja": "マイクロチップ"},
    state=STATE,
    board=None,
    notation=MicrochipNotation(),
    max_moves=KINDS,
    begin=begin,
    legal=legal,
    apply=apply,
    more_rules={
        "active": active,
        "deal": deal,
        "is_legal": is_legal,
        "sample": sample,
        "points": points,
    },
    # There are far too many layouts to list; the empty one is.
    lists_all=False,
    why_not=why_not,
    reason=reason,
    ending=ending,
    reckoning=reckoning,
    whose_turn=whose_turn,
    setup=MicrochipSetup(),
    seats=(1, 5),
    view=view,
    weigh=weigh,
    drawing="obelisk.drawing.microchip",
    workbench="obelisk.workbenches.microchip",
)

__all__ = ["GAME", "Build", "best_build"]
