"""Chance at the prompt: it rolls for itself, and what came is told."""

import json
import re

import pytest

import obelisk
from obelisk.terminal.play import news
from obelisk.terminal.play.session import Seat, Session
from tests.helpers import play_all

pytestmark = pytest.mark.usefixtures("dice")

PEOPLE = [Seat("person"), Seat("person")]
WHOLE = "2 keep 3 risk 3 1 risk 2 2 keep"


def rolls_in(text):
    """Return what chance has brought, as it is told."""
    return re.findall(r"^Chance: (\d)$", text, re.MULTILINE)


def test_the_first_roll_has_come_when_the_game_is_shown(dice):
    session = Session(dice.start(), PEOPLE)
    assert session.seat == 0
    assert [seat for seat, _ in session.position.history] == [-1]
    assert not session.is_unsaved


def test_after_a_move_the_next_roll_comes_and_both_are_told(run):
    shown = run("play", "toy-dice", "--seed", "3", typed="keep\nrisk\n").out
    # The first one, one after each move, and the second one of who risks: each is told once.
    assert len(rolls_in(shown)) == 4
    assert "Player 1: keep" in shown
    assert "Player 2: risk" in shown


def test_a_seed_decides_what_comes(run):
    one, other = (run("play", "toy-dice", "--seed", "3", typed="keep\nkeep\n").out for _ in range(2))
    assert rolls_in(one) == rolls_in(other)
    assert len({tuple(rolls_in(run("play", "toy-dice", "--seed", str(n), typed="keep\n").out)) for n in range(5)}) > 1


def test_nobody_types_what_chance_brings(run):
    shown = run("play", "toy-dice", "--seed", "3", typed="5\nroll\n").out
    assert "Player 1:" not in shown


def test_a_computer_plays_with_the_die(run):
    shown = run("play", "toy-dice", "--seed", "3", "--players", "random,random").out
    assert len(rolls_in(shown)) >= 4
    assert "Winner: player" in shown or "It is a draw." in shown


def test_taking_back_leads_to_the_same_roll(dice):
    session = Session(dice.start(), PEOPLE, seed=1)
    before = session.position
    session.play("keep")
    after = session.position
    assert session.undo() == 2
    assert session.position == before
    session.play("keep")
    assert session.position.history == after.history


def test_before_a_player_has_moved_there_is_nothing_to_take_back(dice):
    assert Session(dice.start(), PEOPLE).undo() == 0
    assert Session(dice.start(), [Seat("person"), Seat("random", obelisk.player("random"))]).undo() == 0


def test_a_saved_game_goes_on_where_it_was_left(run, tmp_path):
    path = tmp_path / "game.json"
    run("play", "toy-dice", "--seed", "3", "--save", str(path), typed="keep\n")
    kept = json.loads(path.read_text())
    assert [seat for seat, _ in kept["moves"]] == [-1, 0, -1]
    shown = run("play", "--load", str(path), typed="keep\n").out
    assert "Player 2: keep" in shown


def test_a_game_that_was_left_on_chances_turn_goes_on_with_a_roll(run, dice, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(obelisk.record(play_all(dice.start(), "2 keep"))))
    shown = run("play", "--load", str(path), typed="keep\n").out
    assert len(rolls_in(shown)) >= 1
    assert "Player 2: keep" in shown


def test_a_replay_shows_what_came_and_rolls_nothing(run, dice, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(obelisk.record(play_all(dice.start(), "2 keep"))))
    shown = run("replay", str(path), "--every", "1").out
    assert "Chance: 2" in shown
    assert "Player 1: keep" in shown
    assert "2 of 2" in shown or "2/2" in shown
    path.write_text(json.dumps(obelisk.record(play_all(dice.start(), WHOLE))))
    assert "Winner: player" in run("replay", str(path)).out


def test_a_review_lists_luck_without_judging_it(run, dice, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(obelisk.record(play_all(dice.start(), WHOLE))))
    shown = run("review", str(path), "--all").out
    assert "luck" in shown
    assert "Exact values" in shown
    assert "luck" not in run("review", str(path)).out


def test_sequences_of_rolls_and_moves_are_counted(run):
    assert run("perft", "toy-dice", "3").out.strip() == "18"


def test_what_can_be_expected_is_told(run):
    shown = run("solve", "toy-dice").out
    assert "With perfect play, player 1 can expect" in shown
    after = run("solve", "toy-dice", "--moves", "2 keep 3").out
    assert "player 2 can expect" in after
    assert "Best: keep" in after
    sure = run("solve", "toy-dice", "--moves", "3 keep 1 keep 3 keep 2").out
    assert "0.00 %" in sure


def test_in_japanese_too(run):
    assert "運：" in run("--lang", "ja", "play", "toy-dice", "--seed", "3", typed="keep\n").out


def test_news_tell_every_step_once(dice):
    class Plain:
        language = "en"

        def __call__(self, code, **facts):
            return f"{code} {facts}"

    session = Session(dice.start(), PEOPLE, seed=1)
    before = session.position
    session.play("keep")
    lines = news.since(Plain(), session, before)
    assert [seat for seat, _ in lines] == [0, None]
