"""A toy that never ends: two players hand a stone back and forth."""

from obelisk.authoring import CellNotation, Game, Rules, SquareBoard, StateType, Text, number, rule

BOARD = SquareBoard(2, 1)
STATE = StateType("toy-endless", pieces=number(0, 3, 2))


@rule
def begin(s):
    s.pieces[:] = 0
    s.turn = 0


@rule
def legal(s, seat, moves):
    moves[0], moves[1] = 0, 1
    return 2


@rule
def apply(s, seat, move):
    s.pieces[seat] = 1 << move
    s.turn = 1 - seat


GAME = Game(
    name="toy-endless",
    board=BOARD,
    rules=Rules(state=STATE, begin=begin, legal=legal, apply=apply, max_moves=2, max_plies=200),
    text=Text(notation=CellNotation(BOARD)),
)
