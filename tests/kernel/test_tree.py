"""The tree search: it sees what is one move away, repeats itself exactly, and knows no more than its seat."""

import itertools
from dataclasses import replace
from threading import Timer

import numpy as np
import pytest

import obelisk
from obelisk import player, solve
from obelisk.kernel.chance import generator
from obelisk.kernel.search import nodes
from obelisk.players.mcts import MctsPlayer
from obelisk.players.thinking import budget
from obelisk.players.thinking.searching import STRETCH, Search
from tests.helpers import play_all, position_from, rhombus_from

PLAYED = [name for name in obelisk.games() if MctsPlayer.plays(obelisk.game(name))]
"""The games that are played by tree search."""

pytestmark = pytest.mark.compiled


def grown(position, simulations, *, seat=None, seed=1, capacity=1 << 16, exploration=0.8, asked=None):
    """Return a search from a position, after so many simulations."""
    seat = position.active[0] if seat is None else seat
    search = Search(position.game, position.record, seat, exploration, generator(seed), capacity, asked)
    search.run(simulations, None)
    return search


def choice(position, *, simulations=400, seat=None, seed=1):
    return MctsPlayer(simulations=simulations, seed=seed).choose(position, seat)


def decapawn(picture, turn=0):
    return position_from("decapawn", picture, turn=turn)


def children(search, node):
    """Return the nodes of the moves that a search knows below a node."""
    found, child = [], search._tree[node].first_child
    while child != nodes.NONE:
        found.append(int(child))
        child = search._tree[child].next_sibling
    return found


ONE_STEP_FROM_THE_FAR_ROW = """
    . . . . .
    . . . x .
    . o . . .
    . . o . .
    x . . . .
"""

SEAT_1_IS_ONE_STEP_FROM_ROW_1 = """
    . . . . o
    . . . . .
    . . x . .
    . . . o .
    x . x . .
"""


def test_it_takes_a_win_that_is_one_move_away():
    assert choice(decapawn(ONE_STEP_FROM_THE_FAR_ROW))[:2] == "d4"
    kono = position_from(
        "kono",
        """
        . . . .
        . . o .
        . . x .
        x . x .
        """,
    )
    assert choice(kono) == "c1c3"
    bulo = position_from(
        "bulo",
        """
        . . . #
        . . . .
        . . . .
        # # . .
        """,
    )
    assert choice(bulo) == "a1b1"
    rhombus = rhombus_from("""
        . x o
        . . o
        . x .
    """)
    assert choice(rhombus) == "b2"


def test_it_prevents_a_loss_that_is_one_move_away():
    assert choice(decapawn(SEAT_1_IS_ONE_STEP_FROM_ROW_1))[2:] == "d2"
    rhombus = rhombus_from("""
        x . .
        o . o
        . . x
    """)
    assert choice(rhombus) == "b2"


def test_it_plays_to_win_for_whichever_seat_is_to_move():
    as_seat_1 = decapawn(
        """
        . . . . o
        . x . . .
        . . . . .
        . . o . .
        x . . . .
        """,
        turn=1,
    )
    assert choice(as_seat_1)[:2] == "c2"
    rhombus = rhombus_from(
        """
        . x .
        o . o
        x . .
        """,
        turn=1,
    )
    assert choice(rhombus) == "b2"


def test_it_expects_the_opponent_to_play_well_too():
    # Six pieces of Bulo, where at most one move in three wins, and only against the best answers.
    found = checked = 0
    for seed in range(40):
        chance = player("random", seed=seed)
        position = obelisk.game("bulo").start()
        while int(position.record.pieces).bit_count() > 6:
            position = position.play(chance.choose(position))
        winning = {move for move in position.moves() if solve(position.play(move)).value == "loss"}
        if winning and 3 * len(winning) <= len(position.moves()):
            checked += 1
            found += choice(position, simulations=4000) in winning
    assert checked >= 20
    assert found >= 0.9 * checked


@pytest.mark.parametrize("name", PLAYED)
def test_the_same_seed_and_simulations_give_the_same_search(name):
    position = obelisk.game(name).start(seed=1).rolled(generator(1))
    first, second = (MctsPlayer(simulations=300, seed=5).analyse(position) for _ in range(2))
    assert first == second
    other = MctsPlayer(simulations=300, seed=6).analyse(position)
    assert other != first


