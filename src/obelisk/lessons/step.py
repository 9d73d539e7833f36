"""One step of a lesson: a position, something to try there, and what is said to every try.

No rule is written here. A step knows a position and what it wants to see; whether a move is legal, and why not, the
rules say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from obelisk.catalogue import game
from obelisk.drawing import drawing_of
from obelisk.errors import IllegalMove, ObeliskError
from obelisk.rulebook.modules import benches_of
from obelisk.words import is_known, sentence

if TYPE_CHECKING:
    from obelisk.position import Position
    from obelisk.rulebook.modules import Workbench

Goal = Callable[["Position", "Position"], bool]
"""Tells from the positions before and after a legal move whether it does what the step asks for."""

Trial = Callable[["Position", str], bool]
"""Tells from a position and what lies on the workbench whether that is what the step asks for."""


def no_move(before: Position, after: Position) -> bool:
    """Ask for no move: something is to be tried on the workbench."""
    return False


@dataclass(frozen=True)
class Tempting:
    """A move that looks right and is not, and the code of the refusal that it is there for."""

    move: str
    code: str


PLACES = ("cell", "to", "between", "other", "last", "place", "square", "tile")
"""The facts of refusals that name something on a board."""

PARTS = ("title", "rule", "try", "done", "other")
"""The sentences of every step."""

Kind = Literal["right", "legal", "why-not", "going-on"]
"""A try does what is asked for; is legal; is not; or is no move yet but something done on a workbench."""


@dataclass(frozen=True)
class Reply:
    """What a try came to."""

    kind: Kind
    text: str
    position: Position
    """The position to show: after the move, or as it was."""
    bench: str = ""
    """What lies on the workbench, in games that have one."""
    places: tuple[str, ...] = ()
    """What a refusal is about: names of cells, squares or tiles on the board."""

    @property
    def is_done(self) -> bool:
        """Whether the try does what is asked for."""
        return self.kind == "right"

    @property
    def is_legal(self) -> bool:
        """Whether the rules allow it."""
        return self.kind != "why-not"


@dataclass(frozen=True, kw_only=True)
class Step:
    """Something to try, in a position of a game."""

    game: str
    name: str
    """Its sentences are called `lesson/GAME/NAME/…`."""
    solution: str
    """A move that reaches the goal, or a command of the workbench."""
    goal: Goal = no_move
    tried: Trial | None = None
    """In place of a goal, where something is to be tried that is no move: the bench lies open before it is due."""
    moves: str = ""
    """The moves that lead to the position, with semicolons between them; where none has a space in it, spaces do. Where
    several seats are to move, they do so in their order."""
    setup: Mapping[str, Any] | None = None
    seat: int = 0
    """Whose move it is, and through whose eyes one looks."""
    bench: str = ""
    """What lies on the workbench, in games that have one."""
    tempting: tuple[Tempting, ...] = ()
    answers: tuple[str, ...] = ()
    """The codes of other refusals to which its rule is the answer, wherever they are heard: of moves, of a workbench,
    or `table/why/…` of what a page says by itself."""
    drawn: Mapping[str, Any] = field(default_factory=dict)
    """Options of the picture."""

    @cached_property
    def position(self) -> Position:
        """The position in which something is to be tried."""
        reached = game(self.game).start(setup=dict(self.setup or {}))
        for move in self.moves.split("; ") if ";" in self.moves else self.moves.split():
            reached = reached.play(move, reached.active[0])
        return reached

    def say(self, part: str, language: str) -> str:
        """Return a sentence of this step: its `title`, the `rule`, what to `try`, and so on; "" if it is missing."""
        code = self._code(part)
        return sentence(code, language) if is_known(code) else ""

    @property
    def lacks(self) -> list[str]:
        """The codes of those of its sentences that are missing."""
        needed = [*PARTS, *(f"tempting-{number}" for number in range(1, len(self.tempting) + 1))]
        return [code for code in map(self._code, needed) if not is_known(code)]

    def _code(self, part: str) -> str:
        return f"{self.game}/lesson/{self.name}/{part}"

    def temptations(self, language: str) -> list[tuple[str, str]]:
        """Return the moves that look right and are not, each with what stands on its button."""
        told = [self.say(f"tempting-{number}", language) for number in range(1, len(self.tempting) + 1)]
        return [(tempting.move, text or tempting.move) for tempting, text in zip(self.tempting, told, strict=True)]

    def judge(self, move: str, language: str = "en", bench: str | None = None) -> Reply:
        """Return what is said to a move: that it is right, that it is legal but not asked for, or why it is not legal.

        In a game with a workbench a move may also be a command of the bench, on which *bench* lies.
        """
        laid = self.bench if bench is None else bench
        try:
            workbench = self.workbench(laid)
            word, _, rest = move.partition(" ")
            if workbench is not None and word in workbench.words(language):
                return self._after_command(workbench, word, rest, language)
            return self._after_move(move, laid, language)
        except ObeliskError as error:
            return self._refused(error, laid, language)

    def spelled(self, cells: tuple[str, ...]) -> str:
        """Return the move that somebody means who clicks on *cells*, in the order that the notation wants."""
        own = getattr(drawing_of(self.position), "spelled", None)
        move = "".join(cells) if own is None else str(own(self.position, cells))
        try:
            self.position.read(move, self.seat)
        except IllegalMove as error:
            return str(error.facts.get("better", move))
        return move

    def workbench(self, laid: str) -> Workbench | None:
        """Return the bench with *laid* on it, if the game has one and it is time to build, or to try."""
        benches = benches_of(self.position)
        if benches is None:
            return None
        workbench = benches.open_bench(self.position, self.seat)
        return workbench.reading(laid) if workbench.is_due or self.tried is not None else None

    def laid(self, bench: str) -> dict[str, str]:
        """Return what lies where on the bench with *bench* on it; nothing where there is none, or it cannot be read."""
        try:
            workbench = self.workbench(bench)
        except ObeliskError:
            return {}
        return {} if workbench is None else dict(workbench.laid)

    def _refused(self, error: ObeliskError, laid: str, language: str) -> Reply:
        places = tuple(str(error.facts[name]) for name in PLACES if name in error.facts)
        return Reply("why-not", why_not(error, language), self.position, laid, places)

    def _after_move(self, move: str, laid: str, language: str) -> Reply:
        after = self.position.play(move, self.seat)
        if self.goal(self.position, after):
            return Reply("right", self.say("done", language), after, laid)
        return Reply("legal", self.say("other", language), after, laid)

    def _after_command(self, workbench: Workbench, word: str, rest: str, language: str) -> Reply:
        """Carry out a command of the bench; when what lies there is what is asked for, the step is done."""
        done = workbench.do(word, rest, language)
        if done.move is not None:
            return self._after_move(done.move, done.bench.text, language)
        laid = done.bench.text
        if laid and self.tried is not None:
            if self.tried(self.position, laid):
                return Reply("right", self.say("done", language), self.position, laid)
        elif laid:
            try:
                after = self.position.play(laid, self.seat)
            except IllegalMove as error:
                return self._refused(error, laid, language)
            if self.goal(self.position, after):
                return Reply("right", self.say("done", language), after, laid)
        hint = self.say("other", language)
        return Reply("going-on", hint[:1].upper() + hint[1:], self.position, laid)


@dataclass(frozen=True)
class Lesson:
    """The rules of a game, step by step."""

    game: str
    steps: tuple[Step, ...]

    def step(self, number: int) -> Step:
        """Return a step by its number, from 0."""
        return self.steps[number]


def why_not(error: ObeliskError, language: str) -> str:
    """Return why something was refused, without the move, which whoever tried it knows."""
    return error.reason(language) if isinstance(error, IllegalMove) else error.explain(language)
