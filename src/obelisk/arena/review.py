"""Game review: every move of a game beside the best one, with what that tells of the game.

>>> import obelisk
>>> from obelisk.arena.review import review
>>> game = obelisk.game("bulo").start().play("a1").play("b1")
>>> [(entry.ply, entry.seat, entry.move) for entry in review(game)]
[(1, 0, 'a1'), (2, 1, 'b1')]
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from os import PathLike
from typing import Any, Literal

from obelisk.drawing import Canvas
from obelisk.drawing.graph import Curve, Mark, draw_graph
from obelisk.drawing.naming import Names
from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.kernel.state import CHANCE
from obelisk.players import Candidate, Player, adviser
from obelisk.players.perfect import PerfectPlayer
from obelisk.players.thinking.explaining import reason_for
from obelisk.position import Position
from obelisk.records import replay
from obelisk.solving.tablebase import can_solve
from obelisk.words import sentence

Judgement = Literal["best", "good", "mistake", "blunder", "missed-win", "chance"]
MARKED: tuple[Judgement, ...] = ("mistake", "blunder", "missed-win")
"""What a review points out."""

DETERMINIZATIONS = 4
"""In how many of them a move is followed up, where something is hidden from the seat that made it."""
TRIED = 200
"""A move that a search tried so often needs no closer look."""

MISTAKE, BLUNDER = 0.1, 0.25
"""What a move must give away to be called so, in chances to win."""
MISTAKE_IN_POINTS, BLUNDER_IN_POINTS = 0.03, 0.08
"""The same where points count and not who wins: of all the points there are."""
WON, NOT_WON = 0.9, 0.75
"""With this much a game is as good as won, and with less than that it is not."""


@dataclass(frozen=True)
class Entry:
    """One move of a game, judged by what the seat that made it could know.

    `ply` counts the moves from 1. `before` is what the position was worth to the seat with the best move, `after` what
    its own move made of it, both from 0 to 1; a turning point is a move that gave the lead away. What chance has
    brought (seat -1) is not judged; its values are those of seat 0.
    """

    ply: int
    seat: int
    move: str
    before: float
    after: float
    best: Candidate
    judgement: Judgement
    is_turning_point: bool = False

    @property
    def loss(self) -> float:
        """What the move gave away."""
        return max(0.0, self.before - self.after)

    @property
    def is_marked(self) -> bool:
        """Whether the review points it out."""
        return self.judgement in MARKED or self.is_turning_point

    def as_json(self) -> dict[str, Any]:
        """Return everything, ready for JSON."""
        return {**vars(self), "best": self.best.as_json()}


Tell = Callable[[int, int], None]
"""Told how many moves are judged, and of how many."""


def review(
    what: Position | dict[str, Any] | str | PathLike[str],
    player: Player | None = None,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int | None = 1,
    tell: Tell = lambda done, total: None,
) -> list[Entry]:
    """Judge every move of a record (a dict, its JSON text or a path), or of a game up to a position.

    *player* analyses; without one, exact values are used where the game is solved, else a search of so many
    *simulations* or *seconds* for each position.
    """
    position = what if isinstance(what, Position) else replay(what)
    return Reviewer(position, player or judge_for(position, simulations, seconds, seed)).entries(tell)


@dataclass(frozen=True)
class Piece:
    """Some moves of a game, judged one after the other, and what was found out about positions after them."""

    entries: tuple[Entry, ...]
    ahead: Mapping[int, list[Candidate]]
    is_exact: bool
    """Whether the values are proven."""


def review_piece(position: Position, first: int, ahead: Mapping[int, list[Candidate]], seconds: float) -> Piece:
    """Judge moves from *first* on for so many *seconds*, at least one; *ahead* is what the piece before has found."""
    return Reviewer(position, judge_for(position), ahead).piece(first, seconds)


def judge_for(
    position: Position, simulations: int | None = None, seconds: float | None = None, seed: int | None = 1
) -> Player:
    """Return who judges a game if nobody is named."""
    judge = adviser(position, simulations=simulations, seconds=seconds, seed=seed)
    # There are many positions to look at.
    if judge.review_simulations is not None and simulations is None and seconds is None:
        return adviser(position, simulations=judge.review_simulations, seed=seed)
    return judge


def is_exact(position: Position, player: Player) -> bool:
    """Return whether a player's values of a game are proven."""
    return isinstance(player, PerfectPlayer) and can_solve(position.game)


def counts_points(position: Position) -> bool:
    """Return whether values are points and not chances to win: alone, and where builds are weighed."""
    return position.seats == 1 or position.game.search.weigh is not None


def shares_win(position: Position) -> bool:
    """Return whether what one of two seats can hope for is what the other must fear, in the eyes of both."""
    # After the end nothing is hidden any more: the beginning tells.
    start = position.game.start(setup=position.setup)
    return start.seats == 2 and not start.hides and not counts_points(start)