def test_a_player_goes_on_with_its_generator_from_move_to_move():
    position = obelisk.game("trip").start()
    one, other = (MctsPlayer(simulations=50, seed=3) for _ in range(2))
    first, second = one.analyse(position), one.analyse(position)
    assert first != second
    assert [other.analyse(position), other.analyse(position)] == [first, second]


SMALL = {"hexapawn", "chomp", "queen"}
"""Games so small that a few hundred simulations prove some of their moves, or all."""


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("simulations", [1, 10, 500])
def test_every_simulation_tries_one_move_of_the_root(name, simulations):
    position = obelisk.game(name).start(seed=1).rolled(generator(1))
    search = grown(position, simulations)
    found, tried = search.candidates(), sum(visits for _, _, visits in search.candidates())
    # A search that has proven its root stops. Whatever is proven to lose comes last, however often it was tried.
    assert tried < simulations if search.is_proven else tried == simulations
    assert not search.is_proven or name in SMALL
    assert sorted(position.write(move) for move, _, _ in found) == sorted(position.moves())
    assert all(0 <= value <= 1 for _, value, _ in found)
    ordered = [visits for _, _, visits in found]
    assert name in SMALL or ordered == sorted(ordered, reverse=True)


def test_values_are_shares_of_won_games_and_a_draw_is_half():
    won = decapawn(ONE_STEP_FROM_THE_FAR_ROW)
    assert grown(won, 200).candidates()[0][1] == 1
    last = play_all(obelisk.game("trip").start(), "a1 c1 a2 c2 b4 d4 b3 d3 b1 d1 a3 c4 b2 d2 a4")
    assert len(last.moves()) == 1
    assert last.play(last.moves()[0]).result.winners == (0, 1)
    assert [value for _, value, _ in grown(last, 50).candidates()] == [0.5]


def test_a_move_that_wins_is_proven_and_nothing_more_is_tried():
    won = decapawn(ONE_STEP_FROM_THE_FAR_ROW)
    search = grown(won, 100_000)
    best, value, _ = search.candidates()[0]
    assert won.play(won.write(best)).result.winners == (won.active[0],)
    assert value == 1
    assert search._tree[nodes.ROOT].visits < 100_000


def winners_of(position):
    """Return who wins if nobody errs, by trying everything."""
    if position.is_over:
        return position.result.winners
    mover = position.active[0]
    ends = [winners_of(position.play(move)) for move in position.moves()]
    return max(ends, key=lambda winners: (mover in winners) / len(winners))


@pytest.mark.parametrize("moves", ["b2 a1 c3", "a1 b2 c3 a3", "c1 a3 b3 a1", "a2 b2 c2 b1 a1", "b1 b2 b3 a3 c1"])
def test_what_is_proven_is_what_trying_everything_finds(moves):
    position = play_all(obelisk.game("rhombus").start(size=3), moves)
    search = grown(position, 20_000)
    assert search._tree[nodes.ROOT].outcome == sum(1 << seat for seat in winners_of(position))
    best = position.write(search.candidates()[0][0])
    assert winners_of(position.play(best)) == winners_of(position)


@pytest.mark.parametrize("rave", [0.0, 300.0])
def test_games_in_which_a_move_came_later_count_where_the_game_says_so(rave, monkeypatch):
    trip = obelisk.game("trip")
    monkeypatch.setitem(trip.__dict__, "search", replace(trip.search, rave=rave))
    search = grown(obelisk.game("trip").start(), 500)
    later = [int(search._tree[node].visits_later) for node in children(search, nodes.ROOT)]
    assert (sum(later) > 500) is (rave > 0)
    assert sum(int(search._tree[node].visits) for node in children(search, nodes.ROOT)) == 500


def test_a_position_that_two_lines_lead_to_has_its_moves_once():
    search = grown(obelisk.game("bulo").start(), 5_000)
    tree = search._tree[: search.nodes]
    lists = tree["first_child"][tree["first_child"] != nodes.NONE]
    assert len(set(lists)) < len(lists)
    # Nobody else has the moves of the root.
    assert np.count_nonzero(lists == tree[nodes.ROOT].first_child) == 1


