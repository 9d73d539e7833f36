import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import obelisk
from obelisk import Candidate
from obelisk.terminal.play import typed


def a_whole_game(name: str, **options: object) -> obelisk.Position:
    """A game in which the moves are picked from all over the list."""
    position = obelisk.game(name).start(**options)
    while not position.is_over:
        moves = position.moves()
        position = position.play(moves[len(position.history) * 7 % len(moves)])
    return position


@pytest.mark.parametrize("name", ["trip", "kono", "bulo", "decapawn"])
def test_a_whole_game_can_be_typed(run, tmp_path: Path, name: str) -> None:
    end = a_whole_game(name)
    typed = "\n".join(move for _, move in end.history)
    answer = run("play", name, "--save", "game.json", typed=typed)
    assert answer.code == 0
    assert "Winner: player" in answer.out or "It is a draw." in answer.out
    assert obelisk.replay(tmp_path / "game.json") == end


def test_a_whole_match_can_be_typed_and_tells_who_wins_the_tiles(run) -> None:
    end = a_whole_game("plug-in", seed=4, size=2)
    typed = "\n".join(move for _, move in end.history)
    answer = run("play", "plug-in", "--setup", json.dumps(end.setup), typed=typed)
    assert "Tile" in answer.out
    assert "The obelisk is now with player" in answer.out
    assert f"Winner: player {end.result.winners[0] + 1}" in answer.out


