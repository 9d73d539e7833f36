"""A map that a person has written: what the program forgives, and what it asks about."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import obelisk
from obelisk import catalogue
from obelisk.games.plug_in.map import read_map, write_map
from obelisk.words import sentence
from tests.games.plug_in.map.matches import MICROS, match_in_progress, shown

BY_HAND = """
# Saturday at Ana's. To be continued!

macrogame : Rhombus
SIZE 　：３
Player x: Ana (the elder)
Player o: Ben
color x: black
Obelisk: O
Left and right: o

row 3.      [TRIP x] [ kono ]  [Bulo o]
2      [tripX][konoO][decapawn -]
1) [ trip . ] [  KONO   ] [Decapawn]
playing B3: A1A3, b4b2
"""

JAPANESE = """
# 土曜日の続き
マクロゲーム：菱形
大きさ：２
プレイヤー●：花子
コマの色●：黒
プレイヤー○：太郎
上下：●
オベリスク：○
２　　　【トリップ　●】　【ｺﾉ】
１　【ビューロ】　【デカポーン○】
対局中　ｂ２：Ａ１Ａ３
"""

GOOD = """
Macrogame: rhombus
Size: 2
Player X: Ana
Player O: Ben
Top and bottom: X
Left and right: O
Obelisk: O
2   [kono X] [trip  ]
1 [bulo  ] [decapawn]
"""


def refusal(text: str) -> obelisk.BadMap:
    with pytest.raises(obelisk.BadMap) as caught:
        read_map(text)
    for language in ("en", "ja"):
        assert caught.value.explain(language)
    return caught.value


def test_a_map_written_by_hand_is_read_in_spite_of_its_spacing_and_letter_case() -> None:
    found = read_map(BY_HAND)
    view = found.position.view()
    assert found.names == ("Ana (the elder)", "Ben")
    assert found.colours == ("black", "")
    assert view["cells"] == {"a3": 0, "c3": 1, "a2": 0, "b2": 1}
    assert list(view["tiles"].values()) == [*("trip", "kono", "decapawn") * 2, "trip", "kono", "bulo"]
    assert (view["obelisk"], view["tile"], found.position.setup["sides"]) == (1, "b3", 0)
    assert found.position.history == ((1, "@b3"), (1, "a1a3"), (0, "b4b2"))


def test_a_japanese_map_is_read_with_full_width_characters_and_other_marks() -> None:
    found = read_map(JAPANESE)
    view = found.position.view()
    assert (found.names, found.colours) == (("花子", "太郎"), ("黒", ""))
    assert view["tiles"] == {"a1": "bulo", "b1": "decapawn", "a2": "trip", "b2": "kono"}
    assert view["cells"] == {"b1": 1, "a2": 0}
    assert (view["obelisk"], view["tile"]) == (1, "b2")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\n\n\n"])
def test_line_ends_do_not_matter(end: str) -> None:
    text = GOOD.replace("\n", end)
    assert shown(read_map("\ufeff" + text).position) == shown(read_map(GOOD).position)


def test_the_lines_may_stand_in_any_order_but_for_the_rows() -> None:
    turned = "\n".join([*GOOD.split("\n")[-3:], *GOOD.split("\n")[6:-3], *GOOD.split("\n")[:6]])
    assert shown(read_map(turned).position) == shown(read_map(GOOD).position)


def test_the_first_player_on_the_map_has_seat_0() -> None:
    swapped = GOOD.replace("Player X: Ana\nPlayer O: Ben", "Player O: Ben\nPlayer X: Ana")
    assert read_map(GOOD).position.view()["cells"] == {"a2": 0}
    assert read_map(swapped).position.view()["cells"] == {"a2": 1}
    assert read_map(swapped).names == ("Ben", "Ana")


ALL_MICROS = tuple(catalogue.names(catalogue.MICROGAMES))

MISTAKES = [
    # What was changed, into what, the code, and facts that the sentence names.
    ("Macrogame: rhombus\n", "", "plug-in/map/lacks", {"key": "Macrogame"}),
    ("rhombus", "chess", "plug-in/map/macro", {"given": "chess", "known": ["rhombus", "y", "majority", "chain"]}),
    ("Size: 2\n", "", "plug-in/map/lacks", {"key": "Size"}),
    ("Size: 2", "Size: 2\nSize: 3", "plug-in/map/twice", {"line": 4, "first": 3}),
    ("Size: 2", "Size: 1", "plug-in/map/size", {"given": 1, "low": 2, "high": 11}),
    ("Size: 2", "Size: 12", "plug-in/map/size", {"given": 12}),
    ("Size: 2", "Size: two", "plug-in/map/size", {"given": "two", "low": 2, "high": 11}),
    ("Size: 2", "Size: " + "9" * 5000, "plug-in/map/size", {}),
    ("Size: 2", "Size: 3", "plug-in/map/rows", {"given": 2, "n": 3}),
    ("Player O: Ben\n", "", "plug-in/map/players", {"given": 1}),
    ("Player O: Ben\n", "Player O: Ben\nPlayer Z: Cleo\n", "plug-in/map/players", {"given": 3}),
    ("Player O: Ben", "Player: Ben", "plug-in/map/player", {"line": 5}),
    ("Player O: Ben", "Player [: Ben", "plug-in/map/player", {"line": 5, "given": "["}),
    ("Player O: Ben", "Player ×: Ben", "plug-in/map/same-marks", {"line": 5, "mark": "×"}),
    ("Player O: Ben", "Player O: Ben\nColour Z: red", "plug-in/map/who", {"line": 6, "given": "Z"}),
    ("Size: 2", "Colour x: red\nColour X: red\nSize: 2", "plug-in/map/twice", {"line": 4, "first": 3}),
    *(
        (
            "Size: 2",
            f"Colour X: {one}\nColour O: {other}\nSize: 2",
            "plug-in/map/same-colours",
            {"line": 4, "colour": other},
        )
        for one, other in (("blue", "blue"), ("青", "Blue"), ("dark red", "Dark Red"))
    ),
    ("Obelisk: O\n", "", "plug-in/map/lacks", {"key": "Obelisk", "example": "Obelisk: X"}),
    ("Obelisk: O", "Obelisk: ____", "plug-in/map/lacks", {"key": "Obelisk"}),
    ("Obelisk: O", "Obelisk: Z", "plug-in/map/who", {"line": 8, "given": "Z", "marks": ["X", "O"]}),
    ("Top and bottom: X\nLeft and right: O\n", "", "plug-in/map/lacks", {"key": "Top and bottom"}),
    (
        GOOD,
        GOOD.replace("rhombus\nSize: 2", "y\nSize: 3").replace("2   [", "3 [bulo]\n2   [").replace("1 [", "1 [trip] ["),
        "plug-in/map/not-here",
        {"line": 6, "key": "Top and bottom"},
    ),
    (
        "Left and right: O",
        "Left and right: X",
        "plug-in/map/sides",
        {"rows": "Top and bottom", "columns": "Left and right"},
    ),
    ("2   [kono X] [trip  ]\n", "", "plug-in/map/rows", {"given": 1, "n": 2}),
    ("1 [bulo  ]", "1 [bulo  ] [bulo]", "plug-in/map/row", {"line": 10, "row": 1, "given": 3, "n": 2}),
    ("[trip  ]", "", "plug-in/map/row", {"line": 9, "row": 2, "given": 1}),
    ("2   [kono", "1   [kono", "plug-in/map/row-order", {"line": 9, "given": 1, "row": 2}),
    ("2   [kono", "[kono", "plug-in/map/row-text", {"line": 9}),
    ("[trip  ]", "[trip  ", "plug-in/map/row-text", {"line": 9}),
    ("[trip  ]", "[trip ] ?", "plug-in/map/row-text", {"line": 9}),
    (
        "trip",
        "tripp",
        "plug-in/map/tile",
        {"tile": "b2", "given": "tripp", "known": tuple(catalogue.names(catalogue.MICROGAMES))},
    ),
    ("[kono X]", "[konoo]", "plug-in/map/tile", {"tile": "a2", "given": "konoo"}),
    ("[kono X]", "[X kono]", "plug-in/map/tile", {"tile": "a2", "given": "X kono"}),
    ("[trip  ]", "[____  ]", "plug-in/map/no-microgame", {"tile": "b2"}),
    ("[trip  ]", "[____ O]", "plug-in/map/no-microgame", {"tile": "b2"}),
    ("[kono X]", "[kono Z]", "plug-in/map/mark", {"tile": "a2", "given": "Z", "marks": ["X", "O"]}),
    ("[bulo  ]", "[bulo X]", "plug-in/map/decided", {"mark": "X"}),
    (
        "Obelisk: O",
        "Obelisk: O\nPlaying c1:",
        "plug-in/map/playing",
        {"line": 9, "given": "c1", "free": ["a1", "b1", "b2"]},
    ),
    ("Obelisk: O", "Obelisk: O\nPlaying a2:", "plug-in/map/playing", {"line": 9, "given": "a2"}),
    ("Obelisk: O", "Obelisk: O\nPlaying: a1a3", "plug-in/map/playing", {"line": 9, "given": ""}),
    (
        "Obelisk: O",
        "Obelisk: O\nPlaying a1:\nPlaying b1:",
        "plug-in/map/two-tiles",
        {"line": 10, "tile": "b1", "first": "a1"},
    ),
    ("Obelisk: O", "Obelisk: O\nPlaying b2: a1 a2", "plug-in/map/moves", {"line": 9, "tile": "b2"}),
    ("Obelisk: O", "Obelisk: O\nPlaying b2: nonsense", "plug-in/map/moves", {"line": 9, "tile": "b2"}),
    (
        "Obelisk: O",
        "Obelisk: O\nPlaying a1: a1a3 b1b3 c1c3 d1d3 a4b4 c4 d4",
        "plug-in/map/finished",
        {"line": 9, "tile": "a1", "move": "d4", "mark": "X"},
    ),
    ("Obelisk: O", "Obelisk: O\nWeather: fine", "plug-in/map/unreadable", {"line": 9, "text": "Weather: fine"}),
    ("Obelisk: O", "Obelisk: O\nPlayers: 2", "plug-in/map/unreadable", {"line": 9}),
]


@pytest.mark.parametrize(("old", "new", "code", "facts"), MISTAKES)
def test_a_mistake_is_named_with_its_place(old: str, new: str, code: str, facts: dict[str, object]) -> None:
    assert GOOD.count(old) == 1
    found = refusal(GOOD.replace(old, new))
    assert found.code == code
    assert {key: found.facts[key] for key in facts} == facts


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# only a note", "Dear Ana,\nhow are you?", "{}", "\x00\xff", None, b"map"]
)
def test_what_is_no_map_at_all_is_told_so(text: str) -> None:
    assert refusal(text).code == "plug-in/map/not-a-map"


def test_mistakes_on_a_japanese_map_are_told_with_its_own_keywords() -> None:
    found = refusal(JAPANESE.replace("オベリスク：○\n", ""))
    assert "オベリスク: ●" in found.explain("ja")


def test_every_code_of_a_map_is_used_by_a_test() -> None:
    from obelisk.words.translating import texts

    told = {code for _, _, code, _ in MISTAKES} | {
        "plug-in/map/not-a-map",
        "plug-in/map/other-game",
        "plug-in/map/two-texts",
    }
    shown_on_maps = {f"plug-in/map/{name}" for name in ("heading", "legend", "is-over", "goal", "micros", "on-tiles")}
    apart = ("plug-in/map/page", "plug-in/map/key", "plug-in/map/ending")
    codes = {code for code in texts("en") if code.startswith("plug-in/map/") and not code.startswith(apart)}
    assert codes == told | shown_on_maps
    assert all(sentence(code, "ja", **dict.fromkeys(FACTS, "?")) for code in told)


FACTS = {fact for _, _, _, facts in MISTAKES for fact in facts} | {
    "keys",
    "game",
    "example",
    "reason",
    "move",
    "mark",
    "macro",
}

EDITS = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 3), st.text("XO[]:#_. \n12ab@コ○kono", max_size=3)),
    min_size=1,
    max_size=4,
)


def edited(text: str, edits: list[tuple[float, int, str]]) -> str:
    for where, removed, added in edits:
        place = int(where * len(text))
        text = text[:place] + added + text[place + removed :]
    return text


@pytest.mark.slow
@settings(max_examples=300)
@given(st.integers(0, 20), st.sampled_from([None, *MICROS]), st.sampled_from(["en", "ja"]), EDITS)
def test_a_map_with_slips_of_the_pen_is_refused_or_read_as_it_stands(
    seed: int, micro: str | None, language: str, edits: list[tuple[float, int, str]]
) -> None:
    text = edited(write_map(match_in_progress(2 + seed % 3, seed, 4, micro), language=language), edits)
    try:
        found = read_map(text)
    except obelisk.BadMap:
        refusal(text)
        return
    again = read_map(write_map(found.position, names=found.names, colours=found.colours))
    assert shown(again.position) == shown(found.position)
    brackets = [part.split("]")[0] for line in text.splitlines() if "#" not in line for part in line.split("[")[1:]]
    assert len(found.position.view()["tiles"]) <= len(brackets)


@settings(max_examples=100)
@given(st.text())
def test_any_text_is_a_map_or_told_why_not(text: str) -> None:
    with pytest.raises(obelisk.BadMap):
        read_map(text)


@settings(max_examples=60)
@given(st.integers(0, 30), st.data())
def test_a_tile_taken_out_put_in_or_renamed_is_always_noticed(seed: int, data: st.DataObject) -> None:
    text = write_map(match_in_progress(2 + seed % 4, seed))
    rows = [line for line in text.splitlines() if "[" in line and not line.startswith("#")]
    row = data.draw(st.sampled_from(rows))
    tile = data.draw(st.sampled_from(row.split("[")[1:])).split("]")[0]
    assert refusal(text.replace(row, row.replace(f"[{tile}]", "", 1))).code == "plug-in/map/row"
    assert refusal(text.replace(row, row.replace(f"[{tile}]", f"[{tile}][{tile}]", 1))).code == "plug-in/map/row"
    assert refusal(text.replace(row, row.replace(f"[{tile}]", "[chess .]", 1))).code == "plug-in/map/tile"
    assert refusal(text.replace(row + "\n", "")).code == "plug-in/map/rows"
    assert refusal(text.replace(row, f"{row}\n{row}")).code == "plug-in/map/rows"
