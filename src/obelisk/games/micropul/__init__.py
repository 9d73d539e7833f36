"""Micropul, by Jean-François Lassonde: micropuls join, catalysts fire, groups are claimed. For two, or alone."""

from obelisk.games.micropul.ending import ending, reckoning
from obelisk.games.micropul.judging import value
from obelisk.games.micropul.likely import likely
from obelisk.games.micropul.marking import mark
from obelisk.games.micropul.moves import MOST_MOVES, apply, begin, deal, imagine, is_legal, legal, sample
from obelisk.games.micropul.notation import MicropulNotation
from obelisk.games.micropul.reasons import reason
from obelisk.games.micropul.refusals import why_not
from obelisk.games.micropul.scoring import points
from obelisk.games.micropul.setup import MicropulSetup
from obelisk.games.micropul.state import STATE
from obelisk.games.micropul.view import view
from obelisk.games.rulebook import Rulebook

GAME = Rulebook(
    name="micropul",
    title={"en": "Micropul", "ja": "ミクロプル"},
    state=STATE,
    board=None,
    notation=MicropulNotation(),
    max_moves=MOST_MOVES,
    begin=begin,
    legal=legal,
    apply=apply,
    more_rules={
        "deal": deal,
        "is_legal": is_legal,
        "sample": sample,
        "points": points,
        "imagine": imagine,
        "value": value,
        "likely": likely,
        "mark": mark,
    },
    # Any micropul of a group may be named; one of each is listed.
    lists_all=False,
    why_not=why_not,
    reason=reason,
    ending=ending,
    reckoning=reckoning,
    setup=MicropulSetup(),
    seats=(1, 2),
    view=view,
    hides=True,
    drawing="obelisk.drawing.micropul",
    # Found by matches against `greedy`.
    playout=20,
    exploration=0.2,
    insight=3.0,
    looks=(30, 80, 200, 500),
)
