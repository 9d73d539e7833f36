"""What printing adds to other pages."""

from fastapi import Request

from obelisk.table.features.printing import views
from obelisk.table.features.printing.views import Choice, choices_of
from obelisk.table.web.identity import language_of
from obelisk.table.web.prints import prints as prints_files
from obelisk.table.web.prints import usual_paper
from obelisk.table.web.slots import Part


def lesson_link(request: Request, game: str) -> Part | None:
    """Lead to the form below the lesson, if there is something to print."""
    return Part(template="to_form.html") if _choices(request, game) else None


def lesson_foot(request: Request, game: str) -> Part | None:
    """Let readers choose what to print of a game."""
    choices = _choices(request, game)
    return Part(template="print.html", facts={"print": choices, "name": game}) if choices else None


def print_link(request: Request, game: str, name: str, text: str) -> Part | None:
    """Show a link to a printed game on a page that the game brings; its script fills in the address."""
    return Part(template="link.html", facts={"game": game, "id": name, "text": text}) if prints_files(request) else None


def _choices(request: Request, game: str) -> list[Choice]:
    return choices_of(game, usual_paper(request), language_of(request)) if prints_files(request) else []


def study_file(request: Request, study_id: str) -> Part | None:
    """Offer a study as pages to print."""
    return Part(template="study_file.html", facts={"id": study_id}) if prints_files(request) else None


def prints(request: Request) -> Part | None:
    """Say that this server makes files to print, if what this needs is installed."""
    return Part(boot={"prints": True}) if views.is_possible() else None
