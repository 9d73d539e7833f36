import pytest

from obelisk.games.plug_in.commands import duel


def test_duel_tells_how_many_arrangements_and_mixes_the_first_holder_wins(run, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"trip": False, "decapawn": True}
    monkeypatch.setattr(duel, "is_won_by_holder", lambda progress: known)
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
