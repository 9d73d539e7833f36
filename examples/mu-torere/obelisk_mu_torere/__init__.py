"""Mū Tōrere, a traditional game of the Māori. Whoever cannot move loses."""

from obelisk.authoring import Game, Rules, StepNotation, Text
from obelisk_mu_torere.rules import BOARD, STATE, apply, begin, legal, recall
from obelisk_mu_torere.text import ending, reason, why_not

GAME = Game(
    name="mu-torere",
    tile="Star 8+1",
    board=BOARD,
    rules=Rules(state=STATE, begin=begin, legal=legal, apply=apply, recall=recall, max_moves=4),
    text=Text(notation=StepNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
)