class Reviewer:
    """Goes through one game with one player."""

    def __init__(self, position: Position, player: Player, ahead: Mapping[int, list[Candidate]] | None = None):
        """Judge the moves that led to *position* by what *player* finds, beside what was found *ahead*."""
        self._player = player
        self._way = [position.game.start(setup=position.setup)]
        for seat, move in position.history:
            self._way.append(self._way[-1].play(move, seat))
        self._history = position.history
        self._analyses: dict[int, list[Candidate]] = dict(ahead or {})
        self._averages: dict[tuple[int, Position], float | None] = {}
        self._is_exact, self._counts_points = is_exact(position, player), counts_points(position)
        points, chances = (MISTAKE_IN_POINTS, BLUNDER_IN_POINTS), (MISTAKE, BLUNDER)
        self._mistake, self._blunder = points if self._counts_points else chances

    def entries(self, tell: Tell) -> list[Entry]:
        """Return all moves, judged."""
        found = []
        for number, (seat, move) in enumerate(self._history):
            tell(number, len(self._history))
            found.append(self._entry(number, seat, move))
        return found

    def piece(self, first: int, seconds: float) -> Piece:
        """Return moves from *first* on, judged until the time is over; at least one."""
        end, found = time.monotonic() + seconds, []
        for number, (seat, move) in list(enumerate(self._history))[first:]:
            found.append(self._entry(number, seat, move))
            if time.monotonic() >= end:
                break
        later = first + len(found)
        ahead = {number: known for number, known in self._analyses.items() if number >= later}
        return Piece(tuple(found), ahead, self._is_exact)

    def _entry(self, number: int, seat: int, move: str) -> Entry:
        if seat == CHANCE:
            return self._luck(number, move)
        found = self._analysis(number)
        best = found[0]
        if self._wins_at_once(number, seat):
            # Whatever else wins is no better.
            best = next((own for own in found if own.move == move), Candidate(move, 1.0))
        if best.reason is None:
            best = replace(best, reason=reason_for(self._way[number], seat, best, found))
        # Some players reckon with numbers that JSON does not know.
        before, after = map(float, self._values(number, best))
        judgement = self._judge(before, after, move == best.move)
        is_lead_lost = before >= 1 / self._way[0].seats > after and judgement in MARKED
        is_turning_point = is_lead_lost and not self._counts_points
        return Entry(number + 1, seat, move, before, after, best, judgement, is_turning_point)

    def _wins_at_once(self, number: int, seat: int) -> bool:
        """Tell whether a move has ended the game with all that can be won."""
        after = self._way[number + 1]
        return after.is_over and not self._counts_points and float(rules.value(after.record, seat)) == 1.0

    def _luck(self, number: int, move: str) -> Entry:
        """Return what chance has brought, and what that did to seat 0, as far as it can be told."""
        after = self._for(0, self._way[number + 1], number + 1)
        before = self._before_luck(number)
        known = [float(value) for value in (before, after) if value is not None] or [0.5]
        return Entry(number + 1, CHANCE, move, known[0], known[-1], Candidate(move, known[-1]), "chance")

    def _before_luck(self, number: int) -> float | None:
        """Return what seat 0 could expect on chance's turn: exactly, or as the search before the last move saw it."""
        if self._is_exact:
            return self._for(0, self._way[number], number)
        seat, move = self._history[number - 1] if number else (CHANCE, "")
        if seat == CHANCE or self._way[0].seats != 2:
            return None
        value = next((found.value for found in self._analysis(number - 1) if found.move == move), None)
        return value if value is None or seat == 0 else 1 - value

    def _analysis(self, number: int) -> list[Candidate]:
        if number not in self._analyses:
            self._analyses[number] = self._player.consider(self._way[number], self._history[number][0])
        return self._analyses[number]

    def _values(self, number: int, best: Candidate) -> tuple[float, float]:
        seat, move = self._history[number]
        own = next((candidate for candidate in self._analysis(number) if candidate.move == move), None)
        if self._is_exact and own is not None:
            return best.value, own.value
        position = self._way[number]
        after = self._player.value_of(position, seat, move)
        if after is None and own is not None and (position.hides or position.seats > 2 or self._counts_points):
            after = own.value if move == best.move or self._is_enough(own, best) else None
        if after is None and own is not None and own.visits >= TRIED and self._way[number + 1].is_chances_turn:
            # The search has seen what may come, and how often; what came is not the move's merit.
            after = own.value
        if after is not None:
            return (after if move == best.move else best.value), after
        after = self._followed(position, seat, move, number)
        if after is None:
            return best.value, best.value if own is None else own.value
        # A search flatters who is to move: before the move its maker, after it the next one. The middle is fair.
        is_tried = own is not None and own.visits >= TRIED
        if own is not None and (is_tried or move == best.move):
            after = (own.value + after) / 2
        if move == best.move:
            return after, after
        if best.value - after < self._mistake:
            return max(best.value, after), after
        # It seems to be a mistake: what is better must bear the same closer look.
        better = self._followed(position, seat, best.move)
        better = best.value if better is None else (best.value + better) / 2 if is_tried else better
        return max(after, better), after

    def _is_enough(self, own: Candidate, best: Candidate) -> bool:
        if best.visits == 0:
            return True
        return own.visits >= TRIED or (own.visits > 0 and best.value - own.value < self._mistake)

    def _followed(self, position: Position, seat: int, move: str, number: int | None = None) -> float | None:
        """Return what a move is worth by looking on after it, as its seat could; None where that does not tell."""
        if not position.hides and number is not None and number + 1 < len(self._history):
            return self._for(seat, self._way[number + 1], number + 1)
        if not position.hides:
            return self._for(seat, position.play(move, seat))
        rng = generator(len(position.history))
        found = [self._for(seat, position.determinize(seat, rng).play(move, seat)) for _ in range(DETERMINIZATIONS)]
        told = [value for value in found if value is not None]
        return sum(told) / len(told) if told else None

    def _for(self, seat: int, position: Position, number: int | None = None) -> float | None:
        """Return what a position is worth to *seat*, by the analysis of who moves there."""
        if position.is_over:
            return None if self._counts_points and position.seats > 1 else float(rules.value(position.record, seat))
        if position.is_chances_turn:
            return self._expected(seat, position)
        number = None if number == len(self._history) else number
        mover = position.active[0] if number is None else self._history[number][0]
        if mover != seat and (position.seats != 2 or self._counts_points):
            return None
        found = self._analysis(number) if number is not None else self._player.consider(position, mover)
        return found[0].value if mover == seat else 1 - found[0].value

    def _expected(self, seat: int, position: Position) -> float | None:
        """Return what a position on chance's turn is worth to *seat*, by all that may come."""
        if (seat, position) not in self._averages:
            comes = [(self._for(seat, position.play(one, CHANCE)), chance) for one, chance in position.chances()]
            known = [value * chance for value, chance in comes if value is not None]
            self._averages[seat, position] = sum(known) if len(known) == len(comes) else None
        return self._averages[seat, position]

    def _judge(self, before: float, after: float, is_best: bool) -> Judgement:
        loss = before - after
        if is_best or (self._is_exact and loss <= 0):
            return "best"
        if loss < self._mistake:
            return "good"
        if before >= WON and after < NOT_WON and not self._counts_points:
            return "missed-win"
        return "blunder" if loss >= self._blunder else "mistake"


