"""A game at the terminal, without the terminal: who sits where, the positions so far, taking back, saving."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import obelisk
from obelisk.errors import BadRequest, IllegalMove, ObeliskError
from obelisk.kernel.state import CHANCE
from obelisk.rulebook.modules import Done, Workbench, benches_of
from obelisk.rulebook.notation import UNREADABLE
from obelisk.table.core.commands import Answer, Command, Do, Help, Move
from obelisk.table.core.opening import LOCAL, make_local
from obelisk.table.core.referee import decide
from obelisk.table.views.records import moves_for
from obelisk.table.views.sheets import colours_on_sheet
from obelisk.table.views.viewers import is_shared, viewer_for
from obelisk.terminal.files import write_text

if TYPE_CHECKING:
    from obelisk.position import Position

_WORDS = re.compile(r"-?\d+|[^\W\d_]+")

LIST_SIGN = "#"
"""Stands before the number of a move in the list: `#3`."""


@dataclass(frozen=True)
class Seat:
    """Who sits on a seat: a person, who has no player, or a player of the program."""

    name: str
    """What records call them: a person's own name, "person", or a player with its options."""
    player: obelisk.Player | None = None
    prepares: bool = False
    """Whether the player works long before its first move, and tells how far it is."""

    @property
    def is_person(self) -> bool:
        """Whether a person decides."""
        return self.player is None


