"""Peace at the tables: mute, block, report; what hosts do by page and by command, with a log; and who is told."""

import re

import pytest
from sqlalchemy import create_engine, text

from obelisk.table.features.moderation.store.actions import Host
from obelisk.table.service import admin_changes as orders
from tests.terminal.conftest import quiet_environment, run  # noqa: F401 (fixtures)

PASSWORD = "a dozen of letters"


@pytest.fixture
def admin(run, tmp_path):  # noqa: F811
    """Return a function that types a command about the database of this test."""

    def typed(*words):
        answer = run("admin", *words, "--data", str(tmp_path / "table.sqlite"))
        assert answer.code == 0, answer.out
        return answer.out

    return typed


@pytest.fixture
def ada(serve, monkeypatch):
    """Somebody at a server that is running."""
    monkeypatch.setattr(orders, "SECONDS", 0.02)
    return serve()


@pytest.fixture
def ben(ada):
    return type(ada)(ada.app, ada.portal)


@pytest.fixture
def cleo(ada):
    return type(ada)(ada.app, ada.portal)


@pytest.fixture
def game(ada, ben):
    table = ada.opens("trip", name="Ada")["id"]
    ben.sits(table, name="Ben")
    return table


def signed_up(visitor, name):
    answer = visitor.post("/api/v1/accounts", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return visitor


def shuns(visitor, table, seat, kind, on=True):
    answer = visitor.post(visitor.at(table, "/people"), json={"seat": seat, "kind": kind, "on": on})
    assert answer.status_code == 200, answer.text
    return answer.json()


def obeyed(visitor):
    """Let the server hear of what a command has done."""
    visitor.portal.call(visitor.app.state.tables.admin_changes.look)


def acts(host, action, whom, reason="as it must be", **more):
    return host.post("/api/v1/host/actions", json={"action": action, "whom": whom, "reason": reason, **more})


@pytest.fixture
def host(cleo, admin):
    """A host on the pages: only a command makes one."""
    signed_up(cleo, "Cleo")
    assert cleo.get("/host").status_code == 403
    assert acts(cleo, "ban", "Cleo").json()["code"] == "moderation/hosts-only"
    assert "is a host now" in admin("host", "Cleo")
    obeyed(cleo)
    assert cleo.get("/host").status_code == 200
    return cleo


# --- what players do ---


def test_whom_one_has_muted_is_known_at_every_table_and_to_nobody_else(ada, ben, game):
    assert shuns(ada, game, 1, "mute") == {"muted": [1], "blocked": []}
    assert ben.get(ben.at(game, "/people")).json() == {"muted": [], "blocked": []}
    other = ben.opens("kono", name="Benjamin")["id"]
    ada.sits(other)
    assert ada.get(ada.at(other, "/people")).json()["muted"] == [0]
    (entry,) = ada.get("/api/v1/me/shunned").json()["shunned"]
    assert (entry["name"], entry["kind"]) == ("Ben", "mute")
    assert ada.delete(f"/api/v1/me/shunned/{entry['id']}").status_code == 204
    assert ada.get(ada.at(other, "/people")).json()["muted"] == []


def test_a_mute_follows_somebody_into_their_account_and_onto_other_devices(ada, ben, cleo, game):
    shuns(ada, game, 1, "mute")
    signed_up(ben, "Ben")
    cleo.post("/api/v1/sessions", json={"name": "Ben", "password": PASSWORD})
    elsewhere = cleo.opens("kono")["id"]
    assert ada.get(ada.at(elsewhere, "/people")).json()["muted"] == [0]


@pytest.mark.parametrize("blocker", [0, 1])
def test_who_is_blocked_does_not_sit_down_with_whoever_blocked_them_nor_the_other_way_round(ada, ben, game, blocker):
    one, other = (ada, ben) if blocker == 0 else (ben, ada)
    shuns(one, game, 1 - blocker, "block")
    for host, guest in ((one, other), (other, one)):
        table = host.opens("kono")["id"]
        answer = guest.post(guest.at(table, "/seats"), json={"seat": 1})
        assert (answer.status_code, answer.json()["code"]) == (403, "table/apart")
        assert host.sees(table)["seats"][1]["kind"] == "open"
    shuns(one, game, 1 - blocker, "block", on=False)
    other.sits(one.opens("kono")["id"])


def test_a_quick_game_never_pairs_those_who_have_blocked_each_other(ada, ben, cleo, game):
    shuns(ben, game, 0, "block")
    waiting = ada.post("/api/v1/quick", json={"game": "kono"}).json()
    with ada.live(waiting["id"]):
        assert ben.post("/api/v1/quick", json={"game": "kono"}).json()["waits"]
        assert cleo.post("/api/v1/quick", json={"game": "kono"}).json() == {"id": waiting["id"], "waits": False}


def test_a_tournament_knows_which_two_have_blocked_each_other_on_whichever_device(ada, ben, cleo, game):
    shuns(ben, game, 0, "block")
    signed_up(ben, "Ben")
    cleo.post("/api/v1/sessions", json={"name": "Ben", "password": PASSWORD})
    tables = ada.app.state.tables
    seats = tables.known(game).table.seats
    elsewhere = tables.known(cleo.opens("kono")["id"]).table.seats[0].owner
    assert tables.gate.pairs_apart([None, seats[0].owner, elsewhere]) == {(1, 2)}
    assert tables.gate.pairs_apart([elsewhere, None, seats[0].owner]) == {(0, 2)}
    assert tables.gate.pairs_apart([elsewhere, seats[1].owner]) == frozenset()


def test_nobody_mutes_or_reports_themselves_or_a_computer(ada):
    table = ada.opens("trip", mine=[0], computers={"1": "novice"}, name="Ada")["id"]
    for seat, code in ((0, "moderation/oneself"), (1, "moderation/nobody-there"), (9, "moderation/nobody-there")):
        answer = ada.post(ada.at(table, "/people"), json={"seat": seat, "kind": "mute"})
        assert answer.json()["code"] == code
    report = {"table": table, "kind": "name", "seat": 0, "reason": "name"}
    assert ada.post("/api/v1/reports", json=report).json()["code"] == "moderation/oneself"


def test_a_line_of_chat_is_reported_as_it_was_said(ada, ben, game, host):
    ben.does(game, "say", text="You are a potato")
    (line,) = ada.sees(game)["chat"]
    report = {"table": game, "kind": "chat", "seat": 1, "at": line["at"], "reason": "abuse", "text": "Not nice."}
    assert ada.post("/api/v1/reports", json=report).status_code == 201
    assert ada.post("/api/v1/reports", json={**report, "at": 1}).json()["code"] == "moderation/no-line"
    page = host.get("/host").text
    for part in ("You are a potato", "Not nice.", f"{game}:1", "Insults or hate"):
        assert part in page


def test_the_command_lists_a_report_with_who_made_it_and_what_they_added(ada, ben, cleo, game, admin):
    ben.does(game, "say", text="You are a potato")
    (line,) = ada.sees(game)["chat"]
    report = {"table": game, "kind": "chat", "seat": 1, "at": line["at"], "reason": "abuse", "text": "Not nice."}
    ada.post("/api/v1/reports", json=report)
    cleo.post("/api/v1/reports", json={"table": game, "kind": "table", "reason": "other"})
    heading, by_name, by_guest = (re.split(r"\s{2,}", line.strip()) for line in admin("reports").splitlines())
    assert heading[-3:] == ["Text", "Reported by", "Says"]
    assert by_name[-4:] == ["Ben", "You are a potato", "Ada", "Not nice."]
    assert by_guest[-1] == "a guest"
    assert "ゲスト" in admin("reports", "--lang", "ja")


def test_reports_are_counted(serve):
    ada = serve(requests=1000)
    table = ada.opens("trip")["id"]
    report = {"table": table, "kind": "table", "reason": "other"}
    answers = [ada.post("/api/v1/reports", json=report) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [201] * 10 + [429]
    assert "retry-after" in answers[-1].headers


# --- what hosts do ---


def test_whoever_a_host_has_muted_says_nothing_anywhere_and_is_told_why(ada, ben, game, host):
    assert acts(host, "mute", f"{game}:1", "shouting", hours=2).status_code == 200
    answer = ben.does(game, "say", text="hello")
    assert (answer.status_code, answer.json()["code"]) == (403, "moderation/silenced")
    assert "shouting" in answer.json()["detail"]
    assert ben.moves(game, "a1").status_code == 409  # it is Ada's turn: playing goes on
    assert ada.does(game, "say", text="hello").status_code == 200
    page = ben.get("/").text
    assert "A host has muted you" in page
    assert "shouting" in page
    assert "shouting" not in ada.get("/").text
    number = page.partition('action="/notices/')[2].partition("?")[0]
    assert ada.post(f"/notices/{number}", follow_redirects=False).status_code == 303  # not hers: nothing happens
    assert "A host has muted you" in ben.get("/").text
    assert ben.post(f"/notices/{number}?back=/learn", follow_redirects=False).headers["location"] == "/learn"
    assert "A host has muted you" not in ben.get("/").text
    assert acts(host, "unmute", f"{game}:1").status_code == 200
    assert ben.does(game, "say", text="sorry").status_code == 200


def test_a_guest_is_renamed_at_a_table_and_the_log_of_the_table_still_holds(ada, ben, game, host, admin):
    ada.moves(game, "a1")
    assert acts(host, "rename", f"{game}:1", "rude", name="Bee").status_code == 200
    assert ada.sees(game)["seats"][1]["name"] == "Bee"
    assert "your name to “Bee”" in ben.get("/").text
    assert ben.moves(game, ben.get(ben.at(game, "/moves")).json()["moves"][0]).status_code == 200
    assert "nothing is damaged" in admin("check")


def test_an_account_is_renamed_and_removed_with_a_reason(ben, host):
    signed_up(ben, "Bad Name")
    assert acts(host, "rename", "Bad Name", "rude", name="Good Name").json() == {"done": "Good Name"}
    assert ben.get("/api/v1/me").json()["name"] == "Good Name"
    assert acts(host, "remove-account", "Good Name", "asked for it").status_code == 200
    assert ben.get("/api/v1/me").json()["account"] is None
    assert "removed your account" in ben.get("/").text


def is_refused(answer):
    return (answer.status_code, answer.json()["code"]) == (403, "moderation/renamed")


def test_a_guest_cannot_take_a_name_again_that_a_host_has_taken_away(ada, ben, game, admin):
    admin("rename", f"{game}:1", "Neutral")
    obeyed(ben)
    answer = ben.does(game, "rename", name="Ben")
    assert is_refused(answer)
    assert "“Ben”" in answer.json()["detail"]
    assert is_refused(ben.does(game, "rename", name=" ΒEN "))  # what looks like it is no better: a Greek letter
    assert is_refused(ben.patch("/api/v1/me", json={"name": "Ben"}))
    assert is_refused(ben.post("/api/v1/accounts", json={"name": "Ben", "password": PASSWORD}))
    other = ada.opens("kono")["id"]
    assert is_refused(ben.post(ben.at(other, "/seats"), json={"seat": 1, "name": "Ben"}))
    for mine in ([0], [0, 1]):
        assert is_refused(ben.post("/api/v1/tables", json={"game": "kono", "mine": mine, "name": "Ben"}))
    assert ada.sees(game)["seats"][1]["name"] == "Neutral"
    # Others may be called so, and the guest may be called otherwise.
    assert ada.does(game, "rename", name="Ben").status_code == 200
    assert ben.does(game, "rename", name="Benedict").status_code == 200


def test_the_name_that_a_browser_keeps_is_not_used_after_a_host_has_taken_it_away(ada, ben, game, admin):
    admin("rename", f"{game}:1", "Neutral")
    obeyed(ben)
    assert ben.cookies["name"] == "Ben"
    assert ben.get("/api/v1/me").json()["name"] == ""
    other = ada.opens("kono")["id"]
    ben.sits(other)
    assert ada.sees(other)["seats"][1]["name"] == ""
    assert 'data-called=""' in ben.get("/").text
    assert [one["name"] for one in ben.get("/api/v1/me/export.json").json()["moderation"]["taken_names"]] == ["Ben"]


def test_the_key_of_a_seat_does_not_bring_a_name_back(ada, ben, admin):
    table = ada.opens("trip")["id"]
    key = ben.sits(table, name="Ben")["key"]
    admin("rename", f"{table}:1", "Neutral")
    obeyed(ada)
    program = type(ada)(ada.app, ada.portal)
    program.headers["Authorization"] = f"Bearer {key}"
    assert is_refused(program.does(table, "rename", name="Ben"))
    assert program.does(table, "rename", name="Bot").status_code == 200


def test_an_account_cannot_take_a_name_again_that_a_host_has_taken_away_until_a_host_gives_it_back(ada, ben, admin):
    signed_up(ben, "Bad Name")
    admin("rename", "Bad Name", "Good Name")
    obeyed(ben)
    assert is_refused(ben.patch("/api/v1/me", json={"name": "bad name"}))
    assert is_refused(ben.post("/api/v1/tables", json={"game": "kono", "name": "Bad Name"}))
    elsewhere = type(ada)(ada.app, ada.portal)
    elsewhere.post("/api/v1/sessions", json={"name": "Good Name", "password": PASSWORD})
    assert is_refused(elsewhere.patch("/api/v1/me", json={"name": "Bad Name"}))
    assert ben.patch("/api/v1/me", json={"name": "Fine Name"}).status_code == 200
    admin("rename", "Fine Name", "Bad Name")
    obeyed(ben)
    assert ben.get("/api/v1/me").json()["name"] == "Bad Name"
    assert is_refused(ben.patch("/api/v1/me", json={"name": "Fine Name"}))


def test_an_account_is_still_shown_to_its_owner_whose_seat_a_host_has_renamed(ben, admin):
    signed_up(ben, "Ben")
    table = ben.opens("trip")["id"]
    admin("rename", f"{table}:0", "Neutral")
    obeyed(ben)
    assert "<span>Ben</span>" in ben.get("/").text
    assert ben.sees(ben.opens("trip")["id"])["seats"][0]["name"] == ""


def test_a_guest_is_banned_by_their_seat_and_let_in_again(ben, game, host):
    assert acts(host, "ban", f"{game}:1").status_code == 200
    assert ben.get("/").status_code == 403
    assert acts(host, "unban", f"{game}:1").status_code == 200
    assert ben.get("/").status_code == 200


def test_a_removed_table_is_gone_and_its_people_are_told(ada, game, host):
    assert acts(host, "remove-table", game, "spam").status_code == 200
    assert ada.get(ada.at(game)).status_code == 404
    assert f"removed table {game}" in ada.get("/").text


@pytest.mark.parametrize("reason", ["", "   ", "x" * 301])
def test_nothing_is_done_without_a_reason(ben, game, host, reason):
    answer = acts(host, "ban", f"{game}:1", reason)
    assert (answer.status_code, answer.json()["code"]) == (422, "moderation/reason-missing")
    assert ben.get("/").status_code == 200


def test_what_cannot_be_done_is_neither_done_nor_logged(host, game, admin):
    for action, whom, code in (
        ("mute", "Nobody", "admin/no-account"),
        ("close", "77", "moderation/no-report"),
        ("close", "x", "moderation/no-report"),
        ("unmute", f"{game}:1", "moderation/not-muted"),
        ("unban", f"{game}:1", "admin/not-banned"),
        ("remove-table", "aaaaaaaaaa", "table/unknown"),
        ("rename", "Cleo", "account/name"),
    ):
        assert acts(host, action, whom).json()["code"] == code
    assert acts(host, "mute", f"{game}:1", hours=0).json()["code"] == "moderation/hours"
    assert admin("log").count("\n") == 2  # the heading, and who was made a host


def test_the_log_says_who_did_what_to_whom_and_why(ada, ben, game, host, admin):
    ada.post("/api/v1/reports", json={"table": game, "kind": "name", "seat": 1, "reason": "name"})
    (report,) = admin("reports").splitlines()[1:]
    assert f"Unsuitable name  {game}:1" in report
    assert acts(host, "close", "1", "we spoke").status_code == 200
    assert acts(host, "close", "1", "again").json()["code"] == "moderation/closed-already"
    assert "we spoke" in ada.get("/").text
    admin("mute", f"{game}:1", "--hours", "3", "--reason", "loud")
    admin("rename", f"{game}:1", "Bee", "--reason", "better")
    obeyed(ben)
    assert ben.does(game, "say", text="hello").json()["code"] == "moderation/silenced"
    admin("unmute", f"{game}:1")
    # In words, as on the page, and a new name beside the old one.
    written = [re.split(r"\s{2,}", line)[1:] for line in admin("log").splitlines()[1:]]
    assert [line[:3] for line in written] == [
        ["obelisk admin", "Unmute", "Bee"],
        ["obelisk admin", "Rename", "Ben → Bee"],
        ["obelisk admin", "Mute", "Ben"],
        ["Cleo", "Close report", "#1"],
        ["obelisk admin", "Made host", "Cleo"],
    ]
    assert "名前を変更" in admin("log", "--lang", "ja")
    page = host.get("/host").text
    for part in ("loud", "better", "we spoke", "Cleo"):
        assert part in page
    assert "no longer a host" in admin("host", "Cleo", "--revoke")
    obeyed(host)
    assert host.get("/host").status_code == 403


def test_the_log_names_a_guest_whom_the_page_knows_by_their_session_alone(game, host):
    for done, undone in (("mute", "unmute"), ("ban", "unban")):
        acts(host, done, f"{game}:1")
        (session,) = re.findall(rf'data-action="{undone}" data-whom="(session [0-9a-f]{{64}})"', host.get("/host").text)
        assert acts(host, undone, session).status_code == 200
    log = host.get("/host").text.partition('id="log-title"')[2]
    assert log.count("<td>Ben</td>") == 4
    assert "session" not in log


def test_people_and_tables_are_found_by_a_part_of_their_name(ada, game, host):
    signed_up(ada, "Adelaide")
    page = host.get("/host?q=delai").text
    assert 'data-whom="Adelaide"' in page
    assert f"/t/{game}" in host.get("/host?q=Ben").text
    assert f"/t/{game}" in host.get(f"/host?q={game}").text
    assert "Nothing found" in host.get("/host?q=%25").text


def test_what_is_kept_goes_along_into_the_export_and_is_forgotten_with_the_rest(ada, ben, game, host, tmp_path):
    shuns(ada, game, 1, "block")
    ada.post("/api/v1/reports", json={"table": game, "kind": "name", "seat": 1, "reason": "name", "text": "hm"})
    acts(host, "mute", f"{game}:0", "loud")
    acts(host, "rename", f"{game}:0", "rude", name="Adele")
    told = ada.get("/api/v1/me/export.json").json()["moderation"]
    assert [one["name"] for one in told["shunned"]] == ["Ben"]
    assert [one["text"] for one in told["reports"]] == ["hm"]
    assert [one["code"] for one in told["notices"]] == ["moderation/told/muted", "moderation/told/renamed"]
    assert [one["reason"] for one in told["muted"]] == ["loud"]
    assert [one["what"] for one in told["done_by_hosts"]] == ["mute", "rename"]
    ada.post("/api/v1/me/delete", json={})
    engine = create_engine(f"sqlite:///{tmp_path / 'table.sqlite'}")
    with engine.connect() as connection:
        for name in ("shunned", "reports", "notices", "silences", "taken_names"):
            assert connection.execute(text(f"SELECT count(*) FROM {name}")).scalar() == 0, name
        log = connection.execute(text("SELECT what, whom FROM host_log ORDER BY id")).all()
    engine.dispose()
    assert [tuple(line) for line in log] == [("host", "Cleo"), ("mute", ""), ("rename", "")]


def test_an_open_page_of_hosts_is_for_nobody_else_and_may_be_switched_off(serve):
    ada = serve(moderation=False)
    table = ada.opens("trip")["id"]
    assert 'id="people"' not in ada.get(f"/t/{table}").text
    assert ada.get("/host").status_code == 404
    assert ada.get(ada.at(table, "/people")).status_code == 404
    assert ada.get("/api/v1/me/shunned").status_code == 404
    for path in (ada.at(table, "/people"), "/api/v1/reports", "/api/v1/host/actions"):
        assert ada.post(path, json={"table": table, "kind": "table", "reason": "other"}).status_code in (404, 422)
    assert "/host" not in ada.get("/").text


def test_what_a_host_does_at_one_server_is_obeyed_at_all(postgresql, serve):
    ada, ben = serve(database=postgresql), serve(database=postgresql)
    table = ada.opens("trip", name="Ada")["id"]
    ben.sits(table, name="Ben")
    Host(ada.app.state.tables.engine).mute(f"{table}:1", 1, "loud")
    obeyed(ben)
    assert ben.does(table, "say", text="hello").json()["code"] == "moderation/silenced"
    assert shuns(ben, table, 0, "block") == {"muted": [], "blocked": [0]}
    other = ada.opens("kono")["id"]
    assert ben.post(ben.at(other, "/seats"), json={"seat": 1}).json()["code"] == "table/apart"
