"""Exact numbers of move sequences, by depth from 1. The references confirm them; by hand only the first."""

import copy

import pytest

import obelisk
from obelisk.game import count_sequences
from tests.helpers import IS_PLAIN
from tests.reference import (
    abstrakto,
    bulo,
    chain,
    chomp,
    clobber,
    decapawn,
    dodgem,
    domineering,
    einstein,
    hexapawn,
    kalah,
    kono,
    majority,
    match,
    microchip,
    micropul,
    queen,
    rhombus,
    trip,
    y,
)
from tests.reference.perft import OfManySeats, perft

CORE = [tile for tile in range(48) if tile != 40]
FOUR_TILES = ["trip", "kono", "bulo", "decapawn"]


def microchip_setup(players):
    """Every second tile of the box, then the others, so that columns have several kinds, and some of them twice."""
    box = list(microchip.BOX.elements())
    box = box[::2] + box[1::2]
    rows, columns = microchip.POOLS[players]
    pool = [[box[rows * column + row] for row in range(rows)] for column in range(columns)]
    return {"players": players, "boards": ["PBYPGRPGYBGYBRRBPGRGYPBYR"] * players, "pool": pool}


PUZZLE = {
    "players": 1,
    "boards": ["PBYPGRPGYBGYBRRBPGRGYPBYR"],
    "tiles": [colour + shape for colour in "BYRGP" for shape in "1ILTX"],
}

GOLDEN = [
    ("trip", {}, (16, 156, 1416, 11916, 91960)),
    ("kono", {}, (4, 18, 116, 680, 4494, 27474)),
    ("bulo", {}, (56, 2456, 83568, 2179272)),
    ("decapawn", {}, (13, 169, 1911, 21514, 232478)),
    ("hexapawn", {}, (3, 10, 28, 56, 70, 64, 20, 0)),
    ("dodgem", {}, (3, 7, 27, 101, 279, 757, 2483, 8865)),
    ("chomp", {}, (20, 250, 2300, 16600, 97184)),
    ("clobber", {}, (31, 790, 16339, 268808)),
    ("domineering", {}, (12, 108, 756, 3628, 11904, 20736)),
    ("queen", {}, (10, 150, 1390, 8590, 37598, 120418)),
    ("kalah", {}, (6, 35, 185, 942, 4690, 23233)),
    ("einstein", {}, (6, 18, 108, 324, 1944, 6162)),
    ("rhombus", {"size": 2, "sides": 0}, (4, 12, 24, 12, 0)),
    ("rhombus", {"size": 3, "sides": 1}, (9, 72, 504, 3024, 15120)),
    ("rhombus", {"size": 11, "sides": 0}, (121, 14520)),
    ("y", {"size": 3}, (6, 30, 120, 360, 720, 360, 0)),
    ("y", {"size": 5}, (15, 210, 2730)),
    ("majority", {"size": 2}, (7, 42, 210, 840, 2520, 5040, 5040, 0)),
    ("majority", {"size": 4}, (37, 1332)),
    ("chain", {"size": 2}, (7, 42, 210, 840, 2520, 5040, 5040, 0)),
    ("chain", {"size": 3}, (19, 342, 5814)),
    ("micropul", {"players": 2, "core": CORE, "starts": 0}, (32, 1178, 47396)),
    ("abstrakto", {"size": 7, "discard": "random", "kept": [[5, 5, 5], [6, 6, 3]], "starts": 0}, (197, 37252)),
    ("abstrakto", {"size": 7, "discard": "secret", "starts": 1}, (20, 200, 39400)),
    ("abstrakto", {"size": 7, "discard": "open", "starts": 1}, (10, 100, 19700)),
    # Through the draw column and into the next one. Where layouts are handed in, only the empty one is listed.
    ("microchip", microchip_setup(2), (4, 13, 33, 60, 60, 240, 780, 1980)),
    ("microchip", microchip_setup(5), (4, 14, 42, 102, 180, 180, 720, 2520)),
    ("microchip", PUZZLE, (1, 0)),
    ("plug-in", {"macro": "rhombus", "size": 2, "tiles": FOUR_TILES, "obelisk": 1, "sides": 0}, (4, 89, 2799, 87011)),
    ("plug-in", {"macro": "y", "size": 3, "tiles": [*FOUR_TILES, "kono", "bulo"], "obelisk": 0}, (6, 149, 5273)),
    ("plug-in", {"macro": "chain", "size": 2, "tiles": [*FOUR_TILES, *FOUR_TILES[:3]], "obelisk": 1}, (7, 165, 5429)),
]


