"""Write what programs that learn must know of each game: `python docs/make_encodings.py`. A test compares the pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import obelisk
from obelisk import Game, Space

FOLDER = Path(__file__).parent / "encodings"


def ranges(parts: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Yield a line of a table for each part: its numbers, and what they are."""
    first = 0
    for n, about in parts:
        yield f"| {first} | {about} |" if n == 1 else f"| {first} to {first + n - 1} | {about} |"
        first += n


def setups(game: Game) -> Iterator[dict[str, Any]]:
    """Yield the options of `start` that may change the space, each alone."""
    fewest, most = game.seats
    yield from ({"players": players} for players in range(fewest, most + 1) if fewest != most)
    for option in game.options:
        yield from ({option.name: value} for value in option.values if not option.is_many)


def figures(space: Space) -> str:
    """Return the numbers of a space, as cells of a table."""
    shape = " × ".join(map(str, space.observation))
    low, high = (f"{reward:g}".replace("-", "−") for reward in space.rewards)
    return f"{space.actions:,} | {shape} | {space.seats} | {low} to {high} | {space.max_plies:,}"


def different(game: Game) -> Iterator[str]:
    """Yield a line for each set-up whose numbers are not those of the usual one."""
    usual = figures(game.space())
    yield f"| as it is | {usual} |"
    for options in setups(game):
        told = figures(game.space(**options))
        if told != usual:
            (name, value), *_ = options.items()
            yield f"| `{name}={value!r}` | {told} |"


def page(game: Game) -> str:
    """Return the page of a game."""
    space = game.space()
    knows = "Somebody does not know everything." if space.hides else "Everybody knows everything."
    chance = (
        f"Chance has turns, with {space.outcomes} outcomes at most." if space.has_chance else "Chance has no turns."
    )
    turns = len(space.symmetries)
    alike = f"{turns} besides the one that changes nothing" if turns else "none but the one that changes nothing"
    reward = "alone the points" if game.seats[0] == 1 else ""
    lines = [
        f"# {game.title.explain('en')} for programs that learn",
        "Made from the encoding of the game by `python docs/make_encodings.py`.",
        "[The library](../library.md#programs-that-learn) says what it is for.",
        "",
        "| set-up | actions | observation | seats | rewards | plies at most |",
        "|---|---|---|---|---|---|",
        *different(game),
        "",
        f"{knows} {chance} Symmetries: {alike}.",
        "An observation has planes, rows (row 1 first) and columns, as `int8`. The reward comes at the end: for two it",
        "is 1 for a win, −1 for a loss, 0 for a shared win; for n seats (n × share of the win − 1) / (n − 1)"
        + (f"; {reward}." if reward else "."),
        "",
        "## Actions",
        "| action | what it does |",
        "|---|---|",
        *ranges(space.action_parts),
        "",
        "## Planes",
        "| plane | what it shows |",
        "|---|---|",
        *ranges(space.planes),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all pages."""
    FOLDER.mkdir(exist_ok=True)
    for name in obelisk.games():
        (FOLDER / f"{name}.md").write_text(page(obelisk.game(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
