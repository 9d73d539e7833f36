"""Chain, sentence by sentence (plug-in-more.md, "Macrogames")."""

from itertools import product

import pytest

import obelisk
from obelisk import Result
from obelisk.kernel.chance import generator, pick
from tests.games.macros import WRONG_SETUPS, position_on, refused_setup, turned
from tests.games.macros import start as started
from tests.games.oracle import compare_games
from tests.helpers import play_all, refusal
from tests.reference import chain as reference
from tests.reference import hexes


def start(size):
    return started("chain", size)


def drawn(size, picture, **turn):
    return position_on("chain", size, picture, **turn)


@pytest.mark.parametrize(("size", "n"), [(2, 7), (3, 19), (4, 37)])
def test_the_board_is_a_hexagon_whose_moves_are_listed_row_by_row(size, n):
    moves = start(size).moves()
    assert moves == hexes.hexagon(size)
    assert len(moves) == n


def test_it_is_played_until_the_board_is_full():
    position = drawn(
        2,
        """
        x x
        x x .
        x x
        """,
    )
    assert position.result is None
    assert position.play("c2").is_over


def test_the_larger_largest_group_wins():
    end = drawn(
        2,
        """
        . x
        x x o
        o o
        """,
    ).play("a3")
    assert end.result == Result(winners=(0,), points=(4, 3))


def test_one_may_win_with_fewer_cells():
    apart = drawn(
        2,
        """
        x x
        o o o
        . x
        """,
    ).play("b1")
    assert apart.result == Result(winners=(1,), points=(2, 3))


def test_equal_largest_groups_leave_it_to_the_second_largest_and_a_list_that_ends_is_smaller():
    end = play_all(start(2), "c1 b2 b3 b1 a2 c2 a3")
    assert end.result == Result(winners=(0,), points=(3, 3))
    messages = end.game.text.ending(end.record)
    assert (messages[0].facts["place"], messages[0].facts["own"], messages[0].facts["other"]) == (2, 1, 0)


def test_the_second_largest_groups_decide():
    end = drawn(
        3,
        """
        o x x
        x o x o
        x o x o x
        o o x o
        x o .
        """,
    ).play("e1")
    told = [message.facts["sizes"] for message in end.game.text.reckoning(end.record)]
    assert told == ["6 + 2 + 1 + 1", "6 + 3"]
    assert end.result == Result(winners=(1,), points=(6, 6))


def test_a_record_has_the_largest_groups_as_points():
    assert obelisk.record(play_all(start(2), "c1 b2 b3 b1 a2 c2 a3"))["result"]["points"] == [3, 3]


def test_a_taken_cell_and_one_beside_the_hexagon_are_refused():
    refusal(start(3).play("c3"), "c3", "move/occupied", cell="c3")
    refusal(start(3), "b1", "move/beside-board", cell="b1", first="c1", last="e1")


@pytest.mark.parametrize(("setup", "code"), [*WRONG_SETUPS, ({"size": 5}, "setup/out-of-range")])
def test_a_wrong_set_up_is_refused_with_what_is_wrong(setup, code):
    assert refused_setup("chain", setup) == code


def test_the_size_is_an_option_too():
    assert obelisk.game("chain").start(size=2).setup == {"size": 2}
    assert obelisk.game("chain").start().setup == {"size": 4}


@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_oracle_plays_the_same_games(size):
    assert compare_games(reference, start(size), reference.start(size), games=24) <= {(0,), (1,)}


def test_every_full_board_of_seven_cells_ends_as_the_oracle_says():
    cells = hexes.hexagon(2)
    for owners in product((0, 1), repeat=7):
        rows = ["".join("xo"[owner] + " " for owner in owners[first:last]) for first, last in ((5, 7), (2, 5), (0, 2))]
        end = drawn(2, "\n".join(rows))
        pieces = tuple(zip(cells, owners, strict=True))
        assert (end.result.winners, end.result.points) == reference.result((2, pieces, 0))


def test_one_cell_more_is_never_worse():
    """What `Search.is_monotone` says: a cell more makes one's own list longer, and the other's shorter.

    The cell replaces the groups beside it by one that is larger than each of them, so the first place in which the
    lists differ holds something larger than before.
    """
    rng = generator(4)
    for size in (2, 3, 4):
        cells = hexes.hexagon(size)
        for _ in range(30):
            owners = [pick(rng, 2) for _ in cells]
            before = [reference.sizes(list(zip(cells, owners, strict=True)), seat) for seat in (0, 1)]
            for cell in (cell for cell, owner in enumerate(owners) if owner == 1):
                more = [0 if number == cell else owner for number, owner in enumerate(owners)]
                after = [reference.sizes(list(zip(cells, more, strict=True)), seat) for seat in (0, 1)]
                assert after[0] > before[0]
                assert after[1] < before[1]


def test_the_groups_that_made_the_difference_are_told():
    end = play_all(start(2), "c1 b2 b3 b1 a2 c2 a3")
    names = end.game.board_of(end.record).names
    assert {names[cell] for cell in end.game.decisive(end.record)} == {"a2", "a3", "b3", "c1"}
    largest = play_all(start(2), "b2 b1 a2 c1 b3 c2 a3")
    assert {names[cell] for cell in largest.game.decisive(largest.record)} == {"a2", "a3", "b2", "b3"}


def test_the_lists_of_groups_are_told_at_the_end():
    end = play_all(start(2), "c1 b2 b3 b1 a2 c2 a3")
    told = [message.explain("en") for message in end.game.text.reckoning(end.record)]
    assert told == ["groups: 3 + 1", "groups: 3"]


def test_turning_and_mirroring_the_hexagon_changes_nothing():
    rng = generator(7)
    position = start(3)
    while not position.is_over:
        moves = position.moves()
        position = position.play(moves[pick(rng, len(moves))])
    images = position.game.search.symmetries(position.record)
    assert len(images) == 12
    assert {turned(position, image).result for image in images} == {position.result}
