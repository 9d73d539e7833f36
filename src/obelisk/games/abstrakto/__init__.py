"""Abstrakto, by Néstor Romeral Andrés and José Manuel Astilleros García-Monge: tiles enclose areas."""

from pathlib import Path

from obelisk.authoring import Bench, Game, Look, Option, Puzzles, Rules, Search, Secrets, Text, Training
from obelisk.games.abstrakto.encoding import ENCODING
from obelisk.games.abstrakto.rules.areas import value
from obelisk.games.abstrakto.rules.moves import active, apply, begin, deal, determinize, is_legal, legal, points, sample
from obelisk.games.abstrakto.rules.notation import AbstraktoNotation
from obelisk.games.abstrakto.rules.searching import position_hash
from obelisk.games.abstrakto.rules.setup import AbstraktoSetup, is_open, is_secret, view
from obelisk.games.abstrakto.rules.state import DISCARDS, LONGEST, MOST_MOVES, STATE
from obelisk.games.abstrakto.text import ending, reason, reckoning, whose_turn, why_not

TRAINED = {"random": 0.8, "open": 0.1, "secret": 0.1}
"""The ways to discard that one network learns, and which share of its games each has."""

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
    # Found by matches. With 20 moves or fewer a proof takes less than a quarter of a second, nearly always.
    search=Search(
        exploration=0.05,
        rave=3000.0,
        prior_visits=3.0,
        habits=16,
        level_simulations=(10, 85, 300, 800, 3_500, 14_000),
        level_wins=(0.66, 0.74, 0.72, 0.78, 0.69),
        below_best=Search(exploration=0.3),
        proof_moves=20,
    ),
    look=Look(drawing="obelisk.games.abstrakto.drawing", cover="obelisk.games.abstrakto.cover"),
    encoding=ENCODING,
    training=Training(setups=tuple(({"discard": discard}, share) for discard, share in TRAINED.items()), patch=2),
    options=(
        Option("discard", DISCARDS, DISCARDS[0], is_named=True),
        Option("starts", (0, 1), 0, is_seat=True, is_starter=True),
    ),
    has_colours=True,
    puzzles=Puzzles(book=Path(__file__).with_name("puzzles.json")),
    paper="obelisk.games.abstrakto.paper:KIT",
    lesson="obelisk.games.abstrakto.lesson:LESSON",
    bench=Bench(random_games=60_000, against_greedy=95),
    words=Path(__file__).parent / "words",
)
