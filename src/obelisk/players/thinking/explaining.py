"""What speaks for a move: every candidate gets a reason, from its game where that has one, else from what was found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

import numpy as np

from obelisk.game import Game
from obelisk.kernel.cache.marks import is_plain
from obelisk.kernel.chance import generator
from obelisk.kernel.state import Chance, State
from obelisk.players.base import Candidate
from obelisk.position import Position
from obelisk.rulebook import telling
from obelisk.rulebook.after import after
from obelisk.words import Message

MOST_MOVES = 256
"""Positions with more moves are not searched for wins at once: every move is tried after every other."""
FEW_MOVES = 50
"""The same until the rules are compiled: every pair of moves is tried, which takes long in plain Python."""

DETERMINIZATIONS = 8
"""In how many of them a move must win before it is said to, where something is hidden."""

ALIKE, WEAKER = 0.03, 0.12
"""How much less a move may be worth than the best one to be called as good, or a little weaker."""

AHEAD, BEHIND = 0.7, 0.3
EVEN_FROM, EVEN_TO = 0.4, 0.6
"""Chances between which a position is called balanced."""
WINNING = 0.9


def explained(position: Position, seat: int, found: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates, the best of which comes first, each with its reason."""
    told = Explanation(position, seat, found)
    return [replace(candidate, reason=told.reason(candidate)) for candidate in found]


def reason_for(position: Position, seat: int, candidate: Candidate, found: Sequence[Candidate]) -> Message:
    """Return what speaks for or against a move beside those that were *found*, the best of which comes first."""
    return Explanation(position, seat, found).reason(candidate)


