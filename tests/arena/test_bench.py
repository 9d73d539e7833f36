"""What is measured of a game is the game's to say."""

import pytest

import obelisk
from obelisk.arena import bench, bench_lanes, pgx_peer
from obelisk.arena.bench import Figure

GAMES = [game for game in map(obelisk.game, obelisk.games()) if game.bench is not None]


def test_every_full_game_and_microgame_of_ours_says_what_is_measured():
    assert {"trip", "kono", "rhombus", "micropul", "abstrakto", "microchip"} <= {game.name for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_game_names_is_there_and_its_options_start_it(game):
    assert game.start(seed=1, **game.bench.options).active
    assert game.bench.against_greedy is None or "greedy" in obelisk.players.names(game)


def test_a_figure_is_scaled_to_the_machine_of_its_target_where_that_is_known():
    plain = Figure("toy", "games/s", 100.0, 90.0, 110.0)
    assert list(bench.scaled(plain, "toy, scaled", None, 150)) == [plain]
    assert list(bench.scaled(plain, "toy, scaled", 2.0, 150))[1] == Figure(
        "toy, scaled", "games/s", 200.0, 180.0, 220.0, 150
    )
    assert [figure.is_reached for figure in bench.scaled(plain, "toy, scaled", 2.0, 150)] == [None, True]


@pytest.mark.compiled
def test_matches_are_measured_for_the_games_that_say_so(monkeypatch):
    monkeypatch.setattr(bench, "wins_of", lambda one, other, name, games, *, others, **options: others)
    found = {figure.name: (figure.value, figure.target) for figure in bench.matches(10)}
    assert found["microchip, builder against 3 greedy, 10 games"] == (30.0, 60)
    assert found["micropul, mcts against 1 greedy, 10 games"] == (10.0, 90)


SMALL = bench_lanes.Size(lanes=4, steps=2, games=3, compared=3)


def test_batches_are_measured_beside_pgx_where_a_game_is_there_too(monkeypatch):
    monkeypatch.setattr(pgx_peer, "has_pgx", lambda device: True)
    monkeypatch.setattr(pgx_peer, "stepping", lambda name, device, lanes, steps: lambda: 0.5)
    found = {figure.name: figure for figure in bench_lanes.figures("cpu", SMALL)}
    assert found["pgx hex, steps with masks and observations"].value == 0.5
    times = found["rhombus, steps with masks and observations: times pgx"]
    assert times.target == 30
    assert times.is_reached
    assert found["rhombus, two threads: times one"].target == 1.8
    monkeypatch.setattr(pgx_peer, "has_pgx", lambda device: False)
    names = [figure.name for figure in bench_lanes.figures("cpu", SMALL)]
    assert names == ["rhombus, steps with masks and observations", "rhombus, two threads: times one"]


def test_a_game_that_a_gpu_cannot_play_is_named_and_the_others_go_on(monkeypatch):
    def fail(game, device, size):
        raise RuntimeError("no room")

    monkeypatch.setattr(bench_lanes, "is_as_on_the_processor", fail)
    found = list(bench_lanes.figures("cuda", SMALL, ["bulo", "trip"]))
    assert [(figure.name, figure.is_reached) for figure in found] == [
        ("bulo: RuntimeError: no room", False),
        ("trip: RuntimeError: no room", False),
    ]


def test_results_that_differ_are_told():
    game = obelisk.game("bulo")
    assert bench_lanes.is_as_on_the_processor(game, "cpu", SMALL)
    answers = iter([1, 2])
    assert not bench_lanes.is_as_on_the_processor(Different(game, answers), "cpu", SMALL)


class Different:
    """A game whose random games come to something else each time."""

    bench = None

    def __init__(self, game, answers):
        self.game, self.answers = game, answers

    def playouts(self, games, **options):
        return next(self.answers)


def test_a_game_with_a_peer_is_measured_beside_it_where_that_is_there(monkeypatch):
    (kalah,) = (game for game in GAMES if game.bench.peer == "mancala")
    monkeypatch.setattr(bench, "random_games", lambda played, **options: 300.0)
    monkeypatch.setattr(bench, "peer_games", lambda peer, n: 10.0 if peer == "mancala" else 0.0)
    monkeypatch.setattr(bench, "has_peer", lambda: True)
    ratio = list(bench.beside_peer(kalah, kalah.bench, kalah.bench.peer))[-1]
    assert (ratio.value, ratio.target, ratio.is_reached) == (30.0, 10, True)
    monkeypatch.setattr(bench, "has_peer", lambda: False)
    (alone,) = bench.beside_peer(kalah, kalah.bench, kalah.bench.peer)
    assert (alone.value, alone.target) == (300.0, None)
