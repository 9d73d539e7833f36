"""What is certain in Hex long before the board shows it: nothing is said that looking at everything does not say."""

from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np
import pytest

import obelisk
from obelisk import catalogue, player
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, shuffle
from obelisk.kernel.compiled import compiled
from obelisk.kernel.rules import IDLE, LOSES, RESTS, UNDECIDED
from obelisk.players.mcts import MctsPlayer
from obelisk.rulebook.values import Search
from obelisk.searches import Searches
from obelisk.solving.prover import Prover
from tests.helpers import IS_PLAIN, rhombus_from
from tests.reference import rhombus as reference

RHOMBUS = catalogue.game("rhombus")
ENOUGH = 1 << 40


@compiled
def ask(s, seat, moves, n, marks):
    return rules.must_play(s, seat, moves, n, marks)


def foreseen(position):
    """Return who is certain to win (or UNDECIDED), and what is marked, by the name of the cell."""
    s = position.record
    moves, marks = RHOMBUS.rules.scratch(), RHOMBUS.rules.scratch()
    n = int(rules.legal(s, int(s.turn), moves))
    won = int(ask(s, int(s.turn), moves, n, marks))
    return won, {position.write(int(move)): int(mark) for move, mark in zip(moves[:n], marks[:n], strict=True)}


def marked(marks, flag):
    return {cell for cell, mark in marks.items() if mark & flag}


def layout(size, sides, turn, owners):
    """Return the position in which each cell has its owner (2 is nobody), or None if somebody has joined the sides."""
    start = RHOMBUS.start(size=size, sides=sides)
    s = start.record.copy()
    for cell, owner in enumerate(owners):
        if owner < 2 and int(rules.active(s)) != 0:
            rules.apply(s, owner, cell)
    if int(rules.active(s)) == 0:
        return None
    s.turn = turn
    return obelisk.Position(RHOMBUS, np.array([s], s.dtype), start.setup, (), 1 << turn)


def given_away(position, marks, loser):
    """Return the owners of a position's cells, of which the loser gets all on which the win does not rest."""
    free = dict(zip(position.moves(), position.moves(), strict=True))
    names = RHOMBUS.board_of(position.record).names
    owners = [owner if owner >= 0 else 2 for owner in RHOMBUS.cells_of(position.record)]
    return [loser if name in free and not marks[name] & RESTS else owners[i] for i, name in enumerate(names)]


@cache
def has_joined(size, sides, seat, own):
    return reference.has_joined((size, sides, tuple((cell, seat) for cell in own), 0), seat)


@cache
def wins(size, sides, seat, own, other):
    """Return whether the seat to move wins, by looking at everything."""
    if has_joined(size, sides, 1 - seat, other):
        return False
    free = frozenset(reference.cells(size)) - own - other
    return any(not wins(size, sides, 1 - seat, other, own | {cell}) for cell in free)


def by_looking_at_everything(position):
    owners = dict(zip(RHOMBUS.board_of(position.record).names, RHOMBUS.cells_of(position.record), strict=True))
    seat = position.active[0]
    own, other = (frozenset(cell for cell, owner in owners.items() if owner == one) for one in (seat, 1 - seat))
    return wins(position.setup["size"], position.setup["sides"], seat, own, other)


def by_proof(position):
    s = position.record
    return Prover(RHOMBUS, s, int(s.turn), foresees=False).answer(s, ENOUGH)


def by_proof_of(position):
    """Return whether the seat to move wins, by a proof with all that is foreseen."""
    s = position.record
    return Prover(RHOMBUS, s, int(s.turn)).answer(s, ENOUGH)


def check(position, is_won):
    """Compare what is foreseen with what is true; return whether it is foreseen who wins."""
    seat = position.active[0]
    won, marks = foreseen(position)
    if won != UNDECIDED:
        assert (won == 1 << seat) == is_won(position), position
        # The win rests on the marked cells alone: the loser may have all others.
        winner = won.bit_length() - 1
        left = layout(position.setup["size"], position.setup["sides"], seat, given_away(position, marks, 1 - winner))
        assert left is None or is_won(left) == (winner == seat), position
        return True
    moves = {move: not is_won(position.play(move)) if not position.play(move).is_over else True for move in marks}
    assert not any(moves[move] for move in marked(marks, LOSES)), position
    left = set(marks) - marked(marks, LOSES) - marked(marks, IDLE)
    assert left, position
    # A move that is left out is never better than all others.
    assert any(moves[move] for move in left) == any(moves.values()), position
    return False


