"""The perfect player: it never gives away what a position is worth, in a microgame or in a match."""

import pytest

import obelisk
from obelisk import UnknownPlayer, player, solve
from tests.helpers import play_all, position_from
from tests.players.games import play_out, results

pytestmark = pytest.mark.compiled

OTHERS = {
    "random": lambda number: player("random", seed=1000 + number),
    "mcts": lambda number: player("mcts", simulations=100, seed=1000 + number),
}

AFTER = {"win": "loss", "draw": "draw", "loss": "win"}
"""What a position is worth to the opponent."""


def check_value_is_kept(position, move):
    """The move leads to what the position was worth, by the quickest way or the longest."""
    before = solve(position)
    assert move in before.best, position
    after = position.play(move)
    if after.is_over:
        winners = after.result.winners
        value = "draw" if len(winners) == 2 else "loss" if winners == position.active else "win"
        assert value == AFTER[before.value]
        assert before.distance in (None, 1)
        return
    assert solve(after).value == AFTER[before.value], position


def watcher(seat, check):
    """Look only at the moves of one seat."""
    return lambda position, move: check(position, move) if position.active == (seat,) else None


@pytest.mark.slow
@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["trip", "kono", "bulo", "decapawn"])
def test_every_move_keeps_what_the_position_is_worth(name, seat, other):
    start_is_worth = solve(name).value if seat == 0 else AFTER[solve(name).value]
    for number in range(3):
        both = {seat: player("perfect", seed=number), 1 - seat: OTHERS[other](number)}
        end = play_out(obelisk.game(name).start(), both, watch=watcher(seat, check_value_is_kept))
        share = (seat in end.result.winners) / len(end.result.winners)
        assert share >= {"win": 1.0, "draw": 0.5, "loss": 0.0}[start_is_worth]


def test_two_perfect_players_end_as_theory_says():
    for name, winners in (("bulo", (1,)), ("decapawn", (0,)), ("trip", (0, 1)), ("kono", (0, 1))):
        both = [player("perfect", seed=1), player("perfect", seed=2)]
        end = play_out(obelisk.game(name).start(), both)
        assert end.result.winners == winners
        if solve(name).distance is not None:
            assert len(end.history) == solve(name).distance


def test_a_lost_player_resists_as_long_as_it_can():
    start = obelisk.game("bulo").start()
    assert solve(start).value == "loss"
    lengths = {move: solve(start.play(move)).distance for move in start.moves()}
    assert min(lengths.values()) < max(lengths.values()) == 12
    chooser = player("perfect", seed=3)
    chosen = {chooser.choose(start) for _ in range(40)}
    assert {lengths[move] for move in chosen} == {12}
    assert len(chosen) > 5


def test_it_takes_the_quickest_of_several_wins():
    position = position_from(
        "decapawn",
        """
        . o . . .
        . . . x .
        x . . . .
        . . . . .
        . . . . .
        """,
    )
    wins = {candidate.move: candidate.distance for candidate in player("perfect").analyse(position)}
    assert {move for move, distance in wins.items() if distance == 1} == {"d4d5", "d4c5", "d4e5"}
    assert player("perfect", seed=1).choose(position)[:2] == "d4"


def test_its_analysis_lists_every_move_the_best_first_with_value_and_distance():
    position = play_all(obelisk.game("decapawn").start(), "a1b2 e5d4")
    found = player("perfect", seed=1).analyse(position)
    assert sorted(candidate.move for candidate in found) == sorted(position.moves())
    for candidate in found:
        after = solve(position.play(candidate.move))
        assert candidate.value == {"loss": 1.0, "draw": 0.5, "win": 0.0}[after.value]
        assert candidate.distance == after.distance + 1
    signed = [candidate.distance if candidate.value else 1000 - candidate.distance for candidate in found]
    assert signed == sorted(signed)
    assert {candidate.value for candidate in found} == {0.0, 1.0}


def test_a_drawn_move_has_no_distance():
    found = player("perfect", seed=1).analyse(obelisk.game("kono").start())
    assert [(candidate.value, candidate.distance) for candidate in found] == [(0.5, None)] * 4


def test_it_does_not_play_rhombus_and_says_why():
    with pytest.raises(UnknownPlayer) as caught:
        player("perfect").choose(obelisk.game("rhombus").start(size=3))
    assert caught.value.code == "player/not-here"
    assert str(caught.value) == (
        "The player perfect does not play rhombus: "
        "rhombus cannot be solved exhaustively: its positions do not fit into one number each."
    )
    assert caught.value.explain("ja") == (
        "プレイヤー perfect は rhombus を指せません。rhombus は調べ尽くせません。局面を1つの数で表せないためです。"
    )


