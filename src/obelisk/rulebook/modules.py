"""Modules that a game may name, loaded when they are needed: its workbench, its championships, its sheet.

On a workbench a seat tries things out before its move, in games that have something to build. Nothing that happens
there is a move; terminals and pages keep a bench for each seat. A championship is games that follow one another until
somebody's total reaches a target. On a sheet a game can be put aside: printed, filled in by hand, and read back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast

from obelisk.rulebook.values import load

if TYPE_CHECKING:
    from obelisk.drawing import Canvas, Lines
    from obelisk.game import Game
    from obelisk.position import Position


class Workbench(Protocol):
    """What lies on one seat's bench. It never changes; a command returns another."""

    @property
    def is_due(self) -> bool:
        """Whether the seat's next move is made from the bench."""

    @property
    def text(self) -> str:
        """What lies on the bench, in the game's notation; nothing for an empty one."""

    @property
    def laid(self) -> Mapping[str, str]:
        """What lies on each cell that has something, as it is written after the cell; the drawing's option `laid`."""

    @property
    def usual(self) -> str:
        """The command that says what there is to say of the bench; nothing where there is none."""

    @property
    def spoilers(self) -> Collection[str]:
        """The commands that tell what one could find out by oneself."""

    def reading(self, text: str) -> Workbench:
        """Return the bench with what *text* says on it."""

    def moved_to(self, position: Position) -> Workbench:
        """Return the same in a later position of the game."""

    def words(self, language: str) -> Mapping[str, str]:
        """Return the commands of the bench, each with what it does.

        A page lets its reader use those that it knows: `place TILE CELL` or `place CELL TEXT` (with the text of
        `laid`), `turn CELL`, `move CELL CELL`, `remove CELL`, `clear`, and `hint`.
        """

    def how(self, language: str) -> str:
        """Return in a sentence what to type."""

    def lines(self, language: str) -> Lines:
        """Return the bench as a text board."""

    def do(self, word: str, rest: str, language: str) -> Done:
        """Carry out a command: its first *word*, and what follows."""

    def tidy(self, text: str) -> str:
        """Return a move that somebody typed loosely, as the game writes it, as far as it can be told."""

    def doubt(self, move: str, language: str) -> str | None:
        """Return what to ask before the seat makes a move that it may not mean."""


@dataclass(frozen=True)
class Done:
    """What a command came to."""

    bench: Workbench
    told: Lines
    move: str | None = None
    """The move to make."""
    is_drawn: bool = True
    """Whether the bench is worth drawing again."""
    tells_all: bool = False
    """Whether nothing is left to be found out by oneself."""
    cell: str | None = None
    """The cell that is spoken of."""


class Benches(Protocol):
    """What a module must have that a game names as its workbench."""

    def open_bench(self, position: Position, seat: int) -> Workbench:
        """Return the bench of a seat, with nothing on it."""

    def verdict(self, position: Position, language: str) -> list[tuple[int | None, str]]:
        """Return what there is to say of a finished game, each sentence with the seat that it is about."""


def benches_of(position: Position) -> Benches | None:
    """Return the workbench of a game, if it has one."""
    module = position.game.workbench
    return None if module is None else cast(Benches, load(module))


class Championship(Protocol):
    """A championship as a value, told by its players, who are numbered by their seats in the first game."""

    @property
    def target(self) -> int:
        """The total at which it ends."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each player, added up."""

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games each player has won or shared."""

    @property
    def champions(self) -> tuple[int, ...] | None:
        """Who has won it; None while it goes on."""

    def add(self, position: Position) -> Championship:
        """Return the championship with one more game, finished or for the time being; or refuse it."""

    def record(self) -> dict[str, Any]:
        """Return all of it, ready for JSON."""


class Championships(Protocol):
    """What a module must have that a game names as its championships."""

    TARGETS: tuple[int, ...]
    """The targets that a page offers."""

    def begin(self, players: Sequence[str], target: int) -> Championship:
        """Return a championship without games, or refuse a number of players or a target."""


def championships_of(game: Game) -> Championships | None:
    """Return the championships of a game, if it has any."""
    return None if game.championship is None else cast(Championships, load(game.championship))


class Sheet(Protocol):
    """What a module must have that a game names as its sheet."""

    WORD: str
    """What is typed at the prompt for it; the message `GAME/command/WORD` says what that does."""

    def write(self, position: Position, *, names: Sequence[str], colours: Sequence[str], language: str) -> str:
        """Return the sheet as text; it has the players' *names* and *colours*, by seat, empty where unknown."""

    def draw(self, position: Position, *, names: Sequence[str], colours: Sequence[str], language: str) -> Canvas:
        """Return the sheet as a page to print."""

    def read(self, text: str) -> PutAside:
        """Return the game that a sheet holds, or refuse it with the place of the mistake."""


@dataclass(frozen=True)
class PutAside:
    """A game that a sheet holds."""

    position: Position
    names: Sequence[str]
    """The players' names, by seat, empty where unknown."""
    colours: Sequence[str]
    """The names of the players' colours, by seat, empty where unknown."""
    options: dict[str, Any]
    """The options of `start` for another game like it."""


def sheet_of(position: Position) -> Sheet | None:
    """Return the sheet of a position's game, if it has one."""
    return sheet_for(position.game)


def sheet_for(game: Game) -> Sheet | None:
    """Return the sheet of a game, if it has one."""
    return None if game.sheet is None else cast(Sheet, load(game.sheet))
