"""Events bring the picture of the table after them, so that no viewer has to ask for it."""

import gzip
import json

import pytest

from obelisk.table.views.pictures import Picture


def begin(line, **look):
    """Ask for pictures; return what was sent before the answer."""
    line.send_json({"look": {"number": 1, **look}})
    before = []
    while (message := line.receive_json()) != {"look": 1}:
        before.append(message)
    return before


def next_event(line):
    """Return the next event as it is sent, and as it is read; messages of other kinds are left out."""
    while True:
        sent = line.receive()
        data = sent.get("bytes")
        read = json.loads(sent["text"] if data is None else gzip.decompress(data))
        if "event" in read:
            return data, read


@pytest.fixture
def drawn(monkeypatch):
    """The pictures that are drawn."""
    found, draw = [], Picture.draw
    monkeypatch.setattr(Picture, "draw", lambda self, table: found.append(self) or draw(self, table))
    return found


def test_a_move_brings_the_picture_that_a_viewer_would_ask_for(ada, ben, game):
    with ben.live(game) as line:
        begin(line, seat=1, tall=True, language="ja")
        ada.moves(game, "a1")
        _, read = next_event(line)
    asked = {"ply": 1, "seat": 1, "tall": "1", "bare": "1", "language": "ja"}
    assert read["event"]["kind"] == "moved"
    assert read["picture"] == {"ply": 1, "svg": ben.get(ben.at(game, "/picture.svg"), params=asked).text}


def test_viewers_who_see_the_same_get_one_drawing_and_the_same_bytes(ada, friend, game, drawn):
    lines = [friend().live(game) for _ in range(3)]
    try:
        for line in lines:
            line.__enter__()
            begin(line, language="en")
        drawn.clear()
        ada.moves(game, "a1")
        sent = [next_event(line)[0] for line in lines]
    finally:
        for line in lines:
            line.__exit__(None, None, None)
    assert len(drawn) == 1
    assert len(set(sent)) == 1
    assert sent[0] is not None


def test_an_event_that_changes_no_picture_brings_none(ada, ben, game):
    with ben.live(game) as line:
        begin(line)
        ada.does(game, "say", text="Good luck!")
        data, read = next_event(line)
    assert data is None
    assert "picture" not in read


def test_who_asks_for_no_pictures_gets_text_alone(ada, ben, game):
    with ben.live(game) as line:
        ada.moves(game, "a1")
        data, read = next_event(line)
    assert data is None
    assert "picture" not in read


def test_the_end_of_a_game_comes_with_the_first_of_its_events(ada, ben, game):
    with ben.live(game) as line:
        begin(line)
        ada.does(game, "resign")
        data, read = next_event(line)
        assert data is not None
        assert read["picture"]["ply"] == 0
        assert "picture" not in next_event(line)[1]


def test_a_picture_that_cannot_be_drawn_holds_no_event_back(ada, ben, game, monkeypatch):
    from obelisk.table.core.refusals import Unavailable

    def fail(self, table):
        raise Unavailable("table/not-read")

    monkeypatch.setattr(Picture, "draw", fail)
    with ben.live(game) as line:
        begin(line)
        ada.moves(game, "a1")
        assert "picture" not in next_event(line)[1]


def test_nobody_gets_a_picture_from_a_seat_whose_secrets_they_may_not_see(ada, ben):
    table = ada.opens("micropul", name="Ada")["id"]
    ben.sits(table, name="Ben")
    with ben.live(table) as line:
        begin(line, seat=0)
        ada.moves(table, ada.get(ada.at(table, "/moves")).json()["moves"][0])
        assert "picture" not in next_event(line)[1]
