"""Games of Microchip, and short ways to say what its tests say often."""

from collections import Counter

from obelisk.games.microchip import GAME
from obelisk.kernel.chance import pick
from tests.reference.microchip import ACROSS, BOX, CELLS, LOOKS, POOLS, Microchip, beyond, in_order, read, tile_at

MICROCHIP = GAME

# Row 1 first: a1 is P, b1 B, c1 Y, d1 P, e1 G. Blue is special.
BOARD = "PBYPG" "RPGYB" "GYBRR" "BPGRG" "YPBYR"  # fmt: skip
# Here every tile of the box is there for twelve that fill a1 to d3.
WIDE_BOARD = "YPYGB" "GRGBR" "PYPYP" "BGRBY" "RRBPG"  # fmt: skip


def cells_of(board):
    """Return the colour of each cell by its name."""
    return dict(zip(CELLS, board, strict=True))


def tiles_for(board, text):
    """Return the tiles that a layout is made of."""
    layout = read(text)
    return [tile_at(cells_of(board), layout, cell) for cell in layout]


def seats_in_turn(players):
    """Return the seat that takes each tile of the pool, in order."""
    rows, columns = POOLS[players]
    return [ply % players for ply in range(rows * columns)]


def setup_for(hands, boards):
    """Return a set-up in which each seat can take its hand; a hand that is too small gets more tiles from the box."""
    order = seats_in_turn(len(hands))
    hands = [list(hand) for hand in hands]
    rest = BOX - Counter(tile for hand in hands for tile in hand)
    assert rest.total() == BOX.total() - sum(map(len, hands)), "the box has not so many tiles of a kind"
    rest = list(rest.elements())
    for seat, hand in enumerate(hands):
        missing = order.count(seat) - len(hand)
        hand += rest[:missing]
        rest = rest[missing:]
    pool = [hands[seat].pop(0) for seat in order]
    rows, _ = POOLS[len(hands)]
    columns = [pool[place : place + rows] for place in range(0, len(pool), rows)]
    return {"players": len(hands), "boards": list(boards), "pool": columns}


def drafted(hands, boards):
    """Return the position in which each seat has taken its hand and everybody is to build."""
    setup = setup_for(hands, boards)
    position = MICROCHIP.start(setup=setup)
    for tile in (tile for column in setup["pool"] for tile in column):
        position = position.play(f"take {tile}")
    return position


def built(*layouts, boards=None):
    """Return the end of a game for which each seat took the tiles of its layout, and others, and handed it in."""
    boards = boards or [BOARD] * len(layouts)
    position = drafted([tiles_for(board, text) for board, text in zip(boards, layouts, strict=True)], boards)
    for seat, text in enumerate(layouts):
        position = position.play(text, seat)
    return position


def alone(*tiles, board=BOARD):
    """Return a puzzle with these tiles, and others up to five of each colour."""
    hand = Counter(tiles)
    for colour in "BYRGP":
        for shape in "1ILTX":
            free = 5 - sum(n for tile, n in hand.items() if tile[0] == colour)
            hand[colour + shape] += min(free, BOX[colour + shape] - hand[colour + shape])
    assert not hand - BOX
    return MICROCHIP.start(setup={"players": 1, "boards": [board], "tiles": sorted(hand.elements())})


def reference_of(position):
    """Return the reference after the same moves."""
    simple = Microchip(position.setup)
    for seat, move in position.history:
        simple.play(seat, move)
    return simple


def random_layout(rng, board, hand, neatness):
    """Return any layout that a hand allows, tile by tile.

    With a neatness of 0 tiles lie anywhere; with 8 each closes as many paths as it can, so that microchips come about.
    """
    left, layout = Counter(hand), {}
    for _ in range(pick(rng, 30)):
        ends = {beyond(cell, side) for cell, sides in layout.items() for side in sides} - set(layout)
        is_neat = pick(rng, 8) < neatness
        cells = sorted(ends) if ends and is_neat else [cell for cell in CELLS if cell not in layout]
        if not cells:
            break
        cell = cells[pick(rng, len(cells))]
        looks = [look for look in LOOKS if left[board[cell] + LOOKS[look]] > 0 and fits(layout, cell, look)]
        if is_neat and looks:
            fewest = min(opened(layout, cell, look) for look in looks)
            looks = [look for look in looks if opened(layout, cell, look) == fewest]
        if looks:
            layout[cell] = set(looks[pick(rng, len(looks))])
            left[board[cell] + LOOKS[in_order(layout[cell])]] -= 1
    return layout


def fits(layout, cell, look):
    """Tell whether a tile that looks like that may lie on a cell."""
    for side in "NESW":
        other = beyond(cell, side)
        if other is None and side in look:
            return False
        if other in layout and (side in look) != (ACROSS[side] in layout[other]):
            return False
    return True


def opened(layout, cell, look):
    """Return how many paths of a tile would lead to a cell without one."""
    return sum(beyond(cell, side) not in layout for side in look)
