"""Compile ahead what a game needs, so that nobody waits for it in the middle of one.

Batches are left out: they are for programs, which can wait, and would take as long as all the rest.
"""

from typing import Any

import numpy as np

from obelisk.catalogue import game
from obelisk.game import Game
from obelisk.kernel.chance import generator
from obelisk.kernel.solving.scores import win
from obelisk.players import Written, is_able, player, seat_player
from obelisk.players.levels import network_for
from obelisk.solving.prover import Prover
from obelisk.solving.tablebase import can_solve
from obelisk.solving.tables import Proof, Table


def warm(name: str) -> None:
    """Compile everything about a game, what somebody who plays needs soonest first."""
    warmed = game(name)
    for compile_it in (
        _compile_steps, _compile_players, _compile_endings, _compile_tables, _compile_proofs, _compile_counting,
    ):  # fmt: skip
        compile_it(warmed)


def _compile_steps(warmed: Game) -> None:
    position = warmed.start(seed=1).rolled(generator(1))
    seat = position.active[0]
    _ = position.play(position.moves(seat)[0], seat).result
    if position.hides:
        position.determinize(seat, generator(1))


def _compile_counting(warmed: Game) -> None:
    """Compile what nobody needs who plays: random games and counts of positions."""
    warmed.playouts(1, seed=1)
    warmed.perft(1, seed=1)


def _compile_endings(warmed: Game) -> None:
    """Compile what is needed once a game is over, and what explains its last moves: a random one is played there."""
    mover, rng = player("random", seed=1), generator(1)
    before = position = warmed.start(seed=1)
    while not (position := position.rolled(rng)).is_over:
        seat = position.active[0]
        before, position = position, position.play(mover.choose(position, seat), seat)
    _ = position.result
    mover.analyse(before, before.active[0])


def _compile_players(warmed: Game) -> None:
    """Compile what players need to choose and to explain; an expert may play with one more than the fewest."""
    position = warmed.start(seed=1).rolled(generator(1))
    seat = position.active[0]
    player("random", seed=1).analyse(position, seat)
    if is_able("greedy", warmed):
        player("greedy", seed=1).choose(position, seat)
    if is_able("mcts", warmed):
        searcher = player("mcts", simulations=1, seed=1)
        searcher.choose(position, seat)
        searcher.analyse(position, seat)
    if (network := network_for(position)) is not None:
        player("puct", evaluator=network, simulations=1, seed=1).analyse(position, seat)
    fewest, most = warmed.seats
    if is_able("solver", warmed):
        player("solver", width=1, seed=1).choose(warmed.start(seed=1, **_seated(warmed, fewest)).rolled(generator(1)))
    if warmed.search.expert is not None:
        for seats in range(fewest, min(fewest + 1, most) + 1):
            position = warmed.start(seed=1, **_seated(warmed, seats)).rolled(generator(1))
            expert = seat_player(Written(warmed.search.expert), simulations=1, seed=1)
            expert.choose(position, position.active[0])


def _seated(warmed: Game, seats: int) -> dict[str, Any]:
    return {} if len(set(warmed.seats)) == 1 else {"players": seats}


def _compile_tables(warmed: Game) -> None:
    if not can_solve(warmed):
        return
    start = warmed.start(seed=1)
    if warmed.rules.has_chance:
        from obelisk.kernel.solving.building import begin_average

        begin_average(warmed.rules, start.record)
        return
    table = Table(np.zeros(0, np.int64), np.zeros(0, np.int16), positions=0)
    table.worth(warmed, start.record)
    if warmed.rules.recall is not None:
        Proof(table, warmed, start.record).stands(start.read(start.moves()[0])[1], win(1))


def _compile_proofs(warmed: Game) -> None:
    if warmed.search.proof_moves > 0:
        s = warmed.start(seed=1).record
        Prover(warmed, s, 0).answer(s, plies=1)
