"""Play the sample games that pages of the documentation show move by move: `python docs/make_samples.py [GAME …]`.

They are kept as records in docs/samples, because players get stronger and pages should not change with them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import obelisk
from obelisk.kernel.chance import generator

FOLDER = Path(__file__).parent / "samples"
STRONGER, WEAKER = ("mcts", {"simulations": 2000}), ("mcts", {"simulations": 120})
"""Who plays: unlike enough that games are decided, both good enough that they make sense."""

SIZES: dict[str, dict[str, Any]] = {
    "rhombus": {"size": 7},
    "y": {"size": 5},
    "majority": {"size": 3},
    "chain": {"size": 3},
    "plug-in": {"size": 3},
}
"""Boards of which a whole game is soon seen."""


def played(name: str) -> obelisk.Position:
    """Return a game that is over."""
    rng = generator(7)
    position = obelisk.game(name).start(seed=7, **SIZES.get(name, {}))
    seats = [STRONGER, WEAKER] if name != "microchip" else [("builder", {}), ("greedy", {})]
    players = [obelisk.player(kind, seed=seat + 3, **options) for seat, (kind, options) in enumerate(seats)]
    while not position.is_over:
        if position.is_chances_turn:
            position = position.rolled(rng)
            continue
        seat = position.active[0]
        position = position.play(players[seat].choose(position, seat), seat)
    return position


def main() -> None:
    """Play the games that are named, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or obelisk.games():
        record = obelisk.record(played(name))
        (FOLDER / f"{name}.json").write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
