"""Championships at the terminal: played on, put aside, gone on with, never lost."""

import json
import re
from pathlib import Path

import pytest

from obelisk.games.microchip import championship
from obelisk.games.microchip.commands.cup import show_table
from obelisk.terminal.screen import Screen
from tests.games.microchip.test_championship import stand

NEW = ("championship", "new", "cup.json", "--players", "person:name=Ana,random:seed=1", "--seed", "3")
DRAFT = "1\n" * 25


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    return tmp_path / "cup.json"


def test_an_unfinished_game_is_kept_in_the_championship_and_gone_on_with(run, cup: Path) -> None:
    out = run(*NEW, typed="1\n1\nplace a1 N\nquit\n").out
    assert "Game 1; Ana starts." in out
    assert "The championship is saved. To continue it: obelisk championship resume cup.json" in out
    kept = championship.read(cup)
    assert len(kept.current.history) == 4
    assert kept.played[0].more["workbench"][0] == "build a1N"
    out = run("championship", "resume", "cup.json", typed="show\n").out
    assert "Open ends: 1" in out
    assert championship.read(cup).current == kept.current


@pytest.mark.compiled
def test_games_follow_until_somebody_is_champion_and_each_is_saved(run, cup: Path) -> None:
    out = run(*NEW, "--target", "40", typed=2 * (DRAFT + "solution\nhand in\n")).out
    assert "Game 2; random:seed=1 starts." in out
    played = championship.read(cup)
    assert len(played.games) == 2
    assert played.champions == (0,)
    assert re.search(rf"Ana +{played.totals[0]} +2 ", out)
    assert "World champion: Ana." in out
    assert "date" in json.loads(cup.read_text())["games"][0]
    assert "ワールドチャンピオン：Ana" in run("championship", "show", "cup.json", "--lang", "ja").out
    assert "World champion: Ana." in run("championship", "resume", "cup.json").out


def test_several_champions_share_the_title(capsys) -> None:
    for wins, told in (((1, 0, 0), "World champion: Ana."), ((1, 1, 0), "World champions: Ana and Ben.")):
        show_table(Screen("en"), stand((100, 100, 0), wins))
        assert told in capsys.readouterr().out


def test_a_championship_that_is_there_is_not_overwritten(run, cup: Path) -> None:
    run(*NEW, typed="1\n")
    before = cup.read_text()
    answer = run(*NEW, typed="1\n")
    assert answer.code == 2
    assert "Continue it with obelisk championship resume cup.json" in answer.err
    assert cup.read_text() == before


def test_what_another_program_has_written_meanwhile_is_not_lost(run, cup: Path, monkeypatch) -> None:
    from obelisk.games.microchip.commands.cup import Cup

    run(*NEW, typed="1\n")
    other = cup.read_text().replace("Ana", "Eve")
    begin = Cup.run

    def written_meanwhile(self):
        cup.write_text(other)
        begin(self)

    monkeypatch.setattr(Cup, "run", written_meanwhile)
    answer = run("championship", "resume", "cup.json", typed="1\n")
    assert "Another program has changed" in answer.out + answer.err
    assert cup.read_text() == other
    assert len(championship.read(cup.with_name("cup-2.json")).current.history) == 4


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not JSON"),
        ("[]", "not JSON"),
        ("{}", "obelisk is missing"),
        ('{"obelisk": 1, "game": "kono"}', "championship"),
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(run, cup: Path, text: str, sentence: str) -> None:
    cup.write_text(text)
    answer = run("championship", "resume", "cup.json")
    assert answer.code == 2
    assert sentence in answer.err
    assert cup.read_text() == text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "person"], "for 2 to 5 players"),
        (["--players", "person,hal"], "There is no player called hal|no player"),
        (["--players", "person,mcts"], "mcts does not play microchip"),
        (["--players", "6"], "for 2 to 5 players"),
        (["--boards", "box"], "The box has no boards"),
    ],
)
def test_a_championship_that_cannot_begin_says_why(run, arguments: list[str], sentence: str) -> None:
    answer = run("championship", "new", "cup.json", *arguments)
    assert answer.code == 2
    assert re.search(sentence, answer.err)
    assert not Path("cup.json").exists()
