"""What can follow at a table of one screen, for players who may lose the network (docs/table.md)."""

import pytest

from obelisk.errors import ObeliskError
from obelisk.table.core.commands import Move
from obelisk.table.core.referee import decide
from obelisk.table.features.offline import lookahead
from obelisk.table.views.pictures import Picture
from tests.table.people import ADA, BEN, Desk

PICTURE = Picture(viewer=0, language="en", bare=True)


def one_screen(game="trip", **wishes):
    return Desk(game, people=(ADA, ADA), **wishes).table


def looked(table, monkeypatch, most=60):
    monkeypatch.setattr(lookahead, "MOST_POSITIONS", most)
    return lookahead.look_ahead(table, ADA, PICTURE, seconds=30)


def drawn(found, number):
    runs = found["positions"][number]["picture"]
    return "".join("".join(found["pieces"][first : first + n]) for first, n in zip(runs[::2], runs[1::2], strict=True))


def test_every_position_is_the_one_that_the_referee_comes_to(monkeypatch):
    table = one_screen()
    found = looked(table, monkeypatch)
    first = found["positions"][0]
    assert list(first["next"]) == table.position.moves(0)
    assert drawn(found, 0) == PICTURE.draw(table)
    for move in ("a1", "b2"):
        after = decide(table, Move(0, move, 0), ADA, table.touched)[1]
        number = first["next"][move]
        known = found["positions"][number]
        assert (known["active"], known["result"]) == ([1], None)
        assert drawn(found, number) == PICTURE.seen_by(1).draw_tried(
            after, after.position if known["next"] else after.position.without_moves()
        )


def test_it_grows_breadth_first_and_says_where_nobody_has_looked(monkeypatch):
    found = looked(one_screen(), monkeypatch, most=17 + 3 * 15)
    first, *others = found["positions"]
    assert None not in first["next"].values()
    inner = [one for one in others if one["next"]]
    assert 3 <= len(inner) < 16
    # The last ones offer nothing that could be clicked.
    last = next(number for number, one in enumerate(found["positions"]) if not one["next"])
    assert " data-move=" in drawn(found, 0)
    assert " data-move=" not in drawn(found, last)


def test_an_end_is_told_with_how_it_came_about(monkeypatch):
    table = one_screen("hexapawn")
    found = looked(table, monkeypatch, most=400)
    ends = [one for one in found["positions"] if one["result"]]
    assert ends
    for one in ends:
        assert one["active"] == []
        assert one["next"] == {}
        assert one["told"]["how"]
        assert one["result"]["reason"] == "rules"


def test_what_chance_would_bring_is_not_told(monkeypatch):
    table = one_screen("plug-in", options={"size": 2, "micros": ["einstein"]})
    found = looked(table, monkeypatch)
    # The lot of a roll is known to the server before it falls: nobody looks behind it.
    assert found["positions"][0]["next"]
    assert set(found["positions"][0]["next"].values()) == {None}
    assert len(found["positions"]) == 1


@pytest.mark.parametrize(
    "make",
    [
        lambda: Desk("trip", people=(ADA, BEN)).table,
        lambda: Desk("trip", people=(ADA, None), computers={1: "novice"}).table,
        lambda: one_screen("micropul"),
        lambda: one_screen("microchip"),
        lambda: one_screen(clock={"kind": "game", "seconds": 60, "increment": 0}),
        lambda: one_screen(analysis=True),
        lambda: Desk("micropul", people=(ADA,), options={"players": 1}).table,
    ],
    ids=["two people", "a computer", "secrets", "a workbench", "a clock", "analysis", "alone"],
)
def test_only_games_at_one_screen_that_both_see_alike_are_looked_ahead(make):
    with pytest.raises(ObeliskError) as refused:
        lookahead.look_ahead(make(), ADA, PICTURE)
    assert refused.value.code == "offline/no-lookahead"


def test_only_whoever_plays_all_seats_is_told(ada, ben, monkeypatch):
    monkeypatch.setattr(lookahead, "MOST_POSITIONS", 20)
    table = ada.opens("trip", mine=[0, 1])["id"]
    told = ada.get(f"/api/v1/tables/{table}/lookahead?language=ja")
    assert told.json()["moves"] == []
    assert told.json()["language"] == "ja"
    assert told.headers["cache-control"] == "private, no-store"
    assert ben.get(f"/api/v1/tables/{table}/lookahead").status_code == 409


def test_a_host_without_an_app_looks_at_nothing_ahead(serve):
    visitor = serve(install=False)
    table = visitor.opens("trip", mine=[0, 1])["id"]
    assert visitor.get(f"/api/v1/tables/{table}/lookahead").status_code == 404
