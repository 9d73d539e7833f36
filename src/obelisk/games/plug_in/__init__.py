"""Plug-In, by Silvano Sorrentino: a macrogame on tiles, each of which is won in the microgame that it carries.

Every macrogame and microgame that is installed takes part.
"""

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from obelisk.authoring import Game, Option, State, Text, UnknownGame, catalogue
from obelisk.games.plug_in.composition import sizes_of, usual_size
from obelisk.games.plug_in.encoding import MatchEncoding
from obelisk.games.plug_in.rules import Parts, rules_of
from obelisk.games.plug_in.setup import MatchSetup
from obelisk.games.plug_in.text import MatchText

NAME = "plug-in"

PLAYED = 0.5
"""What a match takes of the time that all its microgames would take alone: it is decided before the board is full, and
whoever plays one after another is quick."""
USUAL_MINUTES = 5
"""About how long a microgame takes that does not say so."""
EXACT_MINUTES, STEP_MINUTES = 20, 5
"""A match that takes longer than so many minutes is told in steps of so many."""


def make_game() -> Game:
    """Return the match with all the macro- and microgames there are."""
    return make_match(_usable(catalogue.MACROGAMES), _usable(catalogue.MICROGAMES))


def make_match(macros: Sequence[Game], micros: Sequence[Game]) -> Game:
    """Return the match of these macro- and microgames."""
    parts = Parts(macros, micros)
    text = MatchText(parts)
    setup, rules = MatchSetup(parts), rules_of(parts)
    return Game(
        name=NAME,
        order=1,
        board=parts.board,
        cells=parts.cells,
        setup=setup,
        view=text.view,
        rules=rules,
        has_draws=any(macro.has_draws for macro in macros),
        encoding=MatchEncoding(parts),
        text=Text(
            notation=text,
            why_not=text.why_not,
            whose_turn=text.whose_turn,
            reason=text.reason,
            ending=text.ending,
            reckoning=text.reckoning,
        ),
        minutes=lambda options: _minutes(setup, rules.state.blank(), options),
        options=_options(parts),
        has_colours=True,
        declared={"parts": parts, "sheet": f"{__name__}.map"},
    )


def _minutes(setup: MatchSetup, s: State, options: Mapping[str, Any]) -> int:
    """Return about how long a match with these options takes, by the microgames on its tiles."""
    given = {key: value for key, value in options.items() if value is not None and key != "sides"}
    if "composition" in given:
        given = {"composition": given["composition"]}
    elif "size" not in setup.parts.macro_called(given["macro"]).setup.keys:
        given.pop("size", None)
    setup.choose(s, NAME, given)
    shares = setup.shares(s)
    tile = sum(n * (micro.length() or USUAL_MINUTES) for micro, n in shares.items()) / sum(shares.values())
    minutes = max(1, round(PLAYED * tile * len(setup.parts.board(s))))
    return minutes if minutes <= EXACT_MINUTES else STEP_MINUTES * round(minutes / STEP_MINUTES)


def _options(parts: Parts) -> tuple[Option, ...]:
    """Return what can be chosen: the board as text or its macrogame, size and microgames, and whose sides are whose."""
    first = parts.macros[0]
    names = tuple(micro.name for micro in parts.micros)

    def unless_composed(option: Option) -> Option:
        """Return an option that is not asked for where a composition says everything already."""

        def after(chosen: Mapping[str, Any]) -> Option:
            asked = option.after(chosen)
            return replace(asked, values=(), takes_text=False) if "composition" in chosen else asked

        return replace(option, depends=after)

    def size(chosen: Mapping[str, Any]) -> Option:
        macro = parts.macro_called(chosen.get("macro", first.name))
        return Option("size", sizes_of(macro), usual_size(macro))

    def sides(chosen: Mapping[str, Any]) -> Option:
        has_sides = "sides" in parts.macro_called(chosen.get("macro", first.name)).setup.keys
        return Option("sides", (0, 1) if has_sides else (), 0, is_named=True, is_seat=True)

    return (
        Option("composition", (), None, takes_text=True),
        unless_composed(Option("macro", tuple(macro.name for macro in parts.macros), first.name)),
        unless_composed(replace(size({}), depends=size)),
        unless_composed(Option("micros", names, None, is_many=True, takes_text=True)),
        replace(sides({}), depends=sides),
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
