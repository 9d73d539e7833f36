"""Studies over HTTP: who may read and who may write, nothing is lost, nothing hidden gets out."""

import io
import json
import sqlite3
import zipfile
from concurrent.futures import ThreadPoolExecutor

import pytest

import obelisk
from obelisk.lessons.reading import read_lesson
from obelisk.table.core.refusals import Forbidden
from obelisk.table.features.studies import store as keeping
from obelisk.table.features.studies.routes import studies as routes
from obelisk.table.web.bodies import LARGEST_BODY, is_small
from tests.terminal.conftest import quiet_environment, run  # noqa: F401 (fixtures)


def begins(visitor, **wish):
    answer = visitor.post("/api/v1/studies", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def changes(visitor, study, kind, **facts):
    return visitor.post(f"/api/v1/studies/{study}/changes", json={"kind": kind, **facts})


def reads(visitor, study, path=""):
    return visitor.get(f"/api/v1/studies/{study}{path}")


@pytest.fixture
def study(ada):
    """Ada's study of Kono: a1a3 d4d2, and b1b3."""
    made = begins(ada, game="kono", title="First steps")
    for node, move in ((0, "a1a3"), (1, "d4d2"), (0, "b1b3")):
        assert changes(ada, made, "play", node=node, move=move).status_code == 200
    return made


def finished(one, other):
    """Play a game of Trip to its end; return its table."""
    table = one.opens("trip", name="Ada")["id"]
    other.sits(table, name="Ben")
    while not (seen := one.sees(table))["result"]:
        mover = (one, other)[seen["active"][0]]
        mover.moves(table, mover.get(mover.at(table, "/moves")).json()["moves"][0])
    return table


def test_a_study_is_there_again_after_a_restart(serve):
    ada = serve()
    study = begins(ada, game="kono")
    changes(ada, study, "annotate", node=0, text="Kept.")
    cookies = dict(ada.cookies)
    ada.__exit__(None, None, None)
    again = serve()
    again.cookies.update(cookies)
    told = reads(again, study).json()
    assert (told["nodes"][0]["text"], told["v"], told["is_own"]) == ("Kept.", 2, True)


def test_anybody_with_the_link_reads_and_only_the_owner_writes(ada, ben, study):
    assert reads(ben, study).json()["is_own"] is False
    for kind in ("play", "delete", "promote", "annotate", "paint", "entitle"):
        assert changes(ben, study, kind, node=1, move="c4c2", title="mine").json()["code"] == "study/not-yours"
    assert ben.delete(f"/api/v1/studies/{study}").status_code == 403
    assert reads(ada, study).json()["v"] == 4
    assert ada.delete(f"/api/v1/studies/{study}").status_code == 204
    assert reads(ada, study).json()["code"] == "study/unknown"


def test_an_illegal_move_is_refused_in_the_readers_language_and_changes_nothing(ada, study):
    ada.headers["Accept-Language"] = "ja"
    answer = changes(ada, study, "play", node=0, move="a1a2")
    assert (answer.status_code, answer.json()["move"]) == (422, "a1a2")
    assert "a2" in answer.json()["detail"]
    assert reads(ada, study).json()["v"] == 4


def test_a_change_tells_enough_to_follow_it(ada, study):
    before = {node["id"]: node for node in reads(ada, study).json()["nodes"]}
    told = changes(ada, study, "delete", node=1, v=4).json()
    for gone in told["removed"]:
        del before[gone]
    before.update({node["id"]: node for node in told["nodes"]})
    assert (told["before"], told["v"], told["node"]) == (4, 5, 0)
    assert before == {node["id"]: node for node in reads(ada, study).json()["nodes"]}


def test_two_windows_that_write_at_once_lose_nothing(ada, friend, study):
    def window(number):
        other = friend()
        other.cookies.update(ada.cookies)
        return [changes(other, study, "annotate", node=number, text=f"{number}: {n}").status_code for n in range(8)]

    with ThreadPoolExecutor(4) as pool:
        assert [code for codes in pool.map(window, range(4)) for code in codes] == [200] * 32
    told = reads(ada, study).json()
    assert sorted(node["text"] for node in told["nodes"]) == [f"{n}: 7" for n in range(4)]
    assert told["v"] == 4 + 32


def test_what_another_window_has_changed_is_not_overwritten(ada, study):
    assert changes(ada, study, "annotate", node=1, text="mine", v=4).status_code == 200
    late = changes(ada, study, "annotate", node=1, text="late", v=4)
    assert (late.status_code, late.json()["code"]) == (409, "study/changed")
    assert changes(ada, study, "annotate", node=2, text="elsewhere", v=4).status_code == 200
    assert [node["text"] for node in reads(ada, study).json()["nodes"][1:3]] == ["mine", "elsewhere"]


def test_somebody_else_copies_a_study_and_goes_on(ada, ben, study):
    copy = begins(ben, copy_of=study)
    assert changes(ben, copy, "play", node=0, move="c1c3").status_code == 200
    told = reads(ben, copy).json()
    assert (told["copied_from"], told["title"], told["is_own"], len(told["nodes"])) == (study, "First steps", True, 5)
    assert len(reads(ada, study).json()["nodes"]) == 4


def test_a_finished_game_is_studied_by_anybody_with_all_its_moves(ada, ben, friend):
    table = finished(ada, ben)
    told = reads(ada, begins(friend(), table=table)).json()
    assert [[node["seat"], node["move"]] for node in told["nodes"][1:]] == ada.sees(table)["moves"]
    assert told["table"] == table
    assert begins(ada, table=table, ply=2) != begins(ada, table=table, ply=2)


def test_a_study_does_not_tell_the_link_of_a_table_that_was_kept_private(ada):
    table = ada.opens("trip", mine=[0, 1], is_public=False)["id"]
    assert reads(ada, begins(ada, table=table)).json()["table"] is None


def test_a_running_game_of_others_is_not_studied(ada, ben, friend, game):
    for visitor in (ada, ben, friend()):
        refused = visitor.post("/api/v1/studies", json={"table": game})
        assert refused.status_code == 403


@pytest.mark.parametrize("seats", [{"mine": [0, 1]}, {"mine": [0], "computers": {"1": "novice"}}])
def test_a_running_game_that_hides_something_is_studied_by_nobody(ada, seats):
    table = ada.opens("micropul", **seats)["id"]
    refused = ada.post("/api/v1/studies", json={"table": table})
    assert (refused.status_code, refused.json()["code"]) == (409, "table/no-lines")


def test_a_finished_game_with_secrets_shows_every_seat(ada):
    table = ada.opens("micropul", mine=[0, 1], options={"seed": 5})["id"]
    assert ada.does(table, "resign", seat=0).status_code == 200
    study = begins(ada, table=table)
    for seat in (0, 1):
        shown = reads(ada, study, f"/nodes/0?seat={seat}").json()
        assert (shown["seat"], shown["hides"]) == (seat, True)
        assert "data-tile" in shown["svg"]
    assert reads(ada, study, "/nodes/0?seat=7").status_code == 404


@pytest.mark.parametrize("name", obelisk.games())
def test_every_game_can_be_studied_and_its_places_marked(ada, name):
    study = begins(ada, game=name)
    node = 0
    for _ in range(3):
        shown = reads(ada, study, f"/nodes/{node}").json()
        chosen = shown["chances"][0][0] if shown["chances"] else first_move(shown)
        answer = changes(ada, study, "play", node=node, move=chosen, seat=shown["seat"] if shown["active"] else -1)
        if answer.status_code != 200:
            assert shown["has_bench"]  # a move that is built, not clicked
            break
        node = answer.json()["node"]
    drawn = reads(ada, study, f"/nodes/{node}").json()["svg"]
    place = next(kind for kind in ("cell", "laid", "square") if f' data-{kind}="' in drawn)
    named = drawn.split(f' data-{place}="')[1].split('"')[0]
    marks = [{"place": f"{place} {named}", "colour": "red"}]
    assert changes(ada, study, "paint", node=node, marks=marks).status_code == 200
    assert 'class="ob-marks"' in reads(ada, study, f"/nodes/{node}").json()["svg"]


def first_move(shown):
    """Return a move that a picture offers."""
    return shown["svg"].split(' data-move="')[1].split('"')[0].replace("&quot;", '"').replace("&amp;", "&")


def test_marks_are_drawn_by_the_server(ada, study):
    bare = reads(ada, study, "/picture.svg?node=1").text
    marks = [{"place": "cell a1", "to": "cell c3", "colour": "blue"}, {"place": "cell nowhere"}]
    assert changes(ada, study, "paint", node=1, marks=marks).status_code == 200
    drawn = reads(ada, study, "/picture.svg?node=1").text
    assert "ob-marks" not in bare
    assert drawn.count("<polygon") == bare.count("<polygon") + 1
    png = reads(ada, study, "/picture.png?node=1")
    assert (png.headers["content-type"], png.content[:4]) == ("image/png", b"\x89PNG")


def test_files_of_a_study_lead_back_to_it(ada, study):
    whole = reads(ada, study, "/study.json").json()
    again = reads(ada, begins(ada, file=whole)).json()
    assert [node["move"] for node in again["nodes"]] == ["", "a1a3", "d4d2", "b1b3"]
    record = reads(ada, study, "/record.json").json()
    assert [move for _, move in record["moves"]] == ["a1a3", "d4d2"]
    assert [move for _, move in reads(ada, study, "/record.json?node=3").json()["moves"]] == ["b1b3"]
    assert [node["move"] for node in reads(ada, begins(ada, file=record)).json()["nodes"]] == ["", "a1a3", "d4d2"]


def test_a_large_file_is_read_and_one_too_large_is_not(ada, study):
    for node in range(4):
        changes(ada, study, "annotate", node=node, text="文" * 4000)
    whole = reads(ada, study, "/study.json").json()
    assert len(json.dumps({"file": whole}).encode()) > 64 * 1024
    begins(ada, file=whole)
    huge = {"file": {**whole, "title": "x" * 2_000_000}}
    assert ada.post("/api/v1/studies", json=huge).status_code == 413


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"game": "kono", "copy_of": "abcdefghij"},
        {"file": {"obelisk-study": 9}},
        {"file": {}},
        {"game": "x", "k": 1},
    ],
)
def test_what_makes_no_study_is_refused(ada, wish):
    answer = ada.post("/api/v1/studies", json=wish)
    assert answer.status_code == 422
    assert answer.json()["detail"]


