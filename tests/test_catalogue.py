"""The catalogue: our games, and those that other packages bring by entry points."""

import sys
import types
from pathlib import Path

import pytest

import obelisk
from obelisk import UnknownGame, catalogue
from obelisk.kernel.chance import generator, pick
from tests.helpers import OWN_GAMES, OWN_MICROGAMES


@pytest.fixture
def fresh():
    """Forget which rulebooks were loaded, before and after: what a match is made of depends on the catalogue."""
    catalogue.forget()
    yield
    catalogue.forget()


def test_our_own_games_come_first_and_in_order():
    assert catalogue.names()[: len(OWN_GAMES)] == OWN_GAMES


@pytest.mark.parametrize("name", [name for name in OWN_GAMES if not obelisk.game(name).has_draws])
def test_a_game_without_draws_always_has_one_winner(name):
    for seed in range(5):
        position, rng = obelisk.game(name).start(seed=seed), generator(seed)
        while not position.is_over:
            moves = position.moves(position.active[0])
            position = position.play(moves[pick(rng, len(moves))], position.active[0])
        assert len(position.result.winners) == 1


def test_the_groups_are_micro_macro_and_whole_games():
    assert catalogue.names(catalogue.MICROGAMES)[: len(OWN_MICROGAMES)] == OWN_MICROGAMES
    assert catalogue.names(catalogue.MACROGAMES)[:1] == ["rhombus"]
    assert "plug-in" in catalogue.names(catalogue.GAMES)


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_own_game_is_called_as_the_catalogue_calls_it(name):
    book = catalogue.game(name)
    assert book.name == name
    assert len({book.title.explain(language) for language in ("en", "ja")}) == 2


def test_an_installed_package_brings_a_game(toys):
    larger = OWN_GAMES[len(OWN_MICROGAMES) :]
    assert obelisk.games() == [*OWN_MICROGAMES, "toy-race", *larger, "toy-cards", "toy-choice"]
    assert obelisk.game("toy-choice").start().seats == 3


def test_without_the_package_the_game_is_unknown_again():
    assert "toy-cards" not in obelisk.games()


def test_a_microgame_of_another_package_is_a_tile_of_the_match(offer, fresh):
    offer("obelisk.microgames", toy_race="toy_race:GAME")
    assert [micro.name for micro in catalogue.game("plug-in").parts.micros] == [*OWN_MICROGAMES, "toy-race"]


def test_an_entry_point_that_calls_a_game_otherwise_is_named(offer, fresh):
    offer("obelisk.microgames", another="obelisk.games.bulo:GAME")
    with pytest.raises(UnknownGame, match=r"another.*bulo"):
        obelisk.game("another")


@pytest.mark.parametrize(
    ("name", "brought", "warning"),
    [
        ("toy_cards", "toy_cards:GAME", "cannot be part of a match"),  # it hides something
        ("broken", "no_such_module_anywhere:GAME", "broken"),
    ],
)
def test_a_microgame_that_cannot_be_a_tile_does_not_spoil_the_match(offer, fresh, name, brought, warning):
    offer("obelisk.microgames", **{name: brought})
    with pytest.warns(UserWarning, match=warning):
        parts = catalogue.game("plug-in").parts
    assert [micro.name for micro in parts.micros] == OWN_MICROGAMES


def test_a_broken_package_says_what_is_broken(offer, fresh):
    offer("obelisk.games", broken="no_such_module_anywhere:GAME")
    assert "broken" in obelisk.games()
    with pytest.raises(UnknownGame) as caught:
        obelisk.game("broken")
    assert caught.value.code == "game/broken"
    assert "no_such_module_anywhere" in str(caught.value)


def test_a_package_that_lacks_its_game_says_so(offer, fresh):
    offer("obelisk.games", broken="toy_cards:NO_SUCH_NAME")
    with pytest.raises(UnknownGame) as caught:
        obelisk.game("broken")
    assert caught.value.code == "game/broken"


def test_a_package_whose_import_fails_says_why(offer, fresh, monkeypatch):
    class Failing(types.ModuleType):
        def __getattr__(self, name):
            raise RuntimeError("the dice are loaded")

    monkeypatch.setitem(sys.modules, "failing_game", Failing("failing_game"))
    offer("obelisk.games", broken="failing_game:GAME")
    with pytest.raises(UnknownGame, match="the dice are loaded"):
        obelisk.game("broken")


def test_something_that_is_no_rulebook_is_refused(offer, fresh):
    offer("obelisk.games", broken="math:pi")
    with pytest.raises(UnknownGame) as caught:
        obelisk.game("broken")
    assert caught.value.code == "game/record-type"
    assert "float" in str(caught.value)


def test_two_games_of_one_name_are_not_confused(offer, fresh):
    offer("obelisk.games", kono="toy_cards:GAME")
    with pytest.warns(UserWarning, match="two games are called kono; toy_cards:GAME is left out"):
        assert obelisk.games() == OWN_GAMES
    assert obelisk.game("kono").title.explain("en") == "Kono"


def test_the_tutorial_names_every_group_of_entry_points():
    tutorial = (Path(__file__).parents[1] / "docs" / "tutorial.md").read_text(encoding="utf-8")
    for group in (catalogue.MICROGAMES, catalogue.MACROGAMES, catalogue.GAMES):
        assert f"`{group}`" in tutorial
