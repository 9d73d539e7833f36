"""A toy: seven cards are shuffled, two or three players hold two each and lay one face up in turn, twice.

The highest card of a round counts one point. Nobody sees the others' hands or what was not dealt.
"""

from pathlib import Path

from obelisk.authoring import (
    EMPTY,
    BadSetup,
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
    reject_unknown_keys,
    rule,
    shuffle,
    whole_number,
)

MOST_SEATS, HAND, CARDS = 3, 2, 7
BOARD = SquareBoard(CARDS, 1)

STATE = StateType(
    "toy-cards",
    seats=MOST_SEATS,
    players=number(2, MOST_SEATS),
    deck=number(1, CARDS, CARDS),
    # How many plies ago each place of the deck was laid open; 0 is hidden.
    laid=number(0, MOST_SEATS * HAND, CARDS),
    plies=number(0, MOST_SEATS * HAND),
    best=number(0, CARDS),
    leader=number(0, MOST_SEATS - 1),
    totals=number(0, HAND, MOST_SEATS),
)


@rule
def deal(s, rng):
    for i in range(CARDS):
        s.deck[i] = i + 1
    shuffle(rng, s.deck)


@rule
def begin(s):
    s.laid[:] = 0
    s.totals[:] = 0
    s.plies = 0
    s.best = 0
    s.leader = 0
    s.turn = 0


@rule
def legal(s, seat, moves):
    n = 0
    for place in range(HAND * seat, HAND * seat + HAND):
        if s.laid[place] == 0:
            moves[n] = s.deck[place]
            n += 1
    return n


@rule
def apply(s, seat, move):
    s.plies += 1
    for place in range(HAND * seat, HAND * seat + HAND):
        if s.deck[place] == move:
            s.laid[place] = s.plies
    if move > s.best:
        s.best = move
        s.leader = seat
    s.turn = (seat + 1) % s.players
    if s.plies % s.players == 0:
        s.totals[s.leader] += 1
        s.best = 0
        s.leader = 0
    if s.plies == HAND * s.players:
        best = max(s.totals[0], s.totals[1], s.totals[2])
        won = 0
        for one in range(s.players):
            if s.totals[one] == best:
                won |= 1 << one
        end(s, won)


@rule
def points(s, totals):
    for seat in range(s.players):
        totals[seat] = s.totals[seat]


@rule
def is_known(s, seat, place):
    return s.laid[place] > 0 or place // HAND == seat


@rule
def determinize(s, seat, rng):
    for last in range(CARDS - 1, 0, -1):
        if is_known(s, seat, last):
            continue
        # One of the unknown places up to this one, drawn uniformly.
        choices = 0
        for place in range(last + 1):
            choices += not is_known(s, seat, place)
        left = pick(rng, choices)
        for place in range(last + 1):
            if not is_known(s, seat, place):
                if left == 0:
                    held = s.deck[last]
                    s.deck[last] = s.deck[place]
                    s.deck[place] = held
                    break
                left -= 1


class CardNotation:
    """A move is a card, written k1 to k7."""

    def write(self, s, move):
        return f"k{move}"

    def read(self, s, text):
        if text not in [f"k{card}" for card in range(1, CARDS + 1)]:
            raise IllegalMove("move/unreadable", move=text, example="k1")
        return int(text[1:])


class CardSetup:
    """`{"players": 3, "deck": [4, 1, …]}`: the first two cards are seat 0's, the next two seat 1's."""

    keys = ("players", "deck")

    def choose(self, s, game, options):
        reject_unknown_keys(options, ("players",), game)
        s.players = whole_number({"players": MOST_SEATS, **options}, "players", game, 2, MOST_SEATS)

    def read(self, s, game, setup):
        reject_unknown_keys(setup, self.keys, game)
        s.players = whole_number(setup, "players", game, 2, MOST_SEATS)
        deck = setup.get("deck")
        if not isinstance(deck, list) or sorted(map(str, deck)) != [str(card + 1) for card in range(CARDS)]:
            raise BadSetup("setup/not-a-choice", key="deck", given=repr(deck), known="the cards 1 to 7, each once")
        s.deck[:] = deck

    def write(self, s):
        return {"players": int(s.players), "deck": [int(card) for card in s.deck]}


def view(s, seat):
    hands = range(HAND * int(s.players))
    return {
        "hand": [] if seat is None else [int(s.deck[place]) for place in hands if place // HAND == seat],
        "laid": [int(s.deck[place]) if s.laid[place] else None for place in hands],
        "totals": [int(total) for total in s.totals[: s.players]],
    }


GAME = Game(
    name="toy-cards",
    board=BOARD,
    cells=lambda s: [EMPTY] * CARDS,
    setup=CardSetup(),
    seats=(2, MOST_SEATS),
    view=view,
    secrets=Secrets(),
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=HAND,
        deal=deal,
        points=points,
        determinize=determinize,
    ),
    text=Text(notation=CardNotation(), why_not=lambda s, seat, move: Message("toy-cards/not-held", card=int(move))),
    words=Path(__file__).parent / "toy_cards_words",
)
