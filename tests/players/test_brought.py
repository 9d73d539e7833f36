"""Players of other packages and of one's own modules: one class with one method is enough."""

import subprocess
import sys

import pytest
import toy_players

import obelisk
from obelisk import Candidate, Player, UnknownPlayer, authoring, player, players
from obelisk.arena.review import review
from obelisk.players import read_player, registry, seat_player
from tests.helpers import play_all


@pytest.fixture
def offered(offer):
    """Return a function that offers players as an installed package would."""

    def make_known(**points):
        offer("obelisk.players", **points)
        registry.forget()

    yield make_known
    registry.forget()


def test_a_player_needs_nothing_but_choose():
    position = obelisk.game("kono").start()
    first = toy_players.First()
    assert isinstance(first, Player)
    assert Player is authoring.Player is players.Player
    assert first.choose(position) == "a1a3"
    assert first.consider(position) == [Candidate("a1a3", 0.5)]
    (candidate,) = first.analyse(position)
    assert candidate.move == "a1a3"
    assert candidate.reason.explain("en")
    assert candidate.reason.explain("ja")
    assert first.close() is None
    assert type(first).plays(obelisk.game("micropul"))


def test_a_player_that_cannot_choose_says_what_it_lacks():
    class Idle(Player):
        pass

    assert Idle.name == "Idle"
    with pytest.raises(NotImplementedError, match=r"Idle has no method choose\(position, seat\)"):
        Idle().choose(obelisk.game("kono").start())


def test_a_player_with_candidates_gets_reasons_for_all_of_them():
    class Sorted(Player):
        def consider(self, position, seat=None):
            return [Candidate(move, 0.5) for move in sorted(position.moves(seat), reverse=True)]

    found = Sorted().analyse(obelisk.game("kono").start())
    assert [candidate.move for candidate in found] == ["d1d3", "c1c3", "b1b3", "a1a3"]
    assert all(candidate.reason is not None for candidate in found)


def test_a_player_of_ones_own_reviews_a_game():
    game = play_all(obelisk.game("trip").start(), "a1 c1")
    assert [entry.best.move for entry in review(game, toy_players.First())] == ["a1", "c1"]


def test_a_package_offers_a_player_by_an_entry_point(offered):
    offered(toy_first="toy_players:First")
    assert players.names()[-1] == "toy-first"
    assert isinstance(player("toy-first"), toy_players.First)
    assert players.about("toy-first").explain("en") == "always the first move"
    assert players.about("toy-first").explain("ja") == "always the first move"
    assert "toy-first" in players.names(obelisk.game("micropul"))


def test_a_player_says_which_games_it_plays_and_may_be_silent_about_itself(offered):
    offered(toy_alone="toy_players:Alone")
    assert "toy-alone" in players.names(obelisk.game("trip"))
    assert "toy-alone" not in players.names(obelisk.game("kono"))
    assert players.about("toy-alone") is None


@pytest.mark.parametrize(
    ("where", "code", "named"),
    [
        ("toy_players:First", "player/other-name", "toy-first"),
        ("toy_players:FIRST", "player/not-a-player", "First"),
        ("toy_race:GAME", "player/not-a-player", "Game"),
        ("toy_players:Missing", "player/broken", "Missing"),
        ("no_such_module:Player", "player/broken", "no_such_module"),
    ],
)
def test_a_player_that_is_wrong_is_named_and_harms_nobody(offered, where, code, named):
    offered(another=where)
    with pytest.raises(UnknownPlayer, match=named) as caught:
        player("another")
    assert caught.value.code == code
    assert "another" in str(caught.value)
    assert "another" in caught.value.explain("ja")
    with pytest.warns(UserWarning, match="another"):
        assert "another" not in players.names()
    assert player("random").name == "random"


def test_a_player_is_written_by_its_module_and_name():
    assert read_player("toy_players:Nth:n=3").options == {"n": 3}
    assert str(read_player("toy_players:Nth:n=3,seed=1")) == "toy_players:Nth:n=3,seed=1"
    position = obelisk.game("kono").start()
    assert seat_player(read_player("toy_players:Nth:n=3")).choose(position) == "d1d3"
    assert seat_player(read_player("toy_players:Nth"), seed=2, progress=print).choose(position) == "c1c3"
    assert seat_player(read_player("toy_players:make:n=2")).choose(position) == "c1c3"
    assert seat_player(read_player("toy_players:FIRST")) is toy_players.FIRST
    assert player("toy_players:First").name == "toy-first"


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("toy_players:Missing", "player/broken", "AttributeError"),
        ("no_such_module:Player", "player/broken", "No module named"),
        ("toy_players:NOBODY", "player/not-a-player", "object"),
        ("toy_players:make_nobody", "player/not-a-player", "object"),
        ("builtins:dict", "player/not-a-player", "dict"),
        ("toy_players:Nth:depth=3", "player/option", "n, seed"),
        ("toy_players:FIRST:n=1", "player/option", "n"),
        ("nobody", "player/unknown", "mcts"),
    ],
)
def test_a_text_that_leads_to_no_player_says_why(text, code, named):
    with pytest.raises(UnknownPlayer, match=named) as caught:
        seat_player(read_player(text))
    assert caught.value.code == code


def test_an_option_without_a_value_is_still_told_how_it_is_written():
    with pytest.raises(obelisk.BadRequest, match="mcts:seconds"):
        read_player("mcts:fast")


def test_no_player_is_loaded_before_somebody_asks_for_one():
    code = (
        "import sys, obelisk; "
        "sys.exit(any(name.startswith(('obelisk.games.', 'obelisk.arena', 'numba')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_function_games_stays_what_it_is_whatever_is_loaded():
    code = "import obelisk; obelisk.game('kono'); print(len(obelisk.games()), obelisk.arena.play.__name__)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.split() == [str(len(obelisk.games())), "play"]
