"""The rules: compiled ones and plain ones agree, what is listed can be played, and the end makes sense."""

from typing import Any

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.kernel import rules
from obelisk.kernel.state import CHANCE, CHANCE_ACTS, OVER, Chance
from obelisk.position import Position
from obelisk.testing.beforehand import numbered
from obelisk.testing.reporting import expect, fail, snapshot, table_of
from obelisk.testing.sentences import check_told


def check_rules(position: Position) -> None:
    """The rules as plain Python say what the compiled ones say, and looking at a position does not change it."""
    table = table_of(position)
    s, before = table[0], table.tobytes()
    seats = rules.active(s)
    is_chances = seats == CHANCE_ACTS
    active = (CHANCE,) if is_chances else tuple(seat for seat in range(position.seats) if seats >> seat & 1)
    expect(active == position.active and seats < 1 << position.seats, position, f"plain rules let {active} act")
    expect(rules.seat_to_act(s) == (active[0] if active else OVER), position, "seat_to_act and active differ")
    if is_chances:
        _check_chances(position, s)
    if not active:
        totals = np.zeros(position.seats, np.int64)
        rules.points(s, totals)
        won = rules.winners(s)
        result = position.result
        winners = tuple(seat for seat in range(position.seats) if won >> seat & 1)
        plain = (winners, tuple(totals.tolist()))
        expect(result is not None and plain == (result.winners, result.points), position, f"plain result is {plain}")
    for seat in active:
        _check_listing(position, s, seat)
    _check_ranges(position, s)
    expect(table.tobytes() == before, position, "asking who may act, which moves there are or who won changes it")


def _check_chances(position: Position, s: Any) -> None:
    """What chance can bring has weights, whole numbers from 1."""
    weights = [rules.weight(s, number) for number in position.list_numbers(CHANCE)]
    told = f"the weights of chance are {weights}; they must be whole numbers from 1"
    expect(all(int(weight) == weight > 0 for weight in weights), position, told)


def _check_ranges(position: Position, s: Any) -> None:
    """Every field keeps to the range that it declares: solving packs positions by these ranges."""
    for name, field in position.game.rules.state.fields.items():
        low, high = int(np.min(s[name])), int(np.max(s[name]))
        is_within = field.low <= low and high <= field.high
        expect(is_within, position, f"{name} holds {low} to {high}, but declares {field.low} to {field.high}")


def _check_listing(position: Position, s: Any, seat: int) -> None:
    most = position.game.rules.max_moves
    room = np.zeros(2 * most + 64, np.int64)
    n = rules.legal(s, seat, room)
    expect(0 < n <= most, position, numbered(seat, n, position.game))
    listed = room[:n].tolist()
    expect(len(set(listed)) == n, position, f"a move of seat {seat} is listed twice: {listed}")
    texts = [position.write(move) for move in listed]
    expect(texts == position.moves(seat), position, f"plain rules list other moves for seat {seat}: {texts}")
    expect(len(set(texts)) == n, position, f"two moves of seat {seat} are written alike: {texts}")


def check_other_ways(position: Position, seat: int, rng: Chance) -> None:
    """What a game may do faster than by its list of moves, it does alike: telling a legal move, drawing one."""
    s = table_of(position)[0]
    room = np.zeros(position.game.rules.max_moves, np.int64)
    listed = room[: rules.legal(s, seat, room)].tolist()
    drawn = rules.sample(s, seat, rng, room)
    expect(drawn in listed, position, f"the sample {drawn} is no listed move of seat {seat}")
    for move in {listed[0], listed[-1], listed[-1] + 1, listed[0] - 1, -1, 1 << 40, -(1 << 40)}:
        try:
            answer = bool(rules.is_legal(s, seat, move, room))
        except IndexError:
            fail(position, f"is_legal looks outside its tables for the number {move}")
        is_right = answer == (move in listed) or (answer and not position.game.text.lists_all)
        expect(is_right, position, f"is_legal says {answer} to the number {move}")


def check_play(position: Position, move: str, seat: int) -> Position:
    """Return the position after a listed move, which is what plain rules make of it; the old one stays."""
    before = snapshot(position)
    try:
        acting, number = position.read(move, seat)
        after = position.play(move, seat)
    except IllegalMove as error:
        fail(position, f"the listed move {move} of seat {seat} is refused: {error}")
    expect(acting == seat and position.write(number) == move, position, f"{move} reads as {number}, another move")
    expect(snapshot(position) == before, position, f"playing {move} changed the old position")
    expect(after.history == (*position.history, (seat, move)), position, f"{move} is not in the history after it")
    expect(after.setup == position.setup, position, f"{move} changed the set-up")
    table = table_of(position)
    rules.apply(table[0], seat, number)
    expect(table.tobytes() == table_of(after).tobytes(), position, f"plain rules make another position of {move}")
    return after


def check_end(position: Position) -> None:
    """Nobody may act exactly when there is a result, and the result makes sense."""
    result, active = position.result, position.active
    expect(position.is_over == (not active), position, "is_over and active contradict each other")
    expect((result is None) == bool(active), position, f"{active} may act, and the result is {result}")
    if result is None:
        return
    expect(position.moves() == [], position, f"the game is over, and there are moves: {position.moves()}")
    winners = result.winners
    expect(len(winners) > 0, position, "nobody wins; a draw names all who share it")
    expect(list(winners) == sorted(set(winners)), position, f"the winners are not in order, each once: {winners}")
    expect(winners[0] >= 0 and winners[-1] < position.seats, position, f"there are winners without a seat: {winners}")
    expect(len(result.points) == position.seats, position, f"points must name every seat: {result.points}")
    numbers = (*winners, *result.points)
    expect(all(type(number) is int for number in numbers), position, f"not plain whole numbers: {result}")
    check_told(position)
