"""A muted person publishes no text: every field of a request that can hold text is listed here, and tried."""

import typing

import pytest

from obelisk.table.features.moderation.store.actions import Host
from obelisk.table.web.app import make
from obelisk.table.web.schema import Form
from obelisk.table.web.settings import Settings
from tests.table.conftest import UNLIMITED

PASSWORD = "a dozen of letters"
BAD = "buy my potatoes"
PRIVATE = {
    "Attempt.bench, Attempt.cells, Attempt.move": "a step of a lesson: nothing is stored",
    "Building.layout, Building.rest, Building.word": "a workbench: nothing is stored",
    "ClockNumbers.kind, NewTable.clock, NewTournament.clock, QuickWish.clock": "a clock that the server knows",
    "Change.judgement, MarkForm.colour": "one of the words that the server knows",
    "Change.move, Message.move, Moving.move, Try.move": "a legal move in the game's notation",
    "Dealing.hash, Dealing.salt, Dealing.setup": "a dealing to be checked: nothing is stored",
    "HostAction.name, HostAction.reason, HostAction.whom": "for hosts alone",
    "Joining.secret, Leaving.password, Signing.password": "secrets",
    "NewPassword.new_password, NewPassword.password": "secrets",
    "Laying.layout, Laying.rest, Laying.word": "a workbench, for its player alone",
    "Looking.language": "one of the languages that there are",
    "MailAddress.address": "for mail, never shown to others",
    "Message.key": "tells retries apart, for their sender alone",
    "NewStudy.copy_of, NewStudy.table, Reporting.table": "the id of something that others see already",
    "NewStudy.game, NewTable.game, NewTournament.game, QuickWish.game": "the name of a game that is installed",
    "NewStudy.options, NewTable.options, NewTournament.options": "options that the game itself defines",
    "NewTable.computers, NewTournament.filler, Taking.level": "levels that the server knows",
    "Planning.lines": "conditional moves, for their player alone",
    "PushAddress.endpoint, PushDevice.endpoint, PushKeys.auth, PushKeys.p256dh": "for push services alone",
    "Reporting.text": "for hosts alone: a muted person may still report others",
}
"""Fields that hold text and publish none, each with the reason."""


def table_of(visitor):
    return visitor.opens("trip", mine=[0])["id"]


def study_of(visitor):
    return visitor.post("/api/v1/studies", json={"game": "trip"}).json()["id"]


def changed(visitor, **change):
    return visitor.post(f"/api/v1/studies/{study_of(visitor)}/changes", json=change)


PUBLISHED = {
    "AboutMe.name": lambda who, game: who.patch("/api/v1/me", json={"name": BAD}),
    "Acting.name": lambda who, game: who.does(game, "rename", name=BAD),
    "Acting.text": lambda who, game: who.does(game, "say", text=BAD),
    "Change.text": lambda who, game: changed(who, kind="annotate", text=BAD),
    "Change.title": lambda who, game: changed(who, kind="entitle", title=BAD),
    "Entering.name": lambda who, game: who.post(f"/api/v1/tournaments/{game.cup}/entrants", json={"name": BAD}),
    "MarkForm.place": lambda who, game: changed(who, kind="paint", marks=[{"place": BAD}]),
    "MarkForm.to": lambda who, game: changed(who, kind="paint", marks=[{"place": "cell a1", "to": BAD}]),
    "NewStudy.file": lambda who, game: who.post("/api/v1/studies", json={"file": {"title": BAD}}),
    "NewStudy.sheet": lambda who, game: who.post("/api/v1/studies", json={"game": "trip", "sheet": BAD}),
    "NewStudy.title": lambda who, game: who.post("/api/v1/studies", json={"game": "trip", "title": BAD}),
    "NewTable.name": lambda who, game: who.post("/api/v1/tables", json={"game": "trip", "name": BAD}),
    "NewTable.sheet": lambda who, game: who.post("/api/v1/tables", json={"game": "trip", "sheet": BAD}),
    "NewTournament.name": lambda who, game: who.post("/api/v1/tournaments", json={"game": "trip", "name": BAD}),
    "NewTournament.title": lambda who, game: who.post("/api/v1/tournaments", json={"game": "trip", "title": BAD}),
    "Signing.name": lambda who, game: who.post("/api/v1/accounts", json={"name": BAD, "password": PASSWORD}),
    "Taking.name": lambda who, game: who.post(who.at(game.free, "/seats"), json={"seat": 1, "name": BAD}),
}
"""Fields whose text others see, each with a request that publishes some."""


class Game(str):
    """A table at which the muted person sits, a table with a free seat, and a tournament to join."""

    free = cup = ""


def forms():
    found, waiting = set(), [Form]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        found.add(kind)
    return found - {Form}


