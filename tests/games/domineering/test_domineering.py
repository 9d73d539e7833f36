"""Domineering, sentence by sentence (plug-in-more.md, "domineering")."""

from functools import cache

import obelisk
from obelisk import Result
from obelisk.kernel import rules
from obelisk.solving.tablebase import solve
from tests.games.oracle import compare_games
from tests.helpers import play_all, position_from, refusal
from tests.reference import domineering as reference


def start():
    return obelisk.game("domineering").start()


def test_the_board_starts_empty():
    assert start().view()["cells"] == {}
    assert start().view()["dominoes"] == [[], []]
    assert start().setup == {}


def test_the_tile_is_called_after_its_board():
    assert obelisk.game("domineering").tile == "Chess 4x4"


def test_seat_0_lays_dominoes_upright():
    assert sorted(start().moves()) == sorted(reference.DOMINOES[0])
    assert start().play("b2b3").view()["cells"] == {"b2": 0, "b3": 0}
    refusal(start(), "a1b1", "domineering/upright")


def test_seat_1_lays_them_lying():
    after = start().play("b2b3")
    assert sorted(after.moves()) == sorted(d for d in reference.DOMINOES[1] if "b2" not in d and "b3" not in d)
    assert after.play("c2d2").view()["cells"] == {"b2": 0, "b3": 0, "c2": 1, "d2": 1}
    refusal(after, "c1c2", "domineering/lying")


def test_the_lower_or_left_cell_comes_first():
    refusal(start(), "a2a1", "domineering/order", better="a1a2")
    refusal(start().play("a1a2"), "c1b1", "domineering/order", better="b1c1")


def test_a_domino_covers_two_empty_cells():
    after = play_all(start(), "b2b3 c3d3")
    refusal(after, "b1b2", "domineering/covered", cell="b2")
    refusal(after, "b3b4", "domineering/covered", cell="b3")
    refusal(after, "d3d4", "domineering/covered", cell="d3")


def test_a_domino_covers_two_cells_side_by_side():
    refusal(start(), "a1a3", "domineering/not-neighbours", cell="a1", to="a3")
    refusal(start(), "a1b2", "domineering/not-neighbours", cell="a1", to="b2")
    refusal(start(), "a1a1", "domineering/not-neighbours", cell="a1", to="a1")


def test_a_domino_does_not_go_round_the_edge_of_the_board():
    after = start().play("a1a2")
    assert "d1a2" not in after.moves()
    refusal(after, "d1a2", "domineering/not-neighbours", cell="d1", to="a2")


def test_cells_beside_the_board_are_refused_by_name():
    refusal(start(), "d4d5", "move/no-such-cell", cell="d5", first="a1", last="d4")
    refusal(start(), "a1", "move/unreadable", example="a1a2")


def test_who_cannot_loses():
    end = play_all(start(), "d1d2 a3b3 c3c4 a4b4 b1b2")
    assert end.result == Result(winners=(0,), points=(0, 0))
    assert [(message.code, message.facts["seat"]) for message in end.game.text.ending(end.record)] == [
        ("domineering/ending/no-place", 1)
    ]


def test_seat_1_wins_as_well():
    position = position_from("domineering", "x x o o\nx x . .\no o x .\n. . x .", turn=1)
    assert position.play("c3d3").result is None
    ended = position_from("domineering", "x x o o\nx x . .\no o x x\n. . x x", turn=1)
    assert ended.play("a1b1").result == Result(winners=(1,), points=(0, 0))


def test_everybody_sees_which_cells_belong_together():
    after = play_all(start(), "a1a2 b4c4 a3a4 b1c1")
    assert after.view()["dominoes"] == [["a1a2", "a3a4"], ["b1c1", "b4c4"]]


def test_it_does_not_matter_which_dominoes_cover_the_cells():
    one = position_from("domineering", ". . . .\n. . . .\nx x . .\nx x . .", turn=1).record
    other = position_from("domineering", ". . . .\n. . . .\no o . .\no o . .", turn=1).record
    assert rules.position_hash(one) == rules.position_hash(other)
    assert rules.position_hash(one) != rules.position_hash(start().record)
    for s in (one, other):
        rules.canonical(s)
    assert rules.pack(one) == rules.pack(other)


def test_a_move_is_told_by_what_it_takes_from_the_other():
    def said(position, move):
        found = position.game.text.reason(position.record, position.active[0], position.read(move)[1])
        return None if found is None else (found.code, found.facts["n"])

    assert said(start(), "b2b3") == ("domineering/reason/takes", 4)
    assert said(start(), "a1a2") is None
    alone = position_from("domineering", ". o o .\n. x x .\n. x x .\n. . o o")
    assert said(alone, "a3a4") == ("domineering/reason/own", 2)


def test_the_oracle_plays_the_same_games():
    ends = compare_games(reference, start(), reference.start(), games=60)
    assert ends == {(0,), (1,)}


@cache
def by_minimax(covered, seat):
    """Return whether the player to move wins, and in how many plies, by what is covered."""
    places = [frozenset((domino[:2], domino[2:])) for domino in reference.DOMINOES[seat]]
    after = [by_minimax(covered | place, 1 - seat) for place in places if not place & covered]
    if not after:
        return False, 0
    lost = [plies for wins, plies in after if not wins]
    return (True, 1 + min(lost)) if lost else (False, 1 + max(plies for _, plies in after))


def test_the_first_player_wins_in_the_middle_as_plain_minimax_finds():
    found = solve("domineering")
    assert (found.value, found.distance, sorted(found.best)) == ("win", 7, ["a2a3", "b2b3", "c2c3", "d2d3"])
    assert by_minimax(frozenset(), 0) == (True, 7)
    for move in start().moves():
        wins, plies = by_minimax(frozenset((move[:2], move[2:])), 1)
        after = solve(start().play(move))
        assert (after.value, after.distance) == ("win" if wins else "loss", plies)
