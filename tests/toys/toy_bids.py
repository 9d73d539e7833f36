"""A toy without a board: both players bid a card at once, and the higher bid wins as many points as the round counts.

Moves are whole numbers. A bid is secret until both have bid; each card is bid once.
"""

from obelisk.authoring import (
    BOTH,
    Game,
    IllegalMove,
    Message,
    Numbers,
    Rules,
    Secrets,
    State,
    StateType,
    Text,
    bits,
    end,
    number,
    pick,
    rule,
)

CARDS = 4

STATE = StateType(
    "toy-bids",
    # The cards that a seat still holds, as bits; the cards have the numbers from 1.
    held=number(0, (1 << CARDS + 1) - 1, 2),
    bid=number(0, CARDS, 2),
    shown=number(0, CARDS, 2),
    totals=number(0, CARDS * (CARDS + 1) // 2, 2),
    current=number(1, CARDS + 1),
)


@rule
def begin(s: State) -> None:
    s.held[:] = (1 << CARDS + 1) - 2
    s.bid[:] = 0
    s.shown[:] = 0
    s.totals[:] = 0
    s.current = 1
    s.turn = 0


@rule
def active(s: State) -> int:
    if s.turn < 0:
        return 0
    return (1 if s.bid[0] == 0 else 0) | (2 if s.bid[1] == 0 else 0)


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    return bits.list_cells(s.held[seat], moves)


@rule
def apply(s: State, seat: int, move: int) -> None:
    s.bid[seat] = move
    s.held[seat] &= ~(1 << move)
    if active(s) != 0:
        return
    for one in range(2):
        if s.bid[one] > s.bid[1 - one]:
            s.totals[one] += s.current
    s.shown[:] = s.bid
    s.bid[:] = 0
    s.current += 1
    if s.current > CARDS:
        if s.totals[0] == s.totals[1]:
            end(s, BOTH)
        else:
            end(s, 1 if s.totals[0] > s.totals[1] else 2)


@rule
def points(s: State, totals: Numbers) -> None:
    totals[:] = s.totals


@rule
def determinize(s: State, seat: int, rng: State) -> None:
    other = 1 - seat
    if s.bid[other] != 0:
        could_be = s.held[other] | 1 << s.bid[other]
        s.bid[other] = bits.nth(could_be, pick(rng, bits.count(could_be)))
        s.held[other] = could_be & ~(1 << s.bid[other])


class BidNotation:
    """A move is the number of a card."""

    def write(self, s: State, move: int) -> str:
        return f"{move}"

    def read(self, s: State, text: str) -> int:
        if text not in [f"{card}" for card in range(1, CARDS + 1)]:
            raise IllegalMove("move/unreadable", move=text, example="1")
        return int(text)


def view(s, seat):
    held = [[card for card in range(1, CARDS + 1) if bits.has(s.held[one] | 1 << s.bid[one], card)] for one in range(2)]
    return {
        "round": int(s.current),
        "cards": held,
        "has bid": [bool(bid) for bid in s.bid],
        "own bid": None if seat is None else int(s.bid[seat]),
        "last bids": [int(bid) for bid in s.shown],
        "points": [int(total) for total in s.totals],
    }


def is_secret(s: State, move: int) -> bool:
    return s.bid[0] == 0 and s.bid[1] == 0


GAME = Game(
    name="toy-bids",
    view=view,
    secrets=Secrets(is_secret=is_secret, reveals=lambda s: s.bid[0] == 0 and s.bid[1] == 0),
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=CARDS,
        active=active,
        points=points,
        determinize=determinize,
    ),
    text=Text(notation=BidNotation(), why_not=lambda s, seat, move: Message("move/not-legal")),
)
