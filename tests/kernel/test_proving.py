"""Proofs: who wins a position, exactly, found out with as little as possible."""

import numpy as np
import pytest

import obelisk
from obelisk import catalogue, player, solve
from obelisk.games.plug_in import duels
from obelisk.games.plug_in.duel import Duel, settled
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick
from obelisk.solving.prover import Prover
from tests.helpers import rhombus_from
from tests.reference.duel import winner_of

ENOUGH = 1 << 40

PARTS = catalogue.game("plug-in").parts
WON = [micro.name == "decapawn" for micro in PARTS.micros]
RHOMBUS = catalogue.game("rhombus")


def match(size, for_holder, *, holder=0, sides=0):
    """Return the first position of a match in which the tiles *for_holder* carry Decapawn, the others Bulo."""
    tiles = ["decapawn" if tile in for_holder else "bulo" for tile in range(size**2)]
    setup = {"macro": "rhombus", "size": size, "tiles": tiles, "obelisk": holder, "sides": sides}
    return obelisk.game("plug-in").start(setup=setup)


def arrangements(n, size, seed):
    """Return *n* random sets of tiles that the holder wins, most of them large."""
    rng = generator(seed)
    return [{tile for tile in range(size**2) if pick(rng, 8) < 6} for _ in range(n)]


def is_won(game, s, seat, **how):
    return Prover(game, s, seat, **how).answer(s, ENOUGH)


@pytest.mark.slow
@pytest.mark.parametrize("sides", [0, 1])
@pytest.mark.parametrize("holder", [0, 1])
def test_who_wins_a_match_on_four_tiles_is_what_looking_at_everything_says(holder, sides):
    duel = Duel(PARTS)
    for number in range(16):
        tiles = {tile for tile in range(4) if number >> tile & 1}
        expected = winner_of(2, tiles, holder=holder, sides=sides)
        s = match(2, tiles, holder=holder, sides=sides).record
        for game, root in (
            (RHOMBUS, settled(PARTS, s, WON)),
            (duel, duel.from_match(s, [[float(won) for won in WON]] * 2)),
        ):
            assert [is_won(game, root, seat) for seat in (0, 1)] == [expected == 0, expected == 1]


@pytest.mark.slow
@pytest.mark.compiled
def test_who_wins_a_match_on_nine_tiles_is_what_looking_at_everything_says():
    duel = Duel(PARTS)
    seen = set()
    for number, tiles in enumerate(arrangements(24, 3, seed=1)):
        holder, sides = number & 1, number >> 1 & 1
        expected = winner_of(3, tiles, holder=holder, sides=sides)
        s = match(3, tiles, holder=holder, sides=sides).record
        root = settled(PARTS, s, WON)
        assert is_won(RHOMBUS, root, holder) == (expected == holder)
        root = duel.from_match(s, [[float(won) for won in WON]] * 2)
        assert is_won(duel, root, holder) == (expected == holder)
        seen.add((len(tiles) % 2, expected == holder))
    assert seen == {(0, False), (0, True), (1, True)}


@pytest.mark.compiled
def test_the_counts_of_all_arrangements_are_those_of_looking_at_everything():
    counts = duels.count_won(2)
    plain = [0] * 5
    for number in range(16):
        plain[number.bit_count()] += winner_of(2, {tile for tile in range(4) if number >> tile & 1}) == 0
    assert [count.won for count in counts] == plain
    assert [count.arrangements for count in counts] == [1, 4, 6, 4, 1]


@pytest.mark.compiled
def test_it_is_the_same_which_sides_the_holder_joins():
    counts = duels.count_won(3)
    assert counts == duels.count_won(3, sides=1)
    assert [count.won for count in counts] == [0, 9, 0, 84, 0, 126, 4, 36, 4, 1]


def test_a_mix_is_worth_what_its_arrangements_are():
    counts = duels.count_won(2)
    # Drawn from two microgames, one of which is the holder's, all sixteen arrangements are as likely as each other.
    assert duels.chance_of_holder(counts, 0.5) == sum(count.won for count in counts) / 16
    assert duels.chance_of_holder(counts, 0.0) == 0.0
    assert duels.chance_of_holder(counts, 1.0) == 1.0
    assert len(list(duels.mixes(["trip", "kono", "bulo", "decapawn"]))) == 15


@pytest.mark.compiled
@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_first_player_wins_hex(size):
    s = obelisk.game("rhombus").start(size=size).record
    assert is_won(RHOMBUS, s, 0) is True
    assert is_won(RHOMBUS, s, 1) is False


