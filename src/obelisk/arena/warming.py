"""Compile ahead what a game needs, so that nobody waits for it in the middle of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from obelisk.batch import Batch
from obelisk.catalogue import game
from obelisk.game import Game
from obelisk.kernel.chance import generator
from obelisk.kernel.solving.scores import win
from obelisk.players import names as players_of
from obelisk.players import player
from obelisk.solving.prover import Prover
from obelisk.solving.tablebase import Proof, Table, can_solve


def warm(name: str) -> None:
    """Compile everything about a game."""
    warmed = game(name)
    for compile_it in _PARTS:
        compile_it(warmed)


def _compile_steps(warmed: Game) -> None:
    position = warmed.start(seed=1)
    seat = position.active[0]
    _ = position.play(position.moves(seat)[0], seat).result
    position.game.playouts(1, seed=1)


def _compile_endings(warmed: Game) -> None:
    """Compile what is needed once a game is over, and what explains its last moves: a random one is played there."""
    rng = player("random", seed=1)
    before = position = warmed.start(seed=1)
    while not position.is_over:
        seat = position.active[0]
        before, position = position, position.play(rng.choose(position, seat), seat)
    _ = position.result
    rng.analyse(before, before.active[0])


def _compile_counts(warmed: Game) -> None:
    warmed.perft(1, seed=1)


def _compile_batches(warmed: Game) -> None:
    batch = Batch(warmed, 1, seed=1)
    batch.step(batch.sample())
    _ = batch.moves(), batch.seats, batch.winners


def _compile_search(warmed: Game) -> None:
    position = warmed.start(seed=1)
    seat = position.active[0]
    if "greedy" in players_of(warmed):
        player("greedy", seed=1).choose(position, seat)
    if "mcts" in players_of(warmed):
        player("mcts", simulations=1, seed=1).choose(position, seat)
    if position.hides:
        position.determinize(seat, generator(1))


def _compile_reasons(warmed: Game) -> None:
    """Compile what explains moves: threats, lines, and what an adviser needs besides."""
    position = warmed.start(seed=1)
    seat = position.active[0]
    player("random", seed=1).analyse(position, seat)
    if "mcts" in players_of(warmed):
        player("mcts", simulations=1, seed=1).analyse(position, seat)


def _compile_solver(warmed: Game) -> None:
    if "solver" in players_of(warmed):
        fewest, most = warmed.seats
        alone: dict[str, Any] = {} if fewest == most else {"players": fewest}
        player("solver", width=1, seed=1).choose(warmed.start(seed=1, **alone))


def _compile_builder(warmed: Game) -> None:
    if "builder" in players_of(warmed):
        for seats in (1, 2):
            player("builder", simulations=1, seed=1).choose(warmed.start(seed=1, players=seats))


def _compile_tables(warmed: Game) -> None:
    """Compile how solved games are looked up; an empty table will do, for a game that has one."""
    if not can_solve(warmed):
        return
    start = warmed.start(seed=1)
    book, s = warmed, start.record
    table = Table(np.zeros(0, np.int64), np.zeros(0, np.int16), positions=0)
    table.worth(book, s)
    if book.rules.recall is not None:
        Proof(table, book, s).stands(start.read(start.moves()[0])[1], win(1))


def _compile_proofs(warmed: Game) -> None:
    """Compile what proves who wins, where players use it."""
    if warmed.search.proof_moves > 0:
        s = warmed.start(seed=1).record
        Prover(warmed, s, 0).answer(s, plies=1)


_PARTS: list[Callable[[Game], None]] = [
    _compile_steps,
    _compile_endings,
    _compile_counts,
    _compile_batches,
    _compile_search,
    _compile_reasons,
    _compile_solver,
    _compile_builder,
    _compile_tables,
    _compile_proofs,
]
