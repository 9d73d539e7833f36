"""Cards of puzzles, tournaments and studies: what is to be solved, who plays, and the position that is spoken of."""

from __future__ import annotations

from datetime import date

from obelisk.drawing import covers
from obelisk.puzzles.books import puzzle_of
from obelisk.table.features.puzzles import views as telling
from obelisk.table.features.sharing.views.cards import Told, drawn
from obelisk.table.features.studies.domain.study import ROOT, Study
from obelisk.table.features.studies.views.scenes import Scene
from obelisk.table.features.tournaments.domain.values import OPEN, OVER, RUNNING, Tournament
from obelisk.table.features.tournaments.views import listed
from obelisk.table.views.pictures import Picture
from obelisk.table.views.viewers import game_title
from obelisk.words import sentence
from obelisk.words.dates import write_day


def told_of_puzzle(game: str, day: date, language: str) -> Told:
    """Return what the card of a puzzle says: the game, the day, and what is to be done."""
    told = telling.told(puzzle_of(game, day), language)
    title = sentence("puzzle/page/of", language, game=told["title"], day=write_day(day, language))
    return Told(title, told["task"], sentence("share/alt/game", language, game=told["title"]))


def puzzle_png(game: str, day: date, language: str) -> bytes:
    """Draw the card of a puzzle: the position in which it begins."""
    line = f"{write_day(day, language)} · {told_of_puzzle(game, day, language).about}"
    return drawn(telling.picture(game, day, language), game_title(game, language), line)


def told_of_tournament(tournament: Tournament, language: str) -> Told:
    """Return what the card of a tournament says: the game, how it is played, and how far it is."""
    facts = listed(tournament, (), language)
    kind = sentence(f"tournament/kind/{facts['kind']}", language)
    state = _state(facts, language)
    about = sentence("share/tournament", language, game=facts["game_title"], kind=kind, state=state)
    return Told(facts["title"], about, sentence("share/alt/game", language, game=facts["game_title"]))


def _state(facts: dict[str, object], language: str) -> str:
    """Return who may come, which round is played, or who has won."""
    status, n, last, names = (facts[name] for name in ("status", "round", "rounds", "winners"))
    if status == OPEN:
        players = sentence("tournament/players-of", language, n=facts["players"], most=facts["most"])
        return sentence("tournament/state/open", language, players=players)
    if status == RUNNING:
        code = "tournament/round-of" if last else "tournament/round"
        return sentence("tournament/state/running", language, round=sentence(code, language, n=n, last=last or 0))
    if status == OVER and isinstance(names, list) and names:
        code = "tournament/winner" if len(names) == 1 else "tournament/winners"
        return sentence(code, language, names=names)
    ended = "broken-off" if facts["is_broken_off"] else status
    return sentence(f"tournament/status/{ended}", language)


def tournament_png(game: str, title: str, about: str, language: str) -> bytes:
    """Draw the card of a tournament: the cover of its game, and how far it is."""
    return drawn(covers.plate(game), title, about)


def spoken_of(study: Study) -> int:
    """Return the first position of the main line of which a study says something; if there is none, the start."""
    line = (study.node(ROOT), *study.main_line())
    return next((node.id for node in line if node.text or node.marks or node.is_problem), ROOT)


def told_of_study(study: Study, language: str) -> Told:
    """Return what the card of a study says: its title, and of which game it is."""
    game = game_title(study.game, language)
    title = study.title or sentence("study/untitled", language)
    return Told(title, sentence("study/card", language, game=game), sentence("share/alt/game", language, game=game))


def study_png(scene: Scene, title: str, about: str, language: str) -> bytes:
    """Draw the card of a study: a position of it, with its marks."""
    board = scene.draw(Picture(viewer=None, language=language, bare=True), None)
    return drawn(covers.without_style(board), title, about)
