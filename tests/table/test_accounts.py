"""Accounts: optional, and good for finding one's games again."""

import pytest
from sqlalchemy import create_engine, text

from obelisk.table.core.refusals import Unreadable
from obelisk.table.features.accounts.passwords import check_password
from obelisk.table.features.accounts.service import Service
from obelisk.table.store import opened
from obelisk.table.store.migrating import migrate
from obelisk.table.store.names import is_mixed, skeleton

WORDS = {"name": "Ada", "password": "correct horse"}


@pytest.fixture
def house(serve):
    """Names are taken for good, so every test has a server of its own."""
    return serve()


def test_signed_in_elsewhere_one_plays_ones_seats(ada, friend):
    table = ada.opens(mine=[0, 1])["id"]
    assert ada.post("/api/v1/accounts", json=WORDS).status_code == 201
    telephone = friend()
    assert telephone.sees(table)["you"]["seats"] == []
    assert telephone.post("/api/v1/sessions", json=WORDS).json() == {"account": {"name": "Ada"}}
    assert telephone.sees(table)["you"]["seats"] == [0, 1]
    assert telephone.moves(table, "a1").status_code == 200
    assert [one["id"] for one in telephone.get("/api/v1/tables?mine=1").json()["tables"]] == [table]


def test_signing_out_leaves_the_seats_with_the_account(ada, friend):
    ada.post("/api/v1/accounts", json=WORDS)
    table = ada.opens(mine=[0, 1])["id"]
    ada.delete("/api/v1/sessions")
    assert ada.get("/api/v1/sessions").json() == {"account": None}
    assert ada.sees(table)["you"]["seats"] == []
    telephone = friend()
    telephone.post("/api/v1/sessions", json=WORDS)
    assert telephone.sees(table)["you"]["seats"] == [0, 1]


def test_a_name_is_taken_whatever_its_capitals(ada, friend):
    ada.post("/api/v1/accounts", json=WORDS)
    answer = friend().post("/api/v1/accounts", json={"name": "ＡＤＡ", "password": "another one"})
    assert answer.json()["code"] == "account/taken"


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(ada, friend):
    ada.post("/api/v1/accounts", json=WORDS)
    answers = [
        friend().post("/api/v1/sessions", json={"name": name, "password": "wrong horse"}) for name in ("Ada", "Nobody")
    ]
    assert answers[0].status_code == answers[1].status_code == 403
    assert answers[0].json() == answers[1].json()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "password"), [("", "correct horse"), ("a" * 25, "correct horse"), ("Ada", "short")])
def test_names_and_passwords_are_bounded(ada, name, password):
    assert ada.post("/api/v1/accounts", json={"name": name, "password": password}).status_code == 422


def test_a_password_is_kept_only_as_an_argon2_hash(ada, tmp_path):
    ada.post("/api/v1/accounts", json=WORDS)
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("table.sqlite*"))
    assert b"correct horse" not in kept
    assert b"$argon2id$" in kept


@pytest.mark.slow
def test_guessing_passwords_is_slowed_down(serve):
    ada = serve(tries=3)
    answers = [ada.post("/api/v1/sessions", json=WORDS).status_code for _ in range(4)]
    assert answers == [403, 403, 403, 429]


def test_who_knew_the_session_before_is_not_signed_in_with_it(ada, friend):
    table = ada.opens(mine=[0, 1])["id"]
    thief = friend()
    thief.cookies.set("obelisk", ada.cookies["obelisk"])
    ada.post("/api/v1/accounts", json=WORDS)
    assert thief.get("/api/v1/sessions").json() == {"account": None}
    assert ada.sees(table)["you"] == {"seats": [0, 1], "eye": 0, "is_host": True}


@pytest.mark.slow
def test_the_games_of_one_account_do_not_move_to_another(ada, friend):
    ada.post("/api/v1/accounts", json=WORDS)
    table = ada.opens(mine=[0, 1])["id"]
    ada.post("/api/v1/accounts", json={"name": "Bea", "password": "another horse"})
    assert ada.sees(table)["you"]["seats"] == []


def test_guessing_from_many_addresses_is_slowed_down_by_name(serve):
    ada = serve(tries=3)
    ada.app.state.tables.find_service(Service).tries.most = 0  # every guess comes from an address of its own
    answers = [ada.post("/api/v1/sessions", json={**WORDS, "name": name}) for name in ("Ada", "ada ", "ＡＤＡ", "Ada")]
    assert [answer.status_code for answer in answers] == [403, 403, 403, 429]
    assert answers[-1].json()["code"] == "account/many-tries"
    assert int(answers[-1].headers["retry-after"]) > 60
    assert ada.post("/api/v1/sessions", json={**WORDS, "name": "Ben"}).status_code == 403


