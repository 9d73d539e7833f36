"""Solving in plain Python, for any game that is a graph: positions, whose turn, where the moves lead, who won."""

from typing import ClassVar


def decide(starts, game):
    """Return for each reachable position that somebody can force to win the winner, and in how many plies.

    `game` has the functions `turn(position)`, `play(position, move)`, `moves(position)` and `result(position)` of a
    reference. Positions that are missing in the answer are drawn: they ended so, or nobody can force an end.
    """
    after, before = _explore(starts, game)
    decided = {}
    for position in after:
        result = game.result(position)
        if result is not None and len(result[0]) == 1:
            decided[position] = result[0][0], 0
    newest, plies = list(decided), 0
    while newest:
        plies += 1
        touched = {source for position in newest for source in before.get(position, ())} - decided.keys()
        winners = {position: _forced(game.turn(position), after[position], decided) for position in touched}
        newest = [position for position, winner in winners.items() if winner is not None]
        decided.update({position: (winners[position], plies) for position in newest})
    return decided


def _explore(starts, game):
    """Return where the moves of each reachable position lead, and from where each is reached."""
    after, before = {}, {}
    waiting = list(starts)
    while waiting:
        position = waiting.pop()
        if position in after:
            continue
        is_over = game.result(position) is not None
        after[position] = [] if is_over else [game.play(position, move) for move in game.moves(position)]
        for target in after[position]:
            before.setdefault(target, []).append(position)
            waiting.append(target)
    return after, before


def _forced(seat, targets, decided):
    """Return who wins a position of *seat* by what is decided so far, or None."""
    winners = {decided[target][0] if target in decided else None for target in targets}
    if seat in winners:
        return seat
    return winners.pop() if len(winners) == 1 else None


class KonoGraph:
    """Kono without a memory: a position is ((pieces of seat 0, pieces of seat 1), seat to move).

    Positions in `drawn` end the game as a draw: they have come twice already.
    """

    listed: ClassVar = {}

    def __init__(self, kono, drawn=()):
        self.kono, self.drawn = kono, frozenset(drawn)

    def turn(self, position):
        return position[1]

    def moves(self, position):
        if position not in self.listed:
            self.listed[position] = self.kono.list_moves(*position)
        return self.listed[position]

    def play(self, position, move):
        return self.kono.play((*position, ()), move)[:2]

    def result(self, position):
        pieces, seat = position
        points = (len(pieces[0]), len(pieces[1]))
        if not self.moves(position):
            return (1 - seat,), points
        return ((0, 1), points) if position in self.drawn else None


class DodgemGraph:
    """Dodgem without a memory: a position is ((cars of seat 0, cars of seat 1), seat to move)."""

    def __init__(self, dodgem):
        self.dodgem = dodgem

    def turn(self, position):
        return position[1]

    def moves(self, position):
        return self.dodgem.list_moves(*position)

    def play(self, position, move):
        return self.dodgem.play((*position, ()), move)[:2]

    def result(self, position):
        return None if self.moves(position) else ((position[1],), (0, 0))
