"""Solved games: every table agrees with plain Python, and with what is known of the games."""

from functools import cache
from itertools import combinations

import pytest

import obelisk
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.repetition import forget
from obelisk.kernel.solving import building
from obelisk.solving.tablebase import solve, table_for
from tests.helpers import position_from
from tests.kept import kept
from tests.kernel.solving.verdicts import ORACLES, as_verdicts, by_oracle, forced, silent, sorted_table
from tests.reference import bulo, clobber, decapawn, kono, trip
from tests.reference.solve import KonoGraph, decide

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def test_both_ways_to_solve_find_the_same_in_bulo():
    game = obelisk.game("bulo")
    start = game.start().record
    one = sorted_table(*building._depth_first(game.rules, start, silent))
    other = sorted_table(*building._backwards(game.rules, start, silent))
    assert one.positions == other.positions == 8547
    assert one.keys.tolist() == other.keys.tolist()
    assert one.scores.tolist() == other.scores.tolist()


@cache
def bulo_by_minimax(pieces):
    """Return whether the player to move wins, and in how many plies."""
    best = None
    for move in bulo.moves((pieces, 0)):
        left, _ = bulo.play((pieces, 0), move)
        wins, plies = bulo_by_minimax(left) if left else (True, 0)
        found = (not wins, plies + 1)
        if best is None or quality(found) > quality(best):
            best = found
    return best


def quality(found):
    """Order what a move leads to: quick wins first, then long resistance."""
    wins, plies = found
    return -plies if wins else plies - 1000


def turned(cells):
    return frozenset("abcd"[int(cell[1]) - 1] + str(4 - "abcd".index(cell[0])) for cell in cells)


def mirrored(cells):
    return frozenset("dcba"["abcd".index(cell[0])] + cell[1] for cell in cells)


def images(cells):
    """Return the cells turned and mirrored in all ways."""
    found = set()
    for image in (cells, mirrored(cells)):
        for _ in range(4):
            found.add(image)
            image = turned(image)
    return found


def test_every_position_of_bulo_is_what_minimax_says():
    game, table = obelisk.game("bulo"), table_for("bulo")
    s = game.start().record
    seen, checked = set(), 0
    for chosen in range(1, 1 << 16):
        pieces = frozenset(cell for number, cell in enumerate(bulo.ALL) if chosen >> number & 1)
        if pieces in seen:
            continue
        seen |= images(pieces)
        s.pieces, s.turn = chosen, checked % 2
        expected = {}
        for move in bulo.moves((pieces, 0)):
            left, _ = bulo.play((pieces, 0), move)
            wins, plies = bulo_by_minimax(left) if left else (True, 0)
            expected[move] = (1 - s.turn if wins else s.turn, plies + 1)
        assert forced(table.worth(game, s), s.turn) == expected, sorted(pieces)
        checked += 1
    assert checked == 8547


def check_all_below(reference, position, simple):
    """Compare every position that can be reached from this one with plain Python; return how many there are."""
    decided = decide([simple], reference)
    table, book = table_for(position.game.name), position.game
    seen, waiting = set(), [(position, simple)]
    while waiting:
        position, simple = waiting.pop()
        if simple in seen or position.is_over:
            continue
        seen.add(simple)
        seat = position.active[0]
        assert forced(table.worth(book, position.record), seat) == by_oracle(reference, simple, decided), position
        waiting += [(position.play(move), reference.play(simple, move)) for move in position.moves()]
    return len(seen)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("name", "reference", "plies"), [("trip", trip, 10), ("clobber", clobber, 6)])
def test_late_positions_are_what_plain_python_finds(name, reference, plies, seed):
    rng = generator(seed)
    position, simple = obelisk.game(name).start(), reference.start()
    for _ in range(plies):
        moves = position.moves()
        move = moves[pick(rng, len(moves))]
        position, simple = position.play(move), reference.play(simple, move)
    assert check_all_below(reference, position, simple) > 50