@pytest.mark.usefixtures("toys")
def test_it_does_not_play_games_with_secrets():
    with pytest.raises(UnknownPlayer) as caught:
        player("perfect").choose(obelisk.game("toy-cards").start(seed=1))
    assert caught.value.code == "player/not-here"


@pytest.mark.slow
@pytest.mark.parametrize("size", [2, 3])
def test_it_beats_tree_search_in_a_match(size):
    won, drawn, lost = results(
        "plug-in",
        lambda number: player("perfect", simulations=500, seed=number),
        lambda number: player("mcts", simulations=200, seed=1000 + number),
        6,
        size=size,
    )
    assert won >= 5
    assert drawn == 0
    assert won + lost == 6


@pytest.mark.parametrize("obelisk_with", [0, 1])
def test_in_a_match_it_plays_each_microgame_by_its_table(obelisk_with):
    tiles = ["decapawn", "bulo", "trip", "kono"]
    setup = {"macro": "rhombus", "size": 2, "tiles": tiles, "obelisk": obelisk_with, "sides": 0}
    start = obelisk.game("plug-in").start(setup=setup)
    for cell, name in zip(("a1", "b1", "a2", "b2"), tiles, strict=True):
        position = start.play("@" + cell)
        alone = obelisk.game(name).start()
        chooser = player("perfect", simulations=10, seed=1)
        for _ in range(6):
            in_match = {(c.move, c.value, c.distance) for c in chooser.analyse(position)}
            assert in_match == {(c.move, c.value, c.distance) for c in chooser.analyse(alone)}
            move = chooser.choose(position)
            position, alone = position.play(move), alone.play(move)


def test_the_holder_of_the_obelisk_wins_decapawn_and_loses_bulo_when_nobody_errs():
    for name, winner in (("decapawn", 1), ("bulo", 0), ("trip", 0)):
        setup = {"macro": "rhombus", "size": 2, "tiles": [name] * 4, "obelisk": 1, "sides": 0}
        position = obelisk.game("plug-in").start(setup=setup).play("@a1")
        both = [player("perfect", simulations=10, seed=seed) for seed in (1, 2)]
        while position.view()["tile"] is not None:
            position = position.play(both[position.active[0]].choose(position))
        assert position.view()["cells"]["a1"] == winner, name
        assert position.view()["obelisk"] == 1 - winner, name


def duel_is_won(setup, chosen):
    """Tell whether seat 0 wins a 2×2 match when nobody errs, given the tiles chosen so far: plain minimax."""
    cells = ["a1", "b1", "a2", "b2"]
    holder, owners = setup["obelisk"], {}
    for cell in chosen:
        winner = holder if setup["tiles"][cells.index(cell)] == "decapawn" else 1 - holder
        owners[cell] = winner
        holder = 1 - winner
    own = {cell for cell, owner in owners.items() if owner == 0}
    # Seat 0 joins rows 1 and 2: a1-a2, b1-b2 and b1-a2 touch.
    if any(pair <= own for pair in ({"a1", "a2"}, {"b1", "b2"}, {"b1", "a2"})):
        return True
    if len(owners) == 4:
        return False
    after = [duel_is_won(setup, [*chosen, cell]) for cell in cells if cell not in owners]
    return any(after) if holder == 0 else all(after)


def test_it_wins_the_choice_of_tiles_wherever_plain_minimax_does():
    decisions = 0
    for number in range(32):
        tiles = ["decapawn" if number >> tile & 1 else "bulo" for tile in range(4)]
        setup = {"macro": "rhombus", "size": 2, "tiles": tiles, "obelisk": number >> 4, "sides": 0}
        start = obelisk.game("plug-in").start(setup=setup)
        # Seat 0 wants its duel won, seat 1 wants the contrary.
        is_good = {cell: duel_is_won(setup, [cell]) == (start.active == (0,)) for cell in ("a1", "b1", "a2", "b2")}
        found = player("perfect", simulations=1000, seed=1).analyse(start)
        assert {candidate.move for candidate in found} == {"@" + cell for cell in is_good}
        assert is_good[found[0].move[1:]] == any(is_good.values()), tiles
        decisions += len(set(is_good.values())) == 2
    assert decisions >= 4
