"""Many games side by side: one array of records, stepped together without leaving compiled code."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from obelisk.catalogue import as_game
from obelisk.errors import BadRecord, BadRequest, BrokenGame, IllegalMove, check_number
from obelisk.game import Game, check_device, check_seed
from obelisk.kernel.lanes.arrays import Arrays
from obelisk.kernel.lanes.processor import Call, Processor
from obelisk.kernel.lanes.streams import root_of
from obelisk.kernel.state import Array
from obelisk.rulebook.encodings import Space

ENDLESS = 1 << 62
"""The limit of games that are never cut off."""

STATE = ("records", "finals", "_chance", "_choice", "_plies", "_stopped", "_winners", "_points", "_lengths")
"""The arrays that a batch is made of, a row for each lane."""

NEVER_ENDS = 2
"""What is wrong with a lane whose game is longer than any may be (kernel/lanes/loops.py)."""


class Batch:
    """So many games of one kind, each in a lane of its own, for learning and statistics.

    >>> import obelisk
    >>> batch = Batch(obelisk.game("trip"), 4, seed=1)
    >>> batch.mask().sum(axis=1)
    array([16, 16, 16, 16])
    >>> rewards, terminated, truncated = batch.step(batch.sample())
    >>> batch.seats
    array([1, 1, 1, 1])
    """

    records: Array
    """The positions: an array of the game's records."""
    finals: Array
    """The last position of each lane's last finished game, where it has finished one."""
    _chance: Any
    _choice: Any
    _plies: Any
    _stopped: Any
    _winners: Any
    _points: Any
    _lengths: Any

    def __init__(
        self,
        game: Game | str,
        lanes: int,
        *,
        seed: int | None = None,
        threads: int = 1,
        autoreset: bool = True,
        device: str = "cpu",
        max_plies: int | None = None,
        rolls: bool = True,
        setup: dict[str, Any] | None = None,
        **options: Any,
    ):
        """Start a game in each lane.

        Args:
            game: The game, or its name.
            lanes: The number of games that are played side by side.
            seed: The seed of all chance and of `sample`; the default is a fresh seed.
            threads: The number of threads; 0 is one for each core. No result depends on it.
            autoreset: Whether a lane begins its next game when a game is over or cut off.
            device: The device that holds the lanes: "cpu", or "cuda" for a GPU.
            max_plies: The number of plies, those of chance included, after which a game is cut off.
            rolls: Whether the batch rolls for chance; otherwise chance has turns like a seat, with the number -1.
            setup: A written-out set-up for all games, as `Game.start` takes it.
            options: Options of `Game.start`.
        """
        check_number("lanes", lanes)
        check_number("threads", threads, low=0)
        check_device(device)
        if max_plies is not None:
            check_number("max_plies", max_plies)
        self.game, self.lanes, self.device = as_game(game), int(lanes), device
        self.threads, self.autoreset, self.max_plies, self.rolls = int(threads), bool(autoreset), max_plies, bool(rolls)
        self._start = self.game.table(seed, setup, options)
        self._is_dealt = setup is not None
        self._open()
        for name in STATE:
            setattr(self, name, self._engine.zeros(*self._shapes()[name]))
        self._begin_streams(self._engine.hold(self._arrays.named(None)), seed)
        self.reset()

    def _open(self) -> None:
        """Find out what the lanes are worked on with; what the lanes hold is another thing."""
        game, record = self.game, self._start[0]
        self._space: Space | None = None if game.coding is None else game.space_of(record)
        self._seats = game.seats_of(record)
        actions, of_space = (0, 0) if self._space is None else (self._space.actions, self._space.max_plies)
        self._longest = max(of_space, game.rules.max_plies)
        self._complain = partial(_complain, game.name, self._longest)
        if self.device == "cpu":
            self._engine: Any = Processor(game.rules, self.lanes, actions, self.threads)
        else:
            from obelisk.kernel.lanes.cuda import Device

            self._engine = Device(game.rules, self.lanes, actions, self._complain)
        self._first = self._engine.hold(self._start)
        self._arrays = Arrays(self._engine, self.lanes)

    def _shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Return shape and type of each array that a batch is made of."""
        lanes, dtype = (self.lanes,), self.game.rules.state.dtype
        return {
            "records": (lanes, dtype),
            "finals": (lanes, dtype),
            "_chance": ((self.lanes, 1), np.uint64),
            "_choice": ((self.lanes, 1), np.uint64),
            "_plies": (lanes, np.int64),
            "_stopped": (lanes, np.bool_),
            "_winners": (lanes, np.int64),
            "_points": ((self.lanes, self._seats), np.int64),
            "_lengths": (lanes, np.int64),
        }

    def __len__(self) -> int:
        return self.lanes

    def __repr__(self) -> str:
        return f"obelisk.Batch({self.game!r}, {self.lanes})"

    # What can be seen

    @property
    def space(self) -> Space:
        """The bounds of actions and observations."""
        return self.game.space_of(self._start[0]) if self._space is None else self._space

    @property
    def seats(self) -> Any:
        """For each lane the first seat that may act, or -2 if its game is over (-1: chance, if the caller rolls)."""
        seats = self._arrays.room("seats", np.int64)
        self._engine.run(Call("seats_all", (self.records, self._stopped, seats)))
        return self._engine.show(seats)

    @property
    def active(self) -> Any:
        """For each lane and seat whether it may act now, where several may."""
        active = self._arrays.room("active", np.bool_, self._seats)
        self._engine.run(Call("active_all", (self.records, self._stopped, active)))
        return self._engine.show(active)

    @property
    def plies(self) -> Any:
        """How many plies the game of each lane has had, those of chance included."""
        return self._arrays.copied(self._plies)

    @property
    def winners(self) -> Any:
        """For each lane the seats that won or share the win of its last finished game, as a set of bits; or 0."""
        return self._arrays.copied(self._winners)

    @property
    def points(self) -> Any:
        """For each lane and seat the points of its last finished game."""
        return self._arrays.copied(self._points)

    @property
    def lengths(self) -> Any:
        """For each lane how many plies its last finished game had; 0 if it has finished none."""
        return self._arrays.copied(self._lengths)

    def moves(self, seats: Any = None) -> tuple[Any, Any]:
        """Return the legal moves as numbers of the rules, a row for each lane, and how many of each row count."""
        acting, is_named = self._arrays.acting(seats, self._seats)
        lists = self._engine.room_for_lists(self.game.rules)
        counts = self._arrays.room("counts", np.int64)
        self._engine.run(Call("list_all", (self.records, self._stopped, acting, lists, counts), (is_named,)))
        return self._engine.show(lists), self._engine.show(counts)

    def mask(self, out: Any = None, *, seats: Any = None) -> Any:
        """Return for each lane which actions are legal, in *out* if it is given.

        Nobody has any where a game is over, nor where it is chance's turn.
        """
        masks = self._room_for_masks(out)
        self._engine.run(self._masking(masks, seats))
        return self._engine.show(masks) if out is None else out

    def observe(self, out: Any = None, *, seats: Any = None, finals: bool = False) -> Any:
        """Return what the seat to act observes in each lane, in *out* if it is given.

        That is 0 everywhere where a game is over, and where it is chance's turn. With *seats*, what those seats observe
        (all 0 for a negative one); with *finals*, of the last positions of finished games.
        """
        planes = self._room_for_planes(out)
        if finals and seats is None:
            raise BadRequest("request/finals")
        self._engine.run(self._observing(planes, seats, self.finals if finals else self.records))
        return self._engine.show(planes) if out is None else out

    # What goes on

    def sample(self, *, moves: bool = False, seats: Any = None) -> Any:
        """Return a random legal action for each lane (0 where its game is over); with *moves*, a move of the rules.

        With *seats*, each of them must be one that may act.
        """
        if not moves:
            _ = self.space
        acting, is_named = self._arrays.acting(seats, self._seats)
        chosen = self._arrays.room("chosen", np.int64)
        loop = "sample_moves" if moves else "sample_actions"
        arrays = self.records, self._stopped, acting, self._choice, chosen
        self._engine.run(Call(loop, arrays, (is_named,), scratch=1))
        return self._engine.show(chosen)

    def step(self, actions: Any, *, seats: Any = None, masks: Any = None, planes: Any = None) -> tuple[Any, Any, Any]:
        """Do one action in each lane whose game is not over; if one of them is not legal, nothing is changed.

        Returns rewards (a row of seats for each lane), and for each lane whether its game has ended, or was cut off.
        Into *masks* and *planes*, if they are given, it writes what `mask` and `observe` would then return: that is
        faster than to ask afterwards.
        """
        bounds = self._longest, self.space.actions, self.space.outcomes
        then = [] if masks is None else [self._masking(self._room_for_masks(masks), None)]
        then += [] if planes is None else [self._observing(self._room_for_planes(planes), None, self.records)]
        return self._advance("actions", actions, seats, bounds, 2, then)

    def play(self, moves: Any, *, seats: Any = None) -> tuple[Any, Any, Any]:
        """Do as `step` does, with moves as `moves` lists them in place of actions."""
        return self._advance("moves", moves, seats, (self._longest,), 1, [])

    def reset(self, which: Any = None, *, seed: int | None = None) -> None:
        """Begin a new game in all lanes, or in those that *which* names; with *seed*, as a batch of that seed does."""
        chosen = self._engine.hold(self._arrays.named(which))
        if seed is not None:
            check_seed(seed)
            self._begin_streams(chosen, seed)
        arrays = self.records, self._chance, self._plies, self._stopped, chosen
        shared = self._first, self._is_dealt, self.rolls, self._longest
        self._engine.run(Call("start_all", arrays, shared, scratch=1))

    def copy(self) -> Batch:
        """Return a batch that goes on from here on its own."""
        made = Batch.__new__(Batch)
        made.__setstate__(self.__getstate__())
        return made

    def __getstate__(self) -> dict[str, Any]:
        settings = ("lanes", "device", "threads", "autoreset", "max_plies", "rolls", "_is_dealt")
        state = {name: getattr(self, name) for name in settings}
        arrays = {name: self._engine.fetch(getattr(self, name)).tobytes() for name in STATE}
        rules = self.game.rules.state.tag
        return {**state, "game": self.game.name, "rules": rules, "_start": self._start.tobytes(), "arrays": arrays}

    def __setstate__(self, state: dict[str, Any]) -> None:
        state = dict(state)
        self.game = as_game(state.pop("game"))
        self.game._installed  # noqa: B018 (the kernel knows the rules from then on)
        arrays, dtype = state.pop("arrays"), self.game.rules.state.dtype
        if state.pop("rules") != self.game.rules.state.tag:
            raise BadRecord("record/other-rules", game=self.game.name)
        self._start = np.frombuffer(state.pop("_start"), dtype).copy()
        for name, value in state.items():
            setattr(self, name, value)
        self._open()
        for name, (shape, kind) in self._shapes().items():
            array = np.frombuffer(arrays[name], kind).reshape(shape).copy()
            setattr(self, name, self._engine.hold(array))

    # How it is done

    def _begin_streams(self, chosen: Any, seed: int | None) -> None:
        """Give the chosen lanes their generators: one for chance, one for `sample`."""
        root = root_of(seed)
        for rng, stream in ((self._chance, 0), (self._choice, 1)):
            numbers = self._engine.hold(2 * np.arange(self.lanes, dtype=np.int64) + stream)
            self._engine.run(Call("seed_all", (rng, numbers, chosen), (root,)))

    def _room_for_masks(self, out: Any) -> Any:
        return self._arrays.room("masks", np.bool_, self.space.actions, out=out)

    def _room_for_planes(self, out: Any) -> Any:
        return self._arrays.room("planes", self.space.dtype, *self.space.observation, out=out)

    def _masking(self, masks: Any, seats: Any) -> Call:
        acting, is_named = self._arrays.acting(seats, self._seats)
        return Call("mask_all", (self.records, self._stopped, acting, masks), (is_named,), 1)

    def _observing(self, planes: Any, seats: Any, records: Any) -> Call:
        acting, is_named = self._arrays.acting(seats, self._seats)
        return Call("observe_all", (records, self._stopped, acting, planes), (is_named,))

    def _advance(
        self, what: str, chosen: Any, seats: Any, bounds: tuple[int, ...], scratch: int, then: list[Call]
    ) -> tuple[Any, Any, Any]:
        """Check an action or a move of each lane, then do them, and what is to be done *then*."""
        engine = self._engine
        given, chosen = chosen, self._arrays.numbers(chosen)
        acting, is_named = self._arrays.acting(seats)  # the check below refuses other seats
        found = engine.room_for_findings()
        looked_at = self.records, self._stopped, self._plies, acting, chosen, found
        engine.run(Call(f"check_{what}", looked_at, (is_named, *bounds), scratch))
        wrong = engine.wrong(chosen, given)
        if wrong is not None:
            self._complain(*wrong)
        rewards = self._arrays.room("rewards", np.float32, self._seats)
        terminated = self._arrays.room("terminated", np.bool_)
        truncated = self._arrays.room("truncated", np.bool_)
        of_lanes = (
            acting, chosen, self.records, self._chance, self._plies, self._stopped, self.finals, self._winners,
            self._points, self._lengths, rewards, terminated, truncated,
        )  # fmt: skip
        limit = ENDLESS if self.max_plies is None else self.max_plies
        shared = self._first, self._is_dealt, self.rolls, self._longest, self.autoreset, limit
        engine.run(Call(f"step_{what}", of_lanes, shared, scratch=1), *then)
        return engine.show(rewards), engine.show(terminated), engine.show(truncated)


def _complain(game: str, longest: int, lane: int, what: int, number: int) -> None:
    """Raise an error: something is wrong in a lane. Nothing has been changed."""
    if what == NEVER_ENDS:
        raise BrokenGame("game/never-ends", game, longest)
    raise IllegalMove("move/in-batch", move=number, number=lane)
