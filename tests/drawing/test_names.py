"""Pictures call players by their names, whatever people have written there."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from types import SimpleNamespace
from typing import Any

import pytest

import obelisk
from obelisk import drawing
from obelisk.arena.review import draw as draw_review
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.naming import LONGEST, letters_wide, shortened, size_for, width_of
from obelisk.drawing.scene import status
from obelisk.errors import BadRequest
from tests.drawing.test_pictures import SVG, play_at_random

ODD, LONG = "<b>&\"Ann'>", "W" * 200
NAMES = (ODD, LONG, "花子", "Dan", "Eve")
CASES: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in obelisk.games()),
    ("microchip", {"players": 5}),
    ("micropul", {"players": 1}),
]


def written_in(svg: str) -> list[str]:
    """Return everything that a picture shows or says, and its description."""
    root = ET.fromstring(svg)
    texts = [element.text or "" for element in root.iter() if element.tag in (f"{SVG}text", f"{SVG}desc")]
    return texts + [element.attrib["aria-label"] for element in root.iter() if "aria-label" in element.attrib]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
@pytest.mark.parametrize("plies", [3, 2000])
def test_no_seat_is_called_by_its_number_where_names_are_known(game: str, options: dict[str, Any], plies: int) -> None:
    position = play_at_random(game, plies, seed=1, **options)
    for language, word, tall in (("en", "eat", False), ("ja", "席", True)):
        plain = "".join(written_in(drawing.svg(position, 0, language=language)))
        told = "".join(written_in(drawing.svg(position, 0, language=language, tall=tall, names=NAMES)))
        assert f"{word} 0" not in told
        assert f"{word}0" not in told
        assert f"{word} 1" not in told
        assert f"{word}1" not in told
        if position.seats > 1:
            assert word in plain
            assert ODD in told or shortened(LONG) in told
        assert LONG not in told


@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_the_text_board_is_the_description_with_names_too(game: str, options: dict[str, Any]) -> None:
    position = play_at_random(game, 4, seed=1, **options)
    described = ET.fromstring(drawing.svg(position, names=NAMES)).findtext(f"{SVG}desc")
    assert described == drawing.text(position, names=NAMES)


@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
@pytest.mark.parametrize("tall", [False, True])
def test_names_change_no_layout(game: str, options: dict[str, Any], tall: bool) -> None:
    position = play_at_random(game, 4, seed=1, **options)
    plain = drawing.draw(position, 0, tall=tall)
    named = drawing.draw(position, 0, tall=tall, names=("W" * 200,) * position.seats)
    assert (named.width, named.height) == (plain.width, plain.height)
    assert all(left >= 0 and right <= named.width for left, right in _extents(named.items))


def _extents(items: Any) -> list[tuple[float, float]]:
    """Return from where to where each text goes, in letters as wide as a W is."""
    found = []
    for item in items:
        if hasattr(item, "items"):
            found += _extents(item.items)
        elif getattr(item, "string", "").startswith("W"):
            width = sum(0.9 if letter == "W" else 0.55 for letter in item.string) * item.size
            back = {"start": 0.0, "middle": width / 2, "end": width}[item.anchor]
            found.append((item.x - back, item.x - back + width))
    return found


def test_a_missing_or_empty_name_leaves_the_seat() -> None:
    position = obelisk.game("trip").start()
    assert "Seat 0 to move." in drawing.svg(position, names=("", "Ben"))
    assert "Seat 0 to move." in drawing.svg(position, names=(None,))
    assert "Ana to move." in drawing.svg(position, names=("Ana",))


def test_many_who_may_act_are_named_only_if_there_is_room() -> None:
    position = obelisk.game("microchip").start(seed=1, players=3)
    while len(position.active) == 1:
        position = position.play(position.moves()[0])
    assert "Ana, Ben, Cem may move." in drawing.svg(position, names=("Ana", "Ben", "Cem"))
    assert "Seats 0, 1, 2 may move." in drawing.svg(position, names=("Ana", "Ben", ""))
    assert "Seats 0, 1, 2 may move." in drawing.svg(position, names=("A" * 16, "花" * 30, "Cem"))


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((0,), ["Ana wins.", "Anaの勝ちです。"]),
        ((0, 2), ["Ana, Seat 2 share the win.", "Ana、席2の引き分けです。"]),
        ((0, 1, 2), ["A draw.", "引き分けです。"]),
    ],
)
def test_it_is_a_draw_only_if_nobody_has_lost(winners: tuple[int, ...], told: list[str]) -> None:
    position = obelisk.game("microchip").start(seed=1, players=3).adjudicated(winners)
    assert [status(position, language, ("Ana", "Ben")) for language in ("en", "ja")] == told


def test_a_name_is_cut_and_loses_what_is_no_letter() -> None:
    assert shortened(" A\x00da\n") == "A da"
    assert letters_wide(shortened("花" * 40)) <= LONGEST
    assert shortened("花" * 40).endswith("…")
    assert size_for("WWWWWWWWWWWWWWWW", 17, 100) < size_for("iiiiiiii", 17, 100) <= 17


def test_on_the_smallest_cards_a_name_ends_before_what_stands_beside_it() -> None:
    for position in (
        play_at_random("microchip", 7, seed=1, players=5),
        play_at_random("microchip", 999, seed=1, players=5),
    ):
        canvas = drawing.draw(position, 0, names=("W" * 30, "M" * 30, "花" * 30, "Maximiliane", "W" * 30))
        for card in (
            item for item in canvas.items if dict(getattr(item, "attributes", ())).get("data-seat", "0") != "0"
        ):
            name, *others = sorted((text for text in card.items if hasattr(text, "string")), key=lambda text: text.x)
            ends = name.x + width_of(name.string, name.size)
            assert name.size >= 12
            assert all(ends < text.x - width_of(text.string, text.size) + 1 for text in others)


def test_a_drawing_that_knows_no_names_is_not_asked_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(position: Any, seat: Any, *, language: str, tall: bool) -> Canvas:
        return Canvas(1, 1, "picture", "")

    def lines(position: Any, seat: Any, *, language: str) -> list[Any]:
        return [[("board", "")]]

    monkeypatch.setattr(drawing, "drawing_of", lambda position: SimpleNamespace(draw=draw, lines=lines))
    position = obelisk.game("trip").start()
    assert drawing.draw(position, names=("Ana",)).title == "picture"
    assert drawing.text(position, names=("Ana",)) == "board"


def test_the_graph_of_a_review_has_the_names() -> None:
    position = obelisk.game("trip").start()
    svg = draw_review(position, [], "en", (ODD, "Ben")).svg()
    assert any(ODD in text for text in written_in(svg))
    assert any("Ben wins" in text for text in written_in(svg))


@pytest.mark.parametrize("names", ["Ana", True, [1, 2]])
def test_what_is_no_list_of_names_is_refused(names: Any) -> None:
    position = obelisk.game("trip").start()
    for ask in (drawing.svg, drawing.text):
        with pytest.raises(BadRequest, match="one for each seat"):
            ask(position, names=names)
