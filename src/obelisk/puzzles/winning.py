"""Puzzles of the kind "find the winning move": in every position of the line exactly one move wins, which is proven.

They are looked for in games that tree search plays against itself, with some random moves. Who wins is told by the
table of a solved game, or by proofs. The other side answers as hard as it can: so that the fewest moves win next.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Protocol

from obelisk.game import Game
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.solving.scores import DRAW
from obelisk.players.mcts import MctsPlayer
from obelisk.position import Position
from obelisk.rulebook.after import after
from obelisk.solving.prover import Prover
from obelisk.solving.tablebase import can_solve, table_for

LONGEST_GAME = 80
"""Games that go on for longer are not looked at: nobody wants to replay them."""
MOST_OWN = 4
"""So many moves at most are to be found in one puzzle."""
LEAST_CHOICES = 4
"""Positions with fewer moves are no puzzle."""
LOOK_BACK = 16
"""So many positions before the end of a game are looked at, where proofs tell who wins."""
PROOF_PLIES = 400_000
MANY = 1 << 20
PLAYED = 60
"""Simulations of the search that plays the games."""
BUDGETS, TRIES = (16, 64, 256, 1024), 4
"""A puzzle is graded by how often searches of so many simulations choose another move."""


class Judge(Protocol):
    """Tells which moves win."""

    def winning(self, position: Position, hero: int) -> list[str] | None:
        """Return the moves of *hero*, whose turn it is, that win; None where that is not known."""


class TableJudge:
    """Knows who wins from the table of a solved game."""

    def winning(self, position: Position, hero: int) -> list[str] | None:
        """Look the moves up."""
        table = table_for(position.game.name, position.setup)
        return [move for move, score in table.worth(position.game, position.record).items() if score > DRAW]


class ProofJudge:
    """Finds out who wins by proofs, as long as these are short enough."""

    def winning(self, position: Position, hero: int) -> list[str] | None:
        """Prove or disprove every move."""
        prover = Prover(position.game, position.record, hero)
        found = []
        for move in position.moves(hero):
            answer = prover.answer(after(position.record, hero, position.read(move, hero)[1]), PROOF_PLIES)
            if answer is None:
                return None
            if answer:
                found.append(move)
        return found


@cache
def judge_for(game: Game) -> Judge:
    """Return who tells which moves win."""
    return TableJudge() if can_solve(game) else ProofJudge()


def make(game: Game, number: int) -> dict[str, Any] | None:
    """Look for a puzzle in the game with this *number*, which follows from it alone; None where there is none."""
    options = {} if game.puzzles is None else game.puzzles.options
    rng = generator(number)
    course = _played(game.start(seed=number, **options), number, rng)
    judge, found = judge_for(game), []
    back = len(course) if isinstance(judge, TableJudge) else LOOK_BACK
    for position in course[-back:]:
        line = line_from(judge, position)
        if line:
            found.append((len(line), position, line))
    if not found:
        return None
    longest = max(length for length, _, _ in found)
    best = [(position, line) for length, position, line in found if length == longest]
    position, line = best[pick(rng, len(best))]
    return {
        "setup": position.setup,
        "moves": [move for _, move in position.history],
        "line": line,
        "effort": effort_of(position, line),
        "mark": _mark(position),
    }


def _played(position: Position, number: int, rng: Any) -> list[Position]:
    """Return the positions of a game in which search and chance take turns at random."""
    searcher = MctsPlayer(simulations=PLAYED, seed=number)
    course: list[Position] = []
    while not position.is_over and len(course) < LONGEST_GAME:
        course.append(position)
        moves = position.moves(position.active[0])
        is_random = pick(rng, 3) == 0 or len(position.history) < 2
        move = moves[pick(rng, len(moves))] if is_random else searcher.choose(position, position.active[0])
        position = position.play(move, position.active[0])
    return course


def line_from(judge: Judge, position: Position) -> list[str]:
    """Return the moves of both sides for as long as exactly one move wins; nothing where that is not so at all.

    A win at once, and a choice among very few moves, is no puzzle.
    """
    hero, line, own, kept = position.active[0], list[str](), 0, 0
    if len(position.moves(hero)) < LEAST_CHOICES:
        return []
    while own < MOST_OWN and not position.is_over:
        if position.active[0] != hero:
            move: str | None = _answer(judge, position, hero)
        else:
            winning = judge.winning(position, hero)
            move = winning[0] if winning is not None and len(winning) == 1 else None
            own += 1
        if move is None:
            break
        is_own = position.active[0] == hero
        line.append(move)
        position = position.play(move, position.active[0])
        kept = len(line) if is_own else kept
        if position.is_over and len(line) == 1:
            return []
    return line[:kept]


def _answer(judge: Judge, position: Position, hero: int) -> str | None:
    """Return the answer after which the fewest moves win; of equals, the one that is written first."""
    seat, ways = position.active[0], {}
    for move in sorted(position.moves(seat)):
        following = position.play(move, seat)
        if following.is_over or following.active[0] != hero:
            ways[move] = MANY
            continue
        winning = judge.winning(following, hero)
        if winning is None:
            return None
        ways[move] = len(winning)
    return min(ways, key=lambda move: ways[move])


def effort_of(position: Position, line: list[str]) -> int:
    """Return how often searches, small ones and larger ones, choose another move: how much first sight misleads."""
    # What is known without a search would hide how hard it is to see.
    plain = replace(position.game.search, must_play_visits=None, proof_moves=0)
    hero, misses = position.active[0], 0
    for move in line:
        seat = position.active[0]
        if seat == hero and not position.is_over:
            for simulations in BUDGETS:
                for seed in range(TRIES):
                    searcher = MctsPlayer(simulations=simulations, seed=seed, search=plain)
                    misses += searcher.consider(position, seat)[0].move != move
        position = position.play(move, seat)
    return misses


def _mark(position: Position) -> str:
    """Return what tells a position from all that are not like it, mirrored or turned."""
    s = position.record.copy()
    rules.canonical(s)
    return bytes(s.tobytes()).hex()
