"""Mū Tōrere, a traditional game of the Māori. Whoever cannot move loses."""

from pathlib import Path

from obelisk.authoring import Game, Look, Rules, Search, StepNotation, Text
from obelisk_mu_torere.rules import BOARD, STATE, apply, begin, legal, recall
from obelisk_mu_torere.text import ending, reason, why_not

HERE = Path(__file__).parent

GAME = Game(
    name="mu-torere",
    tile="Star 8+1",
    board=BOARD,
    rules=Rules(state=STATE, begin=begin, legal=legal, apply=apply, recall=recall, max_moves=4),
    text=Text(notation=StepNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
    search=Search(has_threats=True),
    look=Look(
        board="obelisk_mu_torere.look:StarStyle",
        emblem="obelisk_mu_torere.look:emblem",
        cover="obelisk_mu_torere.cover",
    ),
    lesson="obelisk_mu_torere.lesson:LESSON",
    words=HERE / "words",
    tablebases=HERE / "tablebases",
)
