"""The words that a game brings: what must be there, what a translation lacks, what is left over from the template."""

import ast
import inspect
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import obelisk
from obelisk import lessons
from obelisk.game import Game
from obelisk.rulebook.summary import SHORT_TOPICS
from obelisk.words import LANGUAGES, is_known
from obelisk.words.places import ENGLISH, messages, read
from obelisk.words.translating import EXAMPLE, facts_of, text_of

SPEAKING = ("Message", "IllegalMove", "BadSetup", "sentence")
"""What is called with the code of a message."""
TITLE = "title"
RULES = "rules"
OF_A_GAME = (TITLE, "about", "how", RULES)
"""The messages of a game that brings words; pages do without all but the title."""
OF_A_LESSON = ("by", "more")
"""What is said around the steps of a lesson."""
TEMPLATES = Path(obelisk.__file__).parent / "terminal" / "skeletons"
"""The games that `obelisk new-game` writes."""


def check_sentences(game: Game) -> None:
    """The title and every message that the game's modules name are there in English; the rest is told as a warning."""
    for file, line, code in _codes(game):
        if not is_known(code):
            raise AssertionError(f"{game.name}: there is no message {code} in English ({file}, line {line})")
    _check_expected(game)
    _check_options(game)
    english = messages(game.name, ENGLISH)
    for language in LANGUAGES:
        for code, message in messages(game.name, language).items():
            strange = facts_of(message) - facts_of(english.get(code, message))
            if strange:
                named = ", ".join(f"${fact}" for fact in sorted(strange))
                raise AssertionError(f"{game.name}: {code} in {language} names {named}, which the English one does not")
        missing = english.keys() - messages(game.name, language).keys()
        lacking = sorted(code for code in missing if EXAMPLE not in code)
        if lacking:
            warnings.warn(f"{game.name}: {language} lacks {', '.join(lacking)}", stacklevel=3)
        left = _left_over(game, language)
        if left:
            told = f"still says in {', '.join(left)} what the template says, and English does not"
            warnings.warn(f"{game.name}: {language} {told}", stacklevel=3)


def _check_expected(game: Game) -> None:
    """Raise for a missing title; warn of other missing messages of the game and of its lesson."""
    around = [f"lesson/{name}" for name in OF_A_LESSON] if lessons.of(game.name) else []
    expected = [*(OF_A_GAME if game.words is not None else ()), *around]
    if all(is_known(f"{game.name}/rules/{topic}") for topic in SHORT_TOPICS):
        expected = [name for name in expected if name != RULES]
    missing = [code for code in (f"{game.name}/{name}" for name in expected) if not is_known(code)]
    if f"{game.name}/{TITLE}" in missing:
        raise AssertionError(f"{game.name}: there is no message {game.name}/{TITLE} in English")
    if missing:
        warnings.warn(f"{game.name}: en lacks {', '.join(missing)}", stacklevel=4)


def _check_options(game: Game) -> None:
    """Require a name for each option that a form asks for, and for its values where they are named."""
    chosen: dict[str, Any] = {}
    for option in (each.after(chosen) for each in game.options):
        chosen[option.name] = option.default
        if len(option.values) < 2 or option.is_starter:
            continue
        values = [f"option/{option.name}/{value}" for value in option.values if option.is_named]
        for name in (f"option/{option.name}", *values):
            if not is_known(game.message(name).code):
                message = name.replace("/", "_")
                raise AssertionError(
                    f"{game.name}: there is no message {game.name}/{name} in English; write {message} = … in en.ftl"
                )


def _left_over(game: Game, language: str) -> list[str]:
    """Return the codes of messages that are as the template has them, where the English ones have been changed."""
    if language == ENGLISH:
        return []
    left: set[str] = set()
    for folder in TEMPLATES.glob("*/*/words"):
        ours = {spoken: read(folder / f"{spoken}.ftl", game.name) for spoken in (ENGLISH, language)}
        theirs = {spoken: messages(game.name, spoken) for spoken in (ENGLISH, language)}
        shared = set.intersection(*(set(known) for known in (*ours.values(), *theirs.values())))
        same = {spoken: {code for code in shared if _is_same(ours[spoken], theirs[spoken], code)} for spoken in ours}
        left |= same[language] - same[ENGLISH]
    return sorted(left)


def _is_same(one: dict[str, Any], other: dict[str, Any], code: str) -> bool:
    return text_of(one[code]) == text_of(other[code])


def _codes(game: Game) -> Iterator[tuple[Path, int, str]]:
    places = {inspect.getsourcefile(function) for function in _functions(game)}
    for file in sorted(Path(place) for place in places if place is not None):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name(speaker), [said, *_]) if speaker in SPEAKING:
                    yield from ((file, node.lineno, code) for code in _said(said))


def _said(said: ast.expr) -> Iterator[str]:
    """Yield the codes that stand in a call, also where one of two is chosen there."""
    match said:
        case ast.Constant(str(code)):
            yield code
        case ast.IfExp(body=one, orelse=other):
            yield from (*_said(one), *_said(other))


def _functions(game: Game) -> Iterator[Callable[..., Any]]:
    text = game.text
    told: list[Any] = [text.why_not, text.whose_turn, text.reason, text.ending, text.reckoning]
    yield from (*game.rules.given.values(), *filter(None, told), type(text.notation), type(game.setup))
