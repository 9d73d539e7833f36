"""A playthrough: one game as text. The moves are given; everything else is written by today's code."""

import json
import re
from pathlib import Path

import obelisk

FOLDER = Path(__file__).parent
MOVE = re.compile(r"(\d+)\. seat (-?\d+): (.+)")
EVERY_BOARD_UNTIL, THEN_EVERY = 4, 10


def read(text):
    """Return the game's name, the set-up and the moves of a playthrough."""
    lines = text.splitlines()
    name = lines[0].removeprefix("game: ")
    setup = json.loads(lines[1].removeprefix("setup: "))
    found = [MOVE.fullmatch(line) for line in lines]
    return name, setup, [(int(match[2]), match[3]) for match in found if match]


def write(name, setup, moves):
    """Return the playthrough of these moves as today's code plays them."""
    position = obelisk.game(name).start(setup=setup)
    lines = [f"game: {name}", f"setup: {json.dumps(setup)}", *_shown(position)]
    for ply, (seat, move) in enumerate(moves, start=1):
        lines.append(f"{ply}. seat {seat}: {move}")
        position = position.play(move, seat)
        if ply <= EVERY_BOARD_UNTIL or ply % THEN_EVERY == 0 or ply == len(moves):
            lines += _shown(position)
    lines.append(f"result: {json.dumps(obelisk.record(position)['result'])}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _shown(position):
    """Return the lines of what everybody sees: the board, who may do what, and each view."""
    lines = ["", *str(position).splitlines()]
    for seat in position.active:
        lines.append(f"moves of seat {seat}: {' '.join(position.moves(seat))}")
    spectator = position.view(None)
    lines.append(f"spectator sees: {json.dumps(spectator, ensure_ascii=False)}")
    for seat in range(position.seats):
        view = position.view(seat)
        text = "the same" if view == spectator else json.dumps(view, ensure_ascii=False)
        lines.append(f"seat {seat} sees: {text}")
    return [*lines, ""]