def test_guessing_does_not_lock_the_owner_out(serve):
    ada = serve(tries=3)
    ada.app.state.tables.find_service(Service).tries.most = 0
    ada.post("/api/v1/accounts", json=WORDS)
    at_home = ada.cookies["obelisk"]
    ada.delete("/api/v1/sessions")
    ada.cookies.clear()
    while ada.post("/api/v1/sessions", json={**WORDS, "password": "a guess or two"}).status_code != 429:
        pass
    assert ada.post("/api/v1/sessions", json=WORDS).status_code == 429
    ada.cookies.set("obelisk", at_home)
    assert ada.post("/api/v1/sessions", json=WORDS).status_code == 201


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password"),
        ("        ", "password-repeats"),
        ("\u3000 \u3000 \u3000 \u3000 ", "password-repeats"),
        ("aaaaaaaaaa", "password-repeats"),
        ("abababab", "password-repeats"),
        ("Kono!Kono!", "password-repeats"),
        ("20261116", "password-digits"),
        ("1234 5678 90", "password-digits"),
        ("１９４５８７０２", "password-digits"),
        ("qwertyuiop", "password-row"),
        ("1qaz2wsx", "password-row"),
        ("abcd1234", "password-row"),
        ("poiuytrewq", "password-row"),
        ("Adalbert", "password-name"),
        ("my adalbert 7", "password-name"),
        ("trebladA12", "password-name"),
        ("password", "password-common"),
        ("Password123!", "password-common"),
        ("P@ssw0rd", "password-common"),
        ("sunshine99", "password-common"),
        ("iloveyou!!", "password-common"),
        ("hellohallo", "password-common"),
        ("letmein2026", "password-common"),
    ],
)
def test_passwords_that_are_guessed_first_are_refused_with_the_reason(password, code):
    with pytest.raises(Unreadable) as refused:
        check_password(password, "Adalbert")
    assert refused.value.code == f"account/{code}"
    assert refused.value.explain("en") != refused.value.explain("ja")


@pytest.mark.parametrize(
    "password",
    ["correct horse", "another one", "Tr0ub4dor&3", "xkcd-936-ok", "うまとでんちと石", "9f2c1b7e44", "fjrieows"],
)
def test_other_passwords_are_good(password):
    check_password(password, "Adalbert")
    check_password(password, "A")


@pytest.mark.parametrize(
    ("taken", "name"),
    [
        ("Ada", "Аdа"), ("ace", "асе"), ("Ivan", "lvan"), ("Bob", "B0b"), ("Paul", "Pau1"), ("modern", "modem"),
        ("Ada", "A\u200dda"), ("Ada", "Ada\ufe0f"), ("Ada", "Ada\u3164"), ("NIKO", "ΝΙΚΟ"), ("HOPE", "НОРЕ"),
        ("タロー", "夕口一"), ("へい", "ヘい"),
    ],
)  # fmt: skip
def test_a_name_that_looks_like_another_is_refused(ada, friend, taken, name):
    assert ada.post("/api/v1/accounts", json={**WORDS, "name": taken}).status_code == 201
    answer = friend().post("/api/v1/accounts", json={**WORDS, "name": name})
    assert answer.json()["code"] in ("account/look-alike", "account/mixed-letters")
    assert answer.status_code in (409, 422)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200d"])
def test_a_name_is_seen(ada, name):
    assert ada.post("/api/v1/accounts", json={**WORDS, "name": name}).json()["code"] == "account/name"


@pytest.mark.parametrize(
    "name", ["Ада", "Νίκος", "太郎Taro", "ドラえもん", "민수", "O'Neill", "Zoë", "יוסי", "Ada 2", "محمد"]
)
def test_names_of_all_the_world_are_good(name):
    assert skeleton(name)
    assert not is_mixed(name)


def test_old_names_that_look_alike_stay_and_no_third_joins_them(tmp_path, serve):
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    engine = create_engine(database)
    migrate(engine, "0002")
    with engine.begin() as connection:
        for number, name in enumerate(("op", "ор"), 1):
            row = {"id": number, "name": name, "folded": name, "password": "", "at": 1}
            connection.execute(text("INSERT INTO accounts VALUES (:id, :name, :folded, :password, :at)"), row)
    engine.dispose()
    opened(database).dispose()
    visitor = serve()
    answers = [visitor.post("/api/v1/accounts", json={**WORDS, "name": name}) for name in ("ОР", "ΟΡ")]
    assert [answer.json()["code"] for answer in answers] == ["account/taken", "account/look-alike"]