def test_a_game_or_a_study_that_there_is_not_is_missing(ada):
    for wish in ({"game": "nonsense"}, {"copy_of": "abcdefghij"}, {"table": "abcdefghij"}):
        assert ada.post("/api/v1/studies", json=wish).status_code == 404
    page = ada.get("/study/abcdefghij", headers={"Accept": "text/html"})
    assert (page.status_code, "There is no study abcdefghij" in page.text) == (404, True)
    assert ada.get("/study/no", headers={"Accept": "text/html"}).status_code == 404


def test_nobody_keeps_studies_without_end(ada, monkeypatch):
    monkeypatch.setattr(keeping, "MOST_STUDIES", 2)
    begins(ada, game="kono"), begins(ada, game="kono")
    assert ada.post("/api/v1/studies", json={"game": "kono"}).json()["code"] == "study/many-studies"


# --- problems and lessons ---------------------------------------------------------------------------------------------
def test_a_problem_is_solved_move_by_move_and_its_page_tells_nothing(ada, ben, study):
    changes(ada, study, "annotate", node=1, text="The secret answer.")
    changes(ada, study, "annotate", node=3, text="Too slow.")
    assert ben.get(f"/study/{study}/problem/0").status_code == 404
    assert changes(ada, study, "annotate", node=0, text="Find it.", is_problem=True).status_code == 200
    page = ben.get(f"/study/{study}/problem/0").text
    assert "Find it." in page
    assert "secret answer" not in page

    def tries(node, move):
        return ben.post(f"/api/v1/studies/{study}/nodes/{node}/tries", json={"problem": 0, "move": move})

    assert tries(0, "a1a2").status_code == 422
    assert tries(0, "c1c3").json()["kind"] == "other"
    wrong = tries(0, "b1b3").json()
    assert (wrong["kind"], wrong["tried"]["text"]) == ("variation", "Too slow.")
    right = tries(0, "a1a3").json()
    assert (right["kind"], [reply["move"] for reply in right["replies"]]) == ("solved", ["d4d2"])


