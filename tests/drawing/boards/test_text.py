"""Boards for terminals."""

from __future__ import annotations

from typing import Any

import pytest

import obelisk
from obelisk import catalogue, drawing
from obelisk.drawing.boards.textboard import board_lines, join
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.pieces import abbreviations, emblem
from obelisk.drawing.scene import Scene
from obelisk.rulebook.geometry import GraphBoard

SETUP = {
    "macro": "rhombus",
    "size": 3,
    "sides": 1,
    "tiles": ["trip", "kono", "bulo", "decapawn", "trip", "kono", "bulo", "decapawn", "trip"],
    "obelisk": 1,
    "pieces": [0, None, None, None, 1, None, None, None, None],
}


def match(*moves: str) -> obelisk.Position:
    position = obelisk.game("plug-in").start(setup=SETUP)
    for move in moves:
        position = position.play(move)
    return position


def same(text: str, golden: str) -> bool:
    return text.splitlines() == golden.strip("\n").splitlines()


def test_a_rhombus_is_slanted() -> None:
    position = obelisk.game("rhombus").start(size=3).play("b2").play("a3")
    assert same(
        str(position),
        """
     3 [◇]  ·   ·
   2  ·   ●   ·
 1  ·   ·   ·
  a   b   c
● Seat 0 connects bottom and top.
◇ Seat 1 connects left and right.
● Seat 0 to move.
""",
    )


def test_a_match_shows_the_map_and_the_microgame_beside_it() -> None:
    # Seat 1 holds the obelisk, so it has the near side of the Kono on b1.
    assert same(
        str(match("@b1", "a1a3")),
        """
     3  B   D   T        Kono on b1
   2  D   ◇   K           4  ●  ●  ●  ●
 1  ●  [K]  B             3 [◇] ●  ●  ●
  a   b   c               2  ◇  ◇  ◇  ◇
                          1 [·] ◇  ◇  ◇
                             a  b  c  d
                         ◇ Seat 1: obelisk, moves first
                         ● Seat 0: wins a draw
T Trip  K Kono  B Bulo  D Decapawn
● Seat 0 connects left and right.
◇ Seat 1 connects bottom and top.
▲ Seat 1 holds the obelisk.
● Seat 0 to move.
""",
    )


def test_between_microgames_the_holder_chooses() -> None:
    assert str(match()).endswith("▲ Seat 1 holds the obelisk.\n◇ Seat 1 chooses a tile.")
    assert drawing.text(match(), language="ja").endswith("◇ 席1がタイルを選びます。")


def test_a_finished_game_says_how_it_ended() -> None:
    position = obelisk.game("rhombus").start(size=2)
    for move in ("a1", "b1", "a2"):
        position = position.play(move)
    assert str(position).endswith("● Seat 0 wins, 2 : 1.")


def test_a_draw_names_both_seats() -> None:
    start = obelisk.game("kono").start()
    position = start
    for move in ["a1a3", "b4b2", *["a2a1", "b3b4", "a1a2", "b4b3"] * 2]:
        position = position.play(move)
    assert str(position).splitlines()[-1] == "● ◇ A draw, 7 : 7."


def test_styles_tell_whose_piece_it_is_and_what_was_last() -> None:
    styles: dict[str, Any] = {
        text: style for line in drawing.styled(obelisk.game("kono").start().play("a1a3")) for text, style in line
    }
    assert styles["●"] == "seat-0"
    assert styles["◇"] == "seat-1"
    assert styles["["] == "last"
    assert styles["·"] == "ghost"
    assert styles["a  b  c  d".join("  ")] == "coordinate"


def test_points_and_lines_are_written_with_their_names() -> None:
    board = GraphBoard((("north", 0, 1), ("south", 0, 0), ("east", 1, 0)), (("north", "south"), ("south", "east")))
    text = join(board_lines(Scene(board, {"east": 1}, last="east")))
    assert text.splitlines()[0].split() == ["·", "north"]
    assert "[◇]east" in text.splitlines()[-1]


def test_microgames_from_elsewhere_get_letters_that_stay_distinct() -> None:
    names = ["trip", "kono", "bulo", "decapawn", "turm", "tr", "tt"]
    found = abbreviations(names)
    assert [found[name] for name in names[:4]] == ["T", "K", "B", "D"]
    assert len(set(found.values())) == len(names)
    assert max(map(len, found.values())) == 2


@pytest.mark.parametrize("name", [*catalogue.names(catalogue.MICROGAMES), "toy-race"])
def test_a_microgame_has_an_emblem_or_is_told_by_its_initials(name: str, toys) -> None:
    canvas = Canvas(20, 20, "", "")
    emblem(canvas, 10, 10, 8, catalogue.game(name), letters="Un", fill="chalk")
    assert canvas.items
    assert ("Un" in canvas.svg()) == (name == "toy-race")