def test_positions_that_remember_different_pasts_are_not_shared():
    # In Kono a position that comes again ends the game, so how it came about matters.
    assert len(grown(obelisk.game("kono").start(), 1)._room.transpositions) == 0
    # With secrets the same room tells where the moves of a position stand; no two positions have the same ones.
    search = grown(obelisk.game("micropul").start(seed=1), 300)
    below = [int(node.first_child) for node in search._tree[: search._used[0]] if node.first_child != nodes.NONE]
    assert len(below) == len(set(below)) > 1


@pytest.mark.parametrize("capacity", [17, 20, 40, 100])
def test_a_full_tree_still_answers(capacity):
    position = obelisk.game("trip").start()
    search = grown(position, 1000, capacity=capacity)
    found = search.candidates()
    assert len(found) == 16
    assert sum(visits for _, _, visits in found) == 1000
    assert search._used[0] <= capacity
    # What has moves in the tree has all of them: a move that is missing would never be tried.
    for child in children(search, nodes.ROOT):
        below = {position.write(int(search._tree[node].move)) for node in children(search, child)}
        assert below in (set(), set(position.play(position.write(int(search._tree[child].move))).moves()))


def test_a_tree_without_room_for_the_roots_moves_is_no_search_but_does_no_harm():
    position = obelisk.game("trip").start()
    search = grown(position, 100, capacity=5)
    assert search._used[0] <= 5


def test_a_budget_of_simulations_is_kept_and_a_budget_of_time_ends(monkeypatch):
    position = obelisk.game("kono").start()
    search = grown(position, 1)
    assert search.run(130, None) == 130
    with monkeypatch.context() as patch:
        # Each look at this clock takes a millisecond, however busy the machine is.
        looks = itertools.count()
        patch.delenv(budget.VARIABLE, raising=False)
        patch.setitem(budget.CLOCKS, "wall", lambda: next(looks) / 1000)
        assert search.run(None, 0.05) >= STRETCH
    assert search.run(3, 60.0) == 3
    found = MctsPlayer(seconds=0.05, seed=1).analyse(position)
    assert sum(candidate.visits for candidate in found) >= 1


def test_a_budget_of_time_that_is_over_at_once_still_gives_an_answer():
    position = obelisk.game("kono").start()
    found = MctsPlayer(seconds=1e-9, seed=1).analyse(position)
    assert sum(candidate.visits for candidate in found) == 1
    assert {candidate.move for candidate in found} == set(position.moves())


def test_a_choice_that_the_rest_of_the_budget_cannot_change_ends_the_search():
    position, budget = play_all(obelisk.game("rhombus").start(size=6), "c3 d4 c5 d2"), 20_000
    unforeseen = replace(position.game.search, must_play_visits=None)  # else who wins is known long before
    search = grown(position, 1, exploration=0.3, asked=unforeseen)
    done = 1 + search.run(budget - 1, None, until_decided=True)
    assert done < budget
    first, second = search.candidates()[:2]
    assert first[2] - second[2] > budget - done
    search.run(budget - done, None)
    assert search.candidates()[0][0] == first[0]


def test_the_only_move_needs_no_search():
    position = obelisk.game("bulo").start()
    while len(position.moves()) > 1:
        position = position.play(position.moves()[0])
    assert grown(position, 1).run(1_000, None, until_decided=True) <= STRETCH


def test_more_simulations_go_on_with_the_same_tree():
    position = obelisk.game("bulo").start()
    at_once = grown(position, 4 * STRETCH)
    in_parts = grown(position, STRETCH)
    for _ in range(3):
        in_parts.run(STRETCH, None)
    assert in_parts.candidates() == at_once.candidates()


def test_what_was_found_out_is_kept_for_the_next_move_of_the_game():
    position = obelisk.game("kono").start()
    searcher = MctsPlayer(simulations=2000, seed=1)
    mine, theirs = searcher.analyse(position)[0].line[:2]
    later = position.play(mine).play(theirs)
    kept = sum(candidate.visits for candidate in searcher.analyse(later)) - 2000
    assert kept > 100
    # Another game, or the same position once more, begins anew.
    assert sum(candidate.visits for candidate in searcher.analyse(later)) == 2000
    assert sum(candidate.visits for candidate in searcher.analyse(position)) == 2000


