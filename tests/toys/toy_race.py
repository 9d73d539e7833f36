"""A toy without words: in turn each takes one of four cells, and whoever takes the last one wins."""

from obelisk.authoring import CellNotation, Game, Rules, SquareBoard, StateType, Text, end, number, rule

BOARD = SquareBoard(4, 1)
STATE = StateType("toy-race", pieces=number(0, 15, 2))


@rule
def begin(s):
    s.pieces[:] = 0
    s.turn = 0


@rule
def legal(s, seat, moves):
    n = 0
    for cell in range(4):
        if (s.pieces[0] | s.pieces[1]) >> cell & 1 == 0:
            moves[n] = cell
            n += 1
    return n


@rule
def apply(s, seat, move):
    s.pieces[seat] |= 1 << move
    s.turn = 1 - seat
    if s.pieces[0] | s.pieces[1] == 15:
        end(s, 1 << seat)


GAME = Game(
    name="toy-race",
    board=BOARD,
    rules=Rules(state=STATE, begin=begin, legal=legal, apply=apply, max_moves=4),
    text=Text(notation=CellNotation(BOARD)),
)
