"""Laying tiles, passing and the end (abstrakto.md, "Placing" and "The end")."""

from itertools import product

import pytest

from obelisk.games.abstrakto.rules.grid import BLOCKED_BY, COVERED_BY, KIND_OF, SIDE
from obelisk.games.abstrakto.rules.notation import name_of
from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from tests.games.abstrakto.table import ABSTRAKTO, READ, areas, discarding, places, play, start, with_tiles
from tests.helpers import refusal
from tests.reference.abstrakto import BOARD, PLACES, QUARTERS, name

COLUMNS, ROWS = "abcdefghijklmno", range(1, 16)
EDGES = [f"{column}{row}" for column, row in product(COLUMNS, ROWS) if column in "ao" or row in (1, 15)]

# Nine solids that take all 36 crossings.
NO_CROSSINGS = {"blue": "d4 d8 d12 h4 h8", "orange": "h12 l4 l8 l12"}


def test_a_solid_finds_49_places_on_the_empty_board_a_line_112_and_a_cross_36():
    assert len(places(start(), "S")) == 49
    assert len(places(start(), "L")) == 112
    assert len(places(start(), "C")) == 36
    assert len(start().moves()) == 49 + 112 + 36


@pytest.mark.parametrize(
    ("move", "laid"),
    [("b2", [1, 0, 0]), ("n14", [1, 0, 0]), ("a2", [0, 1, 0]), ("b1", [0, 1, 0]), ("c2", [0, 1, 0]), ("c3", [0, 0, 1])],
)
def test_the_place_decides_the_kind(move, laid):
    view = start().play(move).view()
    assert view["tiles"] == [[move], []]
    assert view["laid"] == [laid, [0, 0, 0]]
    assert view["hand"][0] == [5 - n for n in laid]
    assert view["last"] == move


def test_a_line_may_stand_on_the_edge_and_sticks_out():
    edge_lines = places(start(), "L") & set(EDGES)
    assert len(edge_lines) == 28
    (area,) = areas(start().play("a2"))
    # Half of it covers two quarters of the first cell, the other half none of the board.
    assert len(area["quarters"]) == 14 * 14 - 2
    assert not {"a1", "a2"} & set(area["quarters"])


def test_a_cross_never_stands_on_the_edge_or_at_a_corner():
    crossings = [f"{column}{row}" for column, row in product("acegikmo", range(1, 16, 2))]
    on_the_edge = [crossing for crossing in crossings if crossing in EDGES]
    assert len(on_the_edge) == 28
    assert set(crossings) - set(on_the_edge) == places(start(), "C")
    for crossing in on_the_edge:
        refusal(start(), crossing, "abstrakto/cross-on-edge")


def test_a_tile_takes_the_places_around_it():
    after = start().play("d4")
    gone = set(start().moves()) - set(after.moves())
    assert gone == {f"{column}{row}" for column, row in product("cde", (3, 4, 5))}
    for move in gone:
        refusal(after, move, "abstrakto/overlaps", place="d4")


def test_tiles_may_lie_side_by_side():
    after = play(start(), "d4 f4 d6 b4 h4 d2")
    assert after.view()["tiles"] == [["d4", "h4", "d6"], ["d2", "b4", "f4"]]


