"""Micropul, by Jean-François Lassonde: micropuls join, catalysts fire, groups are claimed. For two, or alone."""

from pathlib import Path

from obelisk.authoring import Bench, Game, Look, Puzzles, Rules, Search, Secrets, Text, Training
from obelisk.games.micropul.encoding import ENCODING
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
from obelisk.games.micropul.rules.searching import likely, look_ahead, position_hash, value
from obelisk.games.micropul.rules.setup import MicropulSetup, view
from obelisk.games.micropul.rules.state import STATE
from obelisk.games.micropul.rules.unseen import determinize
from obelisk.games.micropul.text import MicropulNotation, ending, reason, reckoning, why_not

BEFORE = Search(playout_depth=20, exploration=0.2, prior_visits=3.0)
"""Found by matches against `greedy`, with the hand-set value: so play the levels below the best, and those alone."""

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
    # Found by matches.
    search=Search(
        playout_depth=6,
        exploration=0.2,
        prior_visits=3.0,
        ends_openly=True,
        prepare=look_ahead,
        level_simulations=(12, 75, 220, 550, 1_200, 9_000),
        level_wins=(0.66, 0.66, 0.74, 0.62, 0.64),
        below_best=BEFORE,
        alone=BEFORE,
    ),
    has_colours=True,
    look=Look(drawing="obelisk.games.micropul.drawing", cover="obelisk.games.micropul.cover"),
    encoding=ENCODING,
    training=Training(blocks=3),
    puzzles=Puzzles(
        book=Path(__file__).with_name("puzzles.json"),
        maker="obelisk.puzzles.scoring:make",
        options={"players": 1},
        is_proven=False,
    ),
    paper="obelisk.games.micropul.paper:KIT",
    lesson="obelisk.games.micropul.lesson:LESSON",
    bench=Bench(random_games=6_000, against_greedy=90, figures="obelisk.games.micropul.bench:figures"),
    words=Path(__file__).parent / "words",
)
