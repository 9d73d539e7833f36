"""Who meets whom: round robin and Swiss, as rules that hold for every field."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from obelisk.table.features.tournaments.domain import rounds, swiss
from obelisk.table.features.tournaments.domain.director import SERVER, Next, Note, Start
from obelisk.table.features.tournaments.domain.lots import by_lot
from obelisk.table.features.tournaments.domain.round_robin import schedule, table_sizes
from obelisk.table.features.tournaments.domain.seating import Past
from obelisk.table.features.tournaments.domain.standings import scores_by_round
from obelisk.table.features.tournaments.domain.values import ROUND_ROBIN, SWISS, Outcome
from tests.reference.swiss import all_pairings, cheapest
from tests.table.tournaments.playing import Hall

BYE = swiss.BYE


@given(n=st.integers(2, 16), cycles=st.integers(1, 3))
def test_in_a_round_robin_everybody_meets_everybody_once_in_each_cycle(n, cycles):
    plan = schedule(n, 2, 2, cycles)
    met = Counter(frozenset(game) for groups in plan for game in groups)
    assert met == dict.fromkeys(map(frozenset, combinations(range(n), 2)), cycles)
    assert len(plan) == cycles * (n - 1 + n % 2)
    for groups in plan:
        players = [one for game in groups for one in game]
        assert len(players) == len(set(players)) == n - n % 2


@given(n=st.integers(2, 16))
def test_first_moves_of_a_round_robin_differ_by_one_at_most_and_not_at_all_in_a_double_one(n):
    for cycles, allowed in ((1, n % 2 == 0), (2, False)):
        firsts = Counter(game[0] for groups in schedule(n, 2, 2, cycles) for game in groups)
        seconds = Counter(game[1] for groups in schedule(n, 2, 2, cycles) for game in groups)
        assert all(abs(firsts[one] - seconds[one]) <= int(allowed) for one in range(n))


@pytest.mark.parametrize(("n", "seats", "rounds_", "most"), [(9, 3, 4, 1), (5, 5, 3, 3), (8, 4, 7, 4), (7, 4, 6, 4)])
def test_larger_tables_bring_everybody_together_about_equally_often(n, seats, rounds_, most):
    plan = schedule(n, seats, 2, rounds=rounds_, seed="a")
    assert plan == schedule(n, seats, 2, rounds=rounds_, seed="a")
    met = swiss.counted([group for groups in plan for group in groups])
    assert max(met.values()) <= most
    assert len(met) == n * (n - 1) // 2
    played = Counter(one for groups in plan for group in groups for one in group)
    assert max(played.values()) - min(played.values()) <= 1
    firsts = Counter(group[0] for groups in plan for group in groups)
    tables = sum(map(len, plan))
    assert max(firsts[one] for one in range(n)) <= -(-tables // n) + 1


@given(n=st.integers(2, 40), seats=st.integers(2, 5), fewest=st.integers(2, 5))
def test_tables_have_as_many_as_may_sit_there_and_byes_only_where_nothing_else_is_possible(n, seats, fewest):
    fewest = min(fewest, seats)
    sizes = table_sizes(n, seats, fewest)
    assert all(fewest <= size <= seats for size in sizes)
    left = n - sum(sizes)
    assert 0 <= left < seats
    could = any(tables * fewest <= n <= tables * seats for tables in range(1, n + 1))
    assert (left == 0) == could


@st.composite
def halls(draw, most=11, rounds_=5):
    """A Swiss tournament in the middle: results by lot, somebody late, somebody gone."""
    n, lots = draw(st.integers(2, most)), draw(st.randoms(use_true_random=False))
    hall = Hall(n, SWISS, rounds=rounds_, seed=draw(st.text("abc", min_size=1, max_size=4)))
    hall.starts()
    for _ in range(draw(st.integers(0, rounds_ - 1))):
        hall.ends(lambda group: dict(zip(group, lots.choice([(1, 2), (2, 1), (1, 1)]), strict=True)))
        if hall.now.status != "running":
            break
        hall.goes_on()
    return hall


def field_before_last(tournament):
    """Return the field as it was before the last round was paired."""
    from dataclasses import replace

    before = replace(tournament, rounds=tournament.rounds[:-1])
    found = []
    original = swiss.pair

    def spy(field):
        found.append(field)
        return original(field)

    swiss.pair = spy
    try:
        rounds._swiss(before)
    finally:
        swiss.pair = original
    return found[0]


@settings(max_examples=60, deadline=None)
@given(hall=halls())
def test_everybody_is_paired_or_has_one_bye_and_nobody_has_a_second_one_before_all_had_one(hall):
    active = {entrant.number for entrant in hall.now.active}
    byes = Counter()
    for each in hall.now.rounds:
        players = [one for pairing in each.pairings for one in pairing.entrants]
        assert sorted([*players, *each.byes]) == sorted(active)
        assert len(each.byes) == len(active) % 2
        byes.update(each.byes)
    if len(active) > len(hall.now.rounds):
        assert max(byes.values(), default=0) <= 1


@settings(max_examples=40, deadline=None)
@given(hall=halls(most=7))
def test_no_other_pairing_is_better_by_any_earlier_rule(hall):
    field = field_before_last(hall.now)
    known = swiss.costs(field)
    games, byes = swiss.pair(field)
    pairs = [*games, *((one, BYE) for one in byes)]
    own = tuple(map(sum, zip(*(known.get(pair) or known[pair[1], pair[0]] for pair in pairs), strict=True)))
    players = [*field.ranked, *([BYE] if len(field.ranked) % 2 else [])]
    assert own == cheapest(players, known)


@settings(max_examples=40, deadline=None)
@given(hall=halls(most=7))
def test_nobody_meets_twice_while_there_is_another_way(hall):
    field = field_before_last(hall.now)
    games, byes = swiss.pair(field)
    rematches = sum(field.meetings(*game) for game in games) + sum(field.byes[one] for one in byes)
    players = [*field.ranked, *([BYE] if len(field.ranked) % 2 else [])]

    def repeated(pairs):
        return sum(field.byes[one] if other == BYE else field.meetings(one, other) for one, other in pairs)

    assert rematches == min(map(repeated, all_pairings(players)))


@settings(max_examples=40, deadline=None)
@given(hall=halls(most=7))
def test_the_bye_goes_to_the_lowest_without_one_who_can_have_it_without_a_rematch(hall):
    field = field_before_last(hall.now)
    games, byes = swiss.pair(field)
    if not byes:
        return
    fewest = sum(field.meetings(*game) for game in games) + field.byes[byes[0]]
    for lower in field.ranked[field.ranked.index(byes[0]) + 1 :]:
        rest = [one for one in field.ranked if one != lower]
        best = min(sum(field.meetings(*pair) for pair in pairs) for pairs in all_pairings(rest))
        assert best + field.byes[lower] > fewest


@settings(max_examples=30, deadline=None)
@given(hall=halls(), seed=st.integers(0, 3))
def test_the_same_seed_and_results_give_the_same_pairings(hall, seed):
    again = Hall(len(hall.now.entrants), SWISS, rounds=5, seed=hall.now.seed)
    again.starts()
    for each in hall.now.rounds[1:]:
        before = hall.now.rounds[each.number - 2]
        outcomes = {pairing.table: pairing.outcome for pairing in before.pairings}
        assert [pairing.entrants for pairing in again.now.rounds[-1].pairings] == [
            pairing.entrants for pairing in before.pairings
        ]
        from obelisk.table.features.tournaments.domain.director import SERVER, Note

        again.does(Note(outcomes), SERVER)
        again.goes_on()
    assert [p.entrants for p in again.now.rounds[-1].pairings] == [p.entrants for p in hall.now.rounds[-1].pairings]


def test_a_hand_worked_swiss_of_six():
    """After round 1 (a, b, c have won against d, e, f) one winner floats to a loser, nobody meets the same again."""
    past = Past({number: [0 if number < 3 else 1] for number in range(6)})
    met = swiss.counted([(0, 3), (1, 4), (2, 5)])
    scores = {0: 1, 1: 1, 2: 1, 3: 0, 4: 0, 5: 0}
    from fractions import Fraction

    field = swiss.Field(tuple(range(6)), {n: Fraction(s) for n, s in scores.items()}, met, {}, past)
    games, byes = swiss.pair(field)
    # By hand: within {0,1,2} all had the first move, so colours cannot tell; the upper half meets the lower half, and
    # one of them must float to {3,4,5}. 0–1 leaves 2 to float (not to 5): 2–3, 4–5. 0–2 leaves 1 (not to 4).
    assert byes == ()
    pairs = {frozenset(game) for game in games}
    inside = [pair for pair in pairs if pair <= {0, 1, 2}]
    floating = [pair for pair in pairs if len(pair & {0, 1, 2}) == 1]
    assert (len(inside), len(floating)) == (1, 1)
    assert pairs == {frozenset({0, 1}), frozenset({2, 3}), frozenset({4, 5})}
    # Who had the second move has the first one now, where both want it the draw decides.
    assert (3, 2) in games


@pytest.mark.parametrize(("n", "seats"), [(7, 4), (9, 3), (12, 5), (5, 5)])
def test_larger_tables_of_a_swiss_group_by_standing_and_spare_rematches(n, seats):
    hall = Hall(n, SWISS, game="microchip", seats=seats, rounds=3)
    hall.starts()
    for number in (1, 2, 3):
        last = hall.now.rounds[-1]
        players = [one for pairing in last.pairings for one in pairing.entrants]
        assert sorted([*players, *last.byes]) == list(range(n))
        if number > 1:
            totals = {one: sum(each[:-1]) for one, each in scores_by_round(hall.now).items()}
            means = [sum(totals[one] for one in p.entrants) / len(p.entrants) for p in last.pairings]
            assert means[0] >= means[-1]
        hall.ends(lambda group: {one: 1 + place for place, one in enumerate(by_lot(group, "results"))})
        if number < 3:
            hall.goes_on()
    assert hall.now.status == "over"


def test_a_round_robin_of_larger_tables_ends_after_its_rounds():
    hall = Hall(6, ROUND_ROBIN, game="microchip", seats=3, rounds=4)
    hall.plays_out(lambda group: {one: 1 + place for place, one in enumerate(sorted(group))})
    assert len(hall.now.rounds) == 4


def played_apart(hall, apart, rounds_):
    """Play a Swiss tournament in which these should not meet; return who has met."""
    hall.does(Start(apart))
    met = []
    for number in range(1, rounds_ + 1):
        last = hall.now.rounds[-1]
        met += [pairing.entrants for pairing in last.pairings]
        hall.does(Note({pairing.table: Outcome("rules", (1, 2)) for pairing in last.pairings}), SERVER)
        if number < rounds_:
            hall.does(Next(number, apart))
    return swiss.counted(met)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_whoever_has_blocked_somebody_does_not_meet_them_in_a_swiss_also_rather_than_a_rematch(seed):
    apart = frozenset({(0, 1), (2, 3)})
    met = played_apart(Hall(6, SWISS, rounds=5, seed=seed), apart, 5)
    assert not apart & set(met)
    assert sum(met.values()) == 15
    # Where there is no other way, they meet.
    assert played_apart(Hall(2, SWISS, rounds=1, seed=seed), frozenset({(0, 1)}), 1) == {(0, 1): 1}


def test_larger_tables_of_a_swiss_keep_those_apart_who_have_blocked_each_other():
    apart = frozenset({(0, 1), (0, 2), (3, 4)})
    for seed in "abcdef":
        hall = Hall(9, SWISS, game="microchip", seats=3, rounds=1, seed=seed)
        hall.does(Start(apart))
        met = swiss.counted([pairing.entrants for pairing in hall.now.rounds[-1].pairings])
        assert not apart & set(met)