def draw(
    position: Position,
    entries: Sequence[Entry],
    language: str = "en",
    names: Names = (),
    *,
    view: int = 0,
    tall: bool = False,
    bare: bool = False,
) -> Canvas:
    """Return the evaluation graph of a reviewed game: one curve where what one wins the other loses, else one each.

    One curve is that of the seat *view*. The *entries* may be the first ones only: there is room for the rest. A *bare*
    graph is for a page that says itself what it shows.
    """
    is_shared = shares_win(position)
    own = [[entry for entry in entries if entry.seat == seat] for seat in range(position.seats)]
    return draw_graph(
        [_curve(entries, view)] if is_shared else [_curve(moved, seat) for seat, moved in enumerate(own)],
        [_mark(entry, view if is_shared else entry.seat, language) for entry in entries if entry.is_marked],
        plies=len(position.history),
        title=sentence("drawing/graph/title", language, title=position.game.title),
        is_shared=is_shared,
        language=language,
        names=names,
        tall=tall,
        bare=bare,
    )


def _curve(entries: Sequence[Entry], seat: int) -> Curve:
    """Return what a seat could hope for, before the first of *entries* and after each of them."""
    points = [(entry.ply, _chances(entry, entry.after, seat)) for entry in entries]
    before = [(entry.ply - 1, _chances(entry, entry.before, seat)) for entry in entries[:1]]
    return Curve(seat, (*before, *points))


def _chances(entry: Entry, value: float, seat: int) -> float:
    # What chance brought is told as seat 0 sees it.
    return value if max(entry.seat, 0) == seat else 1 - value


def _mark(entry: Entry, view: int, language: str) -> Mark:
    code = "drawing/graph/mark" if entry.move == entry.best.move else "drawing/graph/better"
    judgement = sentence(f"review/{entry.judgement}", language)
    label = sentence(code, language, ply=entry.ply, move=entry.move, judgement=judgement, best=entry.best.move)
    value = _chances(entry, entry.after, view)
    return Mark(entry.ply, entry.seat, value, entry.judgement, entry.is_turning_point, label)
