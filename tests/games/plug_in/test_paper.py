"""A match of Plug-In on paper: its pieces, its map, and a leaflet with the rules of all its games."""

import pytest

import obelisk
from obelisk import catalogue, lessons
from obelisk.paper.kits import job_for, kit_of, pages_of, printed
from obelisk.rulebook.summary import rules_in_short
from obelisk.words import LANGUAGES
from tests.paper.parts.test_leaflet import pages, squeezed
from tests.paper.test_kits import marked

COMPOSITION = "rhombus 3: kono trip bulo / decapawn*3 / kono einstein kalah"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_match_has_the_basic_rules_its_macrogame_and_a_page_for_each_microgame(language: str):
    read = pages("plug-in", language, composition=COMPOSITION)
    games = [line for section in rules_in_short("plug-in", language) for line in section.lines]
    assert [line for line in games if squeezed(line) not in "".join(read)] == []
    titles = {name: squeezed(catalogue.game(name).title.explain(language)) for name in obelisk.games()}
    chosen = ("rhombus", "trip", "kono", "bulo", "decapawn", "kalah", "einstein")
    assert all(titles[name] in read[0] for name in chosen)
    for name in chosen:
        setup = squeezed(rules_in_short(name, language)[0].lines[0])
        assert [page.startswith(titles[name]) for page in read if setup in page] == [True], name
    for name in {"y", "chain", "majority", "chomp", "queen", "dodgem"}:
        assert squeezed(rules_in_short(name, language)[0].lines[0]) not in "".join(read)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["rhombus 3", "y 3", "majority 2", "chain 2"])
def test_the_leaflet_explains_the_goal_of_rhombus_only_with_its_map(language: str, name: str):
    told = "".join(pages("plug-in", language, map=name, micros="classic"))
    steps = lessons.of("plug-in").steps
    rules = {step.name: squeezed(step.say("rule", language)) in told for step in steps}
    left_out = set() if name == "rhombus 3" else {"join", "sides"}
    assert {step for step, is_told in rules.items() if not is_told} == left_out
    assert squeezed(f"{len(steps) - len(left_out)}. {steps[-1].say('title', language)}") in told


def test_a_printed_match_has_its_map_with_the_microgames_and_an_empty_one():
    laid, empty = pages("plug-in", "en", "maps", composition=COMPOSITION)
    assert laid.count("Decapawn") == 3
    assert "Decapawn" not in empty
    assert "Rhombus,size3" in laid
    assert "Rhombus,size3" in empty


@pytest.mark.parametrize(("language", "title"), [("en", "Macro pieces and pieces"), ("ja", "マクロコマとマイクロコマ")])
def test_the_page_of_pieces_has_the_words_of_the_rulebook(language: str, title: str):
    front, back = pages("plug-in", language, "pieces", map="rhombus 2", micros="classic")
    assert squeezed(title) in front
    assert squeezed(title) in back


def test_a_match_that_makes_no_sense_is_refused():
    with pytest.raises(obelisk.BadSetup, match="checkers"):
        printed(job_for("plug-in", options={"composition": "rhombus 3: checkers"}))


def maps() -> list[str]:
    (option,) = (option for option in kit_of(catalogue.game("plug-in")).options if option.name == "map")
    return list(option.values)


def test_a_map_is_printed_in_every_size_of_every_macrogame():
    expected = {
        f"{macro} {size}"
        for macro, sizes in (
            ("rhombus", range(2, 12)),
            ("y", range(3, 10)),
            ("majority", range(2, 5)),
            ("chain", range(2, 5)),
        )
        for size in sizes
    }
    assert set(maps()) == expected
    for name in maps():
        macro, size = name.split()
        (page,) = pages("plug-in", "en", "maps", map=name)
        assert squeezed(f"{catalogue.game(macro).title}, size {size}") in page


@pytest.mark.parametrize(
    ("name", "n"), [("rhombus 2", 4 + 4), ("rhombus 11", 121 + 4), ("y 3", 6), ("y 9", 45), ("chain 4", 37)]
)
def test_a_print_has_a_macro_piece_for_each_tile_and_each_side_that_a_player_owns(name: str, n: int):
    found = [
        (side, piece)
        for page in pages_of(job_for("plug-in", options={"map": name, "micros": "classic"}), "pieces")
        for side in ("data-piece", "data-back")
        for piece, _ in marked(page.items, side)
        if piece == "macro"
    ]
    # Each piece has one player's colour in front and the other's on its back.
    assert found.count(("data-piece", "macro")) == found.count(("data-back", "macro")) == n
