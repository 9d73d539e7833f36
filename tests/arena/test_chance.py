"""The arena where chance has turns: the same luck for everybody, reviews that judge players and not the die."""

import pytest

import obelisk
from obelisk.arena.matches import rolls, wins_of
from obelisk.arena.review import draw, review
from obelisk.players import play_out, player
from tests.helpers import play_all
from tests.kernel.test_chance_turns import worth_of

WHOLE = "2 keep 3 risk 3 1 risk 2 2 keep"


def test_whoever_plays_a_set_up_meets_the_same_luck(dice):
    def luck(seed, *players):
        end = play_out(dice.start(), [player("random", seed=one) for one in players], rolls(seed))
        return [move for seat, move in end.history if seat == -1]

    shortest = min(len(luck(7, 1, 2)), len(luck(7, 3, 4)))
    assert luck(7, 1, 2)[:shortest] == luck(7, 3, 4)[:shortest]
    assert any(luck(seed, 1, 2)[:4] != luck(7, 1, 2)[:4] for seed in range(5))


def test_the_better_player_wins_more_in_spite_of_the_die(dice):
    perfect, other = player("perfect", seed=1), player("random", seed=1)
    assert wins_of(perfect, other, "toy-dice", 60, seed=1) > 36


@pytest.mark.compiled
def test_the_arena_plays_a_game_with_chance(dice):
    found = obelisk.arena.play("toy-dice", [player("perfect", seed=1), player("random", seed=1)], games=20, seed=1)
    assert sum(standing.games for standing in found.standings) == 40


def test_a_review_judges_players_and_tells_what_the_die_did(dice):
    entries = review(play_all(dice.start(), WHOLE))
    assert [(entry.ply, entry.seat, entry.move) for entry in entries][:4] == [
        (1, -1, "2"),
        (2, 0, "keep"),
        (3, -1, "3"),
        (4, 1, "risk"),
    ]
    assert len(entries) == len(WHOLE.split())
    luck = [entry for entry in entries if entry.seat == -1]
    assert {entry.judgement for entry in luck} == {"chance"}
    assert not any(entry.is_marked for entry in luck)
    assert all(entry.judgement != "chance" for entry in entries if entry.seat >= 0)


def test_the_values_of_a_review_are_what_could_be_expected(dice):
    position = dice.start()
    for entry, move in zip(review(play_all(position, WHOLE)), WHOLE.split(), strict=True):
        before, position = float(worth_of(position)), position.play(move)
        after = float(worth_of(position))
        if entry.seat == 1:
            before, after = 1 - before, 1 - after
        assert (entry.before, entry.after) == pytest.approx((before, after))


@pytest.mark.compiled
def test_a_search_is_not_dazzled_by_what_came(dice):
    # To risk a 3 is a mistake, even if the die then shows a 3.
    judge = player("mcts", simulations=2000, seed=1)
    entries = review(play_all(dice.start(), "1 keep 1 keep 3 risk 3 1 keep"), judge)
    assert entries[5].judgement in ("mistake", "blunder", "missed-win")
    assert entries[6].judgement == "chance"
    assert entries[6].after > entries[6].before


def test_the_graph_of_a_review_goes_up_and_down_with_the_die(dice):
    position = play_all(dice.start(), WHOLE)
    drawn = draw(position, review(position)).svg()
    assert "<svg" in drawn
    assert "4. risk" in drawn


@pytest.mark.compiled
def test_a_program_is_told_what_chance_brought_and_no_seed(dice):
    from obelisk.players.programs.protocol import tell

    told = list(tell(play_all(dice.start(), "2 keep 3"), 1))
    assert told[1:] == ['position [[-1,"2"],[0,"keep"],[-1,"3"]]', 'moves ["keep","risk"]']


def test_obelisk_as_a_program_understands_what_chance_brought(dice):
    from obelisk.players.programs.engine import Engine

    engine = Engine("perfect:seed=1")
    for line in ("newgame toy-dice seats 2 seat 1", "setup {}", 'position [[-1,"2"],[0,"keep"],[-1,"3"]]'):
        assert list(engine.answer(line)) == []
    assert list(engine.answer("go")) == ["bestmove keep"]
    assert next(engine.answer('position [[-1,"2"],[0,"keep"],[-1,"4"]]')).startswith("error 4")
    assert list(engine.answer('position [[-1,"2"],[0,"keep"]]')) == []
    assert "chance" in next(engine.answer("go"))


@pytest.mark.compiled
@pytest.mark.slow
def test_a_game_with_chance_can_be_compiled_ahead(dice):
    from obelisk.compiling.warming import warm

    warm("toy-dice")
