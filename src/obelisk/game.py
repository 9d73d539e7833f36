"""A game, whole: its rules, and everything that belongs to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from obelisk.errors import BadRecord, BadRequest, BadSetup, check_number
from obelisk.kernel import bits, sources
from obelisk.kernel.chance import SecretChance, generator
from obelisk.kernel.lanes.processor import in_slices
from obelisk.kernel.lanes.streams import root_of
from obelisk.kernel.learning import encoding
from obelisk.kernel.rules import Rules, deal, install
from obelisk.kernel.state import Chance, Numbers, State
from obelisk.position import Entry, Position
from obelisk.rulebook.boards import BoardEncoding
from obelisk.rulebook.encodings import Completable, Encoding, Space
from obelisk.rulebook.folder import Folder, InFolder, declares_parts, loaded
from obelisk.rulebook.geometry import Board
from obelisk.rulebook.notation import BoardOf, board_of
from obelisk.rulebook.setups import NO_SETUP, Setup
from obelisk.rulebook.values import EMPTY, NOBODYS, Cells, Marks, Option, Secrets, Text, View
from obelisk.words import Message, add_place, is_known


class Playouts(NamedTuple):
    """What random games came to: all their plies, and how many games each seat won or shared."""

    plies: int
    wins: tuple[int, ...]


@declares_parts
@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game(InFolder):
    """Everything that Obelisk must know of a game. Nothing else changes when one is made.

    `rules` is what the kernel compiles, `text` how the game is written and spoken of; the rest has usual values. What
    lies in the game's folder under its usual name is found when it is needed (obelisk/rulebook/folder.py): words, a
    lesson, puzzles, settings of searches, drawings, commands.
    """

    name: str
    rules: Rules
    text: Text
    order: int = 100
    """Its place in lists of games: the smaller, the earlier."""
    board: Board | BoardOf | None = None
    """The board, or the one that a position is played on; None where there is no such thing."""
    cells: Cells | None = None
    """What stands on each cell of the board: a seat, EMPTY or NOBODYS. Not needed where the record has `pieces`, a set
    of cells for each seat."""
    marks: Marks | None = None
    """What is written on the pieces, where they are of several kinds or stand for a number of things."""
    decisive: Cells | None = None
    """Which cells decided a game that is over by its rules, where one can point at them: pictures mark them."""
    seats: tuple[int, int] = (2, 2)
    """The fewest and the most players; where they differ, the record's field `players` says how many there are."""
    setup: Setup = NO_SETUP
    view: View | None = None
    """What a seat (None: a spectator) may see, besides the cells; a game that hides something must have it."""
    secrets: Secrets | None = None
    """What the game hides; None where everybody sees everything."""
    encoding: Completable | None = None
    """How moves and positions become numbers for programs that learn, where `ENCODING` in `encoding.py` does not say
    it; a board game needs to say little or nothing."""
    options: tuple[Option, ...] = ()
    """The options of `start` that a page lets people choose."""
    has_colours: bool = False
    """Whether players choose their colours before the game: whoever starts does so last."""
    minutes: int | Callable[[dict[str, Any]], int] | None = None
    """About how long two people play, by the options where they matter."""
    tile: str = ""
    """What the tile of a microgame is called, after its board: `Chess 4x4`."""
    is_classic: bool = False
    """Whether a microgame is of the classic set, from which the tiles of a match are drawn unless others are chosen."""
    has_draws: bool = True
    """Whether a game may end in a draw: without draws players cannot offer one, and a match does not say who gets the
    tile after one."""
    declared: Mapping[str, Any] = field(default_factory=dict)
    """The parts that lie elsewhere than under their usual names, by these; each is an argument of its own."""

    def length(self, **options: Any) -> int | None:
        """Return about how many minutes a game with these options takes; None where nobody has said so."""
        usual = {option.name: option.default for option in self.options}
        return self.minutes({**usual, **options}) if callable(self.minutes) else self.minutes

    def __repr__(self) -> str:
        return f"obelisk.game({self.name!r})"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        from obelisk import catalogue

        if not catalogue.is_listed(self):
            raise BadRequest("game/not-listed", name=self.name)
        return catalogue.game, (self.name,)

    @property
    def title(self) -> Message:
        """The name that people read."""
        titled = self.message("title")
        return titled if is_known(titled.code) else Message("game/untitled", name=self.name)

    def tile_name(self, language: str = "en") -> str:
        """Return the name of the tile that people read: a classic board, and how many cells this one has."""
        board, _, size = self.tile.rpartition(" ")
        return Message("game/tile", board=board, size=size).explain(language) if board else self.tile

    def message(self, name: str, **facts: Any) -> Message:
        """Return one of the game's own messages."""
        self._installed  # noqa: B018 (its messages are found from then on)
        return Message(f"{self.name}/{name}", **facts)

    def __post_init__(self) -> None:
        """Refuse more players than the record has seats for."""
        most, room = self.seats[1], self.rules.state.seats
        if most > room:
            raise ValueError(
                f"{self.name}: the game is for up to {most} players, but its StateType has {room} seats; "
                f"write StateType(…, seats={most})"
            )

    @cached_property
    def _installed(self) -> bool:
        """Let kernel and words find what is the game's; so it is done when the game is first used."""
        for part in () if self.parts is None else self.parts.games:
            part._installed  # noqa: B018
        install(self.rules)
        if self.words is not None:
            add_place(self.name, self.words)
        return True

    @cached_property
    def rules_digest(self) -> str:
        """A short hash of the code that decides how the game is played. It does not depend on its encoding or words."""
        return sources.digest_of_play(self.rules.given.values())

    @cached_property
    def folder(self) -> Folder | None:
        """The package that the game's entry point names, if no other game's names it too."""
        from obelisk import catalogue

        return catalogue.folder_of(self.name)

    @cached_property
    def coding(self) -> Encoding | None:
        """The whole encoding of the game, which the kernel knows from then on; None where more must be said of it."""
        self._installed  # noqa: B018 (the kernel knows the rules)
        said: Completable = self.encoding or self._part("encoding", loaded("encoding", "ENCODING"), BoardEncoding())
        found = said.complete(self)
        if found is not None:
            encoding.install(self.rules.state, found.given)
        else:
            encoding.install_rewards(self.rules.state)
        return found

    @cached_property
    def _spaces(self) -> dict[Any, Space]:
        return {}

    def space(self, **options: Any) -> Space:
        """Return the bounds of actions, observations, lengths and rewards with the *options* of `start`.

        >>> import obelisk
        >>> space = obelisk.game("kono").space()
        >>> space.actions, space.observation, space.seats, space.has_chance
        (256, (4, 4, 4), 2, False)
        """
        return self.space_of(self.table(None, None, options)[0])

    def space_of(self, s: State) -> Space:
        """Return the bounds with the set-up of a record."""
        if self.coding is None:
            raise BadRequest("request/no-space", game=self.title)
        variant = self.coding.variant(s), self.seats_of(s), self.secrets is not None and self.hides_in(s)
        if variant not in self._spaces:
            self._spaces[variant] = self.coding.space(self, s)
        return self._spaces[variant]

    @property
    def hides(self) -> bool:
        """Whether the game hides anything from a seat."""
        return self.secrets is not None

    def start(self, /, *, seed: int | None = None, setup: dict[str, Any] | None = None, **options: Any) -> Position:
        """Return the first position.

        What chance decides comes from *seed*, or from a fresh one; a written-out *setup* leaves nothing to chance.
        The *options* are the game's own (its page names them).
        """
        if setup is not None and seed is not None:
            raise BadSetup("setup/both", keys="seed")
        table = self.table(seed, setup, options)
        from obelisk.kernel import steps

        if setup is None:
            if seed is None:
                deal(table[0], SecretChance())
            else:
                steps.deal(table, generator(seed))
        written = self.setup.write(table[0])
        active = steps.begin(table)
        self.rules.check_turn(table[0])
        return Position(self, table, written, (), active)

    def unpickle(
        self, tag: str, record: bytes, setup: dict[str, Any], history: tuple[Entry, ...], active: int, **others: Any
    ) -> Position:
        """Return a position that was pickled: whatever it was, it comes back as it was."""
        self._installed  # noqa: B018 (the kernel knows the rules from then on)
        if tag != self.rules.state.tag:
            raise BadRecord("record/other-rules", game=self.name)
        table = np.frombuffer(record, self.rules.state.dtype).copy()
        return Position(self, table, setup, history, active, **others)

    def playouts(
        self,
        games: int,
        *,
        seed: int | None = None,
        threads: int = 1,
        device: str = "cpu",
        setup: dict[str, Any] | None = None,
        **options: Any,
    ) -> Playouts:
        """Play random games, compiled, each with a fresh set-up unless one is given.

        Each game has a generator of its own, which follows from the seed and its number. So the results do not depend
        on how many *threads* play them (0: one for each core), nor on the *device* ("cpu" or "cuda").

        >>> import obelisk
        >>> obelisk.game("bulo").playouts(1000, seed=1).wins
        (491, 509)
        """
        check_number("games", games, low=0)
        check_number("threads", threads, low=0)
        check_device(device)
        table = self.table(seed, setup, options)
        if games > 0:
            # Compiled games are not counted move by move: a game with too many of them is to be named at once.
            start = self.start(seed=seed if setup is None else None, setup=setup, **options)
            for seat in start.active:
                start.list_numbers(seat)
        seats, is_dealt, root = self.seats_of(table[0]), setup is not None, root_of(seed)
        if device == "cuda":
            from obelisk.kernel.lanes import cuda

            return Playouts(*cuda.random_games(self.rules, table, games, seats, is_dealt, root))
        from obelisk.kernel import playout

        def play(first: int, behind: int) -> tuple[int, Numbers]:
            positions, wins = np.concatenate([table, table]), np.zeros(seats, np.int64)
            rng: Chance = np.zeros(1, np.uint64)
            return playout.random_games(positions, first, behind, is_dealt, root, rng, self.scratch(), wins), wins

        done = in_slices(play, games, threads)
        return Playouts(
            sum(int(plies) for plies, _ in done), tuple(np.sum([wins for _, wins in done], axis=0).tolist())
        )

    def perft(self, depth: int, *, seed: int | None = None, setup: dict[str, Any] | None = None, **options: Any) -> int:
        """Return how many sequences of *depth* legal moves there are from the start.

        >>> import obelisk
        >>> [obelisk.game("kono").perft(depth) for depth in range(4)]
        [1, 4, 18, 116]
        """
        return count_sequences(self.start(seed=seed, setup=setup, **options), depth)

    def scratch(self) -> Numbers:
        """Return an array with room for every legal move of a position."""
        return self.rules.scratch()

    def table(self, seed: int | None, setup: dict[str, Any] | None, options: dict[str, Any]) -> np.ndarray[Any, Any]:
        """Return an array of one record, in which the set-up or the options are noted."""
        self._installed  # noqa: B018 (the kernel knows the rules from then on)
        check_seed(seed)
        table = np.zeros(1, self.rules.state.dtype)
        if setup is None:
            self.setup.choose(table[0], self.name, options)
            return table
        if not isinstance(setup, dict):
            raise BadSetup("setup/not-a-dict", given=repr(setup))
        if options:
            raise BadSetup("setup/both", keys=tuple(options))
        self.setup.read(table[0], self.name, setup)
        return table

    def board_of(self, s: State) -> Board:
        """Return the board that a position is played on."""
        if self.board is None:
            raise TypeError(f"{self.name} has no board")
        return board_of(self.board, s)

    def cells_of(self, s: State) -> list[int]:
        """Return what stands on each cell of the board."""
        return self.cells(s) if self.cells is not None else pieces_on(s.pieces, len(self.board_of(s)))

    def seats_of(self, s: State) -> int:
        """Return how many players a position has."""
        fewest, most = self.seats
        return fewest if fewest == most else int(s.players)

    def hides_in(self, s: State) -> bool:
        """Return whether a seat of this position does not know everything."""
        return self.secrets is not None and not (self.secrets.is_open is not None and self.secrets.is_open(s))

    def is_secret(self, s: State, move: int) -> bool:
        """Return whether a move, made in a position, is for the eyes of its maker alone."""
        return self.secrets is not None and self.secrets.is_secret is not None and bool(self.secrets.is_secret(s, move))

    def reveals(self, s: State) -> bool:
        """Return whether everybody may see all secret moves that led to a position."""
        return self.secrets is not None and self.secrets.reveals is not None and bool(self.secrets.reveals(s))

    def seen(self, s: State, seat: int | None) -> dict[str, Any]:
        """Return what *seat* (None: a spectator) may see of the table, ready for JSON."""
        shown: dict[str, Any] = {}
        if self.board is not None:
            names = self.board_of(s).names
            standing = {names[cell]: owner for cell, owner in enumerate(self.cells_of(s)) if owner != EMPTY}
            shown["cells"] = {name: None if owner == NOBODYS else owner for name, owner in standing.items()}
            if self.marks is not None:
                shown["marks"] = {name: mark for name, mark in zip(names, self.marks(s), strict=True) if mark}
        if self.view is not None:
            shown.update(self.view(s, seat))
        return shown


def check_seed(seed: Any) -> None:
    """Refuse a seed that is no whole number."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | np.integer)):
        raise BadSetup("setup/seed", given=repr(seed))


def check_device(device: Any) -> None:
    """Refuse a device that there is not."""
    if device not in ("cpu", "cuda"):
        raise BadRequest("request/device", given=repr(device))


def pieces_on(pieces: Any, n_cells: int) -> list[int]:
    """Return what stands on each cell, given each seat's pieces as a set of cells."""
    return [
        next((seat for seat in range(len(pieces)) if bits.has(pieces[seat], cell)), EMPTY) for cell in range(n_cells)
    ]


def count_sequences(position: Position, depth: int) -> int:
    """Return how many sequences of *depth* legal moves there are from *position*."""
    check_number("depth", depth, low=0)
    from obelisk.kernel import playout

    rules = position.game.rules
    path = np.zeros(depth + 1, rules.state.dtype)
    path[0] = position.record
    return int(playout.count_sequences(path, depth, rules.scratch(depth + 1), np.zeros(depth + 1, np.int64)))
