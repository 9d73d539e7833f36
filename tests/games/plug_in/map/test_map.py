"""A match goes onto a map and comes back."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk.game import Game
from obelisk.games.plug_in.map import empty_map, read_map, write_map
from obelisk.games.plug_in.map.sheet import folded
from obelisk.rulebook.geometry import Board, HexBoard, SquareBoard
from obelisk.rulebook.setups import NO_SETUP
from tests.games.plug_in.map.matches import BOARDS, MICROS, SIZES, match_in_progress, pick, play_on, shown

SETUP = {"macro": "rhombus", "size": 2, "tiles": ["kono", "trip", "bulo", "decapawn"], "obelisk": 1, "sides": 0}


def start(**changes: object) -> obelisk.Position:
    return obelisk.game("plug-in").start(setup={**SETUP, **changes})


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", SIZES)
def test_a_match_in_the_choice_of_a_tile_comes_back_from_its_map(size: int, language: str) -> None:
    match = match_in_progress(size, seed=size)
    assert shown(read_map(write_map(match, language=language)).position) == shown(match)


@pytest.mark.slow
@pytest.mark.parametrize("micro", MICROS)
@pytest.mark.parametrize("size", SIZES)
def test_a_match_in_the_middle_of_a_microgame_comes_back_from_its_map(size: int, micro: str) -> None:
    for plies in (0, 1, 5, 12):
        match = match_in_progress(size, seed=size + 100 * plies, plies=plies, micro=micro)
        assert match.view()["tile"] is not None
        assert shown(read_map(write_map(match)).position) == shown(match)
        assert shown(read_map(write_map(match, language="ja")).position) == shown(match)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("macro", "size"), BOARDS)
def test_a_match_on_any_macrogame_comes_back_from_its_map(macro: str, size: int, language: str) -> None:
    for micro, plies in ((None, 0), ("kono", 3), ("bulo", 1)):
        match = match_in_progress(size, seed=size + plies, plies=plies, micro=micro, macro=macro)
        assert shown(read_map(write_map(match, language=language)).position) == shown(match)


@given(st.sampled_from([("rhombus", 3), ("y", 4), ("majority", 2), ("chain", 3)]), st.integers(0, 10**6), st.data())
def test_any_position_of_any_macrogame_comes_back_exactly(
    board: tuple[str, int], seed: int, data: st.DataObject
) -> None:
    macro, size = board
    micro = data.draw(st.sampled_from([None, *MICROS]))
    plies = data.draw(st.integers(0, 8))
    match = match_in_progress(size, seed=seed, plies=plies, micro=micro, macro=macro)
    back = read_map(write_map(match, language=data.draw(st.sampled_from(["en", "ja"])))).position
    assert back.record.tobytes() == match.record.tobytes()
    assert back.history == match.history


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("macro", "size"), BOARDS)
def test_an_empty_map_of_any_macrogame_is_filled_in_and_read(macro: str, size: int, language: str) -> None:
    title = "bulo" if language == "en" else "ビューロ"
    text = empty_map(size, macro=macro, language=language)
    filled = text.replace("________ .", f"{title} .").replace("__ビューロ", "ビューロ")
    filled = filled.replace("Obelisk: _\n", "Obelisk: X\n").replace("オベリスク: _\n", "オベリスク: X\n")
    back = read_map(filled).position
    assert (back.setup["macro"], back.setup["size"]) == (macro, size)
    assert set(back.setup["tiles"]) == {"bulo"}
    assert "sides" not in back.setup
    assert back.view()["obelisk"] == 1


def test_an_empty_map_without_a_size_has_the_usual_one() -> None:
    assert "Size: 4\n" in empty_map()
    assert "Size: 5\n" in empty_map(macro="y")
    assert "Size: 3\n" in empty_map(macro="majority")


def test_the_map_of_a_hexagon_has_its_letters_where_the_columns_end() -> None:
    lines = empty_map(2, macro="chain").splitlines()
    first = next(number for number, line in enumerate(lines) if line.split() == ["a", "b"])
    assert [line.split()[0] for line in lines[first + 1 : first + 4]] == ["3", "2", "1"]
    assert [line.count("[") for line in lines[first + 1 : first + 4]] == [2, 3, 2]
    assert lines[first + 1].endswith("c")


def test_every_position_of_a_whole_match_comes_back_and_plays_on_alike() -> None:
    chance = np.random.default_rng(2)
    match = obelisk.game("plug-in").start(size=3, seed=4)
    resumed = match
    while not match.is_over:
        resumed = read_map(write_map(resumed)).position
        assert shown(resumed) == shown(match)
        move = pick(chance, match.moves())
        match, resumed = match.play(move), resumed.play(move)
    assert resumed.result == match.result


def test_a_long_microgame_takes_several_lines_and_none_of_its_moves_is_lost() -> None:
    match = play_on(start(), 0, 60, np.random.default_rng(0))
    text = write_map(match)
    assert text.count("Playing a1:") > 2
    assert max(map(len, text.splitlines())) <= 110
    assert read_map(text).position.history == match.history


def test_the_third_repetition_in_kono_is_still_counted_after_a_resumption() -> None:
    match = start(tiles=["kono"] * 4).play("@a1")
    for move in ["a1a3", "d4d2", *["a2a1", "d3d4", "a1a2", "d4d3"] * 2][:-1]:
        match = match.play(move)
    resumed = read_map(write_map(match)).position
    assert match.play("d4d3").view()["tile"] is None
    assert resumed.play("d4d3").view()["tile"] is None


def test_a_resumed_match_is_recorded_with_its_pieces() -> None:
    match = start(pieces=[0, None, None, 1])
    resumed = read_map(write_map(match)).position
    assert resumed.setup["pieces"] == [0, None, None, 1]
    assert obelisk.replay(obelisk.record(resumed)) == resumed


def differ(colours: tuple[str, str]) -> bool:
    """Return whether two players can have these colours."""
    one, other = map(folded, colours)
    return one != other or not one


@given(st.tuples(st.text(), st.text()), st.tuples(st.text(), st.text()).filter(differ))
def test_names_and_colours_come_back_whatever_they_are(names: tuple[str, str], colours: tuple[str, str]) -> None:
    back = read_map(write_map(start(), names=names, colours=colours))
    for given_, found in ((names, back.names), (colours, back.colours)):
        for text, read in zip(given_, found, strict=True):
            assert read in (" ".join(text.split()), "")
            assert read or not any(sign.isalnum() for sign in text)


def test_a_map_explains_itself() -> None:
    match = start(pieces=[0, None, None, None]).play("@b1").play("a1")
    text, _, kinds = write_map(match, names=("Ana", "Ben"), colours=("red", "blue")).partition("# Microgames on tiles ")
    # The microgames there are follow, by the kinds of their tiles, a line for each kind.
    assert kinds.startswith("Chess 4x4: trip, kono, bulo, decapawn")
    assert all(line.startswith("# Microgames on tiles ") for line in kinds.splitlines()[1:])
    assert text == (
        "# Plug-In map: a match put aside, to be resumed another day.\n"
        "# Read it, fill it in, change it: write after the colons and between the brackets.\n"
        "# Spaces do not matter. Lines that begin with # are notes.\n"
        "\n"
        "Macrogame: rhombus\n"
        "Size: 2\n"
        "\n"
        "Player O: Ana\n"
        "Colour O: red\n"
        "Player X: Ben\n"
        "Colour X: blue\n"
        "\n"
        "Top and bottom: O\n"
        "Left and right: X\n"
        "Obelisk: X\n"
        "\n"
        " 2        [bulo     .] [decapawn .]\n"
        " 1  [kono     O] [trip     .]\n"
        "          a            b\n"
        "\n"
        "Playing b1: a1\n"
        "\n"
        "# [trip .] is a free tile with the microgame trip; [trip O] is a tile won by player O.\n"
        "# Each player connects their own two sides. The holder of the obelisk chooses the next tile.\n"
        "# A microgame in play has a line with its tile and the moves so far: Playing b2: a1a3 c3a3\n"
    )


def test_a_japanese_map_has_japanese_keywords_and_titles() -> None:
    text = write_map(start(), names=("花子", "太郎"), language="ja")
    for word in ("マクロゲーム: 菱形", "大きさ: 2", "プレイヤー O: 花子", "オベリスク: X", "[コノ", "[デカポーン"):
        assert word in text
    assert read_map(text).names == ("花子", "太郎")


def test_the_map_of_a_finished_match_says_so_and_cannot_be_resumed() -> None:
    chance = np.random.default_rng(1)
    match = obelisk.game("plug-in").start(size=2, seed=1)
    while not match.is_over:
        match = match.play(pick(chance, match.moves()))
    text = write_map(match)
    assert match.result is not None
    assert f"The match is over: {'OX'[match.result.winners[0]]} has won." in text
    with pytest.raises(obelisk.BadMap) as caught:
        read_map(text)
    assert caught.value.code == "plug-in/map/decided"


@pytest.mark.parametrize("size", SIZES)
def test_an_empty_map_is_filled_in_and_read(size: int) -> None:
    text = empty_map(size)
    with pytest.raises(obelisk.BadMap) as caught:
        read_map(text)
    assert (caught.value.code, caught.value.facts["tile"]) == ("plug-in/map/no-microgame", "a1")
    filled = text.replace("________ .", "bulo____ .").replace("Obelisk: _", "Obelisk: X")
    back = read_map(filled)
    assert back.position.setup["tiles"] == ["bulo"] * size**2
    assert back.position.view()["obelisk"] == 1
    assert back.names == ("", "")


def test_an_empty_japanese_map_is_filled_in_and_read() -> None:
    filled = empty_map(3, language="ja").replace("__________ .", "ビューロ .").replace("オベリスク: _", "オベリスク: ×")
    assert read_map(filled).position.view()["obelisk"] == 1


@pytest.mark.parametrize("size", [1, 12, -3, "4", 4.5, True])
def test_an_empty_map_has_a_size_from_2_to_11(size: object) -> None:
    with pytest.raises(obelisk.BadMap) as caught:
        empty_map(size)  # type: ignore[arg-type]
    assert caught.value.code == "plug-in/map/size"
    assert (caught.value.facts["low"], caught.value.facts["high"]) == (2, 11)


ON_MAPS = ["rhombus", "y", "majority", "chain"]


def test_only_a_macrogame_with_hexagons_has_a_map() -> None:
    with pytest.raises(obelisk.BadMap) as caught:
        empty_map(4, macro="kono")
    assert (caught.value.code, caught.value.facts["known"]) == ("plug-in/map/macro", ON_MAPS)


def stranger(name: str, board: Board, setup: Any = NO_SETUP) -> Game:
    """Return a macrogame of somebody else's, as far as a map asks for it."""
    return replace(obelisk.game("rhombus"), name=name, board=board, setup=setup, options=())