def holds_text(kind):
    return kind in (str, typing.Any) or any(holds_text(part) for part in typing.get_args(kind) if part is not None)


def test_every_field_that_can_hold_text_is_listed():
    make(Settings(database="sqlite://", **UNLIMITED))  # loads every module that defines a form
    fields = {
        f"{form.__name__}.{name}"
        for form in forms()
        for name, field in form.model_fields.items()
        if holds_text(field.annotation) and typing.get_origin(field.annotation) is not typing.Literal
    }
    private = {name for names in PRIVATE for name in names.split(", ")}
    assert not private & PUBLISHED.keys()
    assert fields == private | PUBLISHED.keys()


@pytest.fixture
def muted(serve, tmp_path):
    """Return a guest called Ben whom a host mutes, and the places where Ben can write."""
    ada = serve()
    ben = type(ada)(ada.app, ada.portal)
    game = Game(ada.opens("trip", name="Ada")["id"])
    ben.sits(game, name="Ben")
    game.free = ada.opens("kono")["id"]
    game.cup = ada.post("/api/v1/tournaments", json={"game": "trip", "name": "Ada"}).json()["id"]
    engine = ada.app.state.tables.engine
    Host(engine).mute(f"{game}:1", 2, "shouting")
    ada.portal.call(ada.app.state.tables.admin_changes.look)
    return ben, game


def is_silenced(answer):
    return answer.status_code == 403 and answer.json()["code"].startswith("moderation/silenced")


@pytest.mark.parametrize("field", PUBLISHED)
def test_a_muted_person_publishes_no_text_by_this_field_and_reads_why(muted, field):
    ben, game = muted
    answer = PUBLISHED[field](ben, game)
    assert is_silenced(answer), answer.text
    assert "shouting" in answer.json()["detail"]


@pytest.mark.parametrize("field", PUBLISHED)
def test_a_muted_account_publishes_no_text_on_any_device(muted, field):
    ben, game = muted
    assert ben.post("/api/v1/accounts", json={"name": "Ben", "password": PASSWORD}).status_code == 201
    phone = type(ben)(ben.app, ben.portal)
    phone.post("/api/v1/sessions", json={"name": "Ben", "password": PASSWORD})
    assert is_silenced(PUBLISHED[field](phone, game))


def test_a_muted_person_lists_no_study_with_older_texts(muted):
    ben, _ = muted
    assert is_silenced(changed(ben, kind="entitle", is_public=True))
    assert is_silenced(ben.post("/api/v1/studies", json={"game": "trip", "is_public": True}))


def test_a_muted_person_still_plays_under_the_name_of_before(muted):
    ben, game = muted
    ben.sits(game.free, name="Ben")
    assert ben.does(game, "rename", name="Ben").status_code == 200
    assert ben.post(f"/api/v1/tournaments/{game.cup}/entrants", json={}).status_code == 201
    assert changed(ben, kind="play", move="a1").status_code == 200
    report = {"table": game, "kind": "table", "reason": "other", "text": "unfair"}
    assert ben.post("/api/v1/reports", json=report).status_code == 201


def test_a_muted_guest_is_nameless_where_their_cookie_says_something_new(muted):
    ben, _ = muted
    ben.cookies.delete("name")
    ben.cookies.set("name", "Potatoes")
    assert ben.sees(ben.opens("trip")["id"])["seats"][0]["name"] == ""


@pytest.mark.parametrize("way", ["account", "link"])
def test_a_mute_stays_with_a_browser_that_changes_to_another_account(muted, way):
    ben, _ = muted
    other = type(ben)(ben.app, ben.portal)
    other.post("/api/v1/accounts", json={"name": "Benedict", "password": PASSWORD})
    ben.post("/api/v1/accounts", json={"name": "Ben", "password": PASSWORD})
    if way == "account":
        ben.post("/api/v1/sessions", json={"name": "Benedict", "password": PASSWORD})
    else:
        secret = other.post("/api/v1/me/devices").json()["link"].rpartition("/")[2]
        ben.post("/api/v1/me/join", json={"secret": secret})
    assert ben.get("/api/v1/sessions").json()["account"] == {"name": "Benedict"}
    assert is_silenced(ben.does(table_of(ben), "say", text=BAD))


def test_a_mute_outlasts_signing_out_and_ends_there_with_it(muted):
    ben, _ = muted
    ben.post("/api/v1/accounts", json={"name": "Ben", "password": PASSWORD})
    ben.delete("/api/v1/sessions")
    assert ben.get("/api/v1/sessions").json()["account"] is None
    table = ben.opens("trip")["id"]
    assert is_silenced(ben.does(table, "say", text=BAD))
    Host(ben.app.state.tables.engine).unmute("Ben", "enough")
    ben.portal.call(ben.app.state.tables.admin_changes.look)
    assert ben.does(table, "say", text="sorry").status_code == 200
