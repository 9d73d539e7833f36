"""Leaflets: a buyer of a printed game sets it up and plays it from the leaflet alone."""

from collections import Counter
from functools import cache

import pytest

import obelisk
from obelisk import lessons
from obelisk.paper.kits import job_for, pages_of, printed
from obelisk.rulebook.summary import MORE_TOPICS, SHORT_TOPICS, more_rules, rules_in_short
from obelisk.words import LANGUAGES, is_known, sentence
from obelisk.words.places import messages
from tests.paper import reading
from tests.paper.test_kits import marked


def squeezed(text: str) -> str:
    return "".join(text.split())


@cache
def pages(game: str, language: str, part: str = "leaflet", **options: str) -> tuple[str, ...]:
    """Return the texts of the pages of a part, without spaces."""
    data = printed(job_for(game, language=language, options=options), part)
    return tuple(squeezed(page.text) for page in reading.pages(data))


def leaflet(game: str, language: str) -> str:
    return "".join(pages(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", obelisk.games())
def test_every_leaflet_has_setup_turn_and_end(game: str, language: str):
    told = leaflet(game, language)
    for topic in SHORT_TOPICS:
        assert f"{game}/rules/{topic}" in messages(game, language)
    sections = rules_in_short(game, language)
    assert len(sections) == len(SHORT_TOPICS)
    for heading, lines in sections:
        assert squeezed(heading) in told
        assert [line for line in lines if squeezed(line) not in told] == []


@pytest.mark.parametrize("game", obelisk.games())
def test_rules_have_the_same_paragraphs_in_every_language(game: str):
    for topic in (*SHORT_TOPICS, *MORE_TOPICS):
        code = f"{game}/rules/{topic}"
        if is_known(code):
            counts = {language: len(sentence(code, language).splitlines()) for language in LANGUAGES}
            assert len(set(counts.values())) == 1, (code, counts)


@pytest.mark.parametrize(
    ("language", "terms"),
    [("en", ("random", "starting player", "Player 1")), ("ja", ("ランダム", "先手", "プレイヤー1"))],
)
def test_the_rulings_of_abstrakto_say_by_lot_who_starts_in_every_language(language: str, terms: tuple[str, ...]):
    rulings = more_rules("abstrakto", language)
    (lines,) = (section.lines for section in rulings if section.heading == sentence("rules/rulings", language))
    assert len(lines) == 8
    assert all(term in lines[0] for term in terms[:2])
    assert terms[2] in lines[2]
    setup = rules_in_short("abstrakto", language)[0].lines[-1]
    assert terms[0] in setup


@pytest.mark.parametrize(
    ("language", "terms"),
    [("en", ("start tile", "core", "six", "random")), ("ja", ("スタートタイル", "コア", "6枚", "ランダム"))],
)
def test_micropul_is_set_up_by_its_rules_its_lesson_and_its_leaflet(language: str, terms: tuple[str, ...]):
    lesson = lessons.of("micropul")
    assert lesson is not None
    taught = lesson.steps[0].say("rule", language)
    setup = "".join(rules_in_short("micropul", language)[0].lines)
    for term in terms:
        assert term in setup
        assert squeezed(term) in leaflet("micropul", language)
    assert [term for term in terms[:3] if term not in taught] == []


IN_THE_BOX = {
    "micropul": {"tile": 48, "stone 0": 3, "stone 1": 3},
    "microchip": {"tile": 60, "tile B": 12, "tile P": 12},
    "abstrakto": {"tile 0": 18, "tile 1": 18, "marker": 30, "marker 0": 10, "marker 1": 10},
}
"""What the leaflet of a game counts: the names of its pieces begin so."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", IN_THE_BOX)
def test_a_leaflet_begins_with_the_number_of_tiles_and_pieces_that_are_printed(game: str, language: str):
    names = [name for page in pages_of(job_for(game)) for name, _ in marked(page.items, "data-piece")]
    if game == "microchip":
        names = [f"tile {kind}" for kind in names]
    found = {kind: sum(name.startswith(kind) for name in names) for kind in IN_THE_BOX[game]}
    assert found == IN_THE_BOX[game]
    needed = rules_in_short(game, language)[0].lines[0]
    spelt = {3: "three", 10: "ten"} if language == "en" else {}
    assert [n for n in found.values() if spelt.get(n, str(n)) not in needed] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_leaflet_of_a_match_counts_its_macro_pieces(language: str):
    options = {"map": "rhombus 5", "micros": "classic"}
    names = Counter(
        name
        for page in pages_of(job_for("plug-in", options=options), "pieces")
        for name, _ in marked(page.items, "data-piece")
    )
    assert (
        f"{names['macro']}" in pages("plug-in", language, **options)[0].split("Kono" if language == "en" else "コノ")[0]
    )


def test_the_leaflet_of_kono_says_where_its_pieces_stand():
    assert squeezed("eight pieces of one colour on the two rows nearest to them") in leaflet("kono", "en")
    assert "自分に近い側の2段に駒（マイクロコマ）を8つ" in leaflet("kono", "ja")


@pytest.mark.parametrize(("language", "term"), [("en", "one board at random"), ("ja", "ボードを1枚ずつランダムに")])
def test_microchip_deals_one_board_to_each_player_at_random(language: str, term: str):
    assert squeezed(term) in leaflet("microchip", language)


@pytest.mark.parametrize(("language", "term"), [("en", "These counts are ours"), ("ja", "枚数はこちらで決めました")])
def test_the_leaflet_of_microchip_says_who_decided_the_counts_of_its_shapes(language: str, term: str):
    assert squeezed(term) in leaflet("microchip", language)


@pytest.mark.parametrize(
    ("language", "terms"),
    [
        ("en", ("Championship", "target", "has won more games", "the title is shared")),
        ("ja", ("チャンピオンシップ", "勝利点数", "勝ったゲームの多い人", "引き分けです")),
    ],
)
def test_the_championship_is_explained_on_its_sheet_and_in_the_leaflet(language: str, terms: tuple[str, ...]):
    for part in ("leaflet", "scores"):
        told = "".join(pages("microchip", language, part))
        assert [term for term in terms if squeezed(term) not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_leaflet_of_abstrakto_has_tips_and_the_number_of_places_for_each_tile(language: str):
    tips = next(section for section in more_rules("abstrakto", language) if "112" in section.lines[-1])
    assert len(tips.lines) == 4
    assert all(number in tips.lines[-1] for number in ("49", "36"))
    assert all(squeezed(line) in leaflet("abstrakto", language) for line in tips.lines)
