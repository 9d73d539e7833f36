import os
from pathlib import Path

import pytest

import obelisk
from obelisk.errors import BadRequest, IllegalMove
from obelisk.table.core.refusals import Refused
from obelisk.terminal.language import Language, Say, spoken
from obelisk.terminal.play.seats import known_players, seat_players
from obelisk.terminal.play.session import Seat, Session
from obelisk.words import LANGUAGES
from tests.terminal.conftest import Run

PEOPLE = [Seat("person"), Seat("person")]


class First:
    """A player that makes the first move of the list."""

    name = "first"

    def choose(self, position: obelisk.Position, seat: int | None = None) -> str:
        return position.moves(seat)[0]

    def analyse(self, position: obelisk.Position, seat: int | None = None) -> list[obelisk.Candidate]:
        return [obelisk.Candidate(move, 0.5) for move in position.moves(seat)]


def session(*seats: Seat) -> Session:
    return Session(obelisk.game("bulo").start(), seats or PEOPLE)


def test_a_refused_move_changes_nothing() -> None:
    playing = session()
    before = playing.position
    with pytest.raises(IllegalMove):
        playing.play("a1a4")
    assert playing.position is before
    assert not playing.is_unsaved


def test_a_player_of_the_program_does_not_move_for_a_person() -> None:
    with pytest.raises(BadRequest):
        session().think()


def test_undo_skips_the_moves_of_the_computer() -> None:
    playing = session(Seat("person"), Seat("first", First()))
    playing.play("d4")
    playing.think()
    assert playing.undo() == 2
    assert playing.position.history == ()


def test_undo_is_impossible_before_the_persons_first_turn() -> None:
    playing = session(Seat("first", First()), Seat("person"))
    playing.think()
    assert playing.undo() == 0
    assert len(playing.position.history) == 1


def test_undo_works_after_the_end() -> None:
    playing = session(Seat("person"), Seat("first", First()))
    while not playing.is_over:
        _ = playing.play("1") if playing.mover.is_person else playing.think()
    over = len(playing.position.history)
    assert playing.undo() == 2 - over % 2
    assert not playing.is_over
    assert playing.mover.is_person


def test_what_was_revealed_is_not_taken_back() -> None:
    playing = Session(obelisk.game("micropul").start(seed=1, players=1), [Seat("person")])
    while "draw" not in playing.position.moves():
        playing.play(playing.position.moves()[0])
    playing.undo()
    while "draw" not in playing.position.moves():
        playing.play(playing.position.moves()[0])
    drawn = playing.play("draw")
    with pytest.raises(Refused) as refused:
        playing.undo()
    assert refused.value.code == "table/revealed"
    assert playing.position.history[-1] == (0, drawn)


def test_where_only_players_of_the_program_play_nothing_is_taken_back() -> None:
    playing = session(Seat("first", First()), Seat("first", First()))
    playing.think()
    assert playing.undo() == 0


def test_moves_are_unsaved_until_they_are_saved(tmp_path: Path) -> None:
    playing = session()
    playing.play("a1")
    assert playing.is_unsaved
    playing.save(tmp_path / "new" / "game.json")
    assert not playing.is_unsaved
    assert os.listdir(tmp_path / "new") == ["game.json"]
    playing.play("b1")
    assert playing.is_unsaved
    playing.undo()
    assert not playing.is_unsaved


def test_a_loaded_game_can_be_taken_back_to_its_start() -> None:
    position = obelisk.game("bulo").start().play("a1").play("b1")
    playing = Session(position, PEOPLE)
    assert [playing.undo(), playing.undo(), playing.undo()] == [1, 1, 0]


def test_an_illegal_move_is_given_to_the_game_as_it_writes_moves() -> None:
    assert session().read(" B4-b2 ") == "b4b2"
    assert session().read("??") == "??"


def test_every_language_can_be_chosen() -> None:
    assert tuple(language.value for language in Language) == LANGUAGES


def test_the_arguments_choose_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ja")
    assert spoken([]) == "ja"
    assert spoken(["--lang=en"]) == "en"
    assert spoken(["--lang", "fr"]) == "ja"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert spoken([]) == "en"


def test_a_game_that_says_nothing_of_itself_has_no_text() -> None:
    assert Say("en").of("about", "chess") == ""


def test_a_tile_that_is_chosen_too_early_is_no_move_of_the_microgame() -> None:
    setup = {"macro": "rhombus", "size": 2, "sides": 0, "tiles": ["trip"] * 4, "obelisk": 0}
    match = Session(obelisk.game("plug-in").start(setup=setup), PEOPLE)
    match.play("b2")
    with pytest.raises(IllegalMove) as refused:
        match.play("@a1")
    assert refused.value.code == "plug-in/still-playing"


def test_only_players_that_play_the_game_are_offered() -> None:
    levels = ["novice", "learner", "casual", "club", "strong", "expert", "best"]
    assert known_players("bulo") == ["person", "random", "mcts", "perfect", *levels]
    assert known_players("rhombus") == ["person", "random", "mcts", *levels]
    assert known_players("micropul", 2) == ["person", "random", "greedy", "mcts", *levels]
    assert known_players("micropul", 1) == ["person", "random", "greedy", "mcts", "solver", *levels]


def test_a_number_that_is_a_move_of_the_game_is_never_a_number_of_the_list(bids: obelisk.Game) -> None:
    playing = Session(bids.start(), PEOPLE)
    for bid in "12":
        playing.play(bid)
    assert playing.position.moves(0) == ["2", "3", "4"]
    assert playing.read("3") == "3"
    with pytest.raises(IllegalMove):
        playing.play("1")  # this card is spent
    assert [playing.read(f"#{n}") for n in (1, 2, 3)] == ["2", "3", "4"]
    with pytest.raises(BadRequest) as refused:
        playing.read("#4")
    assert refused.value.code == "terminal/no-such-number"
    with pytest.raises(IllegalMove):
        playing.play("7")  # no card has this number, and no place of the list either


def test_where_no_move_is_a_number_both_signs_mean_the_list() -> None:
    assert session().read("2") == session().read("#2") == session().position.moves()[1]


def test_the_list_of_a_game_with_number_moves_marks_its_numbers(bids: obelisk.Game, run: Run) -> None:
    shown = run("play", "toy-bids", "--players", "person,person", typed="moves\n1\n2\n1\nquit\nn\n").out
    assert " #1 1" in shown
    assert "Type a move, or # and its number: #1." in shown
    assert "1 is not" in shown or "1: " in shown


def test_a_hidden_bid_is_told_once_it_is_revealed(bids: obelisk.Game, run: Run) -> None:
    out = run("play", "toy-bids", "--players", "random,person", "--seed", "1", typed="3\nquit\n").out
    hidden, revealed = "Player 1 (random): a move hidden from everyone else", "Player 1 (random): "
    assert hidden in out
    told = out[out.index("Player 2 (you): 3") - 80 :]
    assert [bid for bid in "1234" if f"{revealed}{bid}" in told]


def test_computers_of_one_kind_do_not_draw_the_same_numbers() -> None:
    one, two = seat_players("random,random", 2, seed=7)
    position = obelisk.game("rhombus").start(size=11)
    assert one.player.choose(position) != two.player.choose(position)
    (again, _) = seat_players("random,person", 2, seed=7)
    assert again.player.choose(position) == seat_players("random,random", 2, seed=7)[0].player.choose(position)
