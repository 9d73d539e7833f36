"""A game with a mistake in its rules: its pages and answers say what is wrong, and so does the log; others go on."""

import pytest

from obelisk.kernel.cache import meanwhile
from obelisk.kernel.cache.meanwhile import Patience

HTML = {"Accept": "text/html"}


def logged(caplog, event):
    return [record.fields for record in caplog.records if getattr(record, "event", "") == event]


@pytest.fixture
def patient():
    """Nothing is compiled: the rules run as plain Python."""
    yield lambda: meanwhile.be(Patience.ALWAYS)
    meanwhile.be(Patience.NONE)


def test_a_rule_with_a_wrong_argument_makes_its_game_unusable_and_no_other(mistaken, serve, caplog):
    with pytest.raises(TypeError):
        mistaken("toy-args", ("def apply(s, seat, move):", "def apply(s, player, move):\n    seat = player"))
    caplog.set_level("INFO", "obelisk.table")
    visitor = serve()
    sentence = "write the rule as apply(s, seat, move), not (s, player, move) ("
    for path in ("/", "/new/trip"):
        assert visitor.get(path, headers=HTML).status_code == 200
    for path in ("/new/toy-args", "/learn/toy-args"):
        page = visitor.get(path, headers=HTML)
        assert page.status_code == 404
        assert sentence in page.text
        assert "toy_args.py, line 26)" in page.text
    refused = visitor.post("/api/v1/tables", json={"game": "toy-args"})
    assert refused.status_code == 404
    assert sentence in refused.json()["detail"]
    (told,) = logged(caplog, "game-unusable")
    assert told["game"] == "toy-args"
    assert sentence in told["reason"]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "right", "wrong", "paths", "reason"),
    [
        (
            "helper",
            "s.turn = 1 - seat",
            "s.turn = othr(seat) if move == 3 else 1 - seat",
            ("/hint?seat={seat}", "/analysis"),
            "name 'othr' is not defined",
        ),
        (
            "end",
            "    return n\n",
            "    if n == 4:\n        return n\n",
            ("/hint?seat={seat}", "/analysis"),
            "legal can reach its end without a return",
        ),
    ],
)
def test_rules_that_fail_are_refused_with_the_sentence_that_the_terminal_gives(
    mistaken, serve, patient, caplog, name, right, wrong, paths, reason
):
    mistaken(f"toy-{name}", (right, wrong))
    visitor = serve()
    patient()
    made = visitor.opens(f"toy-{name}", mine=[0, 1])["id"]
    # As plain Python this move is still carried out; once the compiler has seen the rules, every move is refused.
    first = visitor.moves(made, "a1")
    seat = 1 if first.status_code == 200 else 0
    for answer in (
        *([] if seat else [first]),
        *(visitor.get(visitor.at(made, path.format(seat=seat))) for path in paths),
    ):
        assert (answer.status_code, answer.json()["code"]) == (422, "game/rule-fails")
        assert f"): {reason}" in answer.json()["detail"]
    failed = logged(caplog, "game-failed")
    assert f"toy_{name}.py, line" in failed[0]["reason"]
    assert reason in failed[0]["reason"]
    assert logged(caplog, "request-failed") == []


IMPORTS = ("end, number, rule", "Message, end, number, rule")
TEXT = "notation=CellNotation(BOARD)"


def test_a_refusal_without_a_message_is_said_with_its_code_and_the_log_names_it(mistaken, serve, caplog):
    refuses = f'{TEXT}, why_not=lambda s, seat, move: Message("toy-silent/no-way")'
    mistaken("toy-silent", IMPORTS, (TEXT, refuses))
    visitor = serve()
    made = visitor.opens("toy-silent", mine=[0, 1])["id"]
    assert visitor.moves(made, "a1").status_code == 200
    refused = visitor.moves(made, "a1")
    assert (refused.status_code, refused.json()["code"]) == (422, "toy-silent/no-way")
    assert refused.json()["detail"] == "a1: toy-silent/no-way"
    assert logged(caplog, "message-missing") == [{"message": "toy-silent/no-way"}]


def test_a_text_that_fails_says_nothing_and_a_warning_names_file_and_line(mistaken, serve):
    fails = f"{TEXT}, reason=lambda s, seat, move: reech(s),\n    ending=lambda s: looser(s)"
    mistaken("toy-dumb", (TEXT, fails))
    visitor = serve()
    made = visitor.opens("toy-dumb", mine=[0, 1])["id"]
    with pytest.warns(
        UserWarning, match=r"toy-dumb: NameError: name 'reech' is not defined \(.*toy_dumb.py, line 37\)"
    ):
        hints = visitor.get(visitor.at(made, "/analysis"))
    assert hints.status_code == 200
    assert all(one["why"] for one in hints.json()["candidates"])
    for move in ("a1", "b1", "c1", "d1"):
        assert visitor.moves(made, move).status_code == 200
    with pytest.warns(UserWarning, match=r"toy-dumb: NameError: name 'looser' is not defined \(.*toy_dumb.py, line 38"):
        ended = visitor.get(f"/t/{made}/explained")
    assert ended.status_code == 200
    assert len(ended.json()["how"]) == 1
