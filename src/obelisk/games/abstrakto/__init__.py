"""Abstrakto, by Néstor Romeral Andrés and José Manuel Astilleros García-Monge: tiles enclose areas."""

from obelisk.authoring import Game, Option, Rules, Secrets, Text
from obelisk.games.abstrakto.rules.areas import value
from obelisk.games.abstrakto.rules.moves import active, apply, begin, deal, determinize, is_legal, legal, points, sample
from obelisk.games.abstrakto.rules.notation import AbstraktoNotation
from obelisk.games.abstrakto.rules.searching import position_hash
from obelisk.games.abstrakto.rules.setup import AbstraktoSetup, is_open, is_secret, view
from obelisk.games.abstrakto.rules.state import DISCARDS, LONGEST, MOST_MOVES, STATE
from obelisk.games.abstrakto.text import ending, reason, reckoning, whose_turn, why_not

GAME = Game(
    name="abstrakto",
    order=3,
    minutes=15,
    setup=AbstraktoSetup(),
    view=view,
    secrets=Secrets(is_open=is_open, is_secret=is_secret),
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=MOST_MOVES,
        max_plies=LONGEST,
        deal=deal,
        active=active,
        is_legal=is_legal,
        sample=sample,
        points=points,
        value=value,
        determinize=determinize,
        position_hash=position_hash,
    ),
    text=Text(
        notation=AbstraktoNotation(),
        why_not=why_not,
        whose_turn=whose_turn,
        reason=reason,
        ending=ending,
        reckoning=reckoning,
    ),
    options=(
        Option("discard", DISCARDS, DISCARDS[0], is_named=True),
        Option("starts", (0, 1), 0, is_seat=True, is_starter=True),
    ),
    has_colours=True,
)
