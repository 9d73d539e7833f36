"""Micropul, by Jean-François Lassonde: micropuls join, catalysts fire, groups are claimed. For two, or alone."""

from obelisk.authoring import Game, Rules, Secrets, Text
from obelisk.games.micropul.rules.groups import points
from obelisk.games.micropul.rules.moves import (
    LONGEST,
    MOST_MOVES,
    apply,
    begin,
    deal,
    is_legal,
    legal,
    sample,
)
from obelisk.games.micropul.rules.searching import likely, position_hash, value
from obelisk.games.micropul.rules.setup import MicropulSetup, view
from obelisk.games.micropul.rules.state import STATE
from obelisk.games.micropul.rules.unseen import determinize
from obelisk.games.micropul.text import MicropulNotation, ending, reason, reckoning, why_not

GAME = Game(
    name="micropul",
    order=2,
    minutes=25,
    seats=(1, 2),
    setup=MicropulSetup(),
    view=view,
    secrets=Secrets(),
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=MOST_MOVES,
        max_plies=LONGEST,
        deal=deal,
        is_legal=is_legal,
        sample=sample,
        likely=likely,
        points=points,
        value=value,
        determinize=determinize,
        position_hash=position_hash,
    ),
    # Any micropul of a group may be named; one of each is listed.
    text=Text(
        notation=MicropulNotation(), lists_all=False, why_not=why_not, reason=reason, ending=ending, reckoning=reckoning
    ),
    has_colours=True,
)
