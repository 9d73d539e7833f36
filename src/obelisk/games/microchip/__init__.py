"""Microchip, by Néstor Romeral Andrés: draft tiles, build the most valuable microchip. For two to five, or alone."""

from pathlib import Path

from obelisk.authoring import Bench, Game, Look, Option, Puzzles, Rules, Search, Text
from obelisk.games.microchip.building.builder import Build, best_build, weigh
from obelisk.games.microchip.encoding import ENCODING
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
    # Drafts that the builder plays to their end for each tile.
    search=Search(
        weigh=weigh,
        expert="builder",
        level_simulations=(1, 2, 3, 4, 7, 12),
        level_wins=(0.90, 0.80, 0.80, 0.75, 0.77),
        below_best=Search(likely=False),
    ),
    look=Look(drawing="obelisk.games.microchip.drawing", cover="obelisk.games.microchip.cover"),
    options=(Option("boards", (), None, is_by_seat=True),),
    encoding=ENCODING,
    puzzles=Puzzles(
        book=Path(__file__).with_name("puzzles.json"),
        maker="obelisk.games.microchip.puzzles:make",
        options={"players": 1},
    ),
    paper="obelisk.games.microchip.paper:KIT",
    lesson="obelisk.games.microchip.lesson:LESSON",
    workbench="obelisk.games.microchip.workbench",
    championship="obelisk.games.microchip.championship",
    commands="obelisk.games.microchip.commands:add",
    pages="obelisk.games.microchip.pages:add",
    bench=Bench(random_games=150_000, against_greedy=60, options={"players": 4}),
    words=Path(__file__).parent / "words",
)

__all__ = ["GAME", "Build", "best_build"]
