"""Many tree searches side by side, which hand their leaves to one evaluator."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np

from obelisk.batch import Batch
from obelisk.catalogue import as_game
from obelisk.errors import BadRequest, UnknownPlayer, check_number
from obelisk.evaluators import evaluator as evaluator_of
from obelisk.game import Game
from obelisk.kernel.learning import encoding
from obelisk.kernel.state import Array, Numbers
from obelisk.position import Position

MOST_NODES = 1 << 25
"""Nodes of all trees together, unless more are asked for: 2 GB, of which only what is used takes up memory."""

KEPT = ("trees", "used", "rng", "_stirred")
"""The arrays of the trees that are pickled and copied; all others are empty between two calls of `run`."""

MOST_SEATS = 63
"""Seats are the bits of a number."""


class Searches:
    """A game in each of so many lanes, and a tree search of its position: PUCT, as AlphaZero has it.

    `run` lets all trees grow at once; one call of the evaluator serves all of them. Then `policy`, `values`, `best` and
    `choose` say what was found, and `step` makes a move in each lane and goes on with what is known of the position
    after it. `batch` holds the games. No result depends on the number of threads, nor on what other lanes do.

    >>> import numpy as np, obelisk
    >>> def uniform(observations, masks, seats):
    ...     return masks, np.zeros(len(seats))
    >>> searches = Searches(obelisk.game("hexapawn"), 2, evaluator=uniform, seed=1)
    >>> searches.run(100) <= 200
    True
    >>> rewards, terminated, truncated = searches.step(searches.best())
    >>> searches.batch.seats
    array([1, 1])
    """

    def __init__(
        self,
        game: Game | str,
        lanes: int,
        *,
        evaluator: Any,
        simulations: int = 64,
        leaves: int = 1,
        exploration: float = 1.5,
        first_play: float = 0.25,
        must_play: int | None = None,
        noise: float = 0.0,
        concentration: float | None = None,
        seed: int | None = None,
        threads: int = 1,
        nodes: int | None = None,
        **options: Any,
    ):
        """Start a game in each lane, and an empty tree.

        Args:
            game: The game, or its name; it must have an encoding, and moves that can be listed.
            lanes: The number of games that are searched side by side.
            evaluator: An Evaluator, the path of an ONNX file, or a PyTorch module (see `obelisk.evaluator`).
            simulations: The default number of simulations of `run`.
            leaves: The number of leaves that one tree hands out at once, to fill the batches of a GPU.
            exploration: The weight of priors against values; AlphaZero's c, for values from -1 to 1.
            first_play: The value of an untried move is that of its position minus this number. At the root every move
                is tried.
            must_play: The number of visits at which the search calls the game's rule `must_play` for a position;
                without a number it never does.
            noise: The share of Dirichlet noise in the priors at the root; a quarter is usual in training.
            concentration: The concentration of the noise; the default is 10 divided by the number of moves.
            seed: The seed of all chance; the default is a fresh seed.
            threads: The number of threads; 0 is one for each core. No result depends on it.
            nodes: The capacity of each tree in moves; a full tree goes on valuing its leaves.
            options: Further arguments of `Batch`: `autoreset`, `max_plies`, `setup`, options of `Game.start`.
        """
        game = as_game(game)
        check_number("simulations", simulations)
        check_number("leaves", leaves)
        if options.get("device", "cpu") != "cpu":
            raise BadRequest("request/one-of", name="device", given=repr(options["device"]), known=("cpu",))
        if game.search.weigh is not None:
            raise UnknownPlayer("player/no-list", name=type(self).__name__, game=game.title)
        self._ask = evaluator_of(evaluator)
        self.simulations = int(simulations)
        self.noise, self.concentration = _part("noise", noise), _at_least_0("concentration", concentration or 0.0)
        self.batch = Batch(game, lanes, seed=seed, threads=threads, **options)
        """The games that are searched."""
        if nodes is None:
            nodes = min(1 + (2 * self.simulations + 1) * game.rules.max_moves, MOST_NODES // lanes)
        check_number("nodes", nodes, low=1 + game.rules.max_moves)
        weights = _at_least_0("exploration", exploration), _at_least_0("first_play", first_play)
        self._settings = int(nodes), int(leaves), *weights, must_play
        self._grove = self._plant_all(*self._settings)
        self._grove.seed(seed)
        self._plant()
        self.leaves = 0
        """How many leaves the evaluator has valued so far."""

    def _plant_all(self, nodes: int, leaves: int, exploration: float, first_play: float, must_play: int | None) -> Any:
        """Return the trees."""
        from obelisk.kernel.search import choosing, grove

        space = self.batch.space
        # The tree counts shares of a win, from 0 to 1; the scale of values is twice as long.
        how = choosing.Settings(
            space.hides, False, exploration / 2, 0.0, 0.0, 0, likely=False, habits=0, asks=True,
            first_play=first_play / 2, must_play=choosing.NEVER if must_play is None else must_play,
        )  # fmt: skip
        bounds = space.seats, space.actions, space.observation, space.dtype
        return grove.Grove(self.batch.game.rules, (self.batch.lanes, nodes, leaves), bounds, how, self.batch.threads)

    def __copy__(self) -> Searches:
        return copy.deepcopy(self)  # the games and trees must not be shared

    def __getstate__(self) -> dict[str, Any]:
        made_anew = ("_grove", "_roots")
        state = {name: value for name, value in vars(self).items() if name not in made_anew}
        kept = {name: getattr(self._grove, name) for name in KEPT}
        # The rest of each tree is empty, and may take up hundreds of megabytes.
        kept["trees"] = kept["trees"][:, : int(self._grove.used[:, 0].max())]
        return {**state, "kept": {name: array.copy() for name, array in kept.items()}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        kept = state.pop("kept")
        vars(self).update(state)
        self._grove, self._roots = self._plant_all(*self._settings), self.batch.records
        for name, array in kept.items():
            getattr(self._grove, name)[tuple(map(slice, array.shape))] = array

    def __len__(self) -> int:
        return self.batch.lanes

    def __repr__(self) -> str:
        return f"obelisk.Searches({self.batch.game!r}, {self.batch.lanes})"

    # What goes on

    def run(self, simulations: Any = None) -> int:
        """Add *simulations* to the tree of each lane (or a number for each); return how many leaves were valued.

        The first one of an empty tree values its root. A tree whose root is proven grows no more.
        """
        left = np.empty(self.batch.lanes, np.int64)
        left[:] = self._budget(self.simulations if simulations is None else simulations)
        left[self._seats < 0] = 0
        before = self.leaves
        self._stir()
        try:
            while left.any():
                self._simulate(left)
                self._stir()
        except BaseException:
            self._plant()  # leaves whose values never came would stay out for ever
            raise
        return self.leaves - before

    def _budget(self, simulations: Any) -> Any:
        if np.ndim(simulations) == 0:
            check_number("simulations", simulations, low=0)
            return simulations
        given = np.asarray(simulations)
        if given.shape != (self.batch.lanes,) or given.dtype.kind not in "iu" or (given < 0).any():
            raise BadRequest("request/shape", given=f"{given.shape} {given.dtype}", n=self.batch.lanes)
        return given

    def _simulate(self, left: Numbers) -> None:
        """Take leaves from all trees, have them valued, and note the values."""
        asked = self._grove.collect(self._roots, self._seats, left)
        n = len(asked[-1])
        if n > 0:
            found = self._grove.hand_back(*self._answer(*asked))
            if found != self._grove.GOOD:
                raise BadRequest("evaluator/priors" if found == self._grove.BAD_PRIORS else "evaluator/values")
            self.leaves += n

    def _answer(self, planes: Array, masks: Array, seats: Array) -> tuple[Array, Array]:
        """Ask the evaluator, and refuse an answer that does not fit the question."""
        n, space = len(seats), self.batch.space
        answer = self._ask(planes, masks, seats)
        if not isinstance(answer, tuple | list) or len(answer) != 2:
            raise BadRequest("evaluator/answer", given=type(answer).__name__)
        priors, values = (np.ascontiguousarray(given, np.float32) for given in answer)
        if priors.shape != (n, space.actions):
            raise BadRequest("evaluator/priors-shape", given=str(priors.shape), shape=str((n, space.actions)))
        if values.shape not in ((n,), (n, 1), (n, space.seats)):
            raise BadRequest("evaluator/values-shape", given=str(values.shape), n=n, seats=space.seats)
        return priors, values.reshape(n, -1)

    def _stir(self) -> None:
        """Mix noise into the priors of roots that have none yet."""
        if self.noise > 0.0:
            self._grove.stir(self.noise, self.concentration)

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        """Do one action in each lane, as `Batch.step` does, and go on with what is known of the position after it.

        Nothing is known of it where something is hidden, where chance has had its turn, or where a new game begins.
        """
        batch = self.batch
        is_kept = not batch.space.hides and not batch.space.has_chance
        alone = batch.active.sum(axis=1) == 1
        roots = self._roots.copy() if is_kept else self._roots
        found = batch.step(actions)
        kept = None
        if is_kept:
            kept = self._grove.find(roots, self._seats, np.ascontiguousarray(actions, np.int64))
            kept[found[1] | found[2] | ~alone] = self._grove.NONE
        self._plant(kept)
        return found

    def reset(self, which: Any = None, *, seed: int | None = None) -> None:
        """Begin new games with empty trees in all lanes, or in those that *which* names, as `Batch.reset` does."""
        self.batch.reset(which, seed=seed)
        chosen = np.full(self.batch.lanes, which is None)
        if which is not None and len(which):
            chosen[np.asarray(which)] = True
        if seed is not None:
            self._grove.seed(seed, chosen)
        self._plant(np.where(chosen, self._grove.NONE, self._grove.ROOT))

    def place(
        self,
        positions: Sequence[Position] | Array,
        *,
        seats: Sequence[int] | None = None,
        after: Sequence[Sequence[int]] | None = None,
    ) -> None:
        """Let each lane go on from a position: as many Positions, or records, as there are lanes.

        They are searched for the first seat that may act, or for those *seats*. With *after*, each comes after such
        moves (as numbers of the rules) of the position that the lane had, and what is known of it is kept.
        """
        batch = self.batch
        records = self._records(positions)
        acting = None if seats is None else np.array(seats, np.int64)
        if acting is not None and not _may_act(records, acting):
            raise BadRequest("evaluator/seats", n=batch.lanes)
        kept = None
        if after is not None and not batch.space.hides:
            from obelisk.kernel.search.nodes import node_after

            ways = [np.array(moves, np.int64) for moves in after]
            kept = np.array([node_after(tree, way) for tree, way in zip(self.trees, ways, strict=True)], np.int64)
        batch.reset()
        batch.records[:] = records
        self._plant(kept, acting)

    def _records(self, positions: Sequence[Position] | Array) -> Array:
        """Return the records of positions, one for each lane, or refuse what does not fit."""
        batch = self.batch
        records = positions if isinstance(positions, np.ndarray) else [position.record for position in positions]
        is_fit = len(records) == batch.lanes and all(record.dtype == batch.records.dtype for record in records)
        if not is_fit:
            raise BadRequest("evaluator/positions", n=batch.lanes, game=batch.game.title)
        if any(batch.game.space_of(record) is not batch.space for record in records):
            raise BadRequest("evaluator/setup", game=batch.game.title)
        return np.array(records, batch.records.dtype)

    # What was found

    def visits(self) -> Numbers:
        """Return for each lane how often each action was tried."""
        return self._tally()[0]

    def policy(self, temperature: Any = 1.0) -> Array:
        """Return for each lane how likely each action is to be chosen: what a network is to learn.

        That is by visits to the power of 1 / *temperature* (a number, or one for each lane); at 0 only the best counts.
        What is proven to lose is never chosen if something else is there, and only what wins if that is proven.
        """
        temperatures = np.empty(self.batch.lanes)
        temperatures[:] = temperature
        if not (temperatures >= 0.0).all():
            raise BadRequest("evaluator/temperature")
        found: Array = self._grove.policy(self._tally(), temperatures)
        return found

    def values(self) -> Array:
        """Return for each lane what its position is worth to its seat, from -1 to 1; 0 where nobody acts."""
        shares = self._grove.values(self._seats)
        return np.where(self._seats < 0, 0.0, self._scaled(shares)).astype(np.float32)

    def action_values(self) -> Array:
        """Return for each lane what each legal action was worth, from -1 to 1; an untried one what its position was."""
        _, shares, _, standings = self._tally()
        return np.where(standings == self._grove.NO_MOVE, 0.0, self._scaled(shares)).astype(np.float32)

    def best(self) -> Numbers:
        """Return for each lane the action that is proven to win, or else was tried most."""
        found: Numbers = self._grove.best(self._tally())
        return found

    def choose(self, temperature: Any = 1.0) -> Numbers:
        """Return for each lane an action drawn by its `policy`."""
        found: Numbers = self._grove.draw(self.policy(temperature))
        return found

    @property
    def proven(self) -> Array:
        """For each lane whether the winners of perfect play are known."""
        found: Array = self._grove.proven
        return found

    @property
    def trees(self) -> Array:
        """The tree of each lane, a row of nodes (kernel/search/nodes.py), the root first."""
        found: Array = self._grove.trees
        return found

    def ranked(self, lane: int) -> list[tuple[int, float, int]]:
        """Return the actions of a lane with their values (from -1 to 1) and visits, the best first."""
        visits, shares, priors, standings = (found[lane] for found in self._tally())
        values = self._scaled(shares)
        legal = np.flatnonzero(standings != self._grove.NO_MOVE).tolist()
        legal.sort(key=lambda a: (-standings[a], -visits[a], -shares[a], -priors[a], a))
        return [(action, float(values[action]), int(visits[action])) for action in legal]

    # How it is done

    def _scaled(self, shares: Array) -> Array:
        """Return shares of the win on the scale of rewards."""
        n = max(self.batch.space.seats, 2)
        return np.asarray((n * shares - 1) / (n - 1))

    def _tally(self) -> tuple[Numbers, Array, Array, Array]:
        """Return visits, shares of the win, priors and standings, by lane and action."""
        found: tuple[Numbers, Array, Array, Array] = self._grove.tally(self._roots, self._seats)
        return found

    def _plant(self, kept: Numbers | None = None, seats: Numbers | None = None) -> None:
        """Let the trees begin at the positions of the batch: empty, or with what is known below the *kept* nodes."""
        self._roots, self._seats = self.batch.records, self.batch.seats if seats is None else seats
        self._grove.plant(self._seats, kept)


def _may_act(records: Array, seats: Numbers) -> bool:
    """Tell whether such a seat may act in each position."""
    return len(seats) == len(records) and all(
        0 <= seat < MOST_SEATS and encoding.may_act(record, int(seat))
        for record, seat in zip(records, seats, strict=True)
    )


def _part(name: str, given: Any) -> float:
    if not 0.0 <= given <= 1.0:
        raise BadRequest("evaluator/part", name=name, given=repr(given))
    return float(given)


def _at_least_0(name: str, given: Any) -> float:
    if not 0.0 <= given < np.inf:
        raise BadRequest("evaluator/negative", name=name, given=repr(given))
    return float(given)