def test_a_tree_that_is_kept_has_all_that_lay_below_its_root():
    position = obelisk.game("kono").start()
    old = grown(position, 3000)
    move = old.candidates()[0][0]
    node = nodes.node_after(old._tree, np.array([move]))
    after = position.play(position.write(move))
    new = Search(after.game, after.record, 1, 0.8, generator(1), 1 << 16)
    new.take_over(old, [move])
    assert [(t.move, t.visits, t.won) for t in new.tallies()] == [
        (int(old._tree[child].move), int(old._tree[child].visits), float(old._tree[child].won))
        for child in children(old, node)
    ]
    new.run(500, None)
    assert new._tree[nodes.ROOT].visits == old._tree[node].visits + 500


def test_a_tree_without_room_keeps_what_fits():
    position = obelisk.game("kono").start()
    old = grown(position, 3000)
    small = Search(position.game, position.record, 0, 0.8, generator(1), 10)
    small.take_over(old, [])
    assert small.nodes <= 10
    assert len(small.tallies()) == len(position.moves())


@pytest.mark.parametrize("name", ["abstrakto", "micropul"])
def test_threads_share_the_simulations_and_repeat_themselves(name):
    position = obelisk.game(name).start(seed=1).rolled(generator(1))
    found = [MctsPlayer(simulations=1001, threads=2, seed=3).analyse(position) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(candidate.visits for candidate in found[0]) == 1001


def test_a_search_that_is_called_off_answers_with_what_it_has():
    searcher = MctsPlayer(seconds=600, seed=1)
    position = obelisk.game("kono").start()
    timer = Timer(0.2, searcher.cancel)
    timer.start()
    found = searcher.analyse(position)
    timer.join()
    assert {candidate.move for candidate in found} == set(position.moves())


@pytest.mark.parametrize("threads", [0, -1, 1.5, True, "2", 1000])
def test_threads_must_be_a_sensible_number(threads):
    with pytest.raises(obelisk.ObeliskError) as caught:
        MctsPlayer(threads=threads)
    assert caught.value.code == "player/threads"


@pytest.mark.parametrize("name", PLAYED)
def test_simulations_allocate_nothing(name):
    from numba.core.runtime import _nrt_python, rtsys

    position = obelisk.game(name).start(seed=1).rolled(generator(1))

    def allocations(simulations):
        search = grown(position, 1, capacity=1 << 18)
        before = rtsys.get_allocation_stats()
        # One call for all simulations: handing the arrays over counts as allocations.
        search._simulate(simulations)
        after = rtsys.get_allocation_stats()
        return after.alloc - before.alloc

    was_counting = _nrt_python.memsys_stats_enabled()
    _nrt_python.memsys_enable_stats()
    try:
        few, many = allocations(100), allocations(1000)
    finally:
        if not was_counting:
            _nrt_python.memsys_disable_stats()
    assert few == many > 0


# Games that the catalogue does not have yet: secrets, choices made at once, three seats.


def cards(deck, laid=(), players=3):
    position = obelisk.game("toy-cards").start(setup={"players": players, "deck": deck})
    return play_all(position, " ".join(f"k{card}" for card in laid))


def tried(search, depth):
    """Return the sequences of so many moves that a search has tried, each by the seats in turn."""
    found = {(): nodes.ROOT}
    for _ in range(depth):
        found = {
            (*moves, int(search._tree[child].move)): child
            for moves, node in found.items()
            for child in children(search, node)
            if search._tree[child].visits > 0
        }
    return set(found)


# Three deals that seat 1 cannot tell apart: it holds 5 and 2, and seat 0 has laid 4.
LOOKING_ALIKE = ([4, 1, 5, 2, 3, 6, 7], [4, 7, 5, 2, 1, 3, 6], [4, 6, 5, 2, 7, 3, 1])


@pytest.mark.usefixtures("toys")
def test_a_search_tries_every_card_that_others_could_hold_whatever_they_hold():
    for deck in LOOKING_ALIKE:
        search = grown(cards(deck, laid=(4,)), 2000)
        assert tried(search, 2) == {(own, other) for own in (5, 2) for other in (1, 3, 6, 7)}


@pytest.mark.usefixtures("toys")
def test_what_a_seat_cannot_know_does_not_change_its_choice():
    for seed in range(5):
        assert {choice(cards(deck, laid=(4,)), seed=seed) for deck in LOOKING_ALIKE} == {"k2"}
    # Nor does what it cannot know make it sure: its values stay between.
    values = [candidate[1] for candidate in grown(cards(LOOKING_ALIKE[0], laid=(4,)), 500).candidates()]
    assert all(0 < value < 1 for value in values)


@pytest.mark.usefixtures("toys")
def test_a_search_among_hidden_cards_holds_only_the_seats_own_moves_at_the_root():
    position = cards([4, 1, 5, 2, 3, 6, 7], laid=(4,))
    found = grown(position, 300)
    assert {position.write(move) for move, _, _ in found.candidates()} == {"k5", "k2"}
    assert sum(visits for _, _, visits in found.candidates()) == 300


@pytest.mark.usefixtures("toys")
def test_each_of_three_seats_plays_for_itself():
    # With 6 on the table only the 7 of seat 2 wins the round, and then its 5 is the highest that is left.
    last = cards([2, 3, 6, 4, 7, 5, 1], laid=(2, 6))
    assert last.active == (2,)
    assert choice(last) == "k7"
    values = {move: value for move, value, _ in grown(last, 300).candidates()}
    assert values[7] == 1.0
    # Seat 1 holds 6 and 7, and seat 0 has laid 4: seat 1 wins both rounds, whatever the others do.
    middle = cards([4, 1, 6, 7, 2, 3, 5], laid=(4,))
    assert middle.active == (1,)
    assert [value for _, value, _ in grown(middle, 300).candidates()] == [1.0, 1.0]
    # Seat 0, which is not to see that, still hopes.
    assert all(0 < value < 1 for _, value, _ in grown(cards([4, 1, 6, 7, 2, 3, 5]), 300).candidates())


@pytest.mark.usefixtures("toys")
def test_where_all_choose_at_once_each_seat_searches_for_itself():
    start = obelisk.game("toy-choice").start()
    for seat in start.active:
        found = grown(start, 300, seat=seat).candidates()
        assert {move for move, _, _ in found} == {1, 2, 3}
        assert sum(visits for _, _, visits in found) == 300
    with pytest.raises(obelisk.UnknownPlayer, match="Several seats may act"):
        choice(start)


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_choice_that_another_seat_has_made_already_changes_nothing(seat):
    start = obelisk.game("toy-choice").start()
    found = [MctsPlayer(simulations=400, seed=2).analyse(start.play(made, 1), seat) for made in "123"]
    assert found[0] == found[1] == found[2]


@pytest.mark.usefixtures("toys")
def test_those_who_choose_at_the_same_time_do_not_answer_a_choice():
    # The last round, with nothing won so far: all that the others choose is equally likely, whatever seat 0 does.
    position = obelisk.game("toy-choice").start()
    for seat in (0, 1, 2):
        position = position.play("1", seat)
    for seat in (0, 1):
        values = {move: value for move, value, _ in grown(position, 6000, seat=seat, exploration=8.0).candidates()}
        for move in (1, 2, 3):
            ends = [
                play_together(position, {seat: move, (seat + 1) % 3: one, (seat + 2) % 3: other})
                for one in (1, 2, 3)
                for other in (1, 2, 3)
            ]
            shares = [(seat in end.result.winners) / len(end.result.winners) for end in ends]
            assert values[move] == pytest.approx(sum(shares) / 9, abs=0.05)


def play_together(position, chosen):
    for seat, number in sorted(chosen.items()):
        position = position.play(str(number), seat)
    return position


@pytest.mark.usefixtures("toys")
def test_a_seat_chooses_the_number_that_wins_against_what_it_knows():
    # After a round of 1, 1, 3 seat 2 leads by 3; in the last round only a 3 alone lets seat 0 catch up.
    position = obelisk.game("toy-choice").start().play("1", 0).play("1", 1).play("3", 2)
    assert position.view()["totals"] == [0, 0, 3]
    assert choice(position, seat=0, simulations=2000) == "3"