def test_a_hint_shows_100_percent_only_for_a_sure_win_and_0_only_for_a_sure_loss(
    run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for values, shown in (((1.0, 0.998), ["100%", "99%"]), ((0.002, 0.0), ["1%", "0%"])):
        found = [Candidate(move, value) for move, value in zip(("a1a3", "b1b3"), values, strict=True)]
        adviser = SimpleNamespace(name="mcts", analyse=lambda position, seat, found=found: found)
        monkeypatch.setattr(typed, "adviser", lambda position, adviser=adviser, **how: adviser)
        assert re.findall(r"\d+%", run("play", "kono", typed="hint\nquit\n").out) == shown


NEW_RULES = {"en": "The rules of this game have changed", "ja": "ゲームのルールが変わりました"}


@pytest.mark.parametrize("language", NEW_RULES)
def test_a_saved_game_goes_on_under_changed_rules_that_allow_it_and_says_so(run, tmp_path: Path, language: str) -> None:
    record = obelisk.record(obelisk.game("trip").start().play("a1"))
    for rules, is_told in ((record["rules"], False), ("0" * 12, True)):
        (tmp_path / "game.json").write_text(json.dumps({**record, "rules": rules}), encoding="utf-8")
        answer = run("play", "--load", "game.json", "--save", "more.json", "--lang", language, typed="c1\n")
        assert (NEW_RULES[language] in answer.out) == is_told
        more = json.loads((tmp_path / "more.json").read_text(encoding="utf-8"))
        assert more["moves"] == [[0, "a1"], [1, "c1"]]


def test_a_saved_game_that_changed_rules_do_not_allow_says_why_it_stops(run, tmp_path: Path) -> None:
    record = obelisk.record(obelisk.game("trip").start().play("a1"))
    changed = {**record, "rules": "0" * 12, "moves": [[0, "z9"]]}
    (tmp_path / "game.json").write_text(json.dumps(changed), encoding="utf-8")
    answer = run("play", "--load", "game.json")
    assert answer.code != 0
    assert "The rules of Trip have changed since this record was written. Move 1" in answer.err


def test_an_illegal_move_is_explained_and_the_game_goes_on(run, tmp_path: Path) -> None:
    answer = run("play", "kono", "--save", "game.json", typed="a1a2\na1a3\n")
    assert "a1a2: your own piece is on a2." in answer.out
    assert answer.code == 0
    assert obelisk.replay(tmp_path / "game.json").history == ((0, "a1a3"),)


@pytest.mark.parametrize("typed", ["A1A3", " a1 a3 ", "a1-a3", "ａ１ａ３", "1"])
def test_a_move_can_be_typed_loosely(run, tmp_path: Path, typed: str) -> None:
    run("play", "kono", "--save", "game.json", typed=typed + "\n")
    assert obelisk.replay(tmp_path / "game.json").history == ((0, "a1a3"),)


def test_a_tile_can_be_chosen_without_its_sign(run, tmp_path: Path) -> None:
    run("play", "plug-in", "--save", "game.json", typed="C2\n")
    assert obelisk.replay(tmp_path / "game.json").history == ((0, "@c2"),)


def test_a_number_beyond_the_list_is_refused(run) -> None:
    assert "the list goes from 1 to 4" in run("play", "kono", typed="5\n").out


def test_moves_help_rules_and_board_are_shown_on_request(run) -> None:
    out = run("play", "kono", typed="moves\nhelp\n?\nrules\nboard\n").out
    assert "1 a1a3" in out
    assert out.count("write the record to a file") == 2
    assert "jump over one or more of your own pieces" in out
    assert out.count(" 4  ◇  ◇  ◇  ◇") == 2


def test_a_hint_names_moves_with_their_chances(run) -> None:
    out = run("play", "bulo", "--time", "0.05", typed="hint\n").out
    assert "Chance" in out
    assert "%" in out


def test_undo_takes_back_one_move_between_people(run, tmp_path: Path) -> None:
    answer = run("play", "bulo", "--save", "game.json", typed="undo\na1\nb1\nundo\nc1\n")
    assert "There is no move to take back." in answer.out
    assert [move for _, move in obelisk.replay(tmp_path / "game.json").history] == ["a1", "c1"]


def test_undo_against_the_computer_goes_back_to_the_persons_turn(run, tmp_path: Path) -> None:
    run("play", "bulo", "--players", "person,random:seed=1", "--save", "game.json", typed="a1\nundo\n")
    assert obelisk.replay(tmp_path / "game.json").history == ()


def test_a_saved_game_goes_on_with_the_same_players(run, tmp_path: Path) -> None:
    run("play", "bulo", "--players", "person:name=Ana,random:seed=1", typed="a1\nsave game.json\n")
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record["players"] == ["Ana", "random:seed=1"]
    answer = run("play", "--load", "game.json", "--save", "more.json", typed=f"{_free(record)}\n")
    assert "Player 1 (Ana) to move." in answer.out
    assert len(obelisk.replay(tmp_path / "more.json").history) == 4


def _free(record: dict) -> str:
    return obelisk.replay(record).moves()[0]


def test_when_the_input_ends_the_game_is_put_aside(run, tmp_path: Path) -> None:
    answer = run("play", "kono", typed="a1a3\n")
    kept = list((tmp_path / "data" / "unfinished").glob("kono-*.json"))
    assert len(kept) == 1
    assert str(kept[0]) in answer.out
    assert obelisk.replay(kept[0]).history == ((0, "a1a3"),)


def test_a_game_that_was_put_aside_and_is_saved_elsewhere_is_kept_once(run, tmp_path: Path) -> None:
    run("play", "kono", typed="a1a3\n")
    kept = next((tmp_path / "data" / "unfinished").glob("*.json"))
    run("play", "--load", str(kept), typed="save here.json\n")
    assert not kept.exists()
    assert obelisk.replay(tmp_path / "here.json").history == ((0, "a1a3"),)


def test_without_a_move_nothing_is_put_aside(run, tmp_path: Path) -> None:
    run("play", "kono", typed="")
    assert not (tmp_path / "data").exists()


def test_a_game_that_cannot_be_saved_where_it_should_is_put_aside(run, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    answer = run("play", "kono", "--save", "folder", typed="a1a3\n")
    assert "folder cannot be written" in answer.out
    assert "The game is saved." in answer.out


@pytest.mark.parametrize("typed", ["", "quit\n", "b4b2\nquit\n"])
def test_the_file_that_save_names_is_written_also_after_another_was_typed(run, tmp_path: Path, typed: str) -> None:
    run("play", "kono", "--save", "named.json", typed="a1a3\nsave typed.json\n" + typed)
    n = 2 if "b4b2" in typed else 1
    assert [len(obelisk.replay(tmp_path / f"{name}.json").history) for name in ("named", "typed")] == [n, n]
    assert not (tmp_path / "data" / "unfinished").exists()


def test_a_game_that_was_put_aside_can_be_saved_in_its_own_file(run, tmp_path: Path) -> None:
    run("play", "kono", typed="a1a3\n")
    (path,) = (tmp_path / "data" / "unfinished").glob("*.json")
    run("play", "--load", str(path), typed=f"b4b2\nsave {path}\nsave other.json\n")
    assert obelisk.replay(path).history == ((0, "a1a3"), (1, "b4b2"))


def test_quit_leaves_and_keeps_the_game(run, tmp_path: Path) -> None:
    answer = run("play", "kono", typed="a1a3\nquit\nb4b2\n")
    assert "b4b2" not in answer.out
    assert list((tmp_path / "data" / "unfinished").glob("*.json"))


def test_players_of_the_program_play_by_themselves(run, tmp_path: Path) -> None:
    answer = run("play", "bulo", "--players", "random:seed=1,mcts:simulations=20:seed=1", "--save", "game.json")
    assert answer.code == 0
    assert obelisk.replay(tmp_path / "game.json").is_over


def test_the_same_seed_plays_the_same_game(run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run("play", "bulo", "--players", "random,random", "--seed", "3", "--save", f"{name}.json")
    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game called chess. The games are: trip, kono"),
        ([], "Say which game to play. The games are: trip, kono"),
        (["kono", "--players", "person,deep"], "There is no player called deep. The players are: person, random"),
        (["kono", "--players", "person"], "There are 2 seats, but the number of players named is 1."),
        (["kono", "--players", "person,mcts:x"], "“x” is not a name and a value."),
        (["kono", "--players", "person:age=3,person"], "The player person has no option age."),
        (["kono", "--players", "person,mcts:age=3"], "The player mcts has no option age."),
        (["rhombus", "--option", "size=99"], "size is 99, but must be from 2 to 11."),
        (["rhombus", "--option", "size"], "“size” is not a name and a value."),
        (["kono", "--setup", "nowhere.json"], "The file nowhere.json cannot be read"),
        (["kono", "--setup", "{]"], "A set-up must be an object"),
        (["kono", "--load", "game.json"], "leave out GAME"),
        (["--load", "nowhere.json"], "The file nowhere.json cannot be read"),
        (["rhombus", "--players", "perfect,person"], "The player perfect does not play rhombus"),
    ],
)
def test_a_mistake_is_one_sentence(run, arguments: list[str], sentence: str) -> None:
    answer = run("play", *arguments)
    assert answer.code == 2
    assert sentence in answer.err
    assert "Traceback" not in answer.err


def test_options_reach_the_game(run, tmp_path: Path) -> None:
    run("play", "plug-in", "--option", "size=2", "--option", "micros=bulo", "--save", "game.json", typed="@a1\n")
    setup = json.loads((tmp_path / "game.json").read_text())["setup"]
    assert setup["tiles"] == ["bulo"] * 4


def test_plain_output_has_no_colour_and_no_cursor_control(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b" not in run("play", "kono", typed="a1a3\nmoves\n").out


def test_the_game_speaks_japanese(run) -> None:
    answer = run("play", "kono", "--lang", "ja", typed="help\n")
    assert "プレイヤー1の手番です。" in answer.out
    assert "指せる手を番号つきで表示します" in answer.out


def test_the_environment_chooses_the_language(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "コノ" in run("play", "kono").out
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Kono" in run("play", "kono").out


@pytest.mark.parametrize("starts", [0, 1])
def test_a_secret_discard_is_told_to_nobody_else(run, starts: int) -> None:
    options = ["--option", "discard=secret", "--option", f"starts={starts}"]
    alone = run("play", "abstrakto", *options, "--players", "person,random", typed="drop SLC\n").out
    assert "Player 1 (you): drop SLC" in alone
    assert "Player 2 (random): a move hidden from everyone else" in alone
    assert "(random): drop" not in alone
    # Two people at one keyboard: each discard is followed by the other's turn, or by the own one.
    together = run("play", "abstrakto", *options, typed="drop SLC\ndrop CCC\n").out
    assert "Player 1: a move hidden from everyone else" in together
    assert "Player 1: drop" not in together
    assert ("Player 2: drop CCC" in together) == (starts == 1)


def starter_of_abstrakto(run, tmp_path: Path, *arguments: str) -> int:
    run("play", "abstrakto", *arguments, "--save", "game.json", typed="b2\n")
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record["moves"][0][0] == record["setup"]["starts"]
    return int(record["setup"]["starts"])


def test_a_lot_says_whether_blue_or_orange_starts_abstrakto(run, tmp_path: Path) -> None:
    assert {starter_of_abstrakto(run, tmp_path, "--seed", f"{seed}") for seed in range(6)} == {0, 1}


@pytest.mark.parametrize(("arguments", "starter"), [(["--starts", "2"], 1), (["--option", "starts=0"], 0)])
def test_players_may_say_whether_blue_or_orange_starts_abstrakto(run, tmp_path: Path, arguments, starter) -> None:
    assert {starter_of_abstrakto(run, tmp_path, *arguments, "--seed", f"{seed}") for seed in range(4)} == {starter}


def test_an_open_discard_is_told(run) -> None:
    answer = run("play", "abstrakto", "--option", "discard=open", typed="drop SLC\ndrop CCC\n").out
    assert "Player 1: drop SLC" in answer
    assert "Player 2: drop CCC" in answer


@pytest.mark.parametrize("game", ["abstrakto", "micropul", "plug-in"])
def test_players_choose_their_colours(run, tmp_path: Path, game: str) -> None:
    chosen = ("play", game, "--players", "person:name=Ana,person:name=Ben", "--seed", "1", "--save", "game.json")
    if game == "abstrakto":
        chosen = (*chosen, "--option", "starts=0")
    assert "● Player 1 (Ana) to move." in run(*chosen, typed="1\n").out
    assert "◇ Player 1 (Ana) to move." in run(*chosen, "--colours", "orange,blue", typed="1\n").out
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert (record["players"], record["colours"]) == (["Ana", "Ben"], ["orange", "blue"])
    mover = "◇ Player 1 (Ana)" if game == "plug-in" else "● Player 2 (Ben)"
    assert f"{mover} to move." in run("play", "--load", "game.json").out


def test_colours_go_with_their_players_when_another_player_starts(run) -> None:
    players = ("--players", "person:name=Ana,person:name=Ben", "--colours", "オレンジ, 青", "--starts", "2")
    assert "● Player 1 (Ben) to move." in run("play", "micropul", *players, "--seed", "1").out


@pytest.mark.parametrize("colours", ["orange", "orange,orange", "orange,red", "orange,blue,blue"])
def test_colours_that_there_are_not_are_refused(run, colours: str) -> None:
    answer = run("play", "micropul", "--colours", colours)
    assert answer.code == 2
    assert "blue, orange" in answer.err


def test_a_game_without_colours_to_choose_refuses_them(run) -> None:
    answer = run("play", "kono", "--colours", "orange,blue")
    assert (answer.code, "do not choose colours in Kono" in answer.err) == (2, True)
