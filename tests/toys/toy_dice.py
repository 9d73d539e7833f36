"""A toy with a die: in turn each has a roll, and keeps it or risks it; after two turns each, the more points win.

The die shows 1, 2 or 3, and 2 twice as often as the others. Whoever risks rolls again: a 3 counts 4, all else nothing.
"""

from obelisk.authoring import (
    CHANCE,
    EMPTY,
    Game,
    IllegalMove,
    Rules,
    SquareBoard,
    StateType,
    Text,
    end,
    number,
    rule,
)

TURNS, MOST = 4, 8
BOARD = SquareBoard(MOST + 1, 2)
KEEP, RISK = 10, 11
NAMES = {1: "1", 2: "2", 3: "3", KEEP: "keep", RISK: "risk"}

STATE = StateType(
    "toy-dice",
    totals=number(0, MOST, 2),
    die=number(0, 3),
    risks=number(0, 1),
    turns=number(0, TURNS),
)


@rule
def begin(s):
    s.totals[:] = 0
    s.die = 0
    s.risks = 0
    s.turns = 0
    s.turn = CHANCE


@rule
def legal(s, seat, moves):
    if seat == CHANCE:
        moves[0], moves[1], moves[2] = 1, 2, 3
        return 3
    moves[0], moves[1] = KEEP, RISK
    return 2


@rule
def weight(s, move):
    return 2 if move == 2 else 1


@rule
def apply(s, seat, move):
    if move == RISK:
        s.risks = 1
        s.turn = CHANCE
    elif seat == CHANCE and s.risks == 0:
        s.die = move
        s.turn = s.turns % 2
    else:
        gained = s.die
        if seat == CHANCE:
            gained = 4 if move == 3 else 0
        count(s, gained)


@rule
def count(s, gained):
    s.totals[s.turns % 2] += gained
    s.turns += 1
    s.die = 0
    s.risks = 0
    s.turn = CHANCE
    if s.turns == TURNS:
        lead = s.totals[0] - s.totals[1]
        end(s, 1 if lead > 0 else 2 if lead < 0 else 3)


@rule
def points(s, totals):
    totals[:] = s.totals


class DiceNotation:
    """What the die shows, `keep` or `risk`."""

    def write(self, s, move):
        return NAMES[move]

    def read(self, s, text):
        for move, name in NAMES.items():
            if name == text:
                return move
        raise IllegalMove("move/unreadable", move=text, example="keep")


def cells(s):
    """Return where the two stand, each on a row of its own."""
    standing = [EMPTY] * len(BOARD)
    for seat in range(2):
        standing[seat * (MOST + 1) + s.totals[seat]] = seat
    return standing


GAME = Game(
    name="toy-dice",
    board=BOARD,
    cells=cells,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=3,
        max_plies=3 * TURNS,
        has_chance=True,
        weight=weight,
        points=points,
    ),
    text=Text(notation=DiceNotation()),
)