def test_problems_become_the_steps_of_a_lesson(ada, study, tmp_path):
    assert reads(ada, study, "/lesson.zip").json()["code"] == "study/no-steps"
    changes(ada, study, "annotate", node=0, is_problem=True, text="Look {here}.\nFind it.")
    changes(ada, study, "annotate", node=1, is_problem=True)
    files = zipfile.ZipFile(io.BytesIO(reads(ada, study, "/lesson.zip").content))
    file = tmp_path / "lesson.toml"
    file.write_bytes(files.read("lesson.toml"))
    lesson = read_lesson("kono", file)
    assert [(step.seat, step.solution, step.position.history) for step in lesson.steps] == [
        (0, "a1a3", ()),
        (1, "d4d2", ((0, "a1a3"),)),
    ]
    assert [step.goal(step.position, step.position.play(step.solution)) for step in lesson.steps] == [True, True]
    said = files.read("words/en.ftl").decode()
    assert 'lesson_step-1_rule = Look { "{" }here{ "}" }.' in said
    assert "lesson_step-1_try = Find it." in said


# --- people and hosts -------------------------------------------------------------------------------------------------
def test_a_profile_lists_public_studies_and_ones_own_all(ada, ben):
    ada.post("/api/v1/accounts", json={"name": "Studious", "password": "twelve letters"})
    shown, unlisted = (begins(ada, game="kono", title=f"Study {n}", is_public=n == 1) for n in (1, 2))
    own, others = ada.get("/me").text, ben.get("/people/Studious").text
    assert (f"/study/{shown}" in own, f"/study/{unlisted}" in own) == (True, True)
    assert (f"/study/{shown}" in others, f"/study/{unlisted}" in others) == (True, False)
    assert reads(ben, shown).json()["author"] == "Studious"
    table = ada.opens("trip", computers={"1": "novice"})["id"]
    ada.does(table, "resign")
    assert f"/studies?table={table}" in ada.get("/me").text  # a finished game can be studied from there
    ada.patch("/api/v1/me", json={"is_hidden": True})
    assert reads(ben, shown).json()["author"] is None


