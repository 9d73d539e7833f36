"""The box of one's own boards."""

import pytest

import obelisk
from obelisk.games.microchip.board_box import BoardBox, NamedBoard, draw, read_box, read_letters

ONE, TWO, THREE = draw(3, seed=1)


@pytest.fixture
def box(tmp_path):
    return BoardBox(tmp_path / "data" / "boards.txt")


def test_boards_come_out_as_they_were_put_in(box):
    assert box.boards() == []
    box.add(ONE, "  Ana's   board ")
    box.add(" ".join([TWO[:5], TWO[5:]]).lower())
    found = BoardBox(box.path).boards()
    assert [(board.number, board.letters, board.name) for board in found] == [(1, ONE, "Ana's board"), (2, TWO, "")]


def test_a_board_is_found_by_name_number_or_letters(box):
    box.add(ONE, "Ana")
    box.add(TWO)
    assert box.find("Ana").letters == box.find("1").letters == box.find(ONE).letters == ONE
    with pytest.raises(obelisk.BadRequest, match=r"There is no board Ben in the box\. Its boards are: Ana, 2"):
        box.find("Ben")


def test_what_breaks_a_rule_of_boards_is_refused_with_the_reason(box):
    with pytest.raises(obelisk.BadSetup, match="four corners"):
        box.add("BYRGP" * 5)
    with pytest.raises(obelisk.BadSetup, match="25 letters"):
        read_letters("BYRGP")
    assert not box.path.exists()


def test_a_board_or_a_name_is_in_the_box_once(box):
    box.add(ONE, "Ana")
    with pytest.raises(obelisk.BadRequest, match="already in the box, as number 1"):
        box.add(ONE)
    with pytest.raises(obelisk.BadRequest, match="already called Ana"):
        box.add(TWO, "Ana")
    for name in ("7", "box", "a,b"):
        with pytest.raises(obelisk.BadRequest, match="cannot be the name"):
            box.add(TWO, name)


def test_notes_that_somebody_wrote_into_the_file_stay_there(box):
    box.path.parent.mkdir()
    box.path.write_text(f"# from the box\n\n{ONE} Ana\n")
    box.add(TWO)
    box.remove("Ana")
    assert box.path.read_text() == f"# from the box\n\n{TWO}\n"


def test_a_damaged_line_is_named(box):
    box.path.parent.mkdir()
    box.path.write_text(f"{ONE}\nBYRGP\n")
    with pytest.raises(obelisk.BadRecord, match=r"Line 2 of the board box .* 25 letters"):
        box.boards()
    box.path.write_bytes(b"\xff\xfe")
    with pytest.raises(obelisk.BadRecord, match="not a text file"):
        box.boards()


def test_a_failed_write_loses_nothing(box, monkeypatch):
    box.add(ONE)
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(obelisk.BadRequest, match="No space left"):
        box.add(TWO)
    assert [board.letters for board in box.boards()] == [ONE]
    assert [path.name for path in box.path.parent.iterdir()] == ["boards.txt"]


def test_chosen_boards_differ_and_come_from_a_seed(box):
    for board in (ONE, TWO, THREE):
        box.add(board)
    assert sorted(box.choose(3)) == sorted([ONE, TWO, THREE])
    assert box.choose(2, seed=5) == box.choose(2, seed=5)
    with pytest.raises(obelisk.BadRequest, match="The box has 3 boards, but you need 4"):
        box.choose(4)


def test_drawn_boards_can_be_played_on(box):
    position = obelisk.game("microchip").start(seed=1, players=2, boards=draw(2, seed=9))
    assert position.setup["boards"] == draw(2, seed=9)


def test_a_text_has_a_board_on_each_line_or_between_commas():
    text = f"# mine\n{ONE} Ana's   board\n\n{TWO.lower()}, {THREE} Ben\n"
    assert read_box(text) == [NamedBoard(1, ONE, "Ana's board"), NamedBoard(2, TWO), NamedBoard(3, THREE, "Ben")]
    assert read_box("") == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{ONE}\nBYRGP", r"Line 2: A board is 25 letters"),
        (f"{ONE}\n{ONE}", r"Line 2: The board .* is already in the box, as number 1"),
        (f"{ONE} Ana\n{TWO} Ana", r"Line 2: Board 1 of the box is already called Ana"),
        (f"{ONE} 7", r"Line 1: 7 cannot be the name"),
        (f"{ONE} {'a' * 41}", r"Line 1: The name is too long. Maximum length: 40"),
        ("\n".join(draw(61, seed=5)), r"Line 61: The box is full: its limit is 60"),
    ],
)
def test_a_line_that_is_wrong_is_named(text, told):
    with pytest.raises(obelisk.BadRequest, match=told) as refused:
        read_box(text)
    assert "行目" in refused.value.explain("ja")
