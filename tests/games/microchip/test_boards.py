"""Boards (microchip.md, "Boards")."""

from collections import Counter
from math import factorial

import pytest

from obelisk.errors import BadSetup
from obelisk.games.microchip.rules.boards import CORNERS, EDGES, INNER, draw_board, read_board, write_board
from obelisk.games.microchip.rules.data import COLOURS
from obelisk.kernel.chance import generator
from tests.helpers import IS_PLAIN

BOARDS = 5 * (factorial(9) // 2**4) * factorial(4) * (factorial(12) // (factorial(4) * 2**4))
"""The special colour, and the arrangements of the inner cells, of the corners, and of the other edge cells."""

N = 300 if IS_PLAIN else 2000


def drawn(n=N, seed=1):
    rng = generator(seed)
    return [draw_board(rng) for _ in range(n)]


def why_no_board(text):
    """Return what is wrong with a board, or None."""
    try:
        read_board(text)
    except BadSetup as error:
        return error
    return None


def fits(board):
    """Tell whether a board satisfies the five constraints, read off the rules once more."""
    inner, corners, edges = (Counter(board[cell] for cell in zone) for zone in (INNER, CORNERS, EDGES))
    return any(
        inner == {special: 1, **dict.fromkeys(others, 2)}
        and corners == dict.fromkeys(others, 1)
        and edges == {special: 4, **dict.fromkeys(others, 2)}
        for special, others in ((colour, COLOURS.replace(colour, "")) for colour in COLOURS)
    )


def good_board():
    return drawn(1)[0]


def changed(board, **letters):
    names = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    return "".join(letters.get(name, letter) for name, letter in zip(names, board, strict=True))


def test_the_zones_are_nine_inner_cells_four_corners_and_twelve_edge_cells():
    assert sorted([*INNER, *CORNERS, *EDGES]) == list(range(25))
    assert list(CORNERS) == [0, 4, 20, 24]
    assert list(INNER) == [6, 7, 8, 11, 12, 13, 16, 17, 18]


def test_there_are_as_many_boards_as_arrangements_of_the_zones():
    assert BOARDS == 5 * 22_680 * 24 * 1_247_400 == 3_394_923_840_000 == count_by_placing()


def count_by_placing():
    """Count the boards once more: the special colour, then for each zone the cells of one colour after another."""

    def arrangements(*shares):
        ways = {0: 1}
        for share in shares:
            # `ways` is keyed by the cells taken so far; a colour takes any `share` of the cells that are free.
            ways = {taken + share: n * choose(sum(shares) - taken, share) for taken, n in ways.items()}
        return ways[sum(shares)]

    def choose(n, k):
        return 1 if k == 0 else choose(n - 1, k - 1) * n // k

    return 5 * arrangements(1, 2, 2, 2, 2) * arrangements(1, 1, 1, 1) * arrangements(4, 2, 2, 2, 2)


def test_every_drawn_board_satisfies_the_five_constraints():
    for board in drawn():
        assert fits(board)
        assert why_no_board(board) is None
        assert write_board(read_board(board)) == board


def test_every_colour_has_exactly_five_cells():
    assert all(set(Counter(board).values()) == {5} for board in drawn(50))


def test_boards_are_drawn_uniformly():
    # By symmetry every colour is as likely as every other at every cell; a cell's share is within five deviations.
    boards = drawn()
    off_by = 5 * (N * 0.2 * 0.8) ** 0.5
    for cell in range(25):
        found = Counter(board[cell] for board in boards)
        assert all(abs(found[colour] - N / 5) < off_by for colour in COLOURS)
    # The special colour lies in the middle of the board once in nine times.
    middle = sum(board[12] not in {board[cell] for cell in CORNERS} for board in boards)
    assert abs(middle - N / 9) < 5 * (N / 9) ** 0.5


def test_the_same_seed_draws_the_same_boards():
    assert drawn(3, seed=7) == drawn(3, seed=7) != drawn(3, seed=8)


def test_a_brought_board_is_refused_exactly_if_it_breaks_a_constraint():
    rng = generator(5)
    board = good_board()
    refused = 0
    for cell in range(25):
        for other in range(cell):
            swapped = list(board)
            swapped[cell], swapped[other] = swapped[other], swapped[cell]
            text = "".join(swapped)
            assert (why_no_board(text) is None) == fits(text)
            refused += not fits(text)
    assert 0 < refused < 300
    assert fits(draw_board(rng))


@pytest.mark.parametrize("board", ["", "BYRGP", "B" * 26, None, 25, ["B"] * 25])
def test_a_board_is_25_letters(board):
    error = why_no_board(board)
    assert error is not None
    assert error.code == "microchip/board-letters"


def test_a_letter_that_is_no_colour_is_named_with_its_cell():
    error = why_no_board(changed(good_board(), b2="Q"))
    assert error.code == "microchip/board-colour"
    assert (error.facts["cell"], error.facts["given"]) == ("b2", "Q")


def test_the_corners_have_four_different_colours():
    board = good_board()
    assert why_no_board(changed(board, a1=board[4])).code == "microchip/board-corners"


def test_the_special_colour_has_one_inner_cell_and_the_others_two():
    board = good_board()
    special = next(colour for colour in COLOURS if colour not in {board[cell] for cell in CORNERS})
    other = next(cell for cell in INNER if board[cell] != special)
    error = why_no_board(board[:other] + special + board[other + 1 :])
    assert error.code == "microchip/board-inner"
    assert error.facts["special"] == special


def test_the_special_colour_has_four_edge_cells_and_the_others_two():
    board = good_board()
    special = next(colour for colour in COLOURS if colour not in {board[cell] for cell in CORNERS})
    other = next(cell for cell in EDGES if board[cell] != special)
    error = why_no_board(board[:other] + special + board[other + 1 :])
    assert error.code == "microchip/board-edges"
    assert str(error.facts["expected"]) in error.explain("ja")
    with pytest.raises(BadSetup):
        read_board(board[:other] + special + board[other + 1 :])