def test_a_position_of_hex_is_decided_by_the_bridge_that_the_other_cannot_break():
    s = rhombus_from(
        """
        . . .
        o x .
        . . .
        """,
        turn=1,
    ).record
    assert is_won(RHOMBUS, s, 0) is True


@pytest.mark.slow
@pytest.mark.compiled
def test_games_with_draws_are_decided_by_two_questions():
    # Late positions of Trip, where every result occurs.
    book = obelisk.game("trip")
    values = set()
    for seed in range(40):
        chance, position = player("random", seed=seed), obelisk.game("trip").start()
        while len(position.history) < 10:
            position = position.play(chance.choose(position))
        s, seat = position.record, position.active[0]
        value = solve(position).value
        assert is_won(book, s, seat) == (value == "win")
        assert is_won(book, s, seat, shares=True) == (value != "loss")
        values.add(value)
    assert values == {"win", "draw", "loss"}


@pytest.mark.compiled
def test_what_is_not_found_within_the_plies_is_open_and_what_was_found_is_kept():
    s = obelisk.game("rhombus").start(size=3).record
    prover = Prover(RHOMBUS, s, 0, foresees=False)
    answer, plies, kept = None, 1, []
    while answer is None:
        kept.append(prover.positions)
        answer = prover.answer(s, plies)
        plies *= 2
    assert answer is True
    assert kept == sorted(kept)
    assert 0 < kept[-1] < prover.positions
    # Now it is read, not found.
    assert prover.answer(s, 1) is True


@pytest.mark.compiled
def test_a_proof_ends_when_its_time_is_up():
    s = obelisk.game("rhombus").start(size=7).record
    assert Prover(RHOMBUS, s, 0).answer(s, ENOUGH, seconds=0.05) is None


@pytest.mark.compiled
def test_the_same_question_is_always_answered_by_the_same_work():
    s = obelisk.game("rhombus").start(size=4).record
    first, second, third = (Prover(RHOMBUS, s, 0, foresees=False) for _ in range(3))
    assert first.answer(s, ENOUGH) is second.answer(s, ENOUGH) is True
    assert first.positions == second.positions
    # Broken off and taken up again, the search goes the same way.
    assert third.answer(s, 50_000) is None
    assert third.answer(s, ENOUGH) is True
    assert third.positions == first.positions


@pytest.mark.parametrize("size", [3, 6])
def test_positions_of_rhombus_have_marks_of_their_own(size):
    marks = {}
    for seed in range(20):
        position, chance = obelisk.game("rhombus").start(size=size), player("random", seed=seed)
        while not position.is_over:
            s = position.record
            marks.setdefault((tuple(RHOMBUS.cells_of(s)), int(s.turn)), set()).add(int(rules.position_hash(s)))
            position = position.play(chance.choose(position))
    assert all(len(known) == 1 for known in marks.values())
    assert len({mark for known in marks.values() for mark in known}) == len(marks) > 80
    # Whose turn it is, is a part of the position.
    s = obelisk.game("rhombus").start(size=size).record
    t = s.copy()
    t.turn = 1
    u = s.copy()
    rules.apply(u, 0, size**2 - 1)
    u.turn = 0
    assert len({int(rules.position_hash(x)) for x in (s, t, u)}) == 3


@pytest.mark.compiled
def test_rhombus_is_monotone_as_it_says():
    """A cell more is never worse: whoever wins a filled board wins it with a cell of the other's besides."""
    assert RHOMBUS.search.is_monotone
    rng = generator(3)
    for _ in range(50):
        order = np.argsort([int(pick(rng, 1 << 30)) for _ in range(25)])
        owners = [int(pick(rng, 2)) for _ in range(25)]
        winner = _winner(order, owners)
        assert winner == _winner(order[::-1], owners)
        cell = int(pick(rng, 25))
        assert _winner(order, [winner if place == cell else owner for place, owner in enumerate(owners)]) == winner


def _winner(order, owners):
    s = obelisk.game("rhombus").start(size=5).record.copy()
    for cell in order:
        if rules.active(s) != 0:
            rules.apply(s, owners[cell], int(cell))
    return int(rules.winners(s)).bit_length() - 1


def test_a_table_that_is_full_grows_and_keeps_what_was_decided(monkeypatch):
    monkeypatch.setattr("obelisk.solving.prover.SMALLEST_TABLE", 16)
    start = obelisk.game("rhombus").start(size=3)
    small = Prover(RHOMBUS, start.record, 0, foresees=False)
    assert small.answer(start.record, ENOUGH) is True
    assert small.positions > 16
