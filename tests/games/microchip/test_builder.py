"""The best build, and that it is the best."""

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from obelisk.errors import BadRequest, BadSetup
from obelisk.games.microchip import best_build
from obelisk.games.microchip.building import builder, engine
from obelisk.games.microchip.building.bounds import ceiling
from obelisk.games.microchip.building.hands import most_states
from obelisk.games.microchip.building.search import USUAL_STATES
from obelisk.games.microchip.rules.boards import read_colours
from obelisk.games.microchip.rules.data import CELLS, COLOURS, count_tiles
from tests.games.microchip.builds import (
    any_hand,
    best_by_trying,
    is_what_it_says,
    puzzle,
    random_hand,
    recoloured,
    small_chips,
    tiles_of,
    turned_board,
)
from tests.helpers import IS_PLAIN

BOARD = "BYRGPYGPRBRPYBGGBRPYPRGYB"

often = settings(max_examples=4 if IS_PLAIN else 40)
seeds = st.integers(0, 2**32)
sizes = st.integers(0, 12 if IS_PLAIN else 30)


def paths_through(diagram, most_tiles):
    """Return how many paths lead through a diagram, by the number of tiles that they lay."""
    ways = np.zeros((int(diagram.start[-1]), most_tiles + 1), object)
    ways[0, 0] = 1
    for node in range(int(diagram.start[CELLS])):
        for arc in range(diagram.first[node], diagram.first[node + 1]):
            laid = 1 if diagram.sides[arc] else 0
            ways[diagram.to[arc], laid:] += ways[node, : most_tiles + 1 - laid]
    return list(ways[diagram.start[CELLS] :].sum(axis=0))


def test_without_tiles_there_is_nothing_to_build():
    build = best_build(BOARD, [])
    assert (build.score, build.move, build.proven) == (0, "build", True)


def test_tiles_that_fit_nowhere_cost_two_each():
    assert best_build(BOARD, ["RX", "RX", "BX"]).score == -6
    assert best_build(BOARD, ["RX", "RX", "BX"]).move == "build"


def test_two_ends_make_the_smallest_microchip():
    build = best_build(BOARD, ["B1", "Y1"])
    assert build.score == 2
    assert build.proven


def test_a_ring_of_four():
    build = best_build("B" * 25, ["BL"] * 4)
    assert build.score == 8
    is_what_it_says(build, "B" * 25, ["BL"] * 4)


@pytest.mark.compiled
def test_with_every_tile_the_whole_board_is_full_of_paths():
    everything = [colour + shape for colour in COLOURS for shape in "1ILTX" for _ in range(5)]
    assert best_build(BOARD, everything).score == 2 * (40 + 25) - 2 * len(everything)


@pytest.mark.compiled
def test_a_board_may_have_any_colours():
    build = best_build("B" * 25, ["BT"] * 12 + ["BL"] * 4 + ["BX"] * 9)
    assert build.score == 80
    is_what_it_says(build, "B" * 25, ["BT"] * 12 + ["BL"] * 4 + ["BX"] * 9)


@pytest.mark.parametrize("seed", range(6 if IS_PLAIN else 40))
def test_the_best_of_a_few_tiles_is_what_trying_everything_finds(seed):
    # Half of the hands are drawn from a microchip, so that there is something to build.
    board, tiles = any_hand(seed, 5)
    if seed % 2:
        chips = small_chips(5)
        layout = chips[seed * 7919 % len(chips)]
        tiles = [board[cell] + shape_name(sides) for cell, sides in enumerate(layout) if sides]
    build = best_build(board, tiles)
    assert build.proven
    assert build.score == best_by_trying(board, tiles)
    is_what_it_says(build, board, tiles)


def shape_name(sides):
    return ("1", "I" if sides in (5, 10) else "L", "T", "X")[sides.bit_count() - 1]


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("seed", "n"), [(1, 10), (2, 12), (3, 12), (4, 14), (5, 15), (6, 15), (7, 16), (8, 18), (9, 20), (10, 25)]
)
def test_the_best_of_many_tiles_is_what_cp_sat_finds(seed, n):
    pytest.importorskip("ortools", reason="OR-Tools is the oracle", exc_type=ImportError)
    from benchmarks.cp_sat_builder import solve

    board, tiles = random_hand(seed, n)
    build = best_build(board, tiles)
    assert build.proven
    assert build.score == solve(board, tiles).score


@pytest.mark.slow
@pytest.mark.compiled
def test_the_best_solo_puzzles_are_what_cp_sat_finds():
    pytest.importorskip("ortools", reason="OR-Tools is the oracle", exc_type=ImportError)
    from benchmarks.cp_sat_builder import solve

    for seed in range(5):
        board, tiles = puzzle(seed)
        assert best_build(board, tiles).score == solve(board, tiles).score


@pytest.mark.compiled
@pytest.mark.parametrize(("seed", "n"), [(26, 15), (172, 15), (22, 25), (99, 25)])
def test_of_builds_with_the_same_score_one_with_more_tiles_is_handed_in(seed, n, monkeypatch):
    board, tiles = random_hand(seed, n)
    build = best_build(board, tiles)
    is_what_it_says(build, board, tiles)
    monkeypatch.setattr(builder, "TIE_EFFORT", 0)
    other = best_build(board, tiles)
    assert (build.score, build.proven) == (other.score, other.proven)
    assert len(build.move.split()) > len(other.move.split())


