"""What a match is made of: the mix of its tiles, and the line of text that says it."""

from collections import Counter

import pytest

import obelisk
from obelisk.errors import BadSetup
from obelisk.games.plug_in import composition, make_match
from obelisk.games.plug_in.composition import composition_of

PLUG_IN = obelisk.game("plug-in")
CLASSIC = {"trip", "kono", "bulo", "decapawn"}


def tiles(**options):
    return PLUG_IN.start(seed=7, **options).setup["tiles"]


def counted(**options):
    return Counter(tiles(**options))


def test_the_classic_set_is_the_default_and_is_said_by_the_microgames_themselves():
    assert {micro.name for micro in PLUG_IN.parts.micros if micro.is_classic} == CLASSIC
    assert tiles(size=6) == tiles(size=6, micros="classic")
    assert set(tiles(size=8)) == CLASSIC


def test_all_is_everything_that_is_installed():
    assert set(tiles(size=11, micros="all")) == {micro.name for micro in PLUG_IN.parts.micros}


def test_a_microgame_of_somebody_else_comes_only_when_it_is_asked_for():
    from tests.toys.toy_race import GAME as RACE

    match = make_match(PLUG_IN.parts.macros, [*PLUG_IN.parts.micros, RACE])
    assert RACE.name not in match.start(seed=1, size=8).setup["tiles"]
    assert RACE.name in match.start(seed=1, size=8, micros="all").setup["tiles"]


def test_where_no_microgame_is_classic_all_are_drawn_from():
    from tests.toys.toy_race import GAME as RACE

    assert set(make_match(PLUG_IN.parts.macros, [RACE]).start(seed=1).setup["tiles"]) == {RACE.name}


def test_shares_are_dealt_out_exactly_where_the_tiles_can_be_divided():
    assert counted(size=4, micros={"kono": 3, "trip": 1}) == {"kono": 12, "trip": 4}
    assert counted(size=2, micros={"kono": 1, "trip": 1, "bulo": 1, "decapawn": 1}) == dict.fromkeys(CLASSIC, 1)
    assert counted(size=3, micros={"kono": 4, "bulo": 5}) == {"kono": 4, "bulo": 5}


@pytest.mark.parametrize("seed", range(8))
def test_shares_that_do_not_divide_the_tiles_are_met_to_the_nearest_tile(seed):
    found = Counter(PLUG_IN.start(seed=seed, size=5, micros={"kono": 2, "trip": 1}).setup["tiles"])
    assert found["kono"] in (16, 17)
    assert found["trip"] in (8, 9)
    assert sum(found.values()) == 25


def test_chance_rounds_shares_to_either_side_and_puts_the_tiles_anywhere():
    boards = [PLUG_IN.start(seed=seed, size=3, micros={"kono": 1, "trip": 1}).setup["tiles"] for seed in range(40)]
    assert {board.count("kono") for board in boards} == {4, 5}
    assert all(len({board[tile] for board in boards}) == 2 for tile in range(9))


def test_a_list_is_drawn_from_anew_for_every_tile_and_a_name_counts_as_often_as_it_stands_there():
    found = counted(size=11, micros=["kono", "kono", "kono", "trip"])
    assert 70 < found["kono"] < 110
    assert found["kono"] + found["trip"] == 121


def test_positions_after_the_start_do_not_remember_what_they_were_drawn_from():
    drawn = PLUG_IN.start(seed=3, size=2, micros={"kono": 1})
    assert drawn == PLUG_IN.start(setup=drawn.setup)


def test_random_games_are_dealt_shares_too():
    assert sum(PLUG_IN.playouts(20, seed=1, size=2, micros={"bulo": 3, "trip": 1}).wins) == 20


@pytest.mark.parametrize("times", [0, -1, 1000, "3", True, 1.5, None])
def test_a_share_is_a_whole_number_from_1_to_999(times):
    with pytest.raises(BadSetup, match="kono"):
        PLUG_IN.start(micros={"kono": times})


TEXTS = [
    ("rhombus 4: classic", {"macro": "rhombus", "size": 4, "micros": "classic"}),
    ("rhombus 5: all", {"macro": "rhombus", "size": 5, "micros": "all"}),
    ("rhombus 4: kono trip", {"macro": "rhombus", "size": 4, "micros": ["kono", "trip"]}),
    ("rhombus 4: kono*3 trip*1", {"macro": "rhombus", "size": 4, "micros": {"kono": 3, "trip": 1}}),
]
TILES = {"macro": "rhombus", "size": 2, "tiles": ["kono", "trip", "bulo", "bulo"]}


@pytest.mark.parametrize(("text", "options"), TEXTS)
def test_a_composition_stands_for_options_and_is_written_as_it_is_read(text, options):
    assert composition.read(PLUG_IN.parts, text) == options
    assert composition.write(**options) == text
    assert PLUG_IN.start(seed=5, composition=text) == PLUG_IN.start(seed=5, **options)


