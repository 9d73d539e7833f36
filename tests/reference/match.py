"""The match. A position is (macro position, tile in play or None, micro position or None, obelisk, tiles)."""

from tests.reference import bulo, decapawn, kono, rhombus, trip
from tests.reference.squares import cells

MICROS = {"trip": trip, "kono": kono, "bulo": bulo, "decapawn": decapawn}


def start(size, tiles, obelisk=0, sides=0):
    return rhombus.start(size, sides), None, None, obelisk, tuple(zip(cells(size, size), tiles, strict=True))


def micro_of(position):
    _, tile, _, _, tiles = position
    return MICROS[dict(tiles)[tile]]


def turn(position):
    _, tile, micro, obelisk, _ = position
    if result(position) is not None:
        return None
    if tile is None:
        return obelisk
    # The holder has the microgame's seat 0.
    return obelisk if micro_of(position).turn(micro) == 0 else 1 - obelisk


def moves(position):
    macro, tile, micro, _, _ = position
    if tile is None:
        return ["@" + cell for cell in rhombus.moves(macro)]
    return micro_of(position).moves(micro)


def play(position, move):
    macro, tile, micro, obelisk, tiles = position
    if tile is None:
        tile = move[1:]
        return macro, tile, MICROS[dict(tiles)[tile]].start(), obelisk, tiles
    micro = micro_of(position).play(micro, move)
    decided = micro_of(position).result(micro)
    if decided is None:
        return macro, tile, micro, obelisk, tiles
    winners, _ = decided
    winner = obelisk if winners == (0,) else 1 - obelisk
    size, sides, pieces, seat = macro
    macro = size, sides, (*pieces, (tile, winner)), seat
    is_draw = winners == (0, 1)
    return macro, None, None, obelisk if is_draw else 1 - winner, tiles


def result(position):
    return rhombus.result(position[0])
