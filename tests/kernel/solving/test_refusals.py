"""What cannot be solved, and why."""

import pytest

import obelisk
from obelisk import CannotSolve
from obelisk.authoring import Secrets
from obelisk.kernel.solving import building
from obelisk.solving import tablebase as solving
from obelisk.solving.tablebase import solve
from tests.kernel.solving.verdicts import silent

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        (
            "rhombus",
            (
                "rhombus cannot be solved exhaustively: its positions do not fit into one number each.",
                "rhombus は調べ尽くせません。局面を1つの数で表せないためです。",
            ),
        ),
        (
            "plug-in",
            (
                "plug-in cannot be solved exhaustively: its positions do not fit into one number each.",
                "plug-in は調べ尽くせません。局面を1つの数で表せないためです。",
            ),
        ),
    ],
)
def test_a_game_with_too_many_positions_is_refused_with_the_reason(name, sentences):
    with pytest.raises(CannotSolve) as caught:
        solve(name)
    assert caught.value.code == "solve/too-big"
    assert (caught.value.explain("en"), caught.value.explain("ja")) == sentences


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("name", ["toy-choice", "toy-cards"])
def test_a_game_with_secrets_or_more_than_two_seats_is_refused_with_the_reason(name):
    with pytest.raises(CannotSolve) as caught:
        solve(obelisk.game(name).start(seed=1))
    assert caught.value.code == "solve/seats"
    assert (
        str(caught.value) == f"{name} cannot be solved exhaustively: only games for two without hidden information can."
    )
    assert (
        caught.value.explain("ja")
        == f"{name} は調べ尽くせません。調べ尽くせるのは、すべてが見える2人用のゲームだけです。"
    )


@pytest.mark.parametrize("change", [{"seats": (3, 3)}, {"seats": (2, 3)}, {"secrets": Secrets()}])
def test_either_of_the_two_is_enough_to_refuse(change):
    # A game checks its seats when it is made, and is copied by its name: this one is neither made nor copied.
    changed = object.__new__(obelisk.Game)
    vars(changed).update({**vars(obelisk.game("bulo")), **change})
    with pytest.raises(CannotSolve) as caught:
        solving._check_solvable(changed)
    assert caught.value.code == "solve/seats"


@pytest.mark.slow
def test_a_game_that_outgrows_the_memory_is_given_up_with_the_reason(monkeypatch):
    monkeypatch.setattr(building, "MOST_POSITIONS", building.SMALLEST_TABLE)
    game = obelisk.game("trip")
    for way in (building._depth_first, building._backwards):
        with pytest.raises(CannotSolve) as caught:
            way(game.rules, game.start().record, silent)
        assert caught.value.code == "solve/memory"
        assert str(building.SMALLEST_TABLE) in str(caught.value)
        assert str(building.SMALLEST_TABLE) in caught.value.explain("ja")
