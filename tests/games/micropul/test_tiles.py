"""The 48 tiles of Micropul, against the table of the rules page (micropul.md, "The tiles")."""

import pytest

from obelisk.games.micropul import MOST_MOVES
from obelisk.games.micropul.rules.data import BIG_CATALYST, CORNERS, FITTING, SIGNS
from tests.games.micropul.table import MICROPUL, layings, start
from tests.reference import micropul as reference

TABLE = """
| 0 | `o---` | 1 | `x---` | 2 | `ox+-` | 3 | `xo+-` | 4 | `+oox` | 5 | `+xxo` |
| 6 | `o--.` | 7 | `x--.` | 8 | `ox-.` | 9 | `xo-.` | 10 | `.oox` | 11 | `.xxo` |
| 12 | `o-.-` | 13 | `x-.-` | 14 | `oo-.` | 15 | `xx-.` | 16 | `oo.o` | 17 | `xx.x` |
| 18 | `o.+-` | 19 | `x.+-` | 20 | `oo:-` | 21 | `xx:-` | 22 | `oo:x` | 23 | `xx:o` |
| 24 | `o.-.` | 25 | `x.-.` | 26 | `o--o` | 27 | `x--x` | 28 | `ooox` | 29 | `xxxo` |
| 30 | `o:-.` | 31 | `x:-.` | 32 | `o-.x` | 33 | `x-.o` | 34 | `oxxo` | 35 | `xoox` |
| 36 | big `o` `+` | 37 | big `x` `+` | 38 | `o+.o` | 39 | `x+.x` | 40 | `ooxx` start | 41 | `xxoo` |
| 42 | big `o` `.` | 43 | big `x` `.` | 44 | `o..x` | 45 | `x..o` | 46 | `oooo` | 47 | `xxxx` |
"""


def table():
    """Return each tile of the table: its signs, and the shared catalyst of a big one."""
    tiles = {}
    for line in TABLE.strip().splitlines():
        entries = [entry.strip() for entry in line.strip("|").split("|")]
        for number, tile in zip(entries[0::2], entries[1::2], strict=True):
            signs = [part for part in tile.replace("`", "").split() if part not in ("big", "start")]
            tiles[int(number)] = (signs[0] * 4, signs[1]) if tile.startswith("big") else (signs[0], "-")
    return tiles


@pytest.mark.parametrize(("number", "tile"), table().items())
def test_each_tile_is_that_of_the_table(number, tile):
    signs, shared = tile
    assert "".join(SIGNS[sign] for sign in CORNERS[number, 0]) == signs
    assert SIGNS[BIG_CATALYST[number]] == shared
    # The reference that the games are compared with has its own copy.
    assert reference.SHEET[number] == (f"big-{signs[0]}{shared}" if shared != "-" else signs)


def test_there_are_48_tiles_and_four_of_them_are_big():
    assert len(table()) == len(CORNERS) == 48
    assert [tile for tile in range(48) if BIG_CATALYST[tile]] == [36, 37, 42, 43]


def test_every_tile_has_a_micropul():
    assert all(set(signs) & set("ox") for signs, _ in table().values())


def test_black_and_white_are_alike():
    other = str.maketrans("ox", "xo")
    found = sorted(table().values())
    assert found == sorted((signs.translate(other), shared) for signs, shared in found)


def test_a_quarter_turn_clockwise_takes_nw_to_ne_and_sw_to_nw():
    # Tile 22 is `oo:x`; the corners are written NW NE SW SE.
    looks = ["".join(SIGNS[sign] for sign in CORNERS[22, turn]) for turn in range(4)]
    assert looks == ["oo:x", ":oxo", "x:oo", "oxo:"]


def test_only_the_smallest_of_turns_that_look_alike_is_listed():
    once = {36, 37, 42, 43, 46, 47}
    twice = {26, 27, 34, 35}
    for tile in range(48):
        assert reference.turns(tile) == ([0] if tile in once else [0, 1] if tile in twice else [0, 1, 2, 3])
    position = start([46, 42, 26, 34, 18])
    assert layings(position, 46) == {"0,1r0"}
    assert layings(position, 42) == {"0,1r0"}
    # A white corner faces one of the start tile's white ones; empty corners face what they like.
    assert layings(position, 26) == {"0,1r0", "0,1r1", "-1,0r1", "1,0r0"}
    assert {turn[-1] for turn in layings(position, 34)} == {"0", "1"}


def test_there_is_room_for_all_moves():
    # With six tiles in hand at most 42 are laid: their edge has 2 * 42 + 2 sides. A free square takes one side of it,
    # or more if it faces more than the two corners of a side. There are no more groups than corners.
    nw, ne, sw, se = 1, 2, 4, 8
    along_one_side = [side & part for side in (nw | ne, ne | se, sw | se, nw | sw) for part in range(16)]
    one_side = max(_turns_of_six(white, black) for white in along_one_side for black in along_one_side)
    more_sides = max(_turns_of_six(white, black) for white in range(16) for black in range(16))
    assert max(one_side, more_sides // 2) * (2 * 42 + 2) + 4 * 42 < MOST_MOVES
    assert len(MICROPUL.scratch()) == MOST_MOVES


def _turns_of_six(white, black):
    """Return in how many turns the six best tiles fit a square that faces these corners."""
    if white & black:
        return 0
    return sum(sorted(int(turns).bit_count() for turns in FITTING[white, black])[-6:])
