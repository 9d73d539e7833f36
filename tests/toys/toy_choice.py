"""A toy: three players choose a number at once, in any order, and see the others' only when all have chosen.

Whoever chose a number alone gets that many points. After two rounds the most points win.
"""

from pathlib import Path

from obelisk.authoring import (
    EMPTY,
    Game,
    IllegalMove,
    Message,
    Rules,
    Secrets,
    SquareBoard,
    StateType,
    Text,
    end,
    number,
    pick,
    rule,
)

SEATS, NUMBERS, ROUNDS = 3, 3, 2
BOARD = SquareBoard(NUMBERS, 1)

STATE = StateType(
    "toy-choice",
    seats=SEATS,
    chosen=number(0, NUMBERS, SEATS),
    shown=number(0, NUMBERS, SEATS),
    totals=number(0, ROUNDS * NUMBERS, SEATS),
    rounds=number(0, ROUNDS),
)


@rule
def begin(s):
    s.chosen[:] = 0
    s.shown[:] = 0
    s.totals[:] = 0
    s.rounds = 0
    s.turn = 0


@rule
def active(s):
    if s.turn < 0:
        return 0
    seats = 0
    for seat in range(SEATS):
        if s.chosen[seat] == 0:
            seats |= 1 << seat
    return seats


@rule
def legal(s, seat, moves):
    for i in range(NUMBERS):
        moves[i] = i + 1
    return NUMBERS


@rule
def apply(s, seat, move):
    s.chosen[seat] = move
    if active(s) != 0:
        return
    for one in range(SEATS):
        times = 0
        for other in range(SEATS):
            times += s.chosen[other] == s.chosen[one]
        if times == 1:
            s.totals[one] += s.chosen[one]
    s.shown[:] = s.chosen
    s.chosen[:] = 0
    s.rounds += 1
    if s.rounds == ROUNDS:
        best = max(s.totals[0], s.totals[1], s.totals[2])
        won = 0
        for one in range(SEATS):
            if s.totals[one] == best:
                won |= 1 << one
        end(s, won)


@rule
def points(s, totals):
    totals[:] = s.totals


@rule
def determinize(s, seat, rng):
    for other in range(SEATS):
        if other != seat and s.chosen[other] != 0:
            s.chosen[other] = 1 + pick(rng, NUMBERS)


class ChoiceNotation:
    """A move is a number."""

    def write(self, s, move):
        return str(move)

    def read(self, s, text):
        if text not in ("1", "2", "3"):
            raise IllegalMove("move/unreadable", move=text, example="1")
        return int(text)


def view(s, seat):
    return {
        "has_chosen": [bool(number) for number in s.chosen],
        "own_choice": None if seat is None else int(s.chosen[seat]),
        "last_round": [int(number) for number in s.shown],
        "totals": [int(number) for number in s.totals],
    }


GAME = Game(
    name="toy-choice",
    board=BOARD,
    cells=lambda s: [EMPTY] * NUMBERS,
    seats=(SEATS, SEATS),
    view=view,
    secrets=Secrets(),
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=NUMBERS,
        active=active,
        points=points,
        determinize=determinize,
    ),
    text=Text(notation=ChoiceNotation(), whose_turn=lambda s, seat: Message("toy-choice/has-chosen")),
    words=Path(__file__).parent / "toy_choice_words",
)
