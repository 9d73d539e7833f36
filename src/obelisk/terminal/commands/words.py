"""`obelisk words`: which languages there are, and what a translation still lacks."""

from typing import Annotated

import typer
from rich.table import Table

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.screen import Screen
from obelisk.words import LANGUAGES, sentence
from obelisk.words.translating import Lacks, lacking, texts

INCOMPLETE = 1
"""How the command ends where a translation lacks something."""


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/words"), epilog=epilog(say, "words"))
    def words(
        language: Annotated[
            str | None, typer.Argument(metavar="LANGUAGE", help=say("option/words"), show_default=False)
        ] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        _ask_games()
        if language is None:
            screen.show(_languages(screen))
        elif not tell(screen, language):
            raise typer.Exit(INCOMPLETE)


def _ask_games() -> None:
    """Let the messages of every game be found."""
    for name in catalogue.names():
        try:
            catalogue.game(name).title  # noqa: B018 (its messages are found from then on)
        except UnknownGame:
            continue


def _languages(screen: Screen) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("language", "name"):
        table.add_column(screen.say(f"column-{column}"), no_wrap=True)
    for column in ("translated", "complete"):
        table.add_column(screen.say(f"column-{column}"), justify="right")
    for language in LANGUAGES:
        found = lacking(language)
        share = found.translated / found.total
        counted = f"{found.translated} / {found.total}"
        table.add_row(language, sentence("language/name", language), counted, f"{int(100 * share)} %")
    return table


def tell(screen: Screen, language: str) -> bool:
    """Print what the messages in *language* lack, file by file; return whether nothing is missing or wrong."""
    say, found, english = screen.say, lacking(language), texts("en")
    for path, codes in found.missing.items():
        screen.line(say("words-missing", path=path, n=len(codes)), "key")
        for code in codes:
            screen.spans([(f"  {code}", ""), (f"  {english[code]}", "quiet")])
    for code in found.unknown:
        screen.line(say("words-unknown", message=code), "error")
    for code, facts in found.facts.items():
        screen.line(say("words-facts", message=code, facts=[f"${fact}" for fact in facts]), "error")
    screen.line(say("words-count", name=language, translated=found.translated, total=found.total), "key")
    return _is_complete(found)


def _is_complete(found: Lacks) -> bool:
    return not (found.missing or found.unknown or found.facts)
