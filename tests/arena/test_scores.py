"""Best scores: a table for each set-up, of finished games alone, that loses nothing."""

import json
import sqlite3
import subprocess
import sys
from datetime import date

import pytest

import obelisk
from obelisk.arena.scores import Scores
from obelisk.storage import sqlite as storage


@pytest.fixture
def table(tmp_path):
    return Scores(tmp_path / "folder" / "scores.sqlite")


def finished(seed=1, chooser=1):
    """A random game of Micropul alone, to its end."""
    position = obelisk.game("micropul").start(seed=seed, players=1)
    player = obelisk.player("random", seed=chooser)
    while not position.is_over:
        position = position.play(player.choose(position))
    return position


def test_the_best_come_first_and_of_equals_the_earlier(table):
    games = [finished(chooser=number) for number in range(5)]
    for position in games:
        table.add(position, "Ana")
    table.add(games[0], "Ben")
    ranked = table.best(games[0])
    assert [entry.rank for entry in ranked] == [1, 2, 3, 4, 5, 6]
    assert [entry.points for entry in ranked] == sorted((entry.points for entry in ranked), reverse=True)
    own = [entry.name for entry in ranked if entry.points == games[0].result.points[0]]
    assert own[-1] == "Ben"
    assert table.best(games[0], 2) == ranked[:2]


def test_add_returns_the_rank(table):
    games = sorted((finished(chooser=number) for number in range(5)), key=lambda game: game.result.points)
    assert [table.add(game, "Ana") for game in games[:1]] == [1]
    assert table.add(games[-1], "Ana") == 1
    assert table.add(games[0], "Ana") == 2


def test_the_same_game_by_the_same_player_is_kept_once(table):
    game = finished()
    assert [table.add(game, "Ana"), table.add(game, "Ana"), table.add(game, "Ben")] == [1, 1, 2]
    assert [entry.name for entry in table.best(game)] == ["Ana", "Ben"]


def test_every_set_up_has_a_table_of_its_own(table):
    table.add(finished(seed=1), "Ana")
    assert table.best(finished(seed=2)) == []
    start = obelisk.game("micropul").start(setup=finished(seed=1).setup)
    assert len(table.best(start)) == 1


def test_an_entry_can_be_replayed(table):
    game = finished()
    table.add(game, "Ana")
    (entry,) = table.best(game)
    assert obelisk.replay(entry.record) == game
    assert (entry.name, entry.points) == ("Ana", game.result.points[0])
    assert entry.record["players"] == ["Ana"]
    assert date.fromisoformat(entry.date)


def test_only_finished_games_alone_are_entered(table):
    for position, code in (
        (obelisk.game("micropul").start(seed=1, players=1), "scores/unfinished"),
        (obelisk.game("kono").start(), "scores/seats"),
    ):
        with pytest.raises(obelisk.BadRequest) as caught:
            table.add(position, "Ana")
        assert caught.value.code == code
        assert caught.value.explain("ja")
    for name in ("", "  ", None):
        with pytest.raises(obelisk.BadRequest, match="needs a name"):
            table.add(finished(), name)
    assert not table.path.exists()


def test_a_name_may_be_anything_that_was_typed(table):
    game = finished()
    for name in ("明日香", "O'Neil; DROP TABLE scores", "half a letter \ud800"):
        table.add(game, name)
    assert [entry.name for entry in table.best(game)] == ["明日香", "O'Neil; DROP TABLE scores", "half a letter ?"]


def test_without_a_file_the_table_is_empty_and_none_is_made(table):
    assert table.best(finished()) == []
    assert not table.path.parent.exists()
    with pytest.raises(obelisk.BadRequest, match="n must be a whole number"):
        table.best(finished(), 0)


def test_the_file_lies_in_the_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("OBELISK_DATA", str(tmp_path))
    assert Scores().path == tmp_path / "scores.sqlite"


def test_a_damaged_file_is_explained_and_left_as_it_is(table):
    table.path.parent.mkdir()
    table.path.write_bytes(b"these are no scores, but a letter" * 100)
    for ask in (lambda: table.best(finished()), lambda: table.add(finished(), "Ana")):
        with pytest.raises(obelisk.BadRecord) as caught:
            ask()
        assert caught.value.code == "scores/damaged"
        assert "move the file away" in str(caught.value)
        assert str(table.path) in caught.value.explain("ja")
    assert table.path.read_bytes().startswith(b"these are no scores")


def test_a_damaged_entry_is_explained(table):
    table.add(finished(), "Ana")
    database = sqlite3.connect(table.path)
    database.execute("UPDATE scores SET record = 'nothing'")
    database.commit()
    database.close()
    with pytest.raises(obelisk.BadRecord, match="is damaged"):
        table.best(finished())


def test_a_file_that_somebody_holds_or_that_is_a_folder_is_not_called_damaged(table, monkeypatch):
    monkeypatch.setattr(storage, "BUSY_TIMEOUT", 0.01)
    table.add(finished(), "Ana")
    holder = sqlite3.connect(table.path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(obelisk.BadRequest, match="cannot be used right now"):
        table.add(finished(chooser=2), "Ana")
    holder.execute("ROLLBACK")
    holder.close()
    assert len(table.best(finished())) == 1
    with pytest.raises(obelisk.BadRequest, match="cannot be used right now"):
        Scores(table.path.parent).best(finished())


def test_a_program_that_dies_while_it_writes_spoils_nothing(table):
    table.add(finished(), "Ana")
    code = (
        "import os, sqlite3, sys\n"
        "database = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "database.execute('BEGIN IMMEDIATE')\n"
        "database.execute('DELETE FROM scores')\n"
        "os._exit(1)\n"
    )
    subprocess.run([sys.executable, "-c", code, str(table.path)], check=False)
    assert table.add(finished(chooser=2), "Ben") in (1, 2)
    assert len(table.best(finished())) == 2


@pytest.mark.slow
def test_several_programs_add_at_once_and_nothing_is_lost(table):
    game = finished()
    code = (
        "import json, sys, obelisk\n"
        "from obelisk.arena.scores import Scores\n"
        "game = obelisk.replay(json.loads(sys.argv[2]))\n"
        "for number in range(10):\n"
        "    Scores(sys.argv[1]).add(game, sys.argv[3] + str(number))\n"
    )
    written = json.dumps(obelisk.record(game))
    writers = [subprocess.Popen([sys.executable, "-c", code, str(table.path), written, who]) for who in ("a", "b")]
    assert [writer.wait() for writer in writers] == [0, 0]
    expected = {f"{who}{number}" for who in ("a", "b") for number in range(10)}
    assert {entry.name for entry in table.best(game, 100)} == expected
