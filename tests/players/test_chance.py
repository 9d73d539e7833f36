"""Players where chance has turns: they choose what is best on the average, and nobody chooses for chance."""

import pytest

import obelisk
from obelisk import UnknownPlayer, player
from obelisk.kernel.chance import generator
from obelisk.kernel.search import nodes
from obelisk.players.thinking.searching import Search
from tests.helpers import play_all
from tests.kernel.test_chance_turns import worth_of

LAST_TURN = "3 keep 1 keep 3 keep"
"""Seat 0 has 6 points, seat 1 has 1 and its last turn: it has lost."""


@pytest.mark.parametrize("name", ["random", "greedy", "mcts", "perfect", "club"])
def test_there_is_nothing_to_choose_on_chances_turn(dice, name):
    with pytest.raises(UnknownPlayer) as caught:
        player(name, seed=1).choose(dice.start())
    assert caught.value.code == "player/chance"
    with pytest.raises(UnknownPlayer):
        player(name, seed=1).choose(dice.start(), -1)


def differing(dice):
    """Return positions of players in which one move is clearly better than the other."""
    known, found = {}, []
    worth_of(dice.start(), known)
    for position in known:
        if position.players:
            keep, risk = (float(worth_of(position.play(move), known)) for move in ("keep", "risk"))
            if abs(keep - risk) > 0.15:
                first = (keep > risk) == (position.active == (0,))
                found.append((position, "keep" if first else "risk"))
    return found


@pytest.mark.compiled
def test_tree_search_finds_what_is_best_on_the_average(dice):
    chosen = [
        (player("mcts", simulations=1500, seed=1).choose(position), best) for position, best in differing(dice)[::9]
    ]
    assert len(chosen) > 10
    assert {best for _, best in chosen} == {"keep", "risk"}
    assert all(move == best for move, best in chosen)


@pytest.mark.compiled
def test_tree_search_does_not_hope_for_luck(dice):
    # To risk can bring 4 points and to keep only 3, but three times out of four it brings none.
    position = play_all(dice.start(), "1 keep 1 keep 3")
    values = {one.move: one.value for one in player("mcts", simulations=4000, seed=1).consider(position)}
    expected = {move: float(worth_of(position.play(move))) for move in values}
    assert expected["keep"] > expected["risk"] + 0.2
    assert values["keep"] == pytest.approx(expected["keep"], abs=0.05)
    assert values["keep"] > values["risk"]


@pytest.mark.compiled
def test_what_chance_cannot_change_is_proven(dice):
    lost = play_all(dice.start(), f"{LAST_TURN} 2")
    search = grown(lost, 200)
    assert search.is_proven
    assert [value for _, value, _ in search.candidates()] == [0.0, 0.0]


@pytest.mark.compiled
def test_a_sure_win_is_proven_and_a_lucky_one_is_not(dice):
    # 4 : 3 for seat 0, and seat 1 has a 2: to keep it wins, to risk it wins only by a 3.
    last = play_all(dice.start(), "2 keep 3 keep 2 keep 2")
    search = grown(last, 600)
    assert search.is_proven
    numbers = {last.write(tally.move): tally for tally in search.tallies()}
    assert numbers["keep"].outcome == 0b10
    assert numbers["risk"].outcome == nodes.UNPROVEN
    assert player("mcts", simulations=300, seed=1).choose(last) == "keep"


@pytest.mark.compiled
def test_a_win_that_needs_luck_is_worth_as_much_as_the_luck(dice):
    # 6 : 3, and seat 1 has a 2: only a risk can win, with one roll in four.
    last = play_all(dice.start(), "3 keep 3 keep 3 keep 2")
    search = grown(last, 4000)
    assert not search.is_proven
    values = {last.write(move): value for move, value, _ in search.candidates()}
    assert values["keep"] == 0.0
    assert values["risk"] == pytest.approx(0.25, abs=0.03)
    assert player("mcts", simulations=500, seed=1).choose(last) == "risk"


@pytest.mark.compiled
def test_a_line_ends_where_chance_has_its_turn(dice):
    found = player("mcts", simulations=800, seed=1).analyse(play_all(dice.start(), "2"))
    assert {one.move: one.line for one in found} == {"keep": ("keep",), "risk": ("risk",)}
    assert all(one.reason is not None for one in found)


@pytest.mark.compiled
def test_what_was_found_out_before_a_roll_is_used_after_it(dice):
    thinker = player("mcts", simulations=500, seed=1)
    position = dice.start().play("2")
    thinker.choose(position)
    after = play_all(position, "keep 1")
    assert thinker.choose(after) in ("keep", "risk")
    assert thinker._known(play_all(after, "keep 3")) is not None


def grown(position, simulations):
    search = Search(position.game, position.record, position.active[0], 0.8, generator(1), 1 << 14)
    search.run(simulations, None)
    return search


def test_the_perfect_player_plays_by_what_can_be_expected(dice):
    known, perfect = {}, player("perfect", seed=1)
    worth_of(dice.start(), known)
    for position in [one for one in known if one.players][::29]:
        best = (max if position.active == (0,) else min)(
            worth_of(position.play(move), known) for move in ("keep", "risk")
        )
        assert worth_of(position.play(perfect.choose(position)), known) == best
        values = {one.move: one.value for one in perfect.consider(position)}
        for move, value in values.items():
            share = worth_of(position.play(move), known)
            assert value == pytest.approx(float(share if position.active == (0,) else 1 - share), abs=1e-12)


@pytest.mark.compiled
def test_every_level_plays_where_chance_has_turns(dice):
    position = dice.start().play("2")
    for level in ("novice", "club", "best"):
        assert player(level, seed=1).choose(position) in ("keep", "risk")


@pytest.mark.compiled
def test_proofs_stop_at_chances_turn(dice):
    from obelisk.solving.prover import Prover

    # Whatever comes, seat 1 has lost; but nobody proves that through a roll.
    lost = play_all(dice.start(), f"{LAST_TURN} 2")
    assert Prover(dice, lost.record, 0).answer(lost.play("keep").record, 1000) is True
    assert Prover(dice, lost.record, 0).answer(lost.play("risk").record, 1000) is None
    assert obelisk.solve(lost).value == "loss"