class Session:
    """One game from its start to where it stands now.

    >>> session = Session(obelisk.game("kono").start(), [Seat("person"), Seat("person")])
    >>> session.play(" A1-A3 ")
    'a1a3'
    >>> session.undo(), session.position.history
    (1, ())
    """

    def __init__(
        self,
        position: Position,
        seats: Sequence[Seat],
        *,
        colours: Sequence[str] = (),
        seed: int | None = None,
        goes_on: bool = True,
    ):
        """Go on from *position*, which counts as saved; or only look at it.

        The players have the *colours* of a sheet or record, if it names any. Chance follows from *seed*, if there is
        one, and acts at once when it is its turn.
        """
        self.seats = tuple(seats)
        names = [seat.name if seat.is_person else None for seat in seats]
        self.table = make_local(position, names, colours=colours, seed=seed, goes_on=goes_on)
        self.given = position
        """The position that it went on from."""
        self._saved = self.position.history
        self.kept: Path | None = None
        """The file in which the game was put aside by itself, if it was."""
        self._benches: dict[int, list[Workbench]] = {}
        self._saved_benches: dict[str, Any] = {}

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.table.position

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.is_over

    @property
    def seat(self) -> int:
        """The seat that acts now."""
        return self.position.active[0]

    @property
    def mover(self) -> Seat:
        """Who acts now."""
        return self.seats[self.seat]

    @property
    def onlooker(self) -> int | None:
        """The seat whose view is shown: in a game that hides something, never that of a player of the program."""
        if not self.table.hides:
            return None if self.is_over else self.seat
        return None if self.has_secrets_here and not self.mover.is_person else viewer_for(self.table, LOCAL)

    @property
    def bench(self) -> Workbench | None:
        """The workbench of the person whose turn it is, where the game has one; after the end, of the only person."""
        benches, seat = benches_of(self.position), self._bench_seat
        if benches is None or seat is None:
            return None
        tried = self._benches.setdefault(seat, [])
        return tried[-1].moved_to(self.position) if tried else benches.open_bench(self.position, seat)

    @property
    def _bench_seat(self) -> int | None:
        people = LOCAL.seats_at(self.table)
        if self.is_over:
            return people[0] if len(people) == 1 else None
        return self.seat if self.mover.is_person else None

    def try_out(self, word: str, rest: str, language: str) -> Done:
        """Carry out a command of the workbench; it is no move."""
        bench, seat = self.bench, self._bench_seat
        if bench is None or seat is None:
            raise BadRequest("terminal/no-bench")
        done = bench.do(word, rest, language)
        if done.bench.text != bench.text:
            self._benches[seat].append(done.bench)
        if done.tells_all or (self.table.is_solo and word in bench.spoilers):
            self.note_help()
        return done

    def note_help(self) -> None:
        """Note that somebody was given a hint in a game alone, or shown the solution."""
        self._ask(Help(0))

    def try_back(self) -> bool:
        """Put the workbench back as it was before the last change; tell whether there was one."""
        tried = self._benches.get(-1 if self._bench_seat is None else self._bench_seat, [])
        if tried:
            tried.pop()
            return True
        return False

    def on_benches(self) -> dict[str, Any]:
        """Return what lies on the workbenches of an unfinished game, as an entry for its record; or nothing."""
        if self.is_over:
            return {}
        lying = [tried[-1].text if (tried := self._benches.get(seat)) else "" for seat in range(self.position.seats)]
        return {"workbench": lying} if any(lying) else {}

    def lay_out(self, lying: Any) -> None:
        """Put on the workbenches what `on_benches` said; what makes no sense is left out."""
        benches = benches_of(self.position)
        if benches is None or not isinstance(lying, list) or len(lying) != self.position.seats:
            return
        for seat, text in enumerate(lying):
            with suppress(ObeliskError):
                if text:
                    self._benches[seat] = [benches.open_bench(self.position, seat).reading(text)]
        self._saved_benches = self.on_benches()

    @property
    def has_secrets_here(self) -> bool:
        """Whether several people at this screen hide something from each other."""
        return is_shared(self.table, LOCAL)

    @property
    def is_unsaved(self) -> bool:
        """Whether there are moves, or something on a workbench, that no file holds."""
        is_moved = bool(self.position.history) and self.position.history != self._saved
        return is_moved or self.on_benches() != self._saved_benches

    def play(self, text: str) -> str:
        """Make the move that a person typed, and return it as the game writes it; a refusal changes nothing."""
        move = self.read(text)
        self._ask(Move(self.seat, move, None))
        return move

    def think(self) -> str:
        """Let the player whose turn it is make a move, and return it."""
        player = self.mover.player
        if player is None:
            raise BadRequest("terminal/person-moves", n=self.seat + 1)
        move = player.choose(self.position, self.seat)
        self._ask(Answer(self.seat, move))
        return move

    def _ask(self, command: Command) -> None:
        """Let the referee decide."""
        _, self.table = decide(self.table, command, LOCAL, 0)

    def shown_moves(self) -> list[tuple[int, str | None]]:
        """Return the moves with their seats, None in place of one that is not for whoever looks now."""
        return [(seat, move) for seat, move in moves_for(self.table, self.onlooker)]

    def read(self, text: str) -> str:
        """Return the legal move that *text* means: spaces, capitals, hyphens and wide letters do not matter.

        `#3` is the third move of the list; so is `3`, unless whole numbers are moves of this game. A text that means no
        legal move is returned, so that the game explains it.
        """
        moves = self.position.moves(self.seat)
        spaced = " ".join(unicodedata.normalize("NFKC", text).replace("−", "-").split())
        typed = spaced.replace(" ", "")
        number = typed.removeprefix(LIST_SIGN)
        if number.isdecimal() and typed not in moves and (number != typed or not self.has_number_moves):
            if not 1 <= int(number) <= len(moves):
                raise BadRequest("terminal/no-such-number", number=int(number), n=len(moves))
            return moves[int(number) - 1]
        is_marked = bool(typed) and not typed[0].isalnum() and not any(move.startswith(typed[0]) for move in moves)
        if typed in moves or is_marked:
            return typed
        alike = [move for move in moves if _core(move) == _core(spaced)]
        if _core(spaced) and len(alike) == 1:
            return alike[0]
        first, _, rest = spaced.lower().partition(" ")
        ways = [spaced, spaced.lower(), f"{first} {rest.replace(' ', '')}"]
        readable = (way for way in ways if not self._trouble_with(way))
        # Else a text that breaks a rule, and does not just mean nothing at all.
        tried = (*ways, _as_written(typed, moves))
        understood = (way for way in tried if not self._trouble_with(way).endswith(UNREADABLE))
        return next(readable, None) or self._tidied(spaced, first) or next(understood, spaced)

    @property
    def has_number_moves(self) -> bool:
        """Whether a whole number can be a move of this game, so that numbers of the list need a sign."""
        moves = self.position.moves(self.seat)
        return any(move.isdecimal() or not self._trouble_with(str(n)) for n, move in enumerate(moves, start=1))

    def number_of(self, n: int) -> str:
        """Return the number of a move in the list, as a person types it."""
        return f"{LIST_SIGN}{n}" if self.has_number_moves else f"{n}"

    def _tidied(self, spaced: str, first: str) -> str | None:
        """Return a move that begins with a word of this game's moves, as a workbench would write it."""
        bench = self.bench
        begins = {move.partition(" ")[0] for move in self.position.moves(self.seat)}
        return bench.tidy(spaced) if bench is not None and first in begins else None

    def _trouble_with(self, text: str) -> str:
        """Return the code of the refusal of a text that the game cannot read as a move, legal or not; or nothing."""
        try:
            self.position.game.text.notation.read(self.position.record, text)
        except IllegalMove as error:
            return error.code
        return ""

    def undo(self) -> int:
        """Take a person's last move back, and what followed; return how many moves that were."""
        before = self.table.ply
        movers = {seat for seat, _ in self.position.history} - {CHANCE}
        if LOCAL.seats_at(self.table) and any(self.seats[seat].is_person for seat in movers):
            self._ask(Do("undo"))
        return before - self.table.ply

    def record(self) -> dict[str, Any]:
        """Return the record of the game, with its players and today's date."""
        today = date.today().isoformat()  # noqa: DTZ011 (the day where the player sits)
        names, colours = [seat.name for seat in self.seats], colours_on_sheet(self.table, "en")
        chosen = {"colours": colours} if any(colours) else {}
        return obelisk.record(self.position, players=names, date=today, **chosen, **self.on_benches())

    def save(self, path: Path) -> None:
        """Write the record to *path*."""
        write_text(path, json.dumps(self.record(), ensure_ascii=False, indent=1) + "\n")
        self._saved, self._saved_benches = self.position.history, self.on_benches()

    def forget(self) -> None:
        """Remove the file in which the game was put aside."""
        if self.kept is not None:
            self.kept.unlink(missing_ok=True)
            self.kept = None


def _as_written(typed: str, moves: list[str]) -> str:
    """Return *typed* without capitals and signs that the moves of this game do not have."""
    signs = set("".join(moves))
    has_capitals = any(sign.isupper() for sign in signs)
    text = typed if has_capitals else typed.lower()
    return "".join(sign for sign in text if sign.isalnum() or sign in signs) or typed


def _core(text: str) -> list[str]:
    """Return the words and numbers of a move, small. A hyphen counts before a number alone.

    >>> _core("A1-A3"), _core("17@3,-2r1")
    (['a', '1', 'a', '3'], ['17', '3', '-2', 'r', '1'])
    """
    return _WORDS.findall(text.casefold())
