"""The match. A position is (macro position, tile in play or None, micro position or None, obelisk, tiles, macro)."""

from tests.reference import (
    bulo,
    chain,
    chomp,
    clobber,
    decapawn,
    domineering,
    hexapawn,
    kono,
    majority,
    rhombus,
    trip,
    y,
)

MICROS = {
    "trip": trip,
    "kono": kono,
    "bulo": bulo,
    "decapawn": decapawn,
    "hexapawn": hexapawn,
    "chomp": chomp,
    "clobber": clobber,
    "domineering": domineering,
}
MACROS = {"rhombus": rhombus, "y": y, "majority": majority, "chain": chain}


def start(size, tiles, obelisk=0, sides=0, macro="rhombus"):
    begun = rhombus.start(size, sides) if macro == "rhombus" else MACROS[macro].start(size)
    return begun, None, None, obelisk, tuple(zip(MACROS[macro].cells(size), tiles, strict=True)), macro


def micro_of(position):
    _, tile, _, _, tiles, _ = position
    return MICROS[dict(tiles)[tile]]


def turn(position):
    _, tile, micro, obelisk, _, _ = position
    if result(position) is not None:
        return None
    if tile is None:
        return obelisk
    # The holder has the microgame's seat 0.
    return obelisk if micro_of(position).turn(micro) == 0 else 1 - obelisk


def moves(position):
    board, tile, micro, _, tiles, _ = position
    if tile is None and result(position) is not None:
        return []
    if tile is None:
        taken = dict(next(part for part in board if isinstance(part, tuple)))
        return ["@" + cell for cell, _ in tiles if cell not in taken]
    return micro_of(position).moves(micro)


def play(position, move):
    board, tile, micro, obelisk, tiles, macro = position
    if tile is None:
        tile = move[1:]
        return board, tile, MICROS[dict(tiles)[tile]].start(), obelisk, tiles, macro
    micro = micro_of(position).play(micro, move)
    decided = micro_of(position).result(micro)
    if decided is None:
        return board, tile, micro, obelisk, tiles, macro
    winners, _ = decided
    winner = obelisk if winners == (0,) else 1 - obelisk
    is_draw = winners == (0, 1)
    board = MACROS[macro].put(board, tile, winner)
    return board, None, None, obelisk if is_draw else 1 - winner, tiles, macro


def result(position):
    """The macrogame says who wins; the points are the tiles won."""
    board, *_, macro = position
    won = MACROS[macro].winner(board)
    if won is None:
        return None
    owners = [owner for _, owner in next(part for part in board if isinstance(part, tuple))]
    return (won,), (owners.count(0), owners.count(1))