def write_line(position: Position, seat: int, line: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    """Return a line of movers and moves in notation. What *seat* cannot know is determinized, and so not told."""
    position = position.determinize(seat, _chance())
    texts: list[str] = []
    for mover, move in line:
        if mover not in position.active:
            break
        try:
            texts.append(position.write(move))
            if len(texts) < len(line):
                position = position.play(texts[-1], mover)
        except ValueError:
            break
    return tuple(texts)


def _chance() -> Chance:
    """Return a generator of its own: to explain must not change what is chosen next."""
    return generator(0)


class Explanation:
    """What there is to say of the moves of one position, as far as *seat* may know."""

    def __init__(self, position: Position, seat: int, found: Sequence[Candidate]):
        self.position = position.determinize(seat, _chance())
        self.seat = seat
        self.best = found[0]
        self.is_only = len(found) == 1 and len(position.moves(seat)) == 1 and position.game.text.lists_all
        self._as_known = position

    def reason(self, candidate: Candidate) -> Message:
        """Return what speaks for a move or against it."""
        move = self.position.read(candidate.move, self.seat)[1]
        at_once = self._at_once(candidate, move)
        if at_once is not None:
            return at_once
        if self.is_only:
            return Message("reason/only")
        told, game = self.wins.about(move), self.position.game
        if told is None:
            told = telling.told(game.rules, game.text.reason, self.position.record, self.seat, move)
        if told is not None and told.code == "reason/allows":
            return told
        return self._with_end(candidate, told) or self._compared(candidate, told)

    def _at_once(self, candidate: Candidate, move: int) -> Message | None:
        if self.position.seats == 1 or self.position.game.search.weigh is not None:
            return None
        if self.wins.is_known:
            return self.wins.ends(move)
        if candidate.value >= WINNING and all(self._wins_in(each, candidate.move) for each in self._determinized):
            return Message("reason/wins")
        return None

    @cached_property
    def _determinized(self) -> list[Position]:
        rng, n = _chance(), DETERMINIZATIONS if self._as_known.hides else 1
        return [self._as_known.determinize(self.seat, rng) for _ in range(n)]

    def _wins_in(self, position: Position, move: str) -> bool:
        result = position.play(move, self.seat).result
        return result is not None and result.winners == (self.seat,)

    @cached_property
    def _best_wins_at_once(self) -> bool:
        told = self._at_once(self.best, self.position.read(self.best.move, self.seat)[1])
        return told is not None and told.code == "reason/wins"

    @cached_property
    def wins(self) -> Wins:
        """Wins at once, of the position or of the microgame that is played in it."""
        return wins_at_once(self.position, self.seat)

    def _with_end(self, candidate: Candidate, told: Message | None) -> Message | None:
        if candidate.distance is None or self.position.seats == 1 or candidate.value not in (0.0, 1.0):
            return None
        kind = "wins" if candidate.value == 1.0 else "loses"
        if told is None:
            return Message(f"reason/{kind}-in", plies=candidate.distance)
        return Message(f"reason/and-{kind}-in", reason=told, plies=candidate.distance)

    def _compared(self, candidate: Candidate, told: Message | None) -> Message:
        compared = self._by_value(candidate)
        if told is None:
            return compared
        if compared.code == "reason/best-alone":
            return told
        return Message("reason/and-compared", reason=told, compared=compared)

    def _by_value(self, candidate: Candidate) -> Message:
        less = self.best.value - candidate.value
        if candidate.move == self.best.move:
            return Message(f"reason/best-{self._standing(candidate)}")
        if candidate.visits == 0 < self.best.visits and 0.0 < candidate.value < 1.0:
            return Message("reason/untried")
        if less < ALIKE and self._best_wins_at_once:
            return Message("reason/later")
        if less < ALIKE:
            return Message("reason/alike", best=self.best.move)
        return Message("reason/weaker" if less < WEAKER else "reason/worse", best=self.best.move)

    def _standing(self, candidate: Candidate) -> str:
        if self.position.seats == 1 or self.position.game.search.weigh is not None:
            return "alone"
        if candidate.distance is None and candidate.value == 0.5 and candidate.visits == 0:
            return "level"
        if candidate.value >= AHEAD:
            return "ahead"
        if candidate.value <= BEHIND:
            return "behind"
        return "level" if EVEN_FROM <= candidate.value <= EVEN_TO else "between"


def wins_at_once(position: Position, seat: int) -> Wins:
    """Return the wins at once of a position, or of the microgame that is played in it."""
    game, s = position.game, position.record
    if position.hides or position.seats != 2 or game.rules.active is not None:
        return Wins(game, None, seat)
    inner = game.parts.micro(s) if game.parts is not None else None
    if inner is not None:
        return Wins(inner[0], inner[1], int(inner[1].turn), is_part=True)
    return Wins(game, s, seat)


def winning_move(position: Position, seat: int) -> str | None:
    """Return a move that wins at once, in a game that foresees its end: of many moves that win there, it is the one."""
    if position.game.rules.must_play is None:
        return None
    move = wins_at_once(position, seat).first
    return None if move is None else position.write(move)


class Wins:
    """The wins at once of a position for two: made, allowed, prevented and threatened by each move."""

    def __init__(self, game: Game, s: State | None, seat: int, is_part: bool = False):
        """Look at all moves of *seat* in *s*; a *part* of a game ends without ending the game."""
        from obelisk.kernel.search import threats

        self._threats = threats
        self._game, self._s, self._seat, self._is_part = game, s, seat, is_part
        self._found: dict[int, tuple[int, int, int]] = {}
        self._danger = -1
        self.is_known = False
        most = FEW_MOVES if is_plain(game.rules.state.tag) else MOST_MOVES
        if s is not None and game.rules.max_moves <= most and game.text.lists_all and game.seats == (2, 2):
            self._look(s)

    def _look(self, s: State) -> None:
        threats, most = self._threats, self._game.rules.max_moves
        scratch = np.zeros(3, self._game.rules.state.dtype)
        scratch[0] = s
        moves = self._game.rules.scratch(2)
        found = np.zeros((most + 1, threats.COLUMNS), np.int64)
        n = threats.look(scratch, self._seat, self._game.search.has_threats, moves, found)
        self._found = dict(zip(moves[0, :n].tolist(), map(tuple, found[:n].tolist()), strict=True))
        self._danger = int(found[-1, threats.REPLY])
        self.is_known = True

    @property
    def first(self) -> int | None:
        """A move that wins at once, if one is known."""
        return next((move for move in self._found if self.wins(move)), None)

    def wins(self, move: int) -> bool:
        """Return whether a move wins at once."""
        return self._found[move][self._threats.ENDS] == self._threats.WINS

    def allows(self, move: int) -> bool:
        """Return whether the other side wins at once after a move."""
        end, reply, _ = self._found[move]
        return end == self._threats.LOSES or (end == self._threats.GOES_ON and reply != self._threats.NO_MOVE)

    def ends(self, move: int) -> Message | None:
        """Return how a move ends the game, if it does."""
        threats = self._threats
        end = self._found[move][threats.ENDS]
        if end == threats.GOES_ON or self._is_part:
            return None
        kind = {threats.WINS: "wins", threats.DRAWS: "draws", threats.LOSES: "loses"}[end]
        return Message(f"reason/{kind}")

    def about(self, move: int) -> Message | None:
        """Return the win at once that a move allows, prevents or threatens, if there is one."""
        threats = self._threats
        end, reply, threat = self._found.get(move, (threats.GOES_ON, threats.NO_MOVE, threats.NO_MOVE))
        if end != threats.GOES_ON:
            return None
        if reply != threats.NO_MOVE:
            return self._about_part("reason/allows", self._write_after(move, reply))
        if self._danger != threats.NO_MOVE:
            return self._about_part("reason/blocks", self._game.text.notation.write(self._s, self._danger))
        if threat != threats.NO_MOVE:
            return self._about_part("reason/threatens", self._write_after(move, threat))
        return None

    def _about_part(self, code: str, move: str) -> Message:
        return Message(f"{code}-tile" if self._is_part else code, move=move)

    def _write_after(self, move: int, then: int) -> str:
        return self._game.text.notation.write(after(self._s, self._seat, move), then)
