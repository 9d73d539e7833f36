"""Where lines are broken, and how wide they are."""

from __future__ import annotations

import pytest

from obelisk.paper import fonts
from obelisk.paper.text.typesetting import NOT_FIRST, NOT_LAST, height_of, size_in, text_lines

ENGLISH = "A piece jumps along its row over one of your own pieces, and lands on the enemy piece right behind it."
JAPANESE = "駒は、縦か横に自分の駒を飛び越え、そのすぐ先にある相手の駒のマスへ進みます（「コノ」）。取る駒は1つです。"


@pytest.mark.parametrize("text", [ENGLISH, JAPANESE])
@pytest.mark.parametrize("room", [12.0, 20.0, 33.0, 60.0])
def test_no_line_is_wider_than_its_room_and_nothing_is_lost(text: str, room: float):
    lines = text_lines(text, room, 3.0)
    assert all(fonts.width(line, 3.0) <= room for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@pytest.mark.parametrize("room", range(12, 60, 5))
def test_japanese_lines_neither_begin_nor_end_with_what_must_not_stand_there(room: int):
    lines = text_lines(JAPANESE, float(room), 3.0)
    assert not any(line[0] in NOT_FIRST for line in lines[1:])
    assert not any(line[-1] in NOT_LAST for line in lines)


def test_english_is_broken_between_words():
    words = set(ENGLISH.split())
    assert {word for line in text_lines(ENGLISH, 30, 3.0) for word in line.split()} == words


def test_a_word_wider_than_its_room_is_broken_and_a_text_of_paragraphs_keeps_them():
    assert len(text_lines("x" * 60, 10, 3.0)) > 5
    assert text_lines("one\ntwo", 100, 3.0) == ["one", "two"]
    assert height_of("one\ntwo", 100, 3.0) == 2 * height_of("one", 100, 3.0)


def test_a_line_becomes_as_small_as_its_room_asks():
    size = size_in(ENGLISH, 50, 3.0)
    assert fonts.width(ENGLISH, size) == pytest.approx(50)
    assert size_in("short", 50, 3.0) == 3.0


def test_letters_that_no_font_has_become_a_sign_and_never_an_error():
    assert fonts.runs("a한b", "bold") == [("VeraBd", "a"), (fonts.JAPANESE, fonts.UNKNOWN), ("VeraBd", "b")]
    # An accent that no font has is left out, and the letter stays.
    assert fonts.runs("Cự é", "normal") == [("Vera", "Cu é")]
    assert fonts.runs("コno→", "normal") == [(fonts.JAPANESE, "コ"), ("Vera", "no"), (fonts.JAPANESE, "→")]
