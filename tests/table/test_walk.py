"""The way of a move from a click to the other player's screen, as the architecture page describes it."""

import re
import threading
from pathlib import Path

import pytest

import obelisk.table
from tests.table.conftest import Visitor

ROOT = Path(obelisk.table.__file__).parent
PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
MOST = 16
"""Maximum number of files on the way."""


@pytest.fixture(scope="module")
def stations():
    """The files that the page names, each once."""
    table = PAGE.partition("### The walk of a move")[2].partition("\n`Tables.submit`")[0]
    return list(dict.fromkeys(re.findall(r"`([\w/]+\.(?:py|js))`", table)))


def test_a_move_passes_few_files(stations):
    assert 10 < len(stations) <= MOST


def test_every_station_is_there(stations):
    for name in stations:
        found = ROOT.parent / name.replace("NAME", "trip") if "NAME" in name else ROOT / name
        assert found.is_file(), name


def test_a_move_passes_every_station_of_the_server(stations, serve):
    seen = set()

    def note(frame, event, argument):
        if event == "call":
            seen.add(frame.f_code.co_filename)

    threading.setprofile(note)  # for the threads of the server, which begin now
    try:
        ada = serve()
    finally:
        threading.setprofile(None)
    ben = Visitor(ada.app, ada.portal)
    game = ada.opens("trip")["id"]
    ben.sits(game)
    with ada.live(game) as one, ben.live(game) as other:
        other.send_json({"look": {"number": 1}})
        while "look" not in other.receive_json():
            pass
        seen.clear()
        one.send_json({"move": "b2"})
        while other.receive().get("bytes") is None:
            pass
    passed = {Path(name).relative_to(ROOT).as_posix() for name in seen if Path(name).is_relative_to(ROOT)}
    assert {name for name in stations if name.endswith(".py") and "NAME" not in name} <= passed