class Copied:
    """Micropul's reference changes as it is played; counting needs copies."""

    @staticmethod
    def moves(position):
        return position.moves()

    @staticmethod
    def play(position, move):
        after = copy.deepcopy(position)
        after.play(move)
        return after


REFERENCES = {
    "trip": lambda setup: (trip, trip.start()),
    "kono": lambda setup: (kono, kono.start()),
    "bulo": lambda setup: (bulo, bulo.start()),
    "decapawn": lambda setup: (decapawn, decapawn.start()),
    "hexapawn": lambda setup: (hexapawn, hexapawn.start()),
    "dodgem": lambda setup: (dodgem, dodgem.start()),
    "chomp": lambda setup: (chomp, chomp.start()),
    "clobber": lambda setup: (clobber, clobber.start()),
    "domineering": lambda setup: (domineering, domineering.start()),
    "queen": lambda setup: (queen, queen.start()),
    "kalah": lambda setup: (kalah, kalah.start()),
    "einstein": lambda setup: (einstein, einstein.start()),
    "rhombus": lambda setup: (rhombus, rhombus.start(setup["size"], setup["sides"])),
    "y": lambda setup: (y, y.start(setup["size"])),
    "majority": lambda setup: (majority, majority.start(setup["size"])),
    "chain": lambda setup: (chain, chain.start(setup["size"])),
    "micropul": lambda setup: (Copied, micropul.Micropul(setup)),
    "abstrakto": lambda setup: (OfManySeats, abstrakto.Abstrakto(setup)),
    "microchip": lambda setup: (OfManySeats, microchip.Microchip(setup)),
    "plug-in": lambda setup: (
        match,
        match.start(setup["size"], setup["tiles"], setup["obelisk"], setup.get("sides", 0), setup["macro"]),
    ),
}


def case_of(setup):
    """Tell set-ups of a game apart in the name of a test."""
    macro = setup.get("macro", "")
    return f"{macro}{next((setup[key] for key in ('discard', 'size', 'players') if key in setup), '')}"


MOST_IN_PLAIN_PYTHON = 25_000

CASES = [
    pytest.param(name, setup, depth, count, id=f"{name}{case_of(setup)}-{depth}")
    for name, setup, counts in GOLDEN
    for depth, count in enumerate(counts, start=1)
]


@pytest.mark.parametrize(("name", "setup", "depth", "count"), CASES)
def test_the_number_of_sequences_is_as_ever(name, setup, depth, count):
    if IS_PLAIN and count > MOST_IN_PLAIN_PYTHON:
        pytest.skip("takes too long in plain Python; the compiled run counts it")
    assert obelisk.game(name).perft(depth, setup=setup) == count


@pytest.mark.slow
@pytest.mark.parametrize(("name", "setup", "depth", "count"), CASES)
def test_the_reference_counts_the_same(name, setup, depth, count):
    game, start = REFERENCES[name](setup)
    assert perft(game, start, depth) == count


@pytest.mark.parametrize("name", obelisk.games())
def test_every_game_of_ours_has_golden_numbers(name):
    assert name in [golden for golden, _, _ in GOLDEN]


def test_there_is_one_way_to_make_no_move_and_none_to_go_on_after_the_end():
    assert obelisk.game("rhombus").perft(0, size=2) == 1
    assert obelisk.game("rhombus").perft(9, size=2) == 0


def test_the_count_goes_on_from_a_finished_microgame_to_the_next_tile():
    setup = {"macro": "rhombus", "size": 2, "tiles": ["bulo"] * 4, "obelisk": 1, "sides": 1}
    position, simple = obelisk.game("plug-in").start(setup=setup), match.start(2, setup["tiles"], 1, 1)
    for move in ("@a1", "a1c1", "d1d3", "a2c2", "a3c3"):
        position, simple = position.play(move), match.play(simple, move)
    # Four pieces of a row are left: some lines end the microgame, choose a tile and begin the next one.
    for depth in range(1, 5):
        assert count_sequences(position, depth) == perft(match, simple, depth)
