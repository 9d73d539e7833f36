"""Matches to write on maps."""

from typing import Any

import numpy as np

import obelisk

SIZES = range(2, 12)
BOARDS = [("y", 3), ("y", 5), ("y", 9), *((macro, size) for macro in ("majority", "chain") for size in (2, 3, 4))]
"""Macrogames that are no rhombus, and sizes of them."""
MICROS = ("trip", "kono", "bulo", "decapawn")


def pick(chance: np.random.Generator, things: Any) -> Any:
    return things[int(chance.integers(len(things)))]


def match_in_progress(
    size: int, seed: int, plies: int = 0, micro: str | None = None, macro: str = "rhombus"
) -> obelisk.Position:
    """Return a match with some tiles won, and after *plies* moves on a tile with *micro* (None: in the choice)."""
    chance = np.random.default_rng(seed)
    n = len(obelisk.game(macro).start(size=size).moves())
    tiles = [pick(chance, MICROS) for _ in range(n)]
    tiles[int(chance.integers(n))] = micro or "trip"
    while True:
        pieces = [pick(chance, (None, None, None, 0, 1)) for _ in tiles]
        if micro is not None:
            pieces[tiles.index(micro)] = None
        setup = {
            "macro": macro,
            "size": size,
            "tiles": tiles,
            "obelisk": int(chance.integers(2)),
            "pieces": pieces,
        }
        if macro == "rhombus":
            setup["sides"] = int(chance.integers(2))
        try:
            match = obelisk.game("plug-in").start(setup=setup)
        except obelisk.BadSetup:
            continue
        return match if micro is None else play_on(match, tiles.index(micro), plies, chance)


def play_on(match: obelisk.Position, tile: int, plies: int, chance: np.random.Generator) -> obelisk.Position:
    """Return the match after *plies* random moves on a tile, or fewer where every further one would decide it."""
    match = match.play("@" + list(match.view()["tiles"])[tile])
    for _ in range(plies):
        after = (match.play(move) for move in chance.permutation(match.moves()).tolist())
        undecided = next((position for position in after if position.view()["tile"] is not None), None)
        if undecided is None:
            break
        match = undecided
    return match


def shown(match: obelisk.Position) -> dict[str, Any]:
    """Return all that must survive the way over the map."""
    view = match.view()
    kept = {key: view[key] for key in ("macro", "tiles", "cells", "obelisk", "tile", "micro", "active")}
    return {**kept, "sides": match.setup.get("sides"), "moves": match.moves()}
