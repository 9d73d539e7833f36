"""Cards of studies: what a link to one shows on other sites."""

from obelisk.drawing import covers
from obelisk.table.features.studies.domain.study import ROOT, Study
from obelisk.table.features.studies.views.scenes import Scene
from obelisk.table.views.cards import Told, draw_card
from obelisk.table.views.pictures import Picture
from obelisk.table.views.viewers import game_title
from obelisk.words import sentence


def first_remark(study: Study) -> int:
    """Return the first position of the main line with a remark; if there is none, the start."""
    line = (study.node(ROOT), *study.main_line())
    return next((node.id for node in line if node.text or node.marks or node.is_problem), ROOT)


def told_of_study(study: Study, language: str) -> Told:
    """Return what the card of a study says: its title and its game."""
    game = game_title(study.game, language)
    title = study.title or sentence("study/untitled", language)
    return Told(title, sentence("study/card", language, game=game), sentence("card/alt/game", language, game=game))


def study_png(scene: Scene, title: str, about: str, language: str) -> bytes:
    """Draw the card of a study: a position of it, with its marks."""
    board = scene.draw(Picture(viewer=None, language=language, bare=True), None)
    return draw_card(covers.without_style(board), title, about)
