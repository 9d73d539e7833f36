"""Every sentence exists, in both languages, with the same facts in it."""

import ast
import re
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


def texts_in_source():
    """Yield every text in the sources that is a code or, in an f-string, the beginning of one, and where it stands."""
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        beginnings = {node.values[0] for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) and node.values}
        for node in ast.walk(tree):
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


def test_japanese_marks_are_as_wide_as_its_letters():
    """Beside Japanese letters, and what is filled in there, stand ：、（ and ）; maps have a form of their own."""
    written = {code: re.sub(r"\{[^}]*\}", "字", text) for code, text in JA.items()}
    half = {code: found.group() for code, text in written.items() if (found := HALF_WIDTH.search(text))}
    assert {code: found for code, found in half.items() if not code.startswith("plug-in/map/")} == {}


@pytest.mark.parametrize(
    ("word", "instead_of"),
    [
        ("卓", "テーブル"),
        ("誰", "だれ"),
        ("マイクロゲーム", "小さなゲーム"),
        ("マップ", "地図"),
        ("山札", "サプライ"),
        ("初期配置", "セットアップ"),
        ("配置", "レイアウト"),
        ("選手権", "チャンピオンシップ"),
    ],
)
def test_one_thing_has_one_name(word, instead_of):
    assert any(word in text for text in JA.values())
    assert [code for code, text in JA.items() if instead_of in text] == []


def test_the_paths_of_microchip_have_one_name_and_its_boards_too():
    said = {code: text for code, text in JA.items() if "microchip" in code}
    assert [code for code, text in said.items() if "線" in text or "盤" in text] == []


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


def test_every_sentence_is_used():
    """Its code, or the code without the place, stands in the sources, or a piece of one that is put together."""
    whole, pieces = set(), set()
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        nodes = list(ast.walk(tree))
        inside = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                (pieces if id(node) in inside else whole).add(node.value)
    beginnings = tuple(piece for piece in pieces if re.fullmatch(r"[a-z/-]+[/-]", piece) and piece.strip("/-"))
    middles = [piece for piece in pieces if re.fullmatch(r"/[a-z]+/", piece)]
    scripts = "".join(
        path.read_text(encoding="utf-8") for ending in ("js", "html") for path in SOURCES.rglob(f"*.{ending}")
    )
    unused = []
    for code in EN:
        name = code.partition("/")[2]
        is_put_together = any(text.startswith(beginnings) for text in (code, name)) or any(m in code for m in middles)
        parts = name.split("/")
        ends = ["/".join(parts[first:]) for first in range(len(parts))]
        is_in_script = any(f"{quote}{end}{quote}" in scripts for end in ends for quote in ("'", '"'))
        if not (code in whole or name in whole or is_put_together or is_in_script):
            unused.append(code)
    assert unused == []


def test_numbers_have_no_commas_and_a_minus_sign():
    assert words.sentence("setup/out-of-range", "en", key="n", given=-1234, low=0, high=5678) == (
        "n is −1234, but must be from 0 to 5678."
    )


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
