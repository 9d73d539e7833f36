"""Accounts: optional, and good for finding one's games again."""

import pytest

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
