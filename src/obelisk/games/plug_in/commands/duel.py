"""`obelisk duel`: who wins a match if nobody errs, whatever lies on its tiles."""

from collections.abc import Sequence
from typing import Annotated

from obelisk.authoring import BadRequest, Game, catalogue, listed
from obelisk.authoring.terminal import Screen, bar, option
from obelisk.games.plug_in import NAME
from obelisk.games.plug_in.duels import (
    FEW_TILES,
    Count,
    chance_of_holder,
    count_won,
    countable_sizes,
    holder_chances,
    mixes,
)

FEW_MICROS = 4
"""Of so many microgames every mix is told by their names; of more, only how many of them are the holder's."""


def duel(
    screen: Screen,
    size: Annotated[int | None, option("plug-in/argument/size")] = None,
    macro: Annotated[str | None, option("plug-in/argument/macro")] = None,
) -> None:
    """Print who wins which tiles, how many arrangements the first holder wins, and how likely that is for each mix."""
    book, size = _chosen(macro, size)
    with bar(screen, screen.say("solving")) as report:
        chances = holder_chances(report)
        counts = count_won(size, macro=book.name, progress=report)
    say = screen.say.within(NAME)
    told = "duel/title" if size is not None else "duel/title-alone"
    screen.line(say(told, macro=book.title, size=size, n=len(counts) - 1), "key")
    _print_tiles(screen, chances)
    rows = [(f"{count.holders}", f"{count.arrangements:,}", f"{count.won:,}") for count in counts]
    rows.append(("", f"{sum(count.arrangements for count in counts):,}", f"{sum(count.won for count in counts):,}"))
    screen.line()
    screen.table(">>>", [say(f"duel/column-{name}") for name in ("tiles", "arrangements", "won")], rows)
    screen.line()
    certain = {name: chance == 1.0 for name, chance in chances.items() if chance in (0.0, 1.0)}
    screen.table("<>", [say("duel/column-mix"), say("duel/column-chance")], _mixes(screen, certain, counts))
    screen.line()
    screen.line(say("duel/same-sides" if "sides" in book.setup.keys else "duel/same"), "quiet")


def _chosen(name: str | None, size: int | None) -> tuple[Game, int | None]:
    """Return the macrogame and its size, or refuse them; without a size, one that is done at once."""
    macros = {macro.name: macro for macro in catalogue.game(NAME).parts.macros}
    macro = next(iter(macros.values())) if name is None else macros.get(name)
    if macro is None:
        raise BadRequest("plug-in/duel/macro", given=name, known=list(macros))
    sizes = countable_sizes(macro)
    if size is None:
        return macro, max(countable_sizes(macro, FEW_TILES), default=None)
    if size not in sizes:
        raise BadRequest("plug-in/duel/size", macro=macro.name, given=size, known=[str(known) for known in sizes])
    return macro, size


def _titles(screen: Screen, names: Sequence[str]) -> list[str]:
    return [catalogue.game(name).title.explain(screen.language) for name in names]


def _print_tiles(screen: Screen, chances: dict[str, float | None]) -> None:
    """Tell which tiles the holder wins and which the other, which are a matter of luck, and which nobody knows."""
    say = screen.say.within(NAME)
    for code, chance in (("duel/for-holder", 1.0), ("duel/for-other", 0.0), ("duel/unsolved", None)):
        names = [name for name, found in chances.items() if found == chance]
        if names:
            screen.line(say(code, micros=_titles(screen, names)))
    for name, chance in chances.items():
        if chance is not None and 0.0 < chance < 1.0:
            screen.line(say("duel/by-luck", micro=_titles(screen, [name])[0], chance=f"{chance:.1%}"))
    if any(chance not in (0.0, 1.0) for chance in chances.values()):
        screen.line(say("duel/left-out"), "quiet")


def _mixes(screen: Screen, won: dict[str, bool], counts: Sequence[Count]) -> list[tuple[str, str]]:
    """Return how likely the first holder wins if the tiles are drawn from a mix of microgames, for every mix."""
    if len(won) <= FEW_MICROS:
        found = [
            (listed(_titles(screen, mix), screen.language), [won[name] for name in mix]) for mix in mixes(list(won))
        ]
    else:
        holders, others = sum(won.values()), len(won) - sum(won.values())
        pairs = [(own, other) for own in range(holders + 1) for other in range(others + 1) if own + other > 0]
        say = screen.say.within(NAME)
        by_share = {own / (own + other): (own, other) for own, other in reversed(pairs)}
        found = [
            (say("duel/mix", own=own, n=own + other), [True] * own + [False] * other)
            for _, (own, other) in sorted(by_share.items())
        ]
    return [(told, f"{chance_of_holder(counts, sum(mix) / len(mix)):.2%}") for told, mix in found]
