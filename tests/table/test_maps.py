"""A match goes from the table to paper, to the terminal and back, with all that its map keeps."""

import json
from xml.etree import ElementTree

import pytest

from obelisk.games.plug_in.map import read_map
from tests.terminal.conftest import run

__all__ = ["run"]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder in which the terminal reads and writes."""
    monkeypatch.setenv("OBELISK_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(table, visitors, n):
    """Play *n* moves, each the first one that is listed, and return what everybody sees then."""
    for _ in range(n):
        seen = visitors[0].sees(table)
        (seat,) = seen["active"]
        mover = visitors[seat]
        listed = mover.get(mover.at(table, "/moves")).json()["moves"]
        assert mover.moves(table, listed[0], seat=seat).status_code == 200
    return visitors[0].sees(table)


@pytest.mark.parametrize(("micro", "n"), [("kono", 4), ("kalah", 3), ("einstein", 3), ("queen", 0), ("decapawn", 0)])
def test_a_match_keeps_everything_on_its_way_over_paper_and_the_terminal_back_to_the_table(
    ada, ben, friend, run, folder, micro, n
):
    options = {"composition": f"rhombus 2: {micro}", "sides": 1, "obelisk": 1}
    table = ada.opens("plug-in", options=options, name="Ada", colour=1)["id"]
    ben.sits(table, name="Ben")
    before = play(table, (ada, ben), 1 + n)
    assert (before["view"]["obelisk"], before["view"]["tile"], before["colours"]) == (1, "a1", [1, 0])
    text = ada.get(f"/t/{table}/map.txt").text
    kept = read_map(text)
    assert (kept.names, kept.colours) == (("Ada", "Ben"), ("orange", "blue"))
    assert kept.position.view()["micro"] == before["view"]["micro"]

    # On paper: the sheet has the same text in its description.
    sheet = ElementTree.fromstring(ada.get(f"/t/{table}/map.svg").text)
    described = next(each.text for each in sheet.iter() if each.tag.endswith("desc"))
    (folder / "table.txt").write_text(described, encoding="utf-8")

    # At the terminal: from the map to a record, and from the record to the map.
    assert run("map", "resume", "table.txt", typed="save game.json\nmap resumed.txt\n").code == 0
    assert run("play", "--load", "game.json", typed="map loaded.txt\n").code == 0
    assert run("map", "save", "game.json", "saved.txt").code == 0
    record = json.loads((folder / "game.json").read_text(encoding="utf-8"))
    assert (record["players"], record["colours"]) == (["Ada", "Ben"], ["orange", "blue"])
    for name in ("table.txt", "resumed.txt", "loaded.txt", "saved.txt"):
        assert read_map((folder / name).read_text(encoding="utf-8")) == kept, name

    # And back at a table.
    again = friend().opens("plug-in", sheet=(folder / "saved.txt").read_text(encoding="utf-8"), mine=[0, 1])["snapshot"]
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Ben"]
    same = ("view", "moves", "active", "colours")
    assert [again[key] for key in same] == [before[key] for key in same]
