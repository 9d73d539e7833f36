"""The contract where chance has turns: what a game must say of them, and what a match makes of them.

In plain Python, but for a few positions: compiled, games of ours with chance keep the contract, alone and in a match.
"""

import pytest

import obelisk
from obelisk.kernel.chance import generator
from obelisk.testing import check_game
from tests.helpers import play_all, refusal


@pytest.mark.plain
def test_a_toy_with_a_die_keeps_the_contract(dice):
    check_game("toy-dice", games=6)


@pytest.mark.plain
def test_a_game_that_does_not_say_that_it_has_chance_is_found(mistaken):
    mistaken("toy-unsaid", ("        has_chance=True,\n", ""), toy="toy-dice")
    with pytest.raises(AssertionError, match="it is chance's turn, but its rules do not say has_chance=True"):
        check_game("toy-unsaid", games=2)


@pytest.mark.plain
def test_a_game_whose_chances_weigh_nothing_is_found(mistaken):
    mistaken("toy-weightless", ("return 2 if move == 2 else 1", "return move - 1"), toy="toy-dice")
    with pytest.raises(AssertionError, match=r"the weights of chance are \[0, 1, 2\]"):
        check_game("toy-weightless", games=2)


@pytest.mark.plain
def test_a_game_with_chance_in_which_positions_come_again_is_not_solved(mistaken):
    again = ("s.turns += 1", "s.turns = (s.turns + 1) % 4"), ("s.totals[s.turns % 2] += gained", "s.die = gained")
    game = mistaken("toy-round", *again, toy="toy-dice")
    with pytest.raises(obelisk.ObeliskError) as caught:
        obelisk.solve(game.start())
    assert caught.value.code == "solve/chance-and-cycles"
    assert "toy-round" in str(caught.value)


# In a match


@pytest.fixture
def match(offer):
    """A match on four tiles, each with the toy that has a die."""
    offer("obelisk.microgames", ("bulo",), toy_dice="toy_dice:GAME")
    return obelisk.game("plug-in").start(size=2, micros=["toy-dice"], seed=1)


def test_chances_turn_inside_a_microgame_is_chances_turn_of_the_match(match):
    assert match.active == (0,)
    chosen = match.play("@a1")
    assert chosen.active == (-1,)
    assert chosen.chances() == [("1", 0.25), ("2", 0.5), ("3", 0.25)]
    refusal(chosen, "2", "move/chances-turn", seat=0)
    rolled = chosen.play("2", -1)
    assert rolled.active == (0,)
    assert rolled.moves() == ["keep", "risk"]
    assert rolled.play("keep").active == (-1,)
    assert play_all(rolled, "keep 3").active == (1,)


def test_whoever_holds_the_obelisk_has_the_first_roll(match):
    # The holder wins the first tile and hands the obelisk over: then the other one chooses, and rolls first.
    won = play_all(match, "@a1 3 keep 1 keep 3 keep 1 keep")
    assert won.view()["obelisk"] == 1
    assert won.active == (1,)
    assert play_all(won, "@b1 2").active == (1,)


def test_a_match_with_rolls_is_recorded_and_replayed(match):
    position, rng = match, generator(3)
    while not (position := position.rolled(rng)).is_over:
        position = position.play(position.moves()[len(position.history) % len(position.moves())])
    written = obelisk.record(position)
    assert [-1, "2"] in written["moves"]
    assert obelisk.replay(written) == position
    assert obelisk.replay(written).history == position.history


def test_a_match_counts_what_chance_brings(match):
    from obelisk.game import count_sequences

    # Four tiles, three rolls, two choices, three rolls.
    assert [count_sequences(match, depth) for depth in range(1, 5)] == [4, 12, 24, 72]


def test_a_match_without_dice_on_its_tiles_has_no_turns_of_chance(offer):
    offer("obelisk.microgames", ("bulo",), toy_dice="toy_dice:GAME")
    match = obelisk.game("plug-in").start(size=2, micros=["bulo"], seed=1)
    assert play_all(match, "@a1 a1").active == (1,)


def test_a_match_with_rolls_is_shown(match):
    decided = play_all(match, "@a1 3 keep 1 risk 2 3 keep 1 keep")
    for position in (match.play("@a1"), play_all(match, "@a1 3"), decided):
        assert "<svg" in position.svg()
        assert str(position)


@pytest.mark.plain
def test_random_matches_roll(match):
    played = match.game.playouts(20, seed=1, size=2, micros=["toy-dice"])
    assert played.plies > 20 * 3 * 8
    assert sum(played.wins) == 20


@pytest.mark.plain
def test_the_perfect_player_knows_what_a_tile_is_worth_that_luck_decides(match):
    perfect = obelisk.player("perfect", simulations=200, seed=1)
    found = perfect.consider(match)
    assert {one.move for one in found} == {"@a1", "@b1", "@a2", "@b2"}
    assert all(0 < one.value < 1 for one in found)
    inside = play_all(match, "@a1 2")
    own = obelisk.solve(obelisk.game("toy-dice").start().play("2"))
    assert perfect.consider(inside)[0].value == pytest.approx(own.share)


def test_the_perfect_player_asks_for_nothing_that_is_on_no_tile(offer, monkeypatch):
    from obelisk.games.plug_in import perfect

    offer("obelisk.microgames", ("bulo",), toy_dice="toy_dice:GAME")
    asked = []
    monkeypatch.setattr(perfect, "holder_chance", lambda name, progress: asked.append(name) or 0.0)
    match = obelisk.game("plug-in").start(size=2, micros=["bulo"], seed=1)
    found = obelisk.player("perfect", simulations=10, seed=1).consider(match)
    assert set(asked) == {"bulo"}
    # No luck is on these tiles, so what they are worth is proven.
    assert all(one.value in (0.0, 1.0) for one in found)