def test_what_is_kept_about_somebody_has_their_studies_and_goes_with_them(ada, ben, study):
    other = begins(ben, game="kono")
    [mine] = ada.get("/api/v1/me/export.json").json()["studies"]
    assert (mine["id"], len(mine["nodes"])) == (study, 4)
    assert ada.post("/api/v1/me/delete", json={}).status_code == 200
    assert reads(ben, study).status_code == 404
    assert reads(ben, other).status_code == 200


def test_a_host_may_do_without_studies(serve):
    ada = serve(studies=False)
    table = ada.opens("trip", mine=[0, 1])["id"]
    for path in ("/studies", "/study/abcdefghij", "/api/v1/studies", "/api/v1/studies/abcdefghij"):
        assert ada.get(path).json()["code"] == "problem/missing"
    assert ada.post("/api/v1/studies", json={"game": "kono"}).status_code == 404
    for path in ("/me", "/new/kono", f"/t/{table}"):
        assert "/studies" not in ada.get(path).text
    assert 'value="study"' not in ada.get("/new/kono").text


def test_hosts_remove_a_study_and_check_what_is_kept(serve, run, tmp_path):  # noqa: F811
    ada = serve()
    gone, left = begins(ada, game="kono"), begins(ada, game="kono")
    changes(ada, left, "play", node=0, move="a1a3")
    file = tmp_path / "table.sqlite"
    assert run("admin", "remove", "--study", gone, "--data", str(file)).code == 0
    assert [reads(ada, study).status_code for study in (gone, left)] == [404, 200]
    assert "Remove study" in run("admin", "log", "--data", str(file)).out
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT count(*) FROM notices").fetchone() == (1,)  # its owner is told
    assert run("admin", "check", "--data", str(file)).code == 0
    with sqlite3.connect(file) as database:
        database.execute("UPDATE studies SET data = replace(data, 'a1a3', 'a1a2')")
    checked = run("admin", "check", "--data", str(file))
    assert (checked.code, left in checked.out + checked.err) == (1, True)


