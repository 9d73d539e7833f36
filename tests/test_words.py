"""Every sentence exists, in both languages, with the same facts in it."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import obelisk
from obelisk import players, words
from obelisk.errors import IllegalMove
from obelisk.words.places import messages, places
from obelisk.words.translating import facts_of, lacking, texts

SOURCES = Path(obelisk.__file__).parent
CODE = re.compile(r"[a-z][a-z-]*(/[a-z0-9-]+)+")
TITLES = [obelisk.game(name).title.code for name in obelisk.games()]
ABOUT = [players.about(name) for name in players.names()]
"""Asked for here, so that the places of all games and players are known."""
EN, JA = texts("en"), texts("ja")
FAMILIES = {code.partition("/")[0] for code in EN}


@cache
def parsed():
    """Return all nodes of each module of the sources, by where it lies."""
    paths = sorted(SOURCES.rglob("*.py"))
    return {path: list(ast.walk(ast.parse(path.read_text(encoding="utf-8")))) for path in paths}


def texts_in_source():
    """Yield every text in the sources that is a code or, in an f-string, the beginning of one, and where it stands."""
    for path, nodes in parsed().items():
        beginnings = {node.values[0] for node in nodes if isinstance(node, ast.JoinedStr) and node.values}
        for node in nodes:
            is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if is_text and node.value.partition("/")[0] in FAMILIES and "/" in node.value:
                yield node.value, node in beginnings, f"{path.relative_to(SOURCES)}:{node.lineno}"


def test_both_languages_have_the_same_codes():
    assert sorted(set(EN) ^ set(JA)) == []


def test_a_translation_names_no_facts_that_english_has_not():
    assert len(EN) > 1000
    assert lacking("ja").facts == {}


def test_english_uses_every_fact_that_a_translation_may_choose_by():
    written = [message for place in places() for message in messages(place, "en").values()]
    assert any(facts_of(message) for message in written)


@pytest.mark.parametrize("sentences", [EN, JA], ids=["en", "ja"])
def test_a_code_is_a_family_and_a_name_and_its_sentence_is_not_empty(sentences):
    assert [code for code in sentences if not CODE.fullmatch(code)] == []
    assert [code for code, text in sentences.items() if not text.strip()] == []


def test_a_japanese_sentence_is_japanese():
    foreign = []
    for code, text in JA.items():
        has_words = re.search("[a-z]", re.sub(r"\{[^}]*\}", "", EN[code]))
        if has_words and not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", text):
            foreign.append(code)
    assert foreign == []


JAPANESE = r"[\u3005\u3040-\u30ff\u4e00-\u9fff\u3001\u3002\uff08\uff09]"
HALF_WIDTH = re.compile(rf"{JAPANESE} ?[:;,()]|[:;,()] ?{JAPANESE}")


WITH_LINES_OF_A_MAP = ("plug-in/map/not-a-map", "plug-in/map/player", "plug-in/map/players")


def test_japanese_marks_are_as_wide_as_its_letters():
    """Beside Japanese letters, and what is filled in there, stand ：、（ and ）; lines of maps are as people type."""
    written = {code: re.sub(r"\{[^}]*\}", "字", text) for code, text in JA.items()}
    half = {code: found.group() for code, text in written.items() if (found := HALF_WIDTH.search(text))}
    assert {code: found for code, found in half.items() if code not in WITH_LINES_OF_A_MAP} == {}


def test_no_clause_begins_with_a_bare_who():
    found = [code for code, text in EN.items() if re.search(r"\b(?:to|than|from|if) who\b", text)]
    assert found == []


def test_a_refusal_does_not_say_the_move_twice():
    taken = IllegalMove("move/occupied", move="c3", cell="c3")
    assert [taken.explain(language) for language in words.LANGUAGES] == [taken.reason("en"), taken.reason("ja")]
    assert IllegalMove("move/occupied", move="c3d4", cell="c3").explain("ja").startswith("c3d4：c3 ")
    assert IllegalMove("move/occupied", move="c", cell="c3").explain("en").startswith("c: c3 ")


def test_every_code_in_the_sources_has_a_sentence():
    codes = [(code, place) for code, is_beginning, place in texts_in_source() if not is_beginning]
    assert len(codes) > 40
    of_pages = {code.removeprefix("page/").rpartition("/")[0] for code in EN if code.startswith("page/")}
    unknown = [(code, place) for code, place in codes if CODE.fullmatch(code) and code not in EN]
    assert [(code, place) for code, place in unknown if code not in of_pages] == []


def test_what_is_said_within_a_place_has_a_sentence():
    """The terminal and drawings name their own sentences without the place: `say("wins")`."""
    codes = [code for place in places() for code in messages(place, "en")]
    ends = {code[at + 1 :] for code in codes for at, sign in enumerate(code) if sign == "/"}
    said = []
    # A skeleton speaks with the words of a game that is not there yet; check_game looks at what is written from it.
    for path, nodes in parsed().items():
        for node in nodes if "skeletons" not in path.parts else ():
            if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).rpartition(".")[2] in SAYING:
                chosen = node.args[0]
                both = [chosen.body, chosen.orelse] if isinstance(chosen, ast.IfExp) else [chosen]
                texts = [part.value for part in both if isinstance(part, ast.Constant)]
                said += [(text, f"{path.relative_to(SOURCES)}:{node.lineno}") for text in texts]
    assert len(said) > 400
    assert [(text, place) for text, place in said if text not in ends and text not in EN] == []


SAYING = {"say", "_say", "said", "own", "message", "Message", "sentence"}
NAME = "([a-z0-9-]+(?:/[a-z0-9-]+)*)"
PIECE = re.compile("[a-z0-9/-]*")
IN_QUOTES = re.compile(r"""["'`]([a-z0-9/-]+)["'`]""")
TEMPLATE = re.compile(r"`([^`\n]*\$\{[^`\n]*)`")


def put_together(parts):
    """Return the pattern of a text that is put together from *parts*, None where something is filled in."""
    if any(parts) and all(part is None or PIECE.fullmatch(part) for part in parts):
        return re.compile("".join(NAME if part is None else re.escape(part) for part in parts))
    return None


def written_in_sources():
    """Return all texts in the sources, scripts, pages and lessons, and the patterns of those put together there."""
    whole, patterns = set(), set()
    for nodes in parsed().values():
        joined = [node.values for node in nodes if isinstance(node, ast.JoinedStr)]
        inside = {id(part) for parts in joined for part in parts}
        whole |= {node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in inside}
        patterns |= {
            put_together([getattr(part, "value", None) if isinstance(part, ast.Constant) else None for part in parts])
            for parts in joined
        }
    for path in (path for ending in ("js", "html") for path in SOURCES.rglob(f"*.{ending}")):
        text = path.read_text(encoding="utf-8")
        whole |= set(IN_QUOTES.findall(text))
        cut = [re.split(r"\$\{[^}]*\}", made) for made in TEMPLATE.findall(text)]
        patterns |= {put_together([part for piece in parts for part in (piece, None)][:-1]) for parts in cut}
    for path in SOURCES.rglob("*.toml"):
        whole |= set(re.findall("[a-z0-9-]+", path.read_text(encoding="utf-8")))
    return whole, patterns - {None}


def test_every_sentence_is_used():
    """Its code, or the code without the place, is written somewhere, or put together from names written somewhere."""
    whole, patterns = written_in_sources()
    names = {*obelisk.games(), *players.names()}

    @cache
    def is_written(text, deep=3):
        if text in whole or text in names or len(text) == 1:
            return True
        found = (pattern.fullmatch(text) for pattern in patterns) if deep else ()
        return any(made and all(is_written(name, deep - 1) for name in made.groups()) for made in found)

    assert [code for code in EN if not is_written(code) and not is_written(code.partition("/")[2])] == []
    assert not is_written("terminal/never-said")
    assert not is_written("kono/lesson/capture/never-said")


def test_numbers_have_no_commas_and_a_minus_sign():
    assert words.sentence("setup/out-of-range", "en", key="n", given=-1234, low=0, high=5678) == (
        "n is −1234, but must be from 0 to 5678."
    )


# A number, then perhaps another word, then a plural.
PLURAL = re.compile(r" (?:(?!with|it|already)[a-z]+ )?([a-z]{2,}s)\b(?!')")
NO_PLURALS = {"is", "as", "its", "has", "was", "less", "does", "must", "this", "needs"}
NUMBERS = {"n", "most", "fewest", "tries", "limit", "columns", "rows", "total", "size"}
"""Facts that are numbers, besides those that some message chooses a plural by."""
NEVER_ONE = {
    "account/name", "account/password", "table/long-name", "table/said-too-much", "moderation/reason-missing",
    "arena/players", "arena/worker", "arena/machine", "scores/seats", "solve/memory",
    "game/never-ends", "paper/one-page", "setup/tiles", "setup/pieces",
    "page/home/players/exact", "page/home/players/range", "page/new/championship/target",
    "terminal/how-many-players", "terminal/join-waiting", "terminal/words-count",
    "tournament/long-title", "tournament/too-few", "tournament/filler", "tournament/filler/championship",
    "bulo/too-many", "bulo/reason/even", "micropul/hand-full", "micropul/core",
    "abstrakto/size", "abstrakto/reason/turns", "microchip/pool", "microchip/board-letters",
    "microchip/drawing/building", "microchip/drawing/card/building", "microchip/drawing/tally/drafting",
    "microchip/workbench/check/chip", "microchip/championship/players", "microchip/championship/other-game",
}  # fmt: skip
"""Messages whose number is two at least, whatever happens."""


def chosen_by_number(pattern):
    """Yield the facts that a message chooses a plural by."""
    for inner in (getattr(element, "expression", None) for element in pattern.elements):
        for variant in getattr(inner, "variants", ()):
            if getattr(variant.key, "name", "") == "one":
                yield inner.selector.id.name
            yield from chosen_by_number(variant.value)


def bare_plurals(pattern, numbers, chosen_by=frozenset()):
    """Yield each of the *numbers* with a plural after it that is not chosen by it."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inner = getattr(element, "expression", None)
        if hasattr(inner, "variants"):
            for variant in inner.variants:
                yield from bare_plurals(variant.value, numbers, chosen_by | {inner.selector.id.name})
        elif hasattr(inner, "id") and inner.id.name in numbers - chosen_by:
            found = PLURAL.match(getattr(after, "value", ""))
            if found and found[1] not in NO_PLURALS:
                yield f"{inner.id.name}{found[0]}"


def test_a_plural_after_a_number_is_chosen_by_the_number():
    written = {code: message.value for place in places() for code, message in messages(place, "en").items()}
    numbers = NUMBERS.union(*map(chosen_by_number, written.values()))
    found = {code: said for code, pattern in written.items() if (said := [*bare_plurals(pattern, numbers)])}
    assert {code: said for code, said in found.items() if code not in NEVER_ONE} == {}
    assert sorted(NEVER_ONE - found.keys()) == []


def test_a_list_is_separated_as_the_language_does():
    named = {
        language: words.sentence("game/unknown", language, name="x", known=("kono", "trip"))
        for language in ("en", "ja")
    }
    assert named["en"].endswith("kono, trip.")
    assert "kono、trip" in named["ja"]
    assert words.listed([words.Message("kono/title"), 2], "ja") == "コノ、2"
    assert [words.listed((), language) for language in ("en", "ja")] == ["none", "なし"]


def test_no_list_is_separated_by_hand():
    """What is read by people goes to a sentence as a list; only what is typed is joined in the sources."""
    by_hand = []
    for path in sorted(SOURCES.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(r"\w=\W*\", \"\.join", line):
                by_hand.append(f"{path.relative_to(SOURCES)}:{number}")
    assert by_hand == []


def test_a_fact_that_is_longer_than_a_sentence_is_cut():
    told = words.sentence("game/unknown", "en", name="9" * 5000, known="kono")
    assert told == f"There is no game called {'9' * 1000}…. The games are: kono."


def test_facts_are_filled_in_as_they_are():
    assert words.sentence("game/unknown", "en", name="{known}", known="kono") == (
        "There is no game called {known}. The games are: kono."
    )


def test_a_language_nobody_knows_is_answered_in_english():
    assert words.sentence("move/game-over", "tlh") == words.sentence("move/game-over", "en")


def test_a_game_brings_its_own_sentences(toys):
    choice = obelisk.game("toy-choice")
    assert choice.title.explain("ja") == "選択"
    assert words.sentence("toy-choice/has-chosen", "eo") == "you have chosen already; wait for the others."


def test_a_game_without_words_is_called_by_its_name(toys):
    assert obelisk.game("toy-race").title.explain("en") == "toy-race"
