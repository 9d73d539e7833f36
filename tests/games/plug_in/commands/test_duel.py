import pytest

from obelisk.games.plug_in.commands import duel


def test_duel_tells_how_many_arrangements_and_mixes_the_first_holder_wins(run, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"trip": 0.0, "decapawn": 1.0}
    monkeypatch.setattr(duel, "holder_chances", lambda progress: known)
    lines = [line.split() for line in run("duel", "--size", "2").out.splitlines()]
    assert [line for line in lines if len(line) == 3 and line[0].isdigit()] == [
        ["0", "1", "0"],
        ["1", "4", "4"],
        ["2", "6", "0"],
        ["3", "4", "4"],
        ["4", "1", "1"],
    ]
    assert ["16", "9"] in lines
    assert [line for line in lines if line and line[-1].endswith("%")] == [
        ["Trip", "0.00%"],
        ["Decapawn", "100.00%"],
        ["Trip,", "Decapawn", "56.25%"],
    ]
    assert "デカポーン" in run("duel", "--size", "2", "--lang", "ja").out
    assert run("duel", "--size", "5").code == 2


@pytest.mark.parametrize(("macro", "tiles"), [("y", 6), ("majority", 7), ("chain", 7)])
def test_any_macrogame_is_counted(run, monkeypatch: pytest.MonkeyPatch, macro: str, tiles: int) -> None:
    monkeypatch.setattr(duel, "holder_chances", lambda progress: {"trip": 0.0, "decapawn": 1.0})
    out = run("duel", "--macro", macro, "--size", "3" if macro == "y" else "2").out
    assert f"{tiles} tiles" in out
    assert "whichever sides" not in out
    lines = [line.split() for line in out.splitlines()]
    assert [f"{2**tiles:,}"] == [line[0] for line in lines if len(line) == 2 and line[0] == f"{2**tiles:,}"]


def test_a_macrogame_or_size_that_cannot_be_counted_is_refused(run) -> None:
    assert "rhombus, y, majority, chain" in run("duel", "--macro", "chess").err
    answer = run("duel", "--macro", "chain", "--size", "3")
    assert answer.code == 2
    assert "must be one of: 2" in answer.err


def test_what_luck_decides_and_what_is_not_solved_is_said_and_left_out(run, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"trip": 0.0, "decapawn": 1.0, "kono": 0.375, "bulo": None}
    monkeypatch.setattr(duel, "holder_chances", lambda progress: known)
    for language, told in (("en", "searches with the chances"), ("ja", "確率を使って探索")):
        out = run("duel", "--size", "2", "--lang", language).out
        assert "37.5%" in out
        assert told in out
    assert len([line for line in out.splitlines() if line.rstrip().endswith("%")]) == 3


def test_of_many_microgames_the_mixes_are_told_by_their_shares(run, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"trip": 0.0, "decapawn": 1.0, "kono": 0.0, "bulo": 1.0, "rhombus": 0.0}
    monkeypatch.setattr(duel, "holder_chances", lambda progress: known)
    out = run("duel", "--size", "2").out
    assert "the holder wins 1 of 2" in out
    assert "the holder wins 2 of 5" in out
