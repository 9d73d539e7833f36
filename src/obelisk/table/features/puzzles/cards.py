"""Cards of puzzles: what a link to one shows on other sites."""

from datetime import date

from obelisk.puzzles.books import puzzle_of
from obelisk.table.features.puzzles import views
from obelisk.table.views.cards import Told, draw_card
from obelisk.table.views.viewers import game_title
from obelisk.words import sentence
from obelisk.words.dates import write_day


def told_of_puzzle(game: str, day: date, language: str) -> Told:
    """Return what the card of a puzzle says: the game, the day, and the task."""
    told = views.told(puzzle_of(game, day), language)
    title = sentence("puzzles/page/of", language, game=told["title"], day=write_day(day, language))
    return Told(title, told["task"], sentence("preview/alt/game", language, game=told["title"]))


def puzzle_png(game: str, day: date, language: str) -> bytes:
    """Draw the card of a puzzle: the position in which it begins."""
    line = f"{write_day(day, language)} · {told_of_puzzle(game, day, language).about}"
    return draw_card(views.picture(game, day, language), game_title(game, language), line)