def test_a_composition_may_name_every_tile_row_1_first():
    match = PLUG_IN.start(composition="rhombus 2: kono trip / bulo*2", obelisk=1, sides=1)
    assert match.setup == {**TILES, "obelisk": 1, "sides": 1}
    assert composition_of(match) == "rhombus 2: kono trip / bulo*2"


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("size", [2, 3, 11])
def test_the_composition_of_any_match_leads_to_its_board(size, seed):
    match = PLUG_IN.start(seed=seed, size=size, micros="all")
    again = PLUG_IN.start(composition=composition_of(match))
    assert again.setup["tiles"] == match.setup["tiles"]


@pytest.mark.parametrize(
    "text",
    [
        "  RHOMBUS   2 :kono trip/bulo * 2\n",
        "Ｒｈｏｍｂｕｓ ２：ｋｏｎｏ、ｔｒｉｐ／ｂｕｌｏ×２",
        "菱形 2: コノ トリップ / ビューロ*2",
        "rhombus2: kono, trip / bulo, bulo",
        "rhombus 2:\nkono trip /\nbulo bulo",
    ],
)
def test_spaces_letter_case_widths_and_languages_do_not_matter(text):
    assert composition.read(PLUG_IN.parts, text) == TILES


def test_what_is_left_out_is_as_usual():
    assert composition.read(PLUG_IN.parts, "rhombus") == {"macro": "rhombus", "size": 4, "micros": "classic"}
    assert composition.read(PLUG_IN.parts, "rhombus: all") == {"macro": "rhombus", "size": 4, "micros": "all"}


def test_micros_take_the_same_text():
    assert tiles(size=2, micros="kono*1 trip") == tiles(size=2, micros={"kono": 1, "trip": 1})
    assert tiles(size=2, micros="kono trip / bulo*2") == TILES["tiles"]


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ("", "text", "rhombus 4: classic"),
        (None, "text", "rhombus 4: classic"),
        (["kono"], "text", "rhombus 4: classic"),
        (": classic", "text", "rhombus 4: classic"),
        ("4: classic", "text", "rhombus 4: classic"),
        ("hexagon 4: classic", "macro", "“hexagon” is not a macrogame. The macrogames are: rhombus"),
        ("rhombus -4: classic", "macro", "“rhombus -” is not"),
        ("rhombus 4:", "empty", "say which microgames"),
        ("rhombus 4: ,", "text", "“,” is not"),
        ("rhombus 4: chess", "micro", "“chess” is not a microgame. The microgames are: "),
        ("rhombus 4: classic kono", "micro", "“classic” is not a microgame"),
        ("rhombus 4: kono*x trip", "times", "“kono*x”: write a whole number from 1 to 999"),
        ("rhombus 4: kono*0", "times", "from 1 to 999"),
        ("rhombus 4: kono*1000", "times", "from 1 to 999"),
        ("rhombus 4: kono*2 trip kono*3", "twice", "kono is named twice"),
        ("rhombus 2: kono trip / bulo", "row", "Row 2 has one tile; it needs 2."),
        ("rhombus 2: kono*3 / bulo*2", "row", "Row 1 has 3 tiles; it needs 2."),
        ("rhombus 2: kono trip bulo bulo /", "row", "Row 1 has 4 tiles"),
        ("rhombus 3: kono*3 / bulo*3", "rows", "There are 2 rows of tiles; this board has 3."),
        ("rhombus 4: " + "kono " * 1000, "long", "too long (5011); the limit is 4000"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(text, code, told):
    with pytest.raises(BadSetup) as caught:
        PLUG_IN.start(composition=text)
    assert caught.value.code == f"plug-in/composition/{code}"
    assert told in str(caught.value)
    assert caught.value.explain("ja") != str(caught.value)


@pytest.mark.parametrize("size", [1, 12, 999])
def test_a_size_that_the_macrogame_does_not_have_is_refused(size):
    with pytest.raises(BadSetup, match=f"size is {size}, but must be from 2 to 11"):
        PLUG_IN.start(composition=f"rhombus {size}: classic")


@pytest.mark.parametrize("more", [{"macro": "rhombus"}, {"size": 4}, {"micros": "all"}, {"tiles": ["kono"] * 16}])
def test_a_composition_and_what_it_says_already_are_not_given_together(more):
    with pytest.raises(BadSetup, match=next(iter(more))) as caught:
        PLUG_IN.start(composition="rhombus 4: classic", **more)
    assert caught.value.code == "plug-in/composition/and"


def test_every_macrogame_is_played_at_the_size_that_comes_nearest_to_the_rulebooks_picture():
    for macro in PLUG_IN.parts.macros:
        size = PLUG_IN.start(macro=macro.name).setup.get("size")
        far = {size: abs(len(composition.board_of(macro, size)) - 16) for size in composition.sizes_of(macro)}
        assert not far or far[size] == min(far.values())
