"""Compile ahead what a game needs, so that nobody waits for it in the middle of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from obelisk import catalogue
from obelisk.game import Game, game
from obelisk.kernel.solving.scores import win
from obelisk.players import names as players_of
from obelisk.players import player
from obelisk.proving import Prover
from obelisk.solving import Proof, Table, can_solve

Task = tuple[str, Callable[[], None]]


def tasks(names: Sequence[str] | None = None) -> list[Task]:
    """Return what there is to compile for the games called *names* (all by default): what it is, and how to do it."""
    return [
        (f"{name}: {what}", partial(compile_it, game(name)))
        for name in (catalogue.names() if names is None else names)
        for what, compile_it in _KINDS
    ]


def _compile_steps(warmed: Game) -> None:
    position = warmed.start(seed=1)
    seat = position.active[0]
    _ = position.play(position.moves(seat)[0], seat).result
    position.game.playouts(1, seed=1)


def _compile_endings(warmed: Game) -> None:
    """Compile what is needed once a game is over: a random one is played there."""
    rng = player("random", seed=1)
    position = warmed.start(seed=1)
    while not position.is_over:
        seat = position.active[0]
        position = position.play(rng.choose(position, seat), seat)
    _ = position.result


def _compile_counts(warmed: Game) -> None:
    warmed.perft(1, seed=1)


def _compile_search(warmed: Game) -> None:
    position = warmed.start(seed=1)
    if "mcts" in players_of(warmed):
        player("mcts", simulations=1, seed=1).choose(position, position.active[0])


def _compile_reasons(warmed: Game) -> None:
    """Compile what explains moves: threats, lines, and what an adviser needs besides."""
    position = warmed.start(seed=1)
    seat = position.active[0]
    player("random", seed=1).analyse(position, seat)
    if "mcts" in players_of(warmed):
        player("mcts", simulations=1, seed=1).analyse(position, seat)


def _compile_solver(warmed: Game) -> None:
    if "solver" in players_of(warmed):
        fewest, most = warmed.rulebook.seats
        alone: dict[str, Any] = {} if fewest == most else {"players": fewest}
        player("solver", width=1, seed=1).choose(warmed.start(seed=1, **alone))


def _compile_builder(warmed: Game) -> None:
    if "builder" in players_of(warmed):
        for seats in (1, 2):
            player("builder", simulations=1, seed=1).choose(warmed.start(seed=1, players=seats))


def _compile_tables(warmed: Game) -> None:
    """Compile how solved games are looked up; an empty table will do, for a game that has one."""
    if not can_solve(warmed.rulebook):
        return
    start = warmed.start(seed=1)
    book, s = warmed.rulebook, start.record
    table = Table(np.zeros(0, np.int64), np.zeros(0, np.int16), positions=0)
    table.worth(book, s)
    if book.recall is not None:
        Proof(table, book, s).stands(start.read(start.moves()[0])[1], win(1))


def _compile_proofs(warmed: Game) -> None:
    """Compile what proves who wins, where players use it."""
    if warmed.rulebook.proof > 0:
        s = warmed.start(seed=1).record
        Prover(warmed.rulebook, s, 0).answer(s, plies=1)


_KINDS: list[tuple[str, Callable[[Game], None]]] = [
    ("moves and playouts", _compile_steps),
    ("endings", _compile_endings),
    ("counts", _compile_counts),
    ("tree search", _compile_search),
    ("reasons", _compile_reasons),
    ("solver", _compile_solver),
    ("builder", _compile_builder),
    ("tables", _compile_tables),
    ("proofs", _compile_proofs),
]
