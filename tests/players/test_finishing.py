"""The end of a game: where a proof is near, players who search do not err."""

from threading import Timer

import pytest

import obelisk
from obelisk import player
from obelisk.players.mcts import Finisher, MctsPlayer
from obelisk.solving.prover import Prover
from tests.helpers import rhombus_from

pytestmark = pytest.mark.compiled

ENOUGH = 1 << 40


def value(position, seat):
    """Return what a position is worth to a seat: 2 for a win, 1 for a shared one, 0 for a loss."""
    book, s = position.game, position.record
    return sum(Prover(book, s, seat, shares=shares).answer(s, ENOUGH) for shares in (False, True))


def late_positions(name, moves, n, **options):
    """Return positions of random games where a seat has at least three and at most so many moves left."""
    found = []
    for seed in range(n):
        position, chance = obelisk.game(name).start(seed=seed, **options), player("random", seed=seed)
        while not position.is_over and len(position.moves(position.active[0])) > moves:
            seat = position.active[0]
            position = position.play(chance.choose(position, seat), seat)
        if not position.is_over and len(position.moves(position.active[0])) > 2:
            found.append(position)
    return found


@pytest.mark.parametrize(("name", "moves", "options"), [("rhombus", 12, {"size": 5}), ("abstrakto", 6, {})])
def test_a_proven_move_keeps_what_the_position_is_worth(name, moves, options):
    worth = []
    for position in late_positions(name, moves, 12, **options):
        seat = position.active[0]
        move = Finisher(10_000, None).best_move(position, seat)
        worth.append(value(position, seat))
        assert (move is None) == (worth[-1] == 0)
        if move is not None:
            after = position.play(position.write(move))
            assert value(after, seat) == worth[-1]
    assert {0, 2} <= set(worth)


def test_the_first_player_of_hex_on_sixteen_cells_never_errs():
    for seed in range(3):
        first, second = MctsPlayer(simulations=10_000, seed=seed), MctsPlayer(simulations=300, seed=50 + seed)
        position = obelisk.game("rhombus").start(size=4)
        while not position.is_over:
            position = position.play((first, second)[position.active[0]].choose(position))
        assert position.result.winners == (0,)


def test_where_a_position_may_come_again_or_hides_something_no_proof_is_looked_for():
    finisher = Finisher(10_000, None)
    assert finisher.best_move(obelisk.game("kono").start(), 0) is None
    secret, open_ = (late_positions("abstrakto", 6, 8, discard=discard) for discard in ("secret", "open"))
    assert [position for position in secret if finisher.best_move(position, position.active[0]) is not None] == []
    assert [position for position in open_ if finisher.best_move(position, position.active[0]) is not None]


def test_what_cannot_be_proven_within_the_budget_is_searched():
    position = rhombus_from("\n".join(["x . o . ."] + [". . . . ."] * 3 + [". o x o x"]))
    assert Finisher(1, None).best_move(position, 0) is None
    assert MctsPlayer(simulations=1, seed=1).choose(position) in position.moves()


def test_a_search_that_is_called_off_while_it_looks_for_a_proof_still_chooses():
    position = obelisk.game("rhombus").start(size=5).play("a1").play("a5").play("e1").play("b1").play("e2")
    searcher = MctsPlayer(seconds=60.0, seed=1)
    timer = Timer(0.05, searcher.cancel)
    timer.start()
    assert searcher.choose(position) in position.moves()
    timer.join()
