"""`obelisk print`: a game to cut out and play with its rules, or a game that was played, as a PDF file."""

from pathlib import Path
from typing import Annotated

import typer

import obelisk
from obelisk import catalogue
from obelisk.arena.review import judge_for, review
from obelisk.errors import BadRequest
from obelisk.terminal.files import OUTPUT, PERSON, colours_worn, file_to_write, load
from obelisk.terminal.options import argument, option, read_options
from obelisk.terminal.screen import Screen


def print(
    screen: Screen,
    source: Annotated[str, argument("source", "GAME|FILE")],
    out: Annotated[Path | None, argument("print-out", "[OUT]")] = None,
    paper: Annotated[str, option("print-paper", metavar="a4|letter")] = "a4",
    ink: Annotated[str, option("print-ink", metavar="colour|saving")] = "colour",
    only: Annotated[str | None, option("print-only", metavar="PART")] = None,
    option: Annotated[list[str] | None, option("print-option", metavar="NAME=VALUE")] = None,
    is_judged: Annotated[bool, option("print-review", "--review")] = False,
    file: Annotated[Path | None, option("print-out", "--out -o", metavar="FILE")] = None,
) -> None:
    """Write the file: all parts of a game, or one of them; of a record, its game as pages."""
    from obelisk.paper.pdf import PDF, save

    path = file_to_write(source, out, file, PDF)
    if str(path) != OUTPUT and path.suffix.lower() != PDF:
        raise BadRequest("paper/only-pdf", path=str(path))
    with screen.busy(screen.say("drawing")):
        choices = {"paper": paper, "ink": ink, "language": screen.language}
        if source in obelisk.games():
            data = _kit(source, only, option, choices)
        elif only is not None or option:
            raise BadRequest("paper/not-of-a-record")
        else:
            data = _record(source, choices, is_judged=is_judged)
    if str(path) == OUTPUT:
        typer.echo(data, nl=False)
    else:
        save(path, data)
        screen.line(screen.say("saved", path=path))


def _kit(game: str, only: str | None, option: list[str] | None, choices: dict[str, str]) -> bytes:
    from obelisk.paper.kits import job_for, printed

    return printed(job_for(game, **choices, options=read_options(option, game)), only)


def _record(source: str, choices: dict[str, str], *, is_judged: bool) -> bytes:
    """Return a game that was played; *judged*, also with diagrams where the chances turned."""
    from obelisk.paper.games import game_pages
    from obelisk.paper.kits import job_for
    from obelisk.paper.pdf import pdf

    if not Path(source).exists() and not Path(source).suffix:
        raise catalogue.unknown(source)
    position, names = load(Path(source))
    job = job_for(position.game.name, options={}, **choices)
    known = ["" if name == PERSON else name for name in names]
    judged = review(position, judge_for(position)) if is_judged else ()
    turning = [entry.ply for entry in judged if entry.is_turning_point]
    colours = colours_worn(Path(source), position)
    return pdf(game_pages(job, position, known, turning=turning, colours=colours), job.size, job.ink)
