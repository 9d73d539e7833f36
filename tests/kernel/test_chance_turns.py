"""Chance in the course of a game: it has a seat of its own, -1, and what it brings is a move like any other."""

import pickle
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

import obelisk
from obelisk import BadRecord, Batch
from obelisk.game import count_sequences
from obelisk.kernel.chance import generator
from obelisk.players import play_out
from tests.helpers import IS_PLAIN, play_all, refusal

WEIGHTS = {"1": 1, "2": 2, "3": 1}


def worth_of(position, known=None):
    """Return the part of the win that seat 0 can expect, with the best moves of both: by nothing but the rules."""
    known = {} if known is None else known
    if position not in known:
        if position.is_over:
            won = position.result.winners
            known[position] = Fraction(0 in won, len(won))
        elif position.active == (-1,):
            total = sum(WEIGHTS.values())
            known[position] = sum(
                Fraction(weight, total) * worth_of(position.play(move, -1), known) for move, weight in WEIGHTS.items()
            )
        else:
            best = max if position.active == (0,) else min
            known[position] = best(worth_of(position.play(move), known) for move in position.moves())
    return known[position]


def random_worth(position, known=None):
    """Return the part of random games that seat 0 wins or shares."""
    known = {} if known is None else known
    if position not in known:
        if position.is_over:
            known[position] = Fraction(0 in position.result.winners)
        else:
            chances = WEIGHTS if position.active == (-1,) else dict.fromkeys(position.moves(), 1)
            total = sum(chances.values())
            known[position] = sum(
                Fraction(weight, total) * random_worth(position.play(move), known) for move, weight in chances.items()
            )
    return known[position]


# Who acts


def test_on_its_turn_chance_acts_alone(dice):
    start = dice.start()
    assert start.active == (-1,)
    assert start.players == ()
    assert start.is_chances_turn
    assert not start.is_over
    assert start.view()["active"] == [-1]


def test_the_moves_of_chance_are_what_can_come(dice):
    start = dice.start()
    assert start.moves(-1) == start.moves() == ["1", "2", "3"]
    assert start.moves(0) == start.moves(1) == []


def test_what_comes_is_played_like_a_move_and_the_turn_passes(dice):
    rolled = dice.start().play("2", -1)
    assert rolled.active == rolled.players == (0,)
    assert rolled.moves(0) == rolled.moves() == ["keep", "risk"]
    assert rolled.moves(-1) == []
    assert rolled.history == ((-1, "2"),)
    assert rolled.play("risk", 0).active == (-1,)


def test_the_chances_are_in_proportion_to_the_weights_and_sum_to_one(dice):
    start = dice.start()
    assert start.chances() == [("1", 0.25), ("2", 0.5), ("3", 0.25)]
    assert sum(chance for _, chance in start.chances()) == 1
    assert start.play("1").chances() == []


def test_nobody_plays_for_chance(dice):
    start = dice.start()
    error = refusal(start, "3", "move/chances-turn", seat=0)
    assert str(error) == "3: it is chance’s turn, and no player can choose the result."
    assert "運" in error.explain("ja")
    refusal(start, "keep", "move/chances-turn", seat=1)


def test_chance_does_not_play_for_others(dice):
    refusal(dice.start().play("2"), "keep", "move/not-your-turn", seat=-1)


def test_chance_cannot_bring_what_is_not_there(dice):
    refusal(dice.start(), "4", "move/unreadable", seat=-1)
    refusal(dice.start(), "keep", "move/not-legal", seat=-1)


def test_where_chance_has_no_turns_it_has_no_seat():
    error = refusal(obelisk.game("trip").start(), "a1", "move/no-such-seat", seat=-1)
    assert "0" in str(error)


def test_nobody_sees_with_the_eyes_of_chance(dice):
    with pytest.raises(obelisk.IllegalMove) as caught:
        dice.start().view(-1)
    assert caught.value.code == "move/no-such-seat"


# Rolling


def test_numbers_bring_each_outcome_as_often_as_its_weight_says(dice):
    start = dice.start()
    assert [start.outcome(number) for number in range(5)] == ["1", "2", "2", "3", "1"]
    assert start.outcome((1 << 256) - 1) == "3"


def test_rolling_plays_on_until_it_is_a_players_turn(dice):
    start = dice.start()
    assert start.rolled(generator(3)).history[0][0] == -1
    assert start.rolled(generator(3)).active == (0,)
    after = start.rolled(generator(3))
    assert after.rolled(generator(4)) is after


def test_a_seed_decides_the_rolls_and_they_keep_to_the_weights(dice):
    start, rng = dice.start(), generator(7)
    came = Counter(start.rolled(rng).history[-1][1] for _ in range(4000))
    assert sum(came.values()) == 4000
    for outcome, weight in WEIGHTS.items():
        # Five standard deviations of the rarest.
        assert abs(came[outcome] - 1000 * weight) < 5 * (4000 * 0.25 * 0.75) ** 0.5 * 1.2
    again = generator(7)
    assert Counter(start.rolled(again).history[-1][1] for _ in range(4000)) == came


def test_players_finish_a_game_with_rolls_between_their_moves(dice):
    seated = [obelisk.player("random", seed=1), obelisk.player("random", seed=2)]
    end = play_out(dice.start(), seated, generator(5))
    assert end.is_over
    assert [seat for seat, _ in end.history if seat == -1]
    again = [obelisk.player("random", seed=1), obelisk.player("random", seed=2)]
    assert play_out(dice.start(), again, generator(5)) == end


