"""Abstrakto, by Néstor Romeral Andrés and José Manuel Astilleros García-Monge: tiles enclose areas."""

from obelisk.games.abstrakto.ending import ending, reckoning
from obelisk.games.abstrakto.judging import value
from obelisk.games.abstrakto.moves import active, apply, begin, deal, imagine, is_legal, legal, points, sample
from obelisk.games.abstrakto.notation import AbstraktoNotation
from obelisk.games.abstrakto.reasons import reason
from obelisk.games.abstrakto.refusals import whose_turn, why_not
from obelisk.games.abstrakto.setup import AbstraktoSetup
from obelisk.games.abstrakto.state import MOST_MOVES, STATE
from obelisk.games.abstrakto.view import is_open, is_secret, view
from obelisk.games.rulebook import Rulebook

GAME = Rulebook(
    name="abstrakto",
    title={"en": "Abstrakto", "ja": "アブストラクト"},
    state=STATE,
    board=None,
    notation=AbstraktoNotation(),
    max_moves=MOST_MOVES,
    begin=begin,
    legal=legal,
    apply=apply,
    more_rules={
        "active": active,
        "deal": deal,
        "is_legal": is_legal,
        "sample": sample,
        "points": points,
        "imagine": imagine,
        "value": value,
    },
    why_not=why_not,
    reason=reason,
    ending=ending,
    reckoning=reckoning,
    whose_turn=whose_turn,
    setup=AbstraktoSetup(),
    view=view,
    hides=True,
    is_open=is_open,
    is_secret=is_secret,
    drawing="obelisk.drawing.abstrakto",
    # Found by matches.
    exploration=0.3,
    looks=(40, 400, 1_500, 6_000),
    # The last six tiles or so: proven sooner than a tree search finds the proof.
    proof=14,
)
