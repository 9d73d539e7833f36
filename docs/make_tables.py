"""Write the tables of the documentation that follow from solved games: `python docs/make_tables.py`.

Microgames that are not solved yet on this machine are solved first, which takes minutes.
"""

from __future__ import annotations

import re
from pathlib import Path

import obelisk
from obelisk.catalogue import MICROGAMES, names
from obelisk.games.plug_in.duels import holder_chance
from obelisk.solving.tablebase import solve

PAGE = Path(__file__).parent / "games" / "plug-in.md"
BETWEEN = re.compile(r"(<!-- made by docs/make_tables.py -->\n).*?(<!-- end -->)", re.DOTALL)


def won_by(name: str) -> str:
    """Return who wins a tile with this microgame, if nobody makes a mistake."""
    chance = holder_chance(name)
    if chance is None:
        return "not solved"
    if 0.0 < chance < 1.0:
        return f"the holder, with a chance of {100 * chance:.1f} %"
    if chance == 1.0:
        return "the holder"
    return "the other player (a draw)" if solve(name).value == "draw" else "the other player"


def table() -> str:
    """Return a line for each microgame that is installed."""
    lines = ["| microgame | tile | won by |", "|---|---|---|"]
    for name in names(MICROGAMES):
        game = obelisk.game(name)
        lines.append(f"| {game.title.explain('en')} | {game.tile} | {won_by(name)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Put the table where the page has it."""
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(BETWEEN.sub(lambda found: found[1] + table() + found[2], text), encoding="utf-8")


if __name__ == "__main__":
    main()