def test_a_study_whose_rules_have_changed_says_so(serve, tmp_path):
    ada = serve()
    study = begins(ada, game="kono")
    changes(ada, study, "play", node=0, move="a1a3")
    with sqlite3.connect(tmp_path / "table.sqlite") as database:
        database.execute("UPDATE studies SET data = replace(data, 'a1a3', 'a1a2')")
    refused = reads(ada, study, "/nodes/1")
    assert (refused.status_code, refused.json()["code"]) == (409, "study/other-rules")
    assert reads(ada, study).status_code == 200


@pytest.fixture
def checked_here(monkeypatch):
    """Return a list of the bodies that are checked on the event loop from now on."""
    found, check = [], routes.form_in
    monkeypatch.setattr(
        routes, "form_in", lambda form, request, body: (found.append(body), check(form, request, body))[1]
    )
    return found


def sends(visitor, body, kind="application/json"):
    return visitor.post("/api/v1/studies", content=body, headers={"Content-Type": kind})


def test_a_file_of_more_than_64_kb_is_read_by_a_worker_process(ada, checked_here):
    first = {"id": 0, "parent": None, "move": "", "text": "[{," * 1000}
    moves = [{"id": 1, "parent": 0, "seat": 0, "move": "a1a3"}, {"id": 2, "parent": 1, "seat": 1, "move": "d4d2"}]
    file = {"obelisk-study": 1, "game": "kono", "setup": {}, "title": 'Large " file', "nodes": [first, *moves]}
    body = json.dumps({"file": file, "is_public": True}).encode() + b" " * LARGEST_BODY
    answer = sends(ada, body)
    assert answer.status_code == 201, answer.text
    told = reads(ada, answer.json()["id"]).json()
    assert (told["title"], told["is_public"], len(told["nodes"])) == ('Large " file', True, 3)
    assert [json.loads(one)["file"] for one in checked_here] == [{}]


ATTACKS = {
    "330,000 lists": b'{"file":{"a":[' + b"[]," * 330_000 + b"[]]}}",
    "21,000 lists": b'{"file":{"a":[' + b"[]," * 21_000 + b"[]]}}",
    "95,000 unknown fields": b"{" + b",".join(b'"f%d":1' % n for n in range(95_000)) + b"}",
    "95,000 fields of a file": b'{"file":{' + b",".join(b'"f%d":1' % n for n in range(95_000)) + b"}}",
    "unknown fields beside a file": b'{"file":{},' + b",".join(b'"f%d":1' % n for n in range(60_000)) + b"}",
    "50,000 levels": b'{"file":{"a":' + b"[" * 50_000 + b"]" * 50_000 + b"}}",
    "33 levels": b'{"file":{"a":' + b"[" * 33 + b"]" * 33 + b"}}" + b" " * 70_000,
    "half a letter": b'{"file":{"a":"\\ud800"}}' + b" " * 70_000,
    "a control character": b'{"file":{"a":"\\u0000"}}' + b" " * 70_000,
    "no file": b'{"title":"' + b"x" * 70_000 + b'"}',
    "no object": b"[" + b"1," * 40_000 + b"1]",
    "no JSON": b"{" * 70_000,
    "no UTF-8": b'{"file":{"a":"\xff"}}' + b" " * 70_000,
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_takes_long_to_check_is_refused_by_a_worker_process(ada, checked_here, attack):
    answer = sends(ada, ATTACKS[attack])
    assert answer.status_code == 422
    assert answer.json()["code"] in ("problem/unreadable", "problem/large", "record/lacks")
    assert len(answer.content) < 10_000
    assert all(is_small(body) for body in checked_here)


def test_only_json_begins_a_study(ada):
    assert sends(ada, b'{"game":"kono"}', "text/plain").status_code == 422
    assert sends(ada, b'{"game":"kono","strange":1}').json()["detail"].count("body.strange") == 1
    assert sends(ada, b'{"game":"kono"}', "application/json; charset=utf-8").status_code == 201


def test_a_muted_person_does_not_send_a_large_file(ada, monkeypatch):
    def refuse(request, *published):
        raise Forbidden("problem/banned")

    monkeypatch.setattr(routes, "check_text", refuse)
    assert sends(ada, ATTACKS["no JSON"]).status_code == 403