@pytest.mark.parametrize(("seed", "score"), [(1, 52), (2, 48), (3, 50)])
def test_puzzles_whose_best_scores_are_known(seed, score):
    build = best_build(*puzzle(seed))
    assert (build.score, build.proven) == (score, True)


@pytest.mark.compiled
def test_solo_puzzles_are_proven():
    for seed in range(50):
        board, tiles = puzzle(seed)
        build = best_build(board, tiles)
        assert build.proven
        is_what_it_says(build, board, tiles)


@often
@given(seeds, sizes)
def test_a_build_is_legal_and_scores_what_it_says(seed, n):
    board, tiles = any_hand(seed, n)
    build = best_build(board, tiles)
    assert build.proven
    is_what_it_says(build, board, tiles)


@pytest.mark.compiled
@often
@given(seeds, st.integers(1, 25))
def test_turning_the_board_and_swapping_colours_change_nothing(seed, n):
    board, tiles = random_hand(seed, n)
    score = best_build(board, tiles).score
    assert best_build(turned_board(board), tiles).score == score
    assert best_build(recoloured(board, 2), [recoloured(tile, 2) for tile in tiles]).score == score


@pytest.mark.compiled
@often
@given(seeds, st.integers(1, 25))
def test_one_tile_more_never_costs_more_than_two(seed, n):
    board, tiles = random_hand(seed, n)
    assert best_build(board, tiles).score >= best_build(board, tiles[:-1]).score - 2


@pytest.mark.compiled
@often
@given(seeds, st.integers(1, 25))
def test_the_tiles_of_a_best_build_alone_score_its_value(seed, n):
    board, tiles = random_hand(seed, n)
    build = best_build(board, tiles)
    used = tiles_of(board, build.move)
    assert best_build(board, used).score == build.score + 2 * (len(tiles) - len(used))


@pytest.mark.compiled
@often
@given(seeds, st.integers(0, 25))
def test_in_little_time_there_is_a_build_and_a_bound(seed, n):
    board, tiles = random_hand(seed, n)
    best = best_build(board, tiles).score
    quick = best_build(board, tiles, seconds=1e-9)
    is_what_it_says(quick, board, tiles)
    assert quick.score <= best <= quick.at_most
    assert not quick.proven or quick.score == best


@pytest.mark.compiled
def test_what_is_not_finished_is_not_called_proven():
    puzzles = [puzzle(seed) for seed in range(40)]
    quick = [best_build(board, tiles, seconds=1e-9) for board, tiles in puzzles]
    best = [best_build(*puzzle) for puzzle in puzzles]
    assert any(not build.proven for build in quick)
    assert any(build.score < better.score for build, better in zip(quick, best, strict=True))


@pytest.mark.compiled
def test_many_hands_are_valued_quickly_and_nearly_right():
    board, _ = puzzle(6)
    hands = [puzzle(seed)[1] for seed in range(30)]
    colours, scores = read_colours(board).astype(np.int8), np.zeros(len(hands), np.int64)  # as they lie in a record
    engine.quick_scores(engine.usual_desk(), colours, np.array([count_tiles(h) for h in hands]), scores)
    best = [best_build(board, hand).score for hand in hands]
    assert all(score <= better for score, better in zip(scores, best, strict=True))
    assert sum(best) - sum(scores) <= 0.03 * sum(best)


@often
@given(seeds, st.integers(0, 25))
def test_no_build_beats_the_ceiling_by_the_tiles_alone(seed, n):
    board, tiles = any_hand(seed, n)
    colours, held = read_colours(board), count_tiles(tiles)
    top = 2 * (int(ceiling(colours, held)) - n)
    assert top >= -2 * n
    if not IS_PLAIN:
        assert best_build(board, tiles).at_most <= top


def test_every_set_of_paths_is_one_path_through_the_loose_diagram():
    assert sum(paths_through(engine.diagrams()[1], CELLS)) == 2**40


def test_every_microchip_is_one_path_through_the_joined_diagram():
    by_tiles = paths_through(engine.diagrams()[0], 4)
    expected = [1, 0, 0, 0, 0]
    for layout in small_chips(4):
        expected[sum(1 for sides in layout if sides)] += 1
    assert by_tiles == expected


@given(seeds, st.integers(0, 60))
def test_a_desk_has_room_for_every_hand_on_a_board_of_the_rules(seed, n):
    board, tiles = any_hand(seed, n)
    assert most_states(read_colours(board), count_tiles(tiles)) <= USUAL_STATES


@pytest.mark.parametrize("seconds", [0, -1, "1", True, float("nan")])
def test_a_time_that_makes_no_sense_is_refused(seconds):
    with pytest.raises(BadRequest) as caught:
        best_build(BOARD, [], seconds=seconds)
    assert caught.value.code == "microchip/seconds"


def test_boards_and_tiles_that_make_no_sense_are_refused():
    with pytest.raises(BadSetup):
        best_build("B" * 24, [])
    with pytest.raises(BadSetup):
        best_build(BOARD, ["Q1"])


def test_the_compiler_is_not_loaded_before_there_is_something_to_build():
    code = "import sys, obelisk.games.microchip; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