def test_random_games_roll_by_the_weights(dice):
    games = 400 if IS_PLAIN else 40_000
    share = random_worth(dice.start())
    won = dice.playouts(games, seed=1).wins[0]
    spread = (games * float(share * (1 - share))) ** 0.5
    assert abs(won - games * float(share)) < 4 * spread
    # Were the die fair, so many games would tell the two apart.
    assert IS_PLAIN or 4 * spread < games * 0.02


# Values and records


def test_a_game_with_rolls_is_recorded_and_replayed(dice):
    end = play_all(dice.start(), "2 keep 3 risk 3 1 risk 2 2 keep")
    assert end.is_over
    written = obelisk.record(end)
    assert written["moves"][:4] == [[-1, "2"], [0, "keep"], [-1, "3"], [1, "risk"]]
    assert obelisk.replay(written) == end
    assert obelisk.replay(written).history == end.history
    assert written["result"] == {"winners": [1], "points": [2, 6]}


@pytest.mark.parametrize(
    "entry",
    [[-1, "4"], [0, "2"], [-1, "keep"], [-2, "2"], [-1, 2], [1, "keep"]],
    ids=["no outcome", "a player's", "a move", "no seat", "no text", "skipped"],
)
def test_a_record_with_a_damaged_roll_is_refused(dice, entry):
    record = obelisk.record(play_all(dice.start(), "2 keep 3"))
    record["moves"][0] = entry
    with pytest.raises(BadRecord) as caught:
        obelisk.replay(record)
    assert "1" in str(caught.value)


def test_a_result_that_other_rolls_led_to_is_refused(dice):
    record = obelisk.record(play_all(dice.start(), "2 keep 3 risk 3 1 keep 2 keep"))
    record["moves"][0] = [-1, "3"]
    with pytest.raises(BadRecord):
        obelisk.replay(record)


def test_positions_on_chances_turn_are_values(dice):
    start = dice.start()
    assert pickle.loads(pickle.dumps(start)) == start
    assert pickle.loads(pickle.dumps(start)).active == (-1,)
    rolled = start.play("3")
    assert pickle.loads(pickle.dumps(rolled)) == rolled
    assert start.active == (-1,)
    assert start.history == ()
    assert hash(start.play("3")) == hash(rolled)
    assert start.play("1") != rolled


def test_sequences_of_moves_count_what_chance_brings(dice):
    # Three outcomes, two choices each; then the other one's roll, or a second one.
    assert [dice.perft(depth) for depth in range(4)] == [1, 3, 6, 18]
    assert count_sequences(dice.start().play("3"), 2) == 6


# Many games


def test_a_batch_says_whose_turn_it_is_chances_too(dice):
    batch = Batch(dice, 3, seed=1, autoreset=False, rolls=False)
    assert batch.seats.tolist() == [-1, -1, -1]
    moves, counts = batch.moves()
    assert counts.tolist() == [3, 3, 3]
    assert moves[0, :3].tolist() == [1, 2, 3]
    batch.play(np.array([1, 2, 3]))
    assert batch.seats.tolist() == [0, 0, 0]
    assert batch.records["die"].tolist() == [1, 2, 3]
    while (batch.seats != -2).any():
        batch.play(batch.sample(moves=True))
    assert all(won in (1, 2, 3) for won in batch.winners)


def test_the_games_of_a_batch_are_those_that_are_played_one_by_one(dice):
    batch = Batch(dice, 5, seed=9, autoreset=False, rolls=False)
    single = [dice.start() for _ in range(5)]
    while (batch.seats != -2).any():
        chosen = batch.sample(moves=True)
        for number, position in enumerate(single):
            if not position.is_over:
                single[number] = position.play(position.write(int(chosen[number])))
        batch.play(chosen)
        assert batch.seats.tolist() == [position.active[0] if position.active else -2 for position in single]
        assert [record.tobytes() for record in batch.records] == [position.record.tobytes() for position in single]


def test_a_batch_samples_rolls_by_their_weights(dice):
    games = 400 if IS_PLAIN else 20_000
    drawn = Counter(Batch(dice, games, seed=2, rolls=False).sample(moves=True).tolist())
    assert set(drawn) == {1, 2, 3}
    assert abs(drawn[2] - games / 2) < 5 * (games / 4) ** 0.5


# Solving


def test_a_game_with_chance_is_solved_by_what_can_be_expected(dice):
    known = {}
    exact = worth_of(dice.start(), known)
    found = obelisk.solve(dice.start())
    assert found.share == pytest.approx(float(exact), abs=1e-12)
    assert 0 < exact < 1
    assert (found.value, found.distance, found.best) == ("chance", None, [])
    assert found.positions == sum(not position.is_over for position in known)


def test_every_position_is_worth_what_its_best_move_can_expect(dice):
    known = {}
    worth_of(dice.start(), known)
    for position, share in list(known.items())[::37]:
        if position.is_over:
            continue
        found = obelisk.solve(position)
        own = 1 - share if position.active == (1,) else share
        assert found.share == pytest.approx(float(own), abs=1e-12)
        best = [move for move in position.moves() if worth_of(position.play(move), known) == share]
        assert found.best == ([] if position.is_chances_turn else best)
        assert (found.value == "win") == (own == 1)
        assert (found.value == "loss") == (own == 0)


def test_an_even_chance_is_no_draw(dice):
    # Seat 1 is one behind, with its last roll to come: 1 is a draw if kept, 2 and 3 win.
    last = play_all(dice.start(), "1 keep 1 keep 3 keep")
    found = obelisk.solve(last)
    assert found.value == "chance"
    known = {}
    assert found.share == pytest.approx(float(worth_of(last, known)))


def test_a_solved_game_with_chance_is_kept_on_disk(dice):
    from obelisk.solving import tablebase

    first = obelisk.solve(dice.start())
    tablebase._table.cache_clear()
    assert obelisk.solve(dice.start()) == first