def test_tiles_overlap_exactly_if_their_squares_do_inside_the_board_and_beyond():
    for place, quarters in QUARTERS.items():
        number = READ(None, place)
        blocked = {other for other in QUARTERS if _is_in(BLOCKED_BY[number], READ(None, other))}
        assert blocked == {other for other, theirs in QUARTERS.items() if quarters & theirs}
        covered = {(point % SIDE - 1, point // SIDE - 1) for point in range(256) if _is_in(COVERED_BY[number], point)}
        assert covered == quarters & BOARD


def _is_in(words, point):
    return bool(int(words[point >> 6]) >> (point & 63) & 1)


def test_every_place_has_its_kind_and_no_other_point_has_one():
    kinds = {name_of(point): "SLC"[KIND_OF[point]] for point in range(256) if KIND_OF[point] >= 0}
    assert kinds == PLACES


@pytest.mark.parametrize(("one", "other"), [("a2", "b1"), ("n1", "o2"), ("a14", "b15"), ("n15", "o14")])
def test_edge_lines_at_a_corner_overlap(one, other):
    refusal(start().play(one), other, "abstrakto/overlaps", place=one)
    refusal(start().play(other), one, "abstrakto/overlaps", place=other)


def test_edge_lines_fit_beside_each_other_along_the_edge_and_round_a_corner():
    after = play(start(), "a2 a4 d1 f1")
    assert after.view()["laid"] == [[0, 2, 0], [0, 2, 0]]
    # Beyond the edge too the squares of neighbours touch, and no two share a quarter.
    assert (QUARTERS["a2"] - BOARD) & (QUARTERS["a4"] - BOARD) == set()
    (corner,) = (area for area in areas(after) if "b1" in area["quarters"])
    assert "a1" not in corner["quarters"]


def test_the_edge_takes_seven_lines_on_each_side():
    position = start([[5, 5, 5], [6, 6, 3]])
    assert {f"a{row}" for row in range(2, 15, 2)} <= set(position.moves())
    for row in range(2, 12, 2):
        position = position.play(f"a{row}").play(f"o{row}")
    # Five of six lines each: seat 0 kept five, seat 1 six.
    assert places(position, "L") == set()
    assert "o12" in places(position.play("d4"), "L")


def test_what_a_seat_has_no_tiles_of_it_cannot_place():
    position = start([[3, 6, 6], [6, 6, 3]])
    after = play(position, "b2 b4 f2 f4 j2 j4")
    assert places(after, "S") == set()
    assert refusal(after, "n14", "abstrakto/none-left").facts["kinds"].explain("en") == "solids"
    # The other seat has solids left.
    assert "n14" in after.play("a10").moves()


@pytest.mark.parametrize("starts", [0, 1])
def test_the_set_up_says_who_starts_and_then_the_seats_take_turns(starts):
    position = start(starts=starts)
    for move in ("b2", "d2", "f2"):
        assert position.active == (starts,)
        position = position.play(move)
        starts = 1 - starts


# Passing


def test_who_can_place_must():
    error = refusal(start(), "pass", "abstrakto/can-place")
    assert error.facts["place"] in start().moves()
    # One cross is left and one crossing free.
    blue, orange = NO_CROSSINGS.values()
    position = with_tiles(blue.replace("d4 ", ""), orange, laid={0: [5, 5, 4]})
    assert set(position.moves()) == {"c3", "e3", "c5", "e5"}
    refusal(position, "pass", "abstrakto/can-place", place="c3")


def test_who_cannot_place_passes():
    position = with_tiles(**NO_CROSSINGS, laid={0: [5, 5, 4], 1: [4, 5, 5]})
    assert position.moves() == ["pass"]
    after = position.play("pass")
    assert after.active == (1,)
    assert after.view()["left"] == [1, 1]
    refusal(position, "b2", "abstrakto/none-left")
    refusal(position, "c3", "abstrakto/overlaps", place="d4")


def test_what_does_not_fit_will_not_fit_later_so_who_passes_passes_to_the_end():
    position = with_tiles(**NO_CROSSINGS, laid={0: [5, 5, 4], 1: [3, 5, 5]})
    after = play(position, "pass b2")
    assert after.active == (0,)
    assert after.moves() == ["pass"]
    assert play(after, "pass n2").is_over


def test_who_has_no_tile_left_passes_while_the_other_goes_on():
    position = with_tiles("d4", "f4", laid={0: [5, 5, 5], 1: [3, 5, 5]})
    assert position.moves() == ["pass"]
    assert play(position, "pass n2").moves() == ["pass"]
    assert play(position, "pass n2 pass n4").is_over


# The end


def test_the_game_ends_with_the_last_tile():
    position = with_tiles("d4", "f4", laid={0: [4, 5, 5], 1: [5, 5, 5]})
    assert not position.is_over
    after = position.play("n14")
    assert after.is_over
    assert after.active == ()
    assert after.moves() == []
    assert after.view()["left"] == [0, 0]
    refusal(after, "pass", "move/game-over")


def test_the_game_ends_by_itself_when_neither_player_can_place():
    # Seat 0 has a cross left that fits nowhere; seat 1 lays its last solid.
    position = with_tiles(**NO_CROSSINGS, laid={0: [5, 5, 4], 1: [4, 5, 5]}, turn=1)
    after = position.play("b2")
    assert after.is_over
    assert after.view()["left"] == [1, 0]
    assert [move for _, move in after.history] == ["b2"]


def test_the_game_goes_on_while_one_player_can_place():
    position = with_tiles(**NO_CROSSINGS, laid={0: [5, 5, 4], 1: [3, 5, 5]}, turn=1)
    after = position.play("b2")
    assert not after.is_over
    assert after.active == (0,)


def test_a_game_never_ends_by_a_pass():
    rng, room = generator(1), ABSTRAKTO.scratch()
    for seed in range(3):
        s = ABSTRAKTO.start(seed=seed).record
        while (seat := rules.seat_to_act(s)) >= 0:
            move = int(rules.sample(s, seat, rng, room))
            rules.apply(s, seat, move)
        assert move < 256


# Discarding


@pytest.mark.parametrize("seat", [0, 1])
def test_where_chance_discards_each_seat_keeps_what_the_set_up_says(seat):
    kept = [[3, 6, 6], [6, 4, 5]]
    view = start(kept).view()
    assert view["hand"] == kept
    assert view["discarded"] == [[3, 0, 0], [0, 2, 1]]
    assert view["left"] == [15, 15]
    assert view["has_discarded"] == [True, True]


def test_chance_draws_three_of_eighteen_tiles():
    rng, s = generator(1), ABSTRAKTO.start(seed=1).record
    counts = {}
    n = 2000
    for _ in range(n):
        rules.deal(s, rng)
        for seat in (0, 1):
            drawn = tuple(map(int, s.discarded[seat]))
            counts[drawn] = counts.get(drawn, 0) + 1
    # Of C(18, 3) = 816 hands: 20 of one kind, 15 * 6 of two and one, 6 * 6 * 6 of three kinds.
    ways = {3: 20, 2: 90, 1: 216}
    expected = {drawn: 2 * n * ways[max(drawn)] / 816 for drawn in counts}
    assert len(counts) == 10
    # Chi-square with 9 degrees of freedom: more than 27.9 once in a thousand times.
    assert sum((counts[drawn] - expected[drawn]) ** 2 / expected[drawn] for drawn in counts) < 27.9


def test_a_seed_deals_and_the_set_up_says_what():
    kept = [ABSTRAKTO.start(seed=seed).setup["kept"] for seed in range(20)]
    assert all(sum(hand) == 15 and min(hand) >= 3 and max(hand) <= 6 for hands in kept for hand in hands)
    assert len({str(hands) for hands in kept}) > 10
    assert ABSTRAKTO.start(seed=3) == ABSTRAKTO.start(seed=3)
    again = ABSTRAKTO.start(seed=3)
    assert ABSTRAKTO.start(setup=again.setup) == again


@pytest.mark.parametrize("starts", [0, 1])
def test_in_secret_both_discard_at_once_in_either_order(starts):
    position = discarding("secret", starts)
    assert position.active == (0, 1)
    assert position.moves(0) == position.moves(1)
    assert len(position.moves(0)) == 10
    refusal(position, "drop SSL", "move/which-seat")
    one = position.play("drop SSL", 0)
    assert one.active == (1,)
    refusal(one, "drop SSL", "abstrakto/wait", seat=0)
    other = position.play("drop CCC", 1)
    assert other.active == (0,)
    refusal(other, "drop SSL", "abstrakto/wait", seat=1)
    both = one.play("drop CCC", 1)
    assert both == other.play("drop SSL", 0)
    assert both.active == (starts,)
    assert both.view(0)["hand"][0] == [4, 5, 6]
    assert both.view(1)["hand"][1] == [6, 6, 3]


@pytest.mark.parametrize("starts", [0, 1])
def test_openly_seat_0_discards_first_and_seat_1_second_whoever_starts(starts):
    position = discarding("open", starts)
    assert position.active == (0,)
    error = refusal(position, "drop SSL", "move/not-your-turn", seat=1)
    assert error.facts["active"] == (0,)
    one = position.play("drop SLL")
    assert one.active == (1,)
    assert one.view(1)["discarded"] == [[1, 2, 0], None]
    both = one.play("drop SLL")
    assert both.active == (starts,)
    assert both.view(None)["hand"] == [[5, 4, 6], [5, 4, 6]]


@pytest.mark.parametrize("discard", ["secret", "open"])
def test_the_first_move_of_each_seat_is_a_discard(discard):
    position = discarding(discard)
    texts = "SSS SSL SSC SLL SLC SCC LLL LLC LCC CCC"
    assert position.moves(0) == [f"drop {letters}" for letters in texts.split()]
    for move in ("b2", "a2", "c3", "pass"):
        refusal(position, move, "abstrakto/discard-first", seat=0)


def test_discarding_is_over_once_it_is_done():
    refusal(start(), "drop SLC", "abstrakto/dealt")
    for discard in ("secret", "open"):
        position = discarding(discard).play("drop SLC", 0).play("drop SLC", 1)
        refusal(position, "drop SLC", "abstrakto/has-discarded")
        refusal(position.play("b2"), "drop SLC", "abstrakto/has-discarded")


@pytest.mark.parametrize("discard", ["secret", "open"])
def test_whoever_discarded_three_of_a_kind_has_three_of_it(discard):
    position = discarding(discard).play("drop CCC", 0).play("drop SLC", 1)
    after = play(position, "c3 b14 g3 d14 k3 f14")
    assert places(after, "C") == set()
    assert refusal(after, "c7", "abstrakto/none-left").facts["kinds"].explain("en") == "crosses"


# What holds in every position


def test_is_legal_knows_the_moves_and_no_other_number():
    room = ABSTRAKTO.scratch()
    for position in (start(), discarding("open"), with_tiles(**NO_CROSSINGS, laid={0: [5, 5, 4]})):
        s = position.record
        listed = set(room[: rules.legal(s, 0, room)].tolist())
        for move in (*range(-300, 600), 1 << 40, -(1 << 40)):
            assert bool(rules.is_legal(s, 0, move, room)) == (move in listed), move


def test_random_moves_are_spread_evenly_over_the_list():
    rng, room = generator(2), ABSTRAKTO.scratch()
    for position in (play(start(), "d4 h8 l12 c9"), discarding("open")):
        s, moves = position.record, position.moves()
        n = 60 * len(moves)
        drawn = [position.write(int(rules.sample(s, 0, rng, room))) for _ in range(n)]
        assert set(drawn) == set(moves)
        counts = [drawn.count(move) for move in moves]
        # The mean of a chi-square is its degrees of freedom, and its deviation the root of twice as many.
        freedom = len(moves) - 1
        assert sum((count - 60) ** 2 / 60 for count in counts) < freedom + 4 * (2 * freedom) ** 0.5


def test_text_becomes_a_move_and_the_same_text_again():
    for position in (start(), discarding("secret"), with_tiles(**NO_CROSSINGS, laid={0: [5, 5, 4]})):
        for move in position.moves(0):
            assert position.write(READ(position.record, move)) == move
    assert {name(x, y) for x, y in product(range(15), range(15))} >= set(start().moves())
