"""A game from the first page to the last, on a table with whatever features it has."""

from tests.table.conftest import Visitor


def play_a_game(ada):
    """Let two people find the pages, play, talk and finish a game, and play once more with a computer."""
    ben = Visitor(ada.app, ada.portal)
    for page in ("/", "/new/trip", "/verify"):
        for language in ("en", "ja"):
            answer = ada.get(page, headers={"Accept-Language": language})
            assert answer.status_code == 200, (page, answer.text[:500])
    table = ada.opens("trip", name="Ada")["id"]
    ben.sits(table, name="Ben")
    assert ada.get(f"/t/{table}").status_code == 200
    assert ada.get("/static/table.js").status_code == 200
    assert ada.get(ada.at(table, "/picture.svg")).status_code == 200
    assert ada.does(table, "say", text="Good luck!").status_code == 200
    with ben.live(table) as line:
        assert line.receive_json()["snapshot"]["has_begun"]
        assert ada.moves(table, "a1").status_code == 200
    assert ben.does(table, "resign").status_code == 200
    assert ada.sees(table)["result"]["winners"] == [0]
    assert ada.get(f"/t/{table}").status_code == 200
    assert ben.get("/nothing", headers={"Accept": "text/html"}).status_code == 404
    alone = ada.opens("kono", mine=[0], computers={"1": "novice"}, name="Ada")["id"]
    move = ada.sees(alone)["moves"][0] if "moves" in ada.sees(alone) and ada.sees(alone)["moves"] else None
    first = move or ada.get(ada.at(alone, "/moves")).json()["moves"][0]
    assert ada.moves(alone, first if isinstance(first, str) else first["move"]).status_code == 200