def test_what_is_foreseen_on_nine_cells_is_what_looking_at_everything_says():
    known = n = 0
    for number, owners in enumerate(product(range(3), repeat=9)):
        if number % (499 if IS_PLAIN else 7) != 0:
            continue
        position = layout(3, number // 7 >> 1 & 1, number & 1, owners)
        if position is not None:
            known += check(position, by_looking_at_everything)
            n += 1
    assert known > 0.95 * n


@pytest.mark.compiled
@pytest.mark.parametrize(("size", "pieces", "n"), [(4, 2, 60), (4, 6, 150), (5, 10, 40)])
def test_what_is_foreseen_on_larger_boards_is_what_is_proven_without_it(size, pieces, n):
    rng, known, seen = generator(size + pieces), 0, 0
    for number in range(n):
        order = np.arange(size**2)
        shuffle(rng, order)
        owners = [2] * size**2
        for i, cell in enumerate(order[:pieces].tolist()):
            owners[cell] = i & 1
        position = layout(size, number >> 1 & 1, number & 1, owners)
        if position is not None:
            known += check(position, by_proof)
            seen += 1
    assert 0.8 * seen < known


def test_a_bridge_to_the_side_and_a_bridge_on_win_though_the_other_moves():
    position = rhombus_from(
        """
        . . . .
        . . x .
        . x . .
        . . . .
        """,
        turn=1,
    )
    won, marks = foreseen(position)
    assert won == 0b01
    assert marked(marks, RESTS) >= {"b1", "c1", "b3", "c2", "b4", "c4"}


def test_a_piece_in_the_third_row_with_room_around_it_is_joined_to_its_side():
    picture = """
        . . . x . .
        . . . x . .
        . . . x . .
        . . . x . .
        . . . . . .
        . . . . . .
    """
    assert foreseen(rhombus_from(picture, turn=1))[0] == 0b01
    # Without that room it is not.
    taken = rhombus_from(picture.replace(". . . . . .", ". . o . o .", 1), turn=1)
    assert foreseen(taken)[0] == 0b10


def test_whoever_must_break_a_connection_moves_into_it():
    won, marks = foreseen(RHOMBUS.start(size=6).play("c4"))
    assert won == UNDECIDED
    assert set(marks) - marked(marks, LOSES) == {"a6", "b5", "b6", "c3", "c5", "c6", "d4", "d5", "d6"}


def test_two_cells_between_a_piece_and_its_side_are_its_own_and_need_not_be_played():
    won, marks = foreseen(RHOMBUS.start(size=5).play("a2"))
    assert won == UNDECIDED
    assert marked(marks, IDLE) == {"a1", "b1"}


@pytest.mark.compiled
def test_five_by_five_is_proven_in_a_few_positions():
    s = RHOMBUS.start(size=5).record
    with_it, without = Prover(RHOMBUS, s, 0), Prover(RHOMBUS, s, 0, foresees=False)
    assert with_it.answer(s, ENOUGH) is True
    assert without.answer(s, 20_000) is None
    assert with_it.positions < 100
    # The move that wins is known too.
    assert any(with_it.answer(RHOMBUS.start(size=5).play(move).record, 1) for move in RHOMBUS.start(size=5).moves())


def uniform(observations, masks, seats):
    return masks.astype(np.float32), np.zeros(len(seats), np.float32)


def test_a_search_with_an_evaluator_proves_with_it_what_it_cannot_see_without():
    position = RHOMBUS.start(size=4).play("b2").play("c4")
    found = {}
    for must_play in (None, 0):
        searches = Searches(RHOMBUS, 1, evaluator=uniform, size=4, must_play=must_play, seed=1)
        searches.place([position])
        searches.run(40)
        found[must_play] = bool(searches.proven[0])
    assert found == {None: False, 0: True}


def test_a_search_with_random_games_does_not_try_what_loses():
    position = RHOMBUS.start(size=6).play("c4")
    _, marks = foreseen(position)
    tried = MctsPlayer(simulations=60, seed=1, search=Search(must_play_visits=0)).consider(position)
    assert {one.move for one in tried} == set(position.moves())
    assert all((one.value, one.visits) == (0.0, 0) for one in tried if one.move in marked(marks, LOSES))


def test_what_loses_for_certain_is_not_tried_though_all_else_looks_as_bad():
    """Seat 1 thinks itself lost everywhere; c4 leaves it nine moves of thirty-five."""
    names = RHOMBUS.board_of(RHOMBUS.start(size=6).record).names

    def gloomy(observations, masks, seats):
        priors, is_first = masks.astype(np.float32), masks.sum(axis=1) == 36
        priors[is_first] = 0.0
        priors[is_first, names.index("c4")] = 1.0
        return priors, np.where(seats == 1, -1.0, 1.0).astype(np.float32)

    searches = Searches(RHOMBUS, 1, evaluator=gloomy, size=6, must_play=0, seed=1)
    searches.run(12)
    tree = searches.trees[0]
    first = next(node for node in range(1, 37) if tree[node].move == names.index("c4"))
    replies = tree[tree[first].first_child :][:35]
    assert sum(replies["visits"]) > 8
    assert sum(replies["outcome"] == 1) >= 26
    assert sum(replies["visits"][replies["outcome"] == 1]) == sum((replies["outcome"] == 1) & (replies["visits"] > 0))


def test_what_was_proven_of_a_reply_is_not_taken_for_a_move_that_wins():
    """That the other's reply loses says nothing of how: the search begins anew there."""
    position = RHOMBUS.start(size=6).play("c4").play("a1")
    searches = Searches(RHOMBUS, 1, evaluator=uniform, size=6, must_play=0, seed=1)
    searches.place([RHOMBUS.start(size=6).play("c4")])
    searches.run(1)
    searches.place([position], after=[[0]])
    searches.run(200)
    assert searches.proven[0]
    assert searches.values()[0] == 1.0
    assert not by_proof_of(position.play(position.move(int(searches.best()[0]))))


LOST = """
    . . . .
    . . x .
    . x . .
    . . . .
"""


def test_whoever_has_lost_searches_as_if_that_were_not_known():
    asked = []

    def counting(observations, masks, seats):
        asked.extend(seats)
        return uniform(observations, masks, seats)

    position = rhombus_from(LOST, turn=1)
    lost = player("puct", evaluator=counting, simulations=40, must_play=0, seed=1)
    assert lost.consider(position)[0].value == 0.0
    n = len(asked)
    assert n < 10
    lost.choose(position)
    assert len(asked) > n + 20


@pytest.mark.compiled
def test_whoever_has_lost_breaks_into_what_can_still_be_broken():
    search = replace(RHOMBUS.search, must_play_visits=0)
    lost = MctsPlayer(simulations=400, seed=1, search=search)
    assert lost.choose(rhombus_from(LOST, turn=1)) in {"b1", "c1", "b3", "c2", "b4", "c4"}
