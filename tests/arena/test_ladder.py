"""The ladder: kept on the disk, resumed where it was left, every game counted once."""

import sqlite3

import pytest

import obelisk
from obelisk import arena
from obelisk.arena import Ladder, ladder
from obelisk.arena.matches import Outcome

PLAYERS = ["random", "mcts:simulations=10", "mcts:simulations=60"]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "folder" / "ladder.sqlite"


@pytest.fixture
def small(path):
    return Ladder("rhombus", path, size=3)


@pytest.fixture
def begun(monkeypatch):
    """The games that are played, which the player of seat 0 wins without a move."""
    keys = []

    def run(tasks, *_):
        for key, task in tasks:
            keys.append((key, task))
            yield key, Outcome((1.0, 0.0), 1)

    monkeypatch.setattr(ladder, "run", run)
    return keys


def test_a_round_robin_orders_the_players(small):
    assert small.play(PLAYERS, 12, processes=1)
    rungs = small.rungs()
    assert {rung.player for rung in rungs} == set(PLAYERS)
    assert [rung.games for rung in rungs] == [24, 24, 24]
    assert sum(rung.won for rung in rungs) == 36
    weakest = rungs[-1]
    assert (weakest.player, weakest.elo, weakest.error) == ("random", 0, 0)
    assert rungs[0].elo > 100
    assert rungs[0].error > 20


def test_a_game_counts_once_and_a_ladder_goes_on_where_it_was_left(small, begun):
    told = []
    small.play(["random", "mcts"], 4)
    assert len(begun) == 4
    small.play(["mcts", "random"], 6, tell=lambda done, total: told.append((done, total)))
    assert len(begun) == 6
    assert told == [(4, 6), (5, 6), (6, 6)]
    keys = [key for key, _ in begun]
    assert len(set(keys)) == 6
    assert [rung.games for rung in small.rungs()] == [6, 6]
    # Somebody else has kept the same game in the meantime.
    small._keep(keys[0], Outcome((0.0, 1.0), 1))
    assert [rung.games for rung in small.rungs()] == [6, 6]
    assert [rung.won for rung in small.rungs()] == [3, 3]


def test_a_newcomer_plays_only_its_own_games(small, begun):
    small.play(["random", "mcts"], 4)
    small.play(["random", "mcts", "mcts:simulations=7"], 4)
    assert len(begun) == 12
    assert all("mcts:simulations=7" in key.entrants for key, _ in begun[4:])


def test_the_chance_of_a_game_depends_on_which_game_it_is_alone(small, begun, path):
    small.play(["random", "mcts"], 4)
    Ladder("rhombus", path.with_name("other.sqlite"), size=3).play(["mcts", "random"], 4)
    assert [task for _, task in begun[:4]] == [task for _, task in begun[4:]]
    assert begun[0][1].setup_seed == begun[1][1].setup_seed != begun[2][1].setup_seed


def test_ctrl_c_keeps_what_was_played(small, monkeypatch):
    def run(tasks, *_):
        for number, (key, _) in enumerate(tasks):
            if number == 3:
                raise KeyboardInterrupt
            yield key, Outcome((1.0, 0.0), 1)

    monkeypatch.setattr(ladder, "run", run)
    assert not small.play(["random", "mcts"], 10)
    assert small.rungs()[0].games == 3
    assert not small.play(["random", "mcts"], 10)
    assert small.rungs()[0].games == 6


def test_games_with_other_options_have_a_ladder_of_their_own(small, begun, path):
    small.play(["random", "mcts"], 2)
    assert Ladder("rhombus", path, size=4).rungs() == []
    assert Ladder("kono", path).rungs() == []
    assert len(Ladder("rhombus", path, size=3).rungs()) == 2


def test_a_player_can_be_forgotten(small, begun):
    small.play(["random", "mcts", "mcts:simulations=7"], 2)
    assert small.forget("mcts") == 4
    assert {rung.player for rung in small.rungs()} == {"random", "mcts:simulations=7"}
    assert small.forget("mcts") == 0


def test_without_random_the_first_who_was_entered_has_nothing(small, begun):
    small.play(["mcts:simulations=7", "mcts:simulations=8"], 2)
    assert [rung.elo for rung in small.rungs() if rung.player == "mcts:simulations=7"] == [0]


def test_three_at_a_table_are_compared_by_who_won(path, monkeypatch):
    monkeypatch.setattr(ladder, "run", lambda tasks, *_: ((key, Outcome((1.0, 0.0, 0.0), 1)) for key, _ in tasks))
    three = Ladder("microchip", path, players=3)
    assert three.seats == 3
    three.play(["random", "greedy", "builder"], 3)
    assert [(rung.games, rung.won) for rung in three.rungs()] == [(3, 1)] * 3
    assert [rung.elo for rung in three.rungs()] == pytest.approx([0, 0, 0], abs=1e-6)


def test_nobody_has_played_yet(small):
    assert small.rungs() == []
    assert small.failures() == []
    assert not small.path.parent.exists()


def test_it_lies_in_the_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("OBELISK_DATA", str(tmp_path))
    assert Ladder("kono").path == tmp_path / "ladder.sqlite"


def test_a_damaged_file_is_explained_and_left_as_it_is(small, path):
    path.parent.mkdir()
    path.write_bytes(b"this is no ladder" * 100)
    for ask in (small.rungs, small.failures, lambda: small.play(["random", "random:seed=1"], 2)):
        with pytest.raises(obelisk.BadRecord) as caught:
            ask()
        assert caught.value.code == "ladder/damaged"
        assert str(path) in caught.value.explain("ja")
    assert path.read_bytes().startswith(b"this is no ladder")


def test_a_damaged_row_is_explained(small, begun, path):
    small.play(["random", "mcts"], 2)
    database = sqlite3.connect(path)
    database.execute("UPDATE games SET shares = 'nothing'")
    database.commit()
    database.close()
    with pytest.raises(obelisk.BadRecord, match="is damaged"):
        small.rungs()


def test_what_cannot_be_played_is_refused(small):
    with pytest.raises(obelisk.BadRequest, match="only one player"):
        small.play(["random", "random"], 2)
    with pytest.raises(obelisk.BadRequest, match="games must be"):
        small.play(["random", "mcts"], 0)
    with pytest.raises(obelisk.UnknownGame):
        Ladder("chess")
    assert arena.Ladder is Ladder
