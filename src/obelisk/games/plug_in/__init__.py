"""Plug-In, by Silvano Sorrentino: a macrogame on tiles, each of which is won in the microgame that it carries.

Every macrogame and microgame that is installed takes part.
"""

import warnings
from collections.abc import Sequence
from pathlib import Path

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.game import Game
from obelisk.games.plug_in.rules import Parts, rules_of
from obelisk.games.plug_in.setup import DEFAULT_SIZE, MatchSetup
from obelisk.games.plug_in.text import MatchText
from obelisk.rulebook.values import Look, Option, Search, Text

NAME = "plug-in"

SIZES = tuple(range(2, 12))
"""The sizes that a page offers."""


def make_game() -> Game:
    """Return the match with all the macro- and microgames there are."""
    return make_match(_usable(catalogue.MACROGAMES), _usable(catalogue.MICROGAMES))


def make_match(macros: Sequence[Game], micros: Sequence[Game]) -> Game:
    """Return the match of these macro- and microgames."""
    parts = Parts(macros, micros)
    text = MatchText(parts)
    return Game(
        name=NAME,
        order=1,
        board=parts.board,
        cells=parts.cells,
        setup=MatchSetup(parts),
        view=text.view,
        rules=rules_of(parts),
        text=Text(
            notation=text,
            why_not=text.why_not,
            whose_turn=text.whose_turn,
            reason=text.reason,
            ending=text.ending,
            reckoning=text.reckoning,
        ),
        # Its games are long, and each microgame is small.
        search=Search(level_simulations=(15, 60, 170, 500), perfect="obelisk.games.plug_in.perfect:PerfectMatch"),
        look=Look(drawing="obelisk.games.plug_in.drawing", cover="obelisk.games.plug_in.cover"),
        minutes=lambda options: 3 * options["size"] ** 2,
        options=(
            Option("size", SIZES, DEFAULT_SIZE),
            Option("micros", tuple(micro.name for micro in micros), None, is_many=True),
        ),
        sheet="obelisk.games.plug_in.map",
        commands="obelisk.games.plug_in.commands:add",
        lesson="obelisk.games.plug_in.lesson:LESSON",
        words=Path(__file__).parent / "words",
        parts=parts,
    )


def _usable(group: str) -> list[Game]:
    """Return the games of *group* that can be parts of a match: for two, nothing hidden; on a tile, nothing to set up.

    One that cannot be loaded is left out.
    """
    usable = []
    for name in catalogue.names(group):
        try:
            game = catalogue.game(name)
        except UnknownGame as error:
            warnings.warn(str(error), stacklevel=3)
        else:
            needs_setup = group == catalogue.MICROGAMES and bool(game.setup.keys)
            if game.seats == (2, 2) and not game.hides and not needs_setup:
                usable.append(game)
            else:
                why = "it is not for two, hides something, or needs a set-up"
                warnings.warn(f"{name} cannot be part of a match: {why}", stacklevel=3)
    return usable
