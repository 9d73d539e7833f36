"""The table as an app: manifest, icons, service worker, and what there is without the network (docs/table.md)."""

import json
from io import BytesIO

import pytest
from PIL import Image

from obelisk.table.features.offline import shell
from obelisk.table.web import icons


def test_the_manifest_speaks_the_readers_language(ada):
    told = {language: ada.get(f"/manifest.webmanifest?language={language}") for language in ("en", "ja")}
    assert all(one.headers["content-type"] == "application/manifest+json" for one in told.values())
    english, japanese = (one.json() for one in told.values())
    assert (english["lang"], japanese["lang"]) == ("en", "ja")
    assert english["description"] != japanese["description"]
    assert english["start_url"] == english["scope"] == english["id"] == "/"
    assert {icon["purpose"] for icon in english["icons"]} == {"any", "maskable"}
    for icon in english["icons"]:
        found = ada.get(icon["src"])
        size = Image.open(BytesIO(found.content)).size
        assert icon["sizes"] == "{}x{}".format(*size)
        assert "immutable" in found.headers["cache-control"]
    assert [each["name"] for each in english["shortcuts"]] == ["Learn", "Puzzles", "Lobby"]
    for shortcut in english["shortcuts"]:
        assert ada.get(shortcut["url"]).status_code == 200


@pytest.mark.parametrize("name", ["maskable", "apple"])
def test_icons_that_systems_cut_are_filled_to_the_edge(name):
    image = Image.open(BytesIO(icons.png(name))).convert("RGBA")
    corners = [image.getpixel((x, y)) for x in (0, image.width - 1) for y in (0, image.height - 1)]
    assert len(set(corners)) == 1
    assert corners[0][3] == 255


def test_every_page_names_manifest_and_icon(ada, game):
    for path in ("/", f"/t/{game}", "/learn/kono", "/account"):
        text = ada.get(path).text
        assert 'rel="manifest" href="/manifest.webmanifest?language=en"' in text
        assert icons.address("apple") in text


def test_the_worker_is_never_old_and_everything_it_keeps_is_there_and_nobodys(ada, friend):
    ada.patch("/api/v1/me", json={"name": "Ada Lovelace"})
    answer = ada.get("/service-worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    first, _ = answer.text.split("\n", 1)
    setup = json.loads(first.removeprefix("self.setup = ").removesuffix(";"))
    kept = [address.removeprefix("/static/") for address in setup["shell"] if address.endswith((".js", ".css"))]
    assert setup["version"] == shell.version(tuple(name for name in kept if not name.startswith("/")))
    stranger = friend()
    for address in setup["shell"]:
        assert stranger.get(address).status_code == 200, address
    # What a lesson's script imports comes with it.
    assert 'made["select.js"]' in stranger.get("/static/lessons/learn.js").text


def test_a_page_tells_who_reads_it_by_a_mark_that_changes_with_the_session(ada, ben):
    assert ada.get("/learn").headers["obelisk-reader"] == "nobody"
    ada.get("/account")
    mark = ada.get("/learn").headers["obelisk-reader"]
    assert mark == ada.get("/").headers["obelisk-reader"] != "nobody"
    ben.get("/account")
    assert ben.get("/").headers["obelisk-reader"] != mark
    ada.post("/api/v1/accounts", json={"name": "Reader", "password": "correct horse battery"})
    assert ada.get("/").headers["obelisk-reader"] != mark
    assert ada.cookies["obelisk"].partition(".")[0] not in mark


def test_a_lessons_book_answers_as_the_server_does(ada):
    book = ada.get("/learn/kono/book.json").json()
    page = ada.get("/learn/kono").text
    for number, step in book["steps"].items():
        assert f'data-step="{number}"' in page
        assert step["board"] == ada.post(f"/learn/kono/{number}", json={}).json()
        shown = [move for move, answer in step["moves"].items() if answer["svg"]]
        assert shown, number
        for move in shown[:2]:
            assert step["moves"][move] == ada.post(f"/learn/kono/{number}", json={"move": move}).json()
        assert any(answer["kind"] == "right" for answer in step["moves"].values())
    spelt = next(step["cells"] for step in book["steps"].values() if step["cells"])
    cells, move = next(iter(spelt.items()))
    number = next(n for n, step in book["steps"].items() if step["cells"] is spelt)
    clicked = ada.post(f"/learn/kono/{number}", json={"cells": cells.split(" ")}).json()
    assert clicked["told"] == ada.post(f"/learn/kono/{number}", json={"move": move}).json()["told"]


def test_games_that_wait_for_one_are_listed_with_the_most_urgent_first(ada, ben):
    days = {n: {"kind": "days", "seconds": n * 86400} for n in (2, 1, 3)}
    opened = {n: ada.opens("trip", clock=clock)["id"] for n, clock in days.items()}
    free = ada.opens("trip")["id"]
    for table in (*opened.values(), free):
        ben.sits(table)
    ada.opens("trip", mine=[0, 1])
    found = ada.get("/api/v1/me/turns").json()["tables"]
    assert [one["id"] for one in found] == [opened[1], opened[2], opened[3], free]
    assert found[0]["flag_at"] - found[0]["touched"] == 86400_000
    assert found[-1]["flag_at"] is None
    assert ben.get("/api/v1/me/turns").json() == {"tables": []}
    ada.moves(opened[1], "a1")
    assert [one["id"] for one in ben.get("/api/v1/me/turns").json()["tables"]] == [opened[1]]
    assert len(ada.get("/api/v1/me/turns").json()["tables"]) == 3


def test_a_host_may_do_without_an_app_and_takes_away_the_worker_that_was_there(serve):
    visitor = serve(install=False)
    assert visitor.get("/manifest.webmanifest").status_code == 404
    assert visitor.get("/icons/192.png").status_code == 404
    assert visitor.get("/offline").status_code == 404
    page = visitor.get("/").text
    assert "manifest" not in page
    assert "data-install" not in page
    assert "unregister" in visitor.get("/service-worker.js").text
