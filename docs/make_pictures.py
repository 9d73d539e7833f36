"""Draw the pictures of the documentation: `python docs/make_pictures.py`. The same every time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import obelisk
from obelisk.drawing import svg
from obelisk.games.microchip.drawing import building_svg
from obelisk.games.micropul import GAME as micropul  # noqa: N811 (a game, as any other)
from obelisk.kernel.chance import generator, pick

FOLDER = Path(__file__).parent / "pictures"

GAMES = {
    "trip": "b3 d2 a1 d4 b1 d3",
    "kono": "a1a3 b4b2 c1c3 d4d2 d1c1 b3b4",
    "bulo": "b2b4 a1c1 d3",
    "decapawn": "c1c2 b5c4 d1d2 d5e4 b1a2 c4d3",
    "hexapawn": "a1a2 b3b2",
    "dodgem": "a3b3 b1b2 b3c3 b2b3 c3out c1c2",
    "chomp": "e4 d3 c4",
    "clobber": "b2c2 b3b4 a1b1 a4a3 e3d3 c4d4",
    "domineering": "b2b3 c3d3 a1a2 c1d1",
    "queen": "h6 f4 d2",
    "kalah": "c1 f1 b2 a1 e2 d2",
    "einstein": "5 b2c3 1 e5e4 5 c3d4 3 d5c4 2",
    "y": "c3 d2 d3 b3 c4 c2 b2 a3 b4 e2",
    "majority": "c3 d3 b3 c4 d2 b4 e2",
    "chain": "d4 d3 c5 e3 d5 c4 e4 f3 b5 e2 f2 c3 d6",
    "rhombus": "f6 d8 g4 h4 g5 h5 h6 g7 f7 f8 e8 d9 e9",
}

# A game of Micropul, with the seed of its set-up.
MICROPUL = (
    8,
    "39@0,-1r2; 30@0,1r2; 4@1,-1r1; 38@1,0r0; 42@2,-1r0; 36@2,-2r0; 19@1,-2r0; 26@2,0r0; 35@-1,-1r1; 25@-1,0r2; "
    "stone -1,-1ne; draw; stone 1,0se; draw; stone 1,-1nw; 16@3,-1r0; draw; draw; 31@-1,-2r0; 5@0,-2r2; "
    "stone 0,-2ne; draw; stone -1,-1se; 44@3,-2r0",
)

# A game of Abstrakto: what both seats kept, solids, lines and crosses, and the moves.
ABSTRAKTO = (
    [[5, 5, 5], [5, 5, 5]],
    "b3 c14 f12 f10 e8 b12 h14 d11 g3 n4 b7 o12 j12 c9 d1 m2 n10 d6 l10 h12 i2 k4 i5 g7",
)

# A game of Microchip: its seed, how many play, and how many tiles are taken. And a layout in progress: a board, the
# tiles on it, and what is held besides.
MICROCHIP = (5, 3, 22)
LAYOUT = (
    "RBRGGBYRPPBGPYBYGRBYYRGPP",
    {"a1": "NE", "b1": "NW", "b2": "SW", "a2": "NES", "a3": "S", "d3": "NES", "d4": "ES", "e3": "W"},
    ["RL", "BL", "YL", "BT", "B1", "YT", "BL", "B1", "G1", "RI", "PT", "GI", "PX", "Y1", "Y1"],
)

MICROS = ["trip", "kono", "bulo", "decapawn"]


def played(name: str, moves: str) -> obelisk.Position:
    """Return a position after *moves*."""
    position = obelisk.game(name).start()
    for move in moves.split():
        position = position.play(move)
    return position


def match_in_progress(*, seed: int, size: int, tiles_won: int, micro: str, plies: int) -> obelisk.Position:
    """Play at random until so many tiles are won and the microgame *micro* is *plies* moves old."""
    chance = generator(seed)

    def step(position: obelisk.Position, is_wanted: Callable[[str], bool] = bool) -> obelisk.Position:
        moves = [move for move in position.moves() if is_wanted(move)]
        return position.play(moves[pick(chance, len(moves))])

    position = obelisk.game("plug-in").start(seed=seed, size=size, micros=MICROS)
    while len(position.view()["cells"]) < tiles_won:
        position = step(position)
    tiles = position.view()["tiles"]
    position = step(position, lambda move: tiles[move.removeprefix("@")] == micro)
    for _ in range(plies):
        position = step(position)
    return position


def micropul_in_progress() -> obelisk.Position:
    """Return a game of Micropul that is well under way."""
    seed, moves = MICROPUL
    position = micropul.start(seed=seed)
    for move in moves.split("; "):
        position = position.play(move)
    return position


def abstrakto_in_progress() -> obelisk.Position:
    """Return a game of Abstrakto in which some areas are settled and others are not."""
    kept, moves = ABSTRAKTO
    setup = {"size": 7, "discard": "random", "kept": kept, "starts": 0}
    position = obelisk.game("abstrakto").start(setup=setup)
    for move in moves.split():
        position = position.play(move)
    return position


def microchip_in_progress() -> obelisk.Position:
    """Return a game of Microchip in which tiles are still taken."""
    seed, players, plies = MICROCHIP
    chance, position = generator(seed), obelisk.game("microchip").start(seed=seed, players=players)
    for _ in range(plies):
        moves = position.moves()
        position = position.play(moves[pick(chance, len(moves))])
    return position


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    for name, moves in GAMES.items():
        (FOLDER / f"{name}.svg").write_text(svg(played(name, moves)), encoding="utf-8")
    match = match_in_progress(seed=9, size=5, tiles_won=9, micro="decapawn", plies=5)
    (FOLDER / "plug-in.svg").write_text(svg(match), encoding="utf-8")
    tiles = micropul_in_progress()
    (FOLDER / "micropul.svg").write_text(svg(tiles, tiles.active[0]), encoding="utf-8")
    (FOLDER / "abstrakto.svg").write_text(svg(abstrakto_in_progress()), encoding="utf-8")
    draft = microchip_in_progress()
    (FOLDER / "microchip.svg").write_text(svg(draft, draft.active[0]), encoding="utf-8")
    (FOLDER / "microchip-building.svg").write_text(building_svg(*LAYOUT), encoding="utf-8")


if __name__ == "__main__":
    main()
