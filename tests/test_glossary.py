"""Messages, pages and titles use the words of the glossary, in both languages, and none that it rules out."""

import re
from dataclasses import dataclass
from functools import cache

import pytest
from website.games import KANA
from website.places import DOCS, HERE, ROOT

import obelisk
from obelisk import players
from obelisk.testing.words import TEMPLATES
from obelisk.words.places import messages, places, read
from obelisk.words.translating import text_of

LANGUAGES = ("en", "ja")
TITLES = {obelisk.game(name).title.explain("en"): name for name in obelisk.games()}
ABOUT = [players.about(name) for name in players.names()]
"""Asked for here, so that the places of all games and players are known."""
JAPANESE = re.compile(r"[\u3005\u3040-\u30ff\u4e00-\u9fff]")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)

COMPOUNDS = {
    "番": "順番|一番|本番|番号|番付|番目|[0-9}]番",  # order, most, counted try, number, ladder, a number before it
    "コマ": "コマンド|マクロコマ|マイクロコマ",  # a command, and the pieces of Plug-In
    "マッチ": "マッチ箱",  # a matchbox
    "ホスト": "ホスト名",  # the name of a machine
    "盤": "終盤",  # the last part of a game
}
"""Other words that contain a word of the last column."""

EXCEPTIONS = {
    "plug-in/map/key-colour": "Maps that people wrote by hand are read with other spellings, too.",
    "plug-in/new/tiles": "It speaks of the classic board that a tile is named after, not of the map.",
}
"""Texts that may use a word of the last column, each with the reason."""


@dataclass(frozen=True)
class Term:
    """A row of the glossary."""

    game: str | None
    """The game whose messages it holds for; None for everything."""
    use: dict[str, tuple[str, ...]]
    avoid: dict[str, tuple[str, ...]]


@cache
def terms():
    """Return the rows of all tables."""
    found = []
    for section in (DOCS / "glossary.md").read_text(encoding="utf-8").split("\n## ")[1:]:
        title, *lines = section.splitlines()
        for line in [line for line in lines if line.startswith("|")][2:]:
            english, japanese, _, avoided = (cell.strip() for cell in line.strip("|").split("|"))
            avoid = [word for word in avoided.split(", ") if word]
            foreign = tuple(word for word in avoid if JAPANESE.search(word))
            use = {"en": tuple(english.split(", ")), "ja": tuple(japanese.split("、"))}
            rest = tuple(word for word in avoid if word not in foreign)
            found.append(Term(TITLES.get(title), use, {"en": rest, "ja": foreign}))
    return tuple(found)


def ruled_out(text, language, game=None):
    """Return the words of the last column that a text uses; what a game rules out, only its own words may contain."""
    found = set()
    for holding in ({None, game}, {game}):
        rows = [term for term in terms() if term.game in holding]
        used = [word for term in rows for word in term.use[language]]
        avoided = {word for term in rows if (term.game is None) == (None in holding) for word in term.avoid[language]}
        found |= {word for word in avoided if _is_used(word, used, text, language)}
    return sorted(found)


def _is_used(word, used, text, language):
    longer = [re.escape(other) for other in used if word in other]
    rest = re.sub("|".join([*longer, COMPOUNDS.get(word, "(?!)")]), " ", text)
    pattern = re.escape(word) if language == "ja" else rf"\b{re.escape(word)}\b"
    return bool(re.search(pattern, rest, re.IGNORECASE))


@cache
def texts(language):
    """Return all messages, by their codes: of the program, of the games it writes, of the examples and the site."""
    found = {code: text_of(said) for place in places() for code, said in messages(place, language).items()}
    files = {"site": HERE / "words" / f"{language}.ftl"}
    folders = [*TEMPLATES.glob("*/*/words"), *(ROOT / "examples").glob("*/*/words")]
    files |= {folder.parent.parent.name: folder / f"{language}.ftl" for folder in folders}
    return found | {code: text_of(said) for place, file in files.items() for code, said in read(file, place).items()}


def pages():
    """Yield what the glossary holds of each page: its place, language, game and text."""
    for page in sorted(DOCS.rglob("*.md")):
        text, place = page.read_text(encoding="utf-8"), page.relative_to(DOCS).as_posix()
        game = page.stem if page.parent.name == "games" else None
        if place == "glossary.md":
            continue
        if place.startswith("ja/"):
            yield place, "ja", game, text
        else:
            yield place, "en", game, "\n".join(HEADING.findall(text))
            yield place, "ja", game, "\n\n".join(part for part in text.split("\n\n") if KANA.search(part))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_the_words_of_the_glossary(language):
    said = texts(language)
    assert len(said) > 2000
    found = {code: words for code, text in said.items() if (words := ruled_out(text, language, code.partition("/")[0]))}
    assert {code: words for code, words in found.items() if code not in EXCEPTIONS} == {}


def test_titles_and_japanese_pages_use_the_words_of_the_glossary():
    found = {place: words for place, language, game, text in pages() if (words := ruled_out(text, language, game))}
    assert found == {}


def test_every_exception_is_needed():
    needed = {
        code
        for language in LANGUAGES
        for code in EXCEPTIONS
        if ruled_out(texts(language)[code], language, code.partition("/")[0])
    }
    assert needed == set(EXCEPTIONS)
    used = "\n".join(texts("ja").values())
    assert [word for word, longer in COMPOUNDS.items() if not re.search(longer, used)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_used(language):
    said = texts(language)
    everything = "\n".join(said.values()).lower()
    of_game = {
        game: "\n".join(text for code, text in said.items() if code.startswith(f"{game}/")).lower()
        for game in TITLES.values()
    }
    rows = [(word, of_game[term.game] if term.game else everything) for term in terms() for word in term.use[language]]
    assert len(rows) > 60
    assert [word for word, where in rows if word.lower() not in where] == []


@pytest.mark.parametrize(
    ("language", "game", "text", "words"),
    [
        ("ja", None, "あなたの番です。", ["番"]),
        ("ja", None, "あなたの手番です。順番に、2番目と{n}番を選びます。", []),
        ("ja", None, "選手権のコマ", ["コマ", "選手権"]),
        ("ja", "plug-in", "マイクロコマとマクロコマ、コマの色", []),
        ("ja", "plug-in", "駒をボードに置く", ["ボード", "駒"]),
        ("ja", "micropul", "十字マークと十字", ["十字"]),
        ("ja", "abstrakto", "盤の縁", ["盤", "縁"]),
        ("ja", "kono", "盤の縁", []),
        ("en", "microchip", "A Loose end across the board", ["loose end"]),
        ("en", "micropul", "a tile across the table", []),
    ],
)
def test_a_word_that_the_glossary_rules_out_is_found(language, game, text, words):
    assert ruled_out(text, language, game) == words
