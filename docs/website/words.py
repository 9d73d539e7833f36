"""What the site itself says, in both languages: Fluent messages, as everywhere else."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent / "words"
LANGUAGES = tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(code: str, language: str, **facts: str) -> str:
    """Return a sentence of the site.

    >>> say("board/ply", "en", ply="3", plies="24")
    'Move 3 of 24'
    """
    bundle = _bundle(language)
    message = bundle.get_message(code.replace("/", "_"))
    text, errors = bundle.format_pattern(message.value, facts)
    if errors:
        raise ValueError(f"{code} in {language}: {errors[0]}")
    return str(text)
