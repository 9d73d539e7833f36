"""Programs as players: they are told what their seat may know, and their failures are theirs alone."""

import json
import os
import time
from pathlib import Path

import pytest

import obelisk
from obelisk import BotFailure, UnknownPlayer
from obelisk.players import play_out, read_player, seat_player
from obelisk.players.programs.protocol import tell
from tests.players.bots import bot, example

SMALL = {"size": 3, "sides": 0}


def chooser(text, **wishes):
    return seat_player(read_player(text), **wishes)


def heard(log):
    return log.read_text(encoding="utf-8").splitlines()


def is_running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    # Nobody may be there to bury an orphan.
    return not stat.exists() or stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("game", ["trip", "micropul", "microchip"])
def test_the_example_bot_plays_any_game_without_knowing_its_rules(game):
    seated = [obelisk.player("random", seed=1), chooser(example(), seed=2)]
    assert play_out(obelisk.game(game).start(seed=1), seated).is_over
    seated[1].close()


def test_a_program_is_told_the_game_and_where_it_stands(tmp_path):
    text, log = bot(tmp_path, simulations=50)
    player = chooser(text, seed=7)
    start = obelisk.game("rhombus").start(setup=SMALL)
    assert player.choose(start) == "a1"
    player.choose(start.play("a1").play("b1"))
    player.close()
    assert heard(log)[1:] == [
        "obelisk 1",
        "option seed 7",
        "newgame rhombus seats 2 seat 0",
        "isready",
        'setup {"size":3,"sides":0}',
        "position []",
        'moves ["a1","b1","c1","a2","b2","c2","a3","b3","c3"]',
        "go simulations 50",
        'setup {"size":3,"sides":0}',
        'position [[0,"a1"],[1,"b1"]]',
        'moves ["c1","a2","b2","c2","a3","b3","c3"]',
        "go simulations 50",
        "quit",
    ]


def test_a_move_in_capitals_counts_as_the_notation_writes_it(tmp_path):
    player = chooser(bot(tmp_path, "shouts")[0], seed=7)
    position = obelisk.game("rhombus").start(setup=SMALL)
    assert player.choose(position) == "a1"
    assert player.choose(position.play("a1").play("b1")) == "c1"
    player.close()


def test_a_program_hears_nothing_that_its_seat_may_not_know(tmp_path):
    text, log = bot(tmp_path)
    player = chooser(text, seed=7)
    position = obelisk.game("micropul").start(seed=3)
    player.choose(position, 0)
    player.close()
    words = [line.partition(" ")[0] for line in heard(log)]
    assert words == ["pid", "obelisk", "newgame", "isready", "view", "moves", "go", "quit"]
    assert json.loads(heard(log)[4].removeprefix("view ")) == position.view(0)


def test_two_deals_that_a_seat_cannot_tell_apart_are_told_in_the_same_words():
    start = obelisk.game("micropul").start(seed=3)
    setup = start.setup
    setup["core"][-2:] = reversed(setup["core"][-2:])
    other = obelisk.game("micropul").start(setup=setup)
    assert other.setup != start.setup
    assert list(tell(start, 0)) == list(tell(other, 0))
    secret = obelisk.game("abstrakto").start(seed=1, discard="secret")
    told = [list(tell(secret.play(move, 0), 1)) for move in ("drop SSL", "drop SLC")]
    assert told[0] == told[1]


def test_a_trusted_program_is_told_everything(tmp_path):
    text, log = bot(tmp_path, trusted="true")
    position = obelisk.game("micropul").start(seed=3)
    player = chooser(text)
    player.choose(position, 0)
    player.close()
    assert any(line.startswith("setup ") for line in heard(log))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "code", "words"),
    [
        ("mute", "bot/late", "did not answer obelisk in time (3 s)"),
        ("hangs", "bot/late", "did not answer go in time (0.5 s)"),
        ("clings", "bot/late", "did not answer go in time (0.5 s)"),
        ("floods", "bot/late", "did not answer go in time (0.5 s)"),
        (
            "dies",
            "bot/gone",
            "(exit code 1) instead of answering go. Its last output: Traceback: out of cheese",
        ),
        ("nonsense", "bot/nonsense", "answered “my move is c1” instead of a line beginning with bestmove"),
        ("babbles", "bot/nonsense", "answered “xxx"),
        ("bytes", "bot/nonsense", "instead of a line beginning with bestmove"),
        ("illegal", "bot/illegal", "made a move that is not allowed. z9: "),
        ("empty", "bot/illegal", "made a move that is not allowed."),
        ("gives-up", "bot/error", "reported an error: I do not know this game"),
    ],
)
def test_a_program_that_misbehaves_is_named_with_what_it_did_and_ended(tmp_path, way, code, words):
    times = {"start": 3} if way == "mute" else {"limit": 0.5 if code == "bot/late" else 30}
    text, log = bot(tmp_path, way, **times)
    seated = [chooser(text), obelisk.player("random", seed=1)]
    with pytest.raises(BotFailure) as caught:
        play_out(obelisk.game("rhombus").start(setup=SMALL), seated)
    assert caught.value.code == code
    assert caught.value.facts["seat"] == 0
    if way != "nonsense":
        assert words in str(caught.value)
    assert "misbehaving.py" in caught.value.explain("ja")
    pids = [int(line.split()[1]) for line in heard(log) if line.startswith("pid ")]
    assert len(pids) == (2 if way == "clings" else 1)
    while any(map(is_running, pids)):
        time.sleep(0.02)


def test_a_player_that_is_thrown_away_ends_its_program(tmp_path):
    text, log = bot(tmp_path)
    player = chooser(text)
    player.choose(obelisk.game("rhombus").start(setup=SMALL))
    del player
    assert heard(log)[-1] == "quit"


@pytest.mark.parametrize("command", ["", "   ", "./no-such-bot", 'python "half', 5])
def test_a_program_that_is_not_there_is_refused_at_once(command):
    with pytest.raises(UnknownPlayer) as caught:
        obelisk.player("exec", command=command)
    assert caught.value.code == "player/no-program"
    assert "exec:./mybot" in caught.value.explain("ja")


@pytest.mark.parametrize("options", [{"seconds": 0}, {"limit": -1}, {"start": 0}, {"simulations": 1.5}])
def test_its_times_are_numbers_above_zero(options):
    with pytest.raises(UnknownPlayer, match="above zero"):
        obelisk.player("exec", command="python3", **options)


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("greedy", "greedy"),
        ("mcts:simulations=2000", "mcts:simulations=2000"),
        ("mcts:seconds=0.5:exploration=0.3", "mcts:exploration=0.3,seconds=0.5"),
        ("exec:./bot a:b c=d", "exec:./bot a:b c=d"),
        ("exec:seconds=2,limit=9:./bot x", "exec:limit=9,seconds=2:./bot x"),
        ("exec:seconds=2:limit=9:C:/bot.exe", "exec:limit=9,seconds=2:C:/bot.exe"),
        ("exec:trusted=true:./bot", "exec:trusted=true:./bot"),
    ],
)
def test_equal_players_are_written_alike(text, again):
    assert str(read_player(text)) == again
    assert str(read_player(again)) == again