def late_decapawn(seed, *, pieces):
    """Play at random, capturing where possible and not ending it, until so many pieces are left; None if it ends."""
    rng = generator(seed)
    position, simple = obelisk.game("decapawn").start(), decapawn.start()
    while len(simple[0] | simple[1]) > pieces:
        moves = position.moves()
        going_on = [move for move in moves if not position.play(move).is_over]
        captures = [move for move in going_on if move[2:] in simple[1 - position.active[0]]]
        choice = captures or going_on or moves
        move = choice[pick(rng, len(choice))]
        position, simple = position.play(move), decapawn.play(simple, move)
        if position.is_over:
            return None
    return position, simple


def test_late_positions_of_decapawn_are_what_plain_python_finds():
    found = [late for late in (late_decapawn(seed, pieces=5) for seed in range(12)) if late is not None]
    assert len(found) >= 8
    assert sum(check_all_below(decapawn, *late) for late in found) > 2000


@pytest.mark.parametrize(("own", "other"), [(2, 1), (1, 2), (2, 2), (1, 3)])
def test_kono_with_few_pieces_is_what_plain_python_finds(own, other):
    graph = KonoGraph(kono)
    starts = [
        ((frozenset(mine), frozenset(theirs)), 0)
        for mine in combinations(kono.ALL, own)
        for theirs in combinations([cell for cell in kono.ALL if cell not in mine], other)
    ]
    open_still = [simple for simple in starts if graph.result(simple) is None]

    def found_out():
        decided = decide(starts, graph)
        return [by_oracle(graph, simple, decided) for simple in open_still]

    told = kept(found_out, "kono", own, other, sources=[*ORACLES, __file__])
    book, table = obelisk.game("kono"), table_for("kono")
    s = obelisk.game("kono").start().record
    forget(s)
    for simple, expected in zip(open_still, map(as_verdicts, told), strict=True):
        for seat in (0, 1):
            s.pieces[seat] = sum(1 << kono.ALL.index(cell) for cell in simple[0][seat])
        assert forced(table.worth(book, s), 0) == expected, simple


@pytest.mark.parametrize(
    ("name", "value", "distance", "positions"),
    [
        ("trip", "draw", None, 5_500_007),
        ("kono", "draw", None, 4_012_545),
        ("bulo", "loss", 13, 8_547),
        ("decapawn", "win", 17, 34_810_157),
        ("hexapawn", "loss", 6, 37),
        ("dodgem", "win", 20, 1_345),
        ("chomp", "win", 12, 98),
        ("clobber", "win", 15, 6_546_951),
        ("domineering", "win", 7, 590),
    ],
)
def test_what_the_games_are_worth(name, value, distance, positions):
    found = solve(name)
    assert (found.value, found.distance, found.positions) == (value, distance, positions)


def test_decapawn_is_won_by_exactly_two_first_moves_and_the_others_lose():
    found = solve("decapawn")
    assert sorted(found.best) == ["a1b2", "e1d2"]
    start = obelisk.game("decapawn").start()
    after = {move: solve(start.play(move)).value for move in start.moves()}
    assert {move for move, value in after.items() if value == "loss"} == set(found.best)


def test_a_solved_game_that_both_play_at_their_best_ends_after_as_many_plies_as_it_says():
    for name in ("bulo", "decapawn", "hexapawn", "dodgem", "chomp", "clobber", "domineering"):
        position = obelisk.game(name).start()
        value, distance = solve(name).value, solve(name).distance
        while not position.is_over:
            found = solve(position)
            assert found.distance == distance
            assert found.value == value
            position = position.play(found.best[-1])
            value, distance = {"win": "loss", "loss": "win"}[value], distance - 1
        assert distance == 0


def test_a_finished_game_has_no_best_move():
    position = position_from(
        "bulo",
        """
        . . . .
        . . . .
        . . . .
        # . . .
        """,
    ).play("a1")
    assert solve(position).best == []