def test_macrogames_that_do_not_fit_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = obelisk.game("plug-in").parts
    endless = SimpleNamespace(keys=("size", "sides"), read=lambda *_: None)
    coloured = SimpleNamespace(keys=("colour",), read=lambda *_: None)
    others = [
        stranger("squares", SquareBoard(3, 3)),
        stranger("endless", HexBoard(3), endless),
        stranger("coloured", HexBoard(3), coloured),
    ]
    monkeypatch.setattr(parts, "macros", [*parts.macros, *others])
    for other in others:
        with pytest.raises(obelisk.BadMap) as caught:
            empty_map(4, macro=other.name)
        assert (caught.value.code, caught.value.facts["known"]) == ("plug-in/map/macro", ON_MAPS)
    assert empty_map(4)


def test_a_macrogame_of_one_size_has_a_map_without_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = obelisk.game("plug-in").parts
    cross = HexBoard(3, frozenset({(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)}))
    monkeypatch.setattr(parts, "macros", [*parts.macros, stranger("cross", cross)])
    text = empty_map(macro="cross")
    assert "Size" not in text
    assert [line.count("[") for line in text.splitlines() if line[:2].strip().isdigit()] == [1, 3, 1]


def test_only_a_match_has_a_map() -> None:
    with pytest.raises(obelisk.BadMap) as caught:
        write_map(obelisk.game("kono").start())
    assert caught.value.code == "plug-in/map/other-game"


@pytest.mark.parametrize("names", [("Ana",), ("Ana", "Ben", "Cleo"), ("Ana", None)])
def test_a_match_has_two_names(names: object) -> None:
    with pytest.raises(obelisk.BadMap) as caught:
        write_map(start(), names=names)  # type: ignore[arg-type]
    assert caught.value.code == "plug-in/map/two-texts"
