"""Kono remembers: what has come twice is a draw when it comes again."""

import pytest

import obelisk
from obelisk.kernel.repetition import forget, repeats
from obelisk.solving.tablebase import solve, table_for
from tests.helpers import play_all, position_from
from tests.kept import kept
from tests.kernel.solving.verdicts import ORACLES, as_verdicts, by_oracle, forced
from tests.reference import kono
from tests.reference.solve import KonoGraph, decide

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def kono_oracle(position):
    """Return what each move of a position of Kono leads to, by plain Python, where what has come twice is a draw."""
    simple = kono_of(position.record)
    twice = []
    for seat, remembered in repeats(position.record):
        s = position.record
        obelisk.game("kono").rules.recall(s, remembered)
        twice.append((kono_of(s)[0], seat))

    def found_out():
        graph = KonoGraph(kono, twice)
        after = [graph.play(simple, move) for move in graph.moves(simple)]
        return by_oracle(graph, simple, decide(after, graph))

    facts = [(*map(sorted, pieces), seat) for pieces, seat in (simple, *twice)]
    return as_verdicts(kept(found_out, "kono", facts, sources=ORACLES))


def kono_of(s):
    pieces = tuple(frozenset(c for n, c in enumerate(kono.ALL) if int(s.pieces[seat]) >> n & 1) for seat in (0, 1))
    return pieces, int(s.turn)


def without_memory(position):
    """Return what the table says of a position of Kono that has just begun."""
    s = position.record
    forget(s)
    return forced(table_for("kono").worth(position.game, s), int(s.turn))


def with_memory(position):
    s = position.record
    return forced(table_for("kono").worth(position.game, s), int(s.turn))


def best_for(seat, found):
    """Return the value of a position, and the moves that keep it."""
    values = {move: 1 if end is None else 2 if end[0] == seat else 0 for move, end in found.items()}
    best = max(values.values())
    return ("loss", "draw", "win")[best], {move for move, value in values.items() if value == best}


def kono_game(own, other, turn, moves):
    """Return the position of Kono after *moves*, from a table with the pieces *own* of seat 0 and *other* of seat 1."""
    marks = {**dict.fromkeys(own.split(), "x"), **dict.fromkeys(other.split(), "o")}
    rows = [" ".join(marks.get(column + row, ".") for column in "abcd") for row in "4321"]
    return play_all(position_from("kono", "\n".join(rows), turn=turn), moves)


def test_a_win_that_must_pass_a_position_which_has_come_twice_is_none_and_a_longer_one_is_best():
    # Seat 0 steps c1c2 and wins 15 plies later, says the table; but d4d3 then leads to where c2c1 has been played
    # twice already, and whatever else seat 0 does there, seat 1 gets away.
    position = kono_game("a1 c2 c3", "d2", 1, "d2d3 c2c1 d3d4 c1c2 d4d3 c2c1 d3d4")
    assert min(without_memory(position).items(), key=lambda item: item[1][1]) == ("c1c2", (0, 15))
    expected = kono_oracle(position)
    assert expected["c1c2"] is None
    assert with_memory(position)["c1c2"] is None
    found = solve(position)
    assert (found.value, found.distance) == ("win", 17)
    assert set(found.best) == {move for move, end in expected.items() if end == (0, 17)} == {"a1a2", "a1b1"}


@pytest.mark.parametrize(
    ("own", "other", "turn", "moves", "expected"),
    [
        ("c1 c2 c3", "d4", 0, "c3b3 d4d3 b3c3 d3d4 c3b3 d4d3 b3c3", {"d3d4"}),
        ("a1 b2 d1", "c2", 0, "d1d2 c2c3 d2d1 c3c2 b2b1 c2c3 b1b2", {"c3c2"}),
        ("a1 a2 b1", "c3", 1, "c3b3 a2a3 b3c3 b1c1 c3b3 a3a4 b3b2 a4a3 b2b3 a3a4 b3b2 a4a3", {"b2b3"}),
    ],
)
def test_a_lost_position_is_drawn_where_the_loser_can_go_where_both_have_been_twice(own, other, turn, moves, expected):
    position = kono_game(own, other, turn, moves)
    seat = position.active[0]
    assert best_for(seat, without_memory(position))[0] == "loss"
    assert best_for(seat, kono_oracle(position)) == ("draw", expected)
    found = solve(position)
    assert (found.value, found.distance, set(found.best)) == ("draw", None, expected)


def test_a_lost_position_is_drawn_where_every_way_to_win_passes_what_has_come_twice():
    # After c4d4 seat 0 wins in 51 plies, says the table, by a way that begins where both have been twice already.
    moves = "c2c3 a3b3 c1c2 c4d4 a2b2 b3a3 c3b3 d4c4 b3c3 c4b4 c3b3 b4c4 b3c3"
    position = kono_game("c1 a2 c2", "a3 c4", 0, moves)
    assert best_for(1, without_memory(position))[0] == "loss"
    assert not any(position.play(move).is_over for move in position.moves())
    assert best_for(1, kono_oracle(position)) == ("draw", {"c4d4"})
    assert best_for(1, with_memory(position)) == ("draw", {"c4d4"})


@pytest.mark.parametrize(
    ("own", "other", "turn", "moves", "value"),
    [
        ("b3 d2 d3", "b2", 1, "b2b1 d2c2 b1a1 d3c3 a1b1 c3d3 b1a1 d3c3 a1b1 c2c1", "loss"),
        ("a2 c2 c4", "b3", 1, "b3a3 c4c3 a3b3 c3d3 b3a3 d3c3 a3b3 c3d3", "loss"),
        ("a1 c2 c3", "d2", 1, "d2d3 c2c1 d3d4 c1c2 d4d3 c2c1 d3d2", "win"),
        ("a1 b1", "c3 d3", 0, "a1a2 c3c4 a2a1 c4c3 a1a2 c3c4", "draw"),
    ],
)
def test_other_wins_and_losses_stay_although_positions_have_come_twice(own, other, turn, moves, value):
    position = kono_game(own, other, turn, moves)
    assert repeats(position.record)
    seat = position.active[0]
    assert best_for(seat, without_memory(position))[0] == value
    expected, keeping = best_for(seat, kono_oracle(position))
    found = solve(position)
    assert found.value == expected == value
    assert set(found.best) <= keeping
