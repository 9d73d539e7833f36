"""The toy with cards once more, with actions and observations for programs."""

from dataclasses import replace

from toy_cards import CARDS, HAND, MOST_SEATS
from toy_cards import GAME as CARD_GAME

from obelisk.authoring import Encoding, Part, rule


@rule
def actions(s):
    return CARDS


@rule
def index(s, seat, move):
    return move - 1


@rule
def move_at(s, seat, action):
    return action + 1


@rule
def observe(s, seat, planes):
    for place in range(HAND * s.players):
        owner = (place // HAND - seat) % s.players
        if s.laid[place] > 0:
            planes[1 + owner, 0, s.deck[place] - 1] = s.laid[place]
        elif owner == 0:
            planes[0, 0, s.deck[place] - 1] = 1


GAME = replace(
    CARD_GAME,
    name="toy-coded",
    encoding=Encoding(
        actions=actions,
        index=index,
        move_at=move_at,
        observe=observe,
        grid=lambda s: (1, CARDS),
        action_parts=lambda s: [Part(CARDS, "the card to lay")],
        planes=lambda s: [Part(1, "the hand"), Part(MOST_SEATS, "what each seat has laid, and when")],
        max_plies=lambda s: MOST_SEATS * HAND,
    ),
)
