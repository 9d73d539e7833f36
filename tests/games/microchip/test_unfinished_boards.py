"""Boards that are being painted: the rules that they break so far (microchip.md, "Boards")."""

import pytest

from obelisk.errors import BadSetup
from obelisk.games.microchip.rules.boards import BLANK, draw_board, read_board, read_unfinished, write_board
from obelisk.games.microchip.rules.checks import check_board, finish_board
from obelisk.games.microchip.rules.data import COLOURS
from obelisk.kernel.chance import generator, pick
from tests.games.microchip.table import BOARD
from tests.helpers import IS_PLAIN

NAMES = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
INNER = [f"{column}{row}" for column in "bcd" for row in "234"]
CORNERS = ["a1", "e1", "a5", "e5"]
EDGES = [name for name in NAMES if name not in INNER and name not in CORNERS]
EMPTY = BLANK * 25


def painted(board=EMPTY, **letters):
    return "".join(letters.get(name, letter) for name, letter in zip(NAMES, board, strict=True))


def check(board=EMPTY, **letters):
    return check_board(read_unfinished(painted(board, **letters)))


def codes(found):
    return [broken.message.code.removeprefix("microchip/board-") for broken in found.broken]


def can_be_finished(board):
    """Tell whether any colour can be special, counted once more."""
    at = dict(zip(NAMES, board, strict=True))

    def fits(special):
        zones = [(CORNERS, 0, 1), (INNER, 1, 2), (EDGES, 4, 2)]
        return all(
            sum(at[cell] == colour for cell in cells) <= (few if colour == special else many)
            for cells, few, many in zones
            for colour in COLOURS
        )

    return any(map(fits, COLOURS))


def test_an_empty_board_breaks_nothing_and_any_colour_can_be_special():
    found = check()
    assert found.broken == ()
    assert found.special is None
    assert found.missing == 25
    assert not found.is_legal


def test_a_finished_board_breaks_nothing_and_its_special_colour_is_known():
    found = check(BOARD)
    assert found.broken == ()
    assert COLOURS[found.special] == "B"
    assert found.is_legal


def test_a_board_breaks_a_rule_exactly_if_it_cannot_be_finished():
    rng = generator(1)
    seen = set()
    for _ in range(100 if IS_PLAIN else 3000):
        board = list(draw_board(rng))
        for _ in range(pick(rng, 8)):
            board[pick(rng, 25)] = COLOURS[pick(rng, 5)]
        left = pick(rng, 26)
        board = "".join(letter if pick(rng, 25) < left else BLANK for letter in board)
        found = check(board)
        assert (found.broken == ()) == can_be_finished(board), board
        seen.update(codes(found))
    if not IS_PLAIN:
        assert seen == {"corners", "inner", "edges", "special-corner", "inner-most", "edges-several", "no-special"}


def test_two_corners_of_one_colour_are_named_and_marked():
    (broken,) = check(a1="B", e5="B", e1="R").broken
    assert broken.message.code == "microchip/board-corners"
    assert broken.cells == ("a1", "e5")
    assert broken.message.explain() == "The four corners must have four different colours; these are B R B."


def test_no_colour_has_three_inner_cells():
    (broken,) = check(b2="B", c3="B", d4="B").broken
    assert broken.message.code == "microchip/board-inner-most"
    assert broken.cells == ("b2", "c3", "d4")


def test_a_colour_with_three_edge_cells_is_the_special_one_which_has_no_corner():
    found = check(a2="B", a3="B", a4="B")
    assert (COLOURS[found.special], found.broken) == ("B", ())
    assert codes(check(a2="B", a3="B", a4="B", a1="B")) == ["special-corner"]
    assert codes(check(a2="B", a3="B", a4="B", b2="B", b3="B")) == ["inner"]
    assert codes(check(a2="B", a3="B", a4="B", b1="B", c1="B")) == ["edges"]


def test_only_one_colour_has_more_than_two_edge_cells():
    (broken,) = check(a2="B", a3="B", a4="B", e2="R", e3="R", e4="R").broken
    assert broken.message.code == "microchip/board-edges-several"
    assert broken.cells == ("a2", "e2", "a3", "e3", "a4", "e4")


def test_the_last_colour_without_a_corner_is_special():
    found = check(a1="B", e1="Y", a5="R", e5="G")
    assert COLOURS[found.special] == "P"
    (broken,) = check(a1="B", e1="Y", a5="R", e5="G", b2="P", b3="P").broken
    assert broken.message.facts == {"special": "P", "colour": "P", "given": 2, "expected": 1}
    assert broken.cells == ("b2", "b3")


def test_some_colour_must_be_left_to_be_special():
    found = check(a1="B", e1="Y", a5="R", b2="G", b3="G", c2="P", c3="P")
    assert codes(found) == ["no-special"]
    assert found.broken[0].cells == ()


def test_what_is_broken_is_told_in_both_languages():
    boards = [
        {"a2": "B", "a3": "B", "a4": "B", "a1": "B"},
        {"b2": "B", "c3": "B", "d4": "B"},
        {"a2": "B", "a3": "B", "a4": "B", "e2": "R", "e3": "R", "e4": "R"},
        {"a1": "B", "e1": "Y", "a5": "R", "b2": "G", "b3": "G", "c2": "P", "c3": "P"},
    ]
    for letters in boards:
        (broken,) = check(**letters).broken
        english, japanese = broken.message.explain("en"), broken.message.explain("ja")
        assert english != japanese
        assert "{" not in english + japanese


def test_a_finished_board_is_refused_for_the_first_rule_that_it_breaks():
    spoilt = painted(BOARD, a1="B")
    with pytest.raises(BadSetup) as refused:
        read_board(spoilt)
    assert refused.value.message == check(spoilt).broken[0].message


@pytest.mark.parametrize("text", [EMPTY[1:], painted(a1="x"), painted(a1="b"), None, 25])
def test_an_unfinished_board_has_25_letters_or_dots(text):
    with pytest.raises(BadSetup, match=r"25 letters|not a colour"):
        read_unfinished(text)


def test_the_rest_of_a_board_is_drawn_by_the_rules():
    rng = generator(1)
    for _ in range(20):
        begun = "".join(letter if pick(rng, 2) else BLANK for letter in draw_board(rng))
        finished = write_board(finish_board(read_unfinished(begun), rng))
        assert check(finished).is_legal
        assert all(letter in (BLANK, other) for letter, other in zip(begun, finished, strict=True))
    assert len({write_board(finish_board(read_unfinished(EMPTY), rng)) for _ in range(10)}) == 10


def test_a_board_that_breaks_a_rule_cannot_be_finished():
    assert finish_board(read_unfinished(painted(a1="B", e5="B")), generator(1)) is None
