"""`obelisk words`: which languages there are, and what a translation still lacks."""

from contextlib import suppress
from typing import Annotated

import typer

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.terminal.options import argument
from obelisk.terminal.screen import Screen
from obelisk.words import LANGUAGES, sentence
from obelisk.words.translating import lacking, texts

INCOMPLETE = 1
"""How the command ends where a translation lacks something."""


def words(screen: Screen, language: Annotated[str | None, argument("words", "LANGUAGE")] = None) -> None:
    """Print what a translation lacks, or the languages."""
    for name in catalogue.names():
        with suppress(UnknownGame):
            catalogue.game(name).title  # noqa: B018 (its messages are found from then on)
    if language is not None:
        if not tell(screen, language):
            raise typer.Exit(INCOMPLETE)
        return
    rows = []
    for known in LANGUAGES:
        found = lacking(known)
        share = f"{int(100 * found.translated / found.total)} %"
        rows.append((known, sentence("language/name", known), f"{found.translated} / {found.total}", share))
    screen.table("<<>>", screen.say.columns("language", "name", "translated", "complete"), rows)


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
    return not (found.missing or found.unknown or found.facts)
