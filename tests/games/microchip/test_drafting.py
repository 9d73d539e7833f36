"""Pool and drafting (microchip.md, "Pool and drafting")."""

from collections import Counter

import pytest

from obelisk.game import count_sequences
from obelisk.kernel.chance import generator, pick
from tests.games.microchip.table import BOARD, MICROCHIP, drafted, seats_in_turn
from tests.helpers import IS_PLAIN, refusal
from tests.reference.microchip import BOX

COLUMN = ["RT", "BL", "RT", "G1", "P1"]


def start(players=2, first=COLUMN):
    """Return a game whose draw column is given; the other columns are made of what is left."""
    rest = sorted((BOX - Counter(first)).elements())
    pool = [first, *(rest[place : place + 5] for place in range(0, 45 if players == 2 else 55, 5))]
    return MICROCHIP.start(setup={"players": players, "boards": [BOARD] * players, "pool": pool})


def at_random(position, seed):
    """Yield the position after each tile that is taken."""
    rng = generator(seed)
    while position.view()["phase"] == "draft":
        moves = position.moves()
        position = position.play(moves[pick(rng, len(moves))])
        yield position


@pytest.mark.parametrize(("players", "columns", "rows"), [(2, 10, 5), (3, 12, 5), (4, 12, 5), (5, 10, 6)])
def test_the_pool_has_so_many_rows_and_columns(players, columns, rows):
    position = MICROCHIP.start(seed=1, players=players)
    pool = position.setup["pool"]
    assert position.seats == players
    assert [len(column) for column in pool] == [rows] * columns
    found = Counter(tile for column in pool for tile in column)
    assert found <= BOX if players == 2 else found == BOX


def test_with_two_players_ten_random_tiles_stay_in_the_box():
    left = [BOX - Counter(t for column in MICROCHIP.start(seed=seed).setup["pool"] for t in column) for seed in (1, 2)]
    assert [rest.total() for rest in left] == [10, 10]
    assert left[0] != left[1]


@pytest.mark.parametrize("place", [(0, 0), (0, 4), (5, 2), (11, 4)])
def test_the_tiles_are_mixed_so_that_every_colour_lies_anywhere_equally_often(place):
    n = 150 if IS_PLAIN else 500
    column, row = place
    found = Counter(MICROCHIP.start(seed=seed, players=3).setup["pool"][column][row][0] for seed in range(n))
    assert all(abs(found[colour] - n / 5) < 4 * (n * 0.2 * 0.8) ** 0.5 for colour in "BYRGP")


@pytest.mark.parametrize(("players", "each"), [(2, 25), (3, 20), (4, 15), (5, 12)])
def test_each_gets_the_same_number_of_tiles(players, each):
    *_, last = at_random(MICROCHIP.start(seed=1, players=players), 1)
    assert [len(hand) for hand in last.view()["held"]] == [each] * players
    assert len(last.history) == players * each


def test_the_outermost_column_is_the_draw_column():
    assert start().moves() == ["take BL", "take RT", "take G1", "take P1"]
    assert start().view()["pool"][0] == COLUMN


def test_a_kind_that_lies_twice_in_the_draw_column_is_one_move():
    position = start().play("take RT")
    assert "take RT" in position.moves()
    assert position.view()["pool"][0] == [None, "BL", "RT", "G1", "P1"]
    assert "take RT" not in position.play("take RT").moves()


def test_seat_0_starts_and_seats_take_in_turn():
    for players in (2, 3, 4, 5):
        position = MICROCHIP.start(seed=3, players=players)
        order = []
        for after in at_random(position, 3):
            order += position.active
            position = after
        assert order == seats_in_turn(players)


def test_the_last_tile_of_a_column_is_taken_without_choice():
    position = start()
    for tile in ("RT", "RT", "BL", "P1"):
        position = position.play(f"take {tile}")
    assert position.moves() == ["take G1"]


def test_when_the_draw_column_is_empty_the_next_column_is_drawn_from():
    position = start()
    second = position.setup["pool"][1]
    for tile in COLUMN:
        assert set(position.moves()) <= {f"take {tile}" for tile in COLUMN}
        position = position.play(f"take {tile}")
    assert set(position.moves()) == {f"take {tile}" for tile in second}
    assert position.view()["pool"][0] == second
    assert len(position.view()["pool"]) == 9
    # Nobody gets a second turn for emptying it: seat 0 took the first and the fifth tile of five.
    assert position.active == (1,)


def test_a_kind_that_is_not_in_the_draw_column_is_refused_with_what_is():
    error = refusal(start(), "take YX", "microchip/not-in-column", tile="YX", column="BL RT G1 P1")
    assert "YX" in error.explain("ja")
    assert "BL RT G1 P1" in error.explain("ja")


@pytest.mark.parametrize("text", ["take", "take ", "take R T", "RT", "takeRT"])
def test_other_texts_are_no_moves(text):
    refusal(start(), text, "microchip/move-unreadable")


@pytest.mark.parametrize("text", ["take ZZ", "take TR", "take RTT"])
def test_a_tile_that_does_not_exist_is_named(text):
    refusal(start(), text, "microchip/no-such-kind", tile=text.removeprefix("take "))


def test_only_the_seat_whose_turn_it_is_takes_a_tile():
    error = refusal(start(), "take RT", "move/not-your-turn", seat=1)
    assert error.facts["active"] == (0,)


def test_layouts_are_handed_in_when_all_tiles_are_taken():
    refusal(start(), "build", "microchip/draft-first")
    refusal(start(), "build a1E b1W", "microchip/draft-first")


def test_when_all_tiles_are_taken_there_is_nothing_to_take():
    error = refusal(drafted([[], []], [BOARD] * 2), "take RT", "microchip/pool-empty", seat=1)
    assert "build" in error.explain("ja")


def test_building_begins_when_the_last_tile_is_taken_and_not_before():
    before = start()
    for after in at_random(before, 5):
        assert (after.view()["phase"] == "build") == (len(after.history) == 50)
        assert after.active == ((0, 1) if len(after.history) == 50 else (len(after.history) % 2,))


def test_nothing_is_hidden():
    position = start(3)
    assert not position.hides
    for after in (position, *at_random(position, 2)):
        assert after.view(0) == after.view(1) == after.view(2) == after.view(None)
    assert position.view()["setup"] == position.setup


def test_the_view_shows_boards_pool_and_what_everybody_holds():
    view = start(3).play("take G1").play("take RT").view(2)
    assert view["phase"] == "draft"
    assert view["turn"] == 2
    assert view["boards"] == [BOARD] * 3
    assert view["pool"][0] == [None, "BL", "RT", None, "P1"]
    assert len(view["pool"]) == 12
    assert view["held"] == [["G1"], ["RT"], []]
    assert view["layouts"] == [None, None, None]


def test_which_of_two_tiles_of_a_kind_is_taken_makes_no_difference_to_anybody():
    twice = start(first=["RT", "RT", "BL", "G1", "P1"]).play("take RT").play("take RT")
    assert twice.view()["held"] == [["RT"], ["RT"]]


def test_the_number_of_sequences_ends_with_one_empty_layout_for_each_seat_in_any_order():
    # Of all the layouts only the empty one is listed.
    position = drafted([[], [], []], [BOARD] * 3)
    assert [position.moves(seat) for seat in (0, 1, 2)] == [["build"]] * 3
    assert [count_sequences(position, depth) for depth in (1, 2, 3, 4)] == [3, 6, 6, 0]
