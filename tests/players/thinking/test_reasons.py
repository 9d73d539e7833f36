"""What speaks for a move: in every game, from its own features, in both languages, and without telling a secret."""

import json
import pickle

import pytest

import obelisk
from obelisk import Candidate, player, players
from obelisk.kernel.chance import generator
from obelisk.players.thinking.explaining import explained
from obelisk.words import Message
from tests.games.abstrakto.table import secret, with_tiles
from tests.games.abstrakto.table import swapped as other_discard
from tests.games.macros import position_on
from tests.games.micropul.table import alone, edited, play
from tests.games.micropul.table import random_position as random_micropul
from tests.games.micropul.table import start as micropul
from tests.games.micropul.table import swapped as other_core
from tests.games.micropul.test_stones import CLOSING
from tests.helpers import play_all, position_from, rhombus_from

searches = pytest.mark.compiled


def reason(position, move, *others, value=0.5, seat=None, **facts):
    """Return what is said of a move that is the best of some."""
    seat = position.active[0] if seat is None else seat
    found = [Candidate(each, value, **facts) for each in (move, *(others or position.moves(seat)))]
    return explained(position, seat, found)[0].reason


def said(position, move, *others, **facts):
    """Return what is said of a move itself; how it compares with others is left out."""
    told = reason(position, move, *others, **facts)
    assert told.explain("ja") != told.explain("en")
    return told.facts["reason"].explain() if told.code == "reason/and-compared" else told.explain()


# What a reason is


def test_a_reason_is_a_code_with_facts_and_goes_into_json():
    closes = Message("micropul/reason/closes", n=9)
    assert str(closes) == "closes your 9-point group"
    assert closes.explain("ja") == "自分の9点のグループを閉じる"
    forced = Message("reason/and-wins-in", reason=closes, plies=3)
    assert str(forced) == "closes your 9-point group; wins by force in 3 moves"
    assert json.loads(json.dumps(forced.as_json())) == {
        "code": "reason/and-wins-in",
        "facts": {"reason": {"code": "micropul/reason/closes", "facts": {"n": 9}}, "plies": 3},
    }
    assert pickle.loads(pickle.dumps(forced)) == forced
    assert len({forced, Message("reason/and-wins-in", reason=closes, plies=3), closes}) == 2


@searches
def test_a_candidate_goes_into_json_with_its_line_and_its_reason_in_every_language():
    best = player("mcts", simulations=200, seed=1).analyse(obelisk.game("kono").start())[0]
    told = json.loads(json.dumps(best.as_json()))
    assert told["line"][0] == told["move"] == best.move
    assert told["reason"]["en"] == best.reason.explain()
    assert told["reason"]["ja"] == best.reason.explain("ja")
    assert Candidate("a1", 0.5).line == ("a1",)


# Every game


SMALL = {
    "rhombus": {"size": 4},
    "y": {"size": 4},
    "majority": {"size": 2},
    "chain": {"size": 2},
    "plug-in": {"size": 2},
    "microchip": {"players": 3},
}


def choosers(name):
    return [who for who in obelisk.players.names(obelisk.game(name)) if who != "perfect" or name == "bulo"]


def budget(who):
    return {"mcts": {"simulations": 60}, "builder": {"simulations": 2}, "solver": {"width": 2}}.get(who, {})


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        "trip",
        "kono",
        "bulo",
        "decapawn",
        "rhombus",
        "y",
        "majority",
        "chain",
        "plug-in",
        "micropul",
        "abstrakto",
        "microchip",
    ],
)
@searches
def test_every_candidate_of_every_player_has_a_line_and_a_reason_in_both_languages(name):
    for who in choosers(name):
        options = {"players": 1} if who == "solver" else SMALL.get(name, {})
        position = obelisk.game(name).start(seed=3, **options)
        chooser, rng = player(who, **budget(who), seed=1), player("random", seed=2)
        for _ in range(2):
            seat = position.active[0]
            found = chooser.analyse(position, seat)
            assert found[0].move in {candidate.move for candidate in found}
            for candidate in found:
                assert candidate.line[0] == candidate.move
                assert candidate.reason.explain("en").strip()
                assert candidate.reason.explain("ja") != candidate.reason.explain("en")
            position = position.play(rng.choose(position, seat), seat)


@pytest.mark.plain
@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("name", ["toy-choice", "toy-cards"])
def test_games_of_other_packages_have_reasons_too(name):
    position = obelisk.game(name).start(seed=1)
    found = player("mcts", simulations=50, seed=1).analyse(position, position.active[0])
    assert all(candidate.reason.code.startswith("reason/") for candidate in found)


@searches
def test_a_line_of_an_open_game_can_be_played():
    position = play_all(obelisk.game("kono").start(), "a1a3 b4b2")
    for candidate in player("mcts", simulations=2000, seed=1).analyse(position):
        after = position
        for move in candidate.line:
            after = after.play(move)
    assert len(player("mcts", simulations=2000, seed=1).analyse(position)[0].line) > 2


@searches
def test_the_line_of_the_perfect_player_follows_the_table_to_the_end():
    position = play_all(obelisk.game("bulo").start(), "a1a3 b1b3 c1c3 d1d3")
    best = player("perfect", seed=1).analyse(position)[0]
    assert best.distance is not None
    after = position
    for move in best.line:
        after = after.play(move)
    assert after.is_over
    assert len(best.line) == best.distance
    assert (after.result.winners == position.active) == (best.value == 1)


@searches
def test_the_line_of_the_solver_is_its_plan():
    position = obelisk.game("micropul").start(seed=7, players=1)
    (planned,) = player("solver", width=3, seed=1).analyse(position)
    assert len(planned.line) > 20
    for move in planned.line:
        position = position.play(move)


@searches
def test_to_explain_does_not_change_what_is_chosen_next():
    position = obelisk.game("micropul").start(seed=2)
    one, other = (player("mcts", simulations=100, seed=4) for _ in range(2))
    one.analyse(position)
    other.choose(position)
    assert one.choose(position) == other.choose(position)


# Wins at once, for every open game of two


def test_a_win_at_once_is_told():
    position = position_from("decapawn", ". . . . .\nx . . . .\n. . o . .\n. . . . .\n. . . . .")
    assert said(position, "a4a5") == "wins at once"


def test_a_move_that_lets_the_opponent_win_at_once_is_told():
    position = position_from("decapawn", ". . . . .\n. x . . .\n. . . . .\n. o . . x\n. . . . .", turn=1)
    assert said(position, "b2b1") == "wins at once"
    position = position_from("decapawn", ". . . . .\n. . . . .\n. x . . .\n. . . o .\nx . . . .")
    assert said(position, "a1a2") == "lets your opponent win with d2c1"


def test_a_move_that_stops_a_win_is_told():
    position = rhombus_from(
        """
        . . . .
        o o o .
        . x . x
        . x . .
        """
    )
    assert said(position, "d3") == "stops your opponent from winning with d3"
    assert said(position, "a1") == "lets your opponent win with d3"


def test_a_move_that_threatens_to_win_is_told():
    position = rhombus_from(
        """
        . . . .
        . . o .
        . x . .
        . x . o
        """
    )
    assert said(position, "b3") == "threatens to win with a4"


def test_the_only_move_is_told():
    position = position_from("kono", "x o . .\no . . .\n. . . .\n. . . o", turn=1).play("d1c1")
    assert position.is_over
    position = position_from("bulo", "# . . .\n. . . .\n. . . .\n. . . .")
    assert said(position, "a4", "a4") == "ends the game, and you lose"
    match = obelisk.game("micropul").start(seed=1)
    assert said(match, match.moves()[0]) != "the only move"
    blocked = position_from("decapawn", ". . . . .\n. . . . o\nx . . . o\no . . . x\n. . . . .")
    assert len(blocked.moves()) > 1
    single = position_from("decapawn", ". . . . o\n. . . . .\no . . . .\nx . . . .\n. . . . .")
    assert single.moves() == ["a2b3"]
    found = explained(single, 0, [Candidate("a2b3", 0.5)])
    assert found[0].reason.explain() == "the only move"


def test_a_proven_end_is_told_with_what_the_move_does():
    position = position_from("kono", ". . . .\n. o . .\n. x . .\n. x . .")
    assert said(position, "b1b3", value=1.0, distance=1) == "wins at once"
    position = position_from("kono", "o . . .\n. o . .\n. x . .\n. x . .")
    assert said(position, "b1b3", value=1.0, distance=7) == "captures on b3; wins by force in 7 moves"
    assert said(position, "b1a1", value=0.0, distance=4) == "loses in 4 moves against best play"
    assert said(position, "b1b3", value=0.0, distance=4) == "captures on b3; loses in 4 moves against best play"


def test_a_move_that_lets_the_opponent_win_at_once_says_only_that():
    position = position_from("decapawn", ". . . . .\n. . . . .\n. x . . .\n. . . o .\nx . . . .")
    assert str(reason(position, "a1a2", value=0.0, distance=2)) == "lets your opponent win with d2c1"
    assert str(reason(position, "a1a2", value=0.02)) == "lets your opponent win with d2c1"


def test_what_a_move_does_is_followed_by_how_it_compares_with_the_best():
    start = obelisk.game("kono").start()
    found = [Candidate(move, value) for move, value in {"a1a3": 0.5, "d1d3": 0.5, "b1b3": 0.4, "c1c3": 0.3}.items()]
    assert [candidate.reason.explain() for candidate in explained(start, 0, found)] == [
        "captures on a3, where it can be recaptured; keeps the balance",
        "captures on d3, where it can be recaptured; about as good as a1a3",
        "captures on b3, where it can be recaptured; slightly weaker than a1a3",
        "captures on c3, where it can be recaptured; clearly weaker than a1a3",
    ]
    assert reason(start, "a1a3").explain("ja") == "a3 の駒を取るが、取り返される。互角を保つ"


@searches
def test_two_sure_wins_say_which_comes_sooner():
    position = position_from("kono", "o . . x\n. o x .\n. x . x\nx x . .")
    told = {candidate.move: str(candidate.reason) for candidate in player("perfect").analyse(position)}
    assert told["b1b3"] == "captures on b3; wins by force in 3 moves"
    assert told["d2d3"] == "wins by force in 9 moves"


@searches
def test_a_search_says_how_long_the_wins_and_losses_take_that_it_has_proven():
    won = position_from("kono", "o . . x\n. o x .\n. x . x\nx x . .")
    best = player("mcts", simulations=20_000, seed=1).analyse(won)[0]
    assert (best.value, best.distance) == (1.0, 3)
    assert str(best.reason) == "captures on b3; wins by force in 3 moves"


@searches
def test_a_search_lists_the_move_that_resists_longest_first_where_all_are_proven_to_lose():
    lost = position_from("kono", "o o . .\no . o o\nx . o .\n. o x .")
    found = player("mcts", simulations=20_000, seed=1).analyse(lost)
    assert {candidate.value for candidate in found} == {0.0}
    assert [candidate.distance for candidate in found] == [6, 6, 4]
    exact = {candidate.move: candidate.distance for candidate in player("perfect").analyse(lost)}
    assert {candidate.move: candidate.distance for candidate in found} == exact


def test_where_nothing_is_special_the_values_speak():
    found = [Candidate("b2", 0.8), Candidate("a1", 0.79), Candidate("c1", 0.7), Candidate("d1", 0.1)]
    told = [candidate.reason.code for candidate in explained(obelisk.game("trip").start(), 0, found)]
    assert told == ["reason/best-ahead", "reason/alike", "reason/weaker", "reason/worse"]


def test_only_even_chances_are_called_a_balance():
    start = obelisk.game("trip").start()
    told = {value: reason(start, "b2", value=value).code for value in (0.75, 0.64, 0.58, 0.42, 0.36, 0.25)}
    assert told == {
        0.75: "reason/best-ahead",
        0.64: "reason/best-between",
        0.58: "reason/best-level",
        0.42: "reason/best-level",
        0.36: "reason/best-between",
        0.25: "reason/best-behind",
    }
    assert reason(start, "b2", value=0.36).explain() == "keeps your chances"
    assert reason(start, "b2", value=0.36).explain("ja") == "今の勝率を保つ"


def test_a_win_at_once_is_set_apart_from_moves_that_win_later():
    position = position_from("decapawn", ". . . . .\nx . . o .\n. . . . .\n. . . . .\nx . . . .")
    found = [Candidate("a4a5", 1.0), Candidate("a4b5", 1.0), Candidate("a1a2", 1.0), Candidate("a1b2", 0.9)]
    assert [candidate.reason.explain() for candidate in explained(position, 0, found)] == [
        "wins at once",
        "wins at once",
        "threatens to win with a4a5; should also win, but later",
        "threatens to win with a4a5; slightly weaker than a4a5",
    ]
    later = explained(position, 0, found)[2].reason
    assert later.explain("ja").endswith("これでも勝てそうだが、勝つのは遅くなる")


# Each game in its own terms


def test_trip_tells_rows_made_and_cells_left():
    position = position_from("trip", "o . . .\n. . . .\n. x x .\n. o . o")
    assert said(position, "a2") == "makes a trip, which counts against you"
    crowded = position_from("trip", "o x o x\nx o x o\nx o x o\n. . . .")
    assert said(crowded, "a1") == "makes a trip, which counts against you"


def test_kono_tells_captures_dangers_and_attacks():
    assert said(obelisk.game("kono").start(), "a1a3") == "captures on a3, where it can be recaptured"
    threatened = position_from("kono", ". o . .\n. o . .\n. x . .\n. . . x")
    assert said(threatened, "b2c2") == "moves the piece on b2 out of danger"
    assert said(threatened, "d1d2") != said(threatened, "b2c2")
    quiet = position_from("kono", ". . . o\n. . . .\n. x . .\nx . . .")
    assert said(quiet, "a1b1") == "keeps the balance"
    attacking = position_from("kono", "o . . .\n. . o .\n. . . .\n. x x .")
    assert said(attacking, "b1b2") == "keeps the balance"
    assert said(position_from("kono", "o . . .\n. . o .\n. . x .\n. x . ."), "b1c1") == "attacks the piece on c3"


def test_bulo_counts_single_pieces():
    position = position_from("bulo", "# . # .\n. . . .\n# . . .\n. . # #")
    assert said(position, "c1") == "leaves 4 separate pieces, an even number: you will have to take the last one"
    assert (
        said(position, "c1d1")
        == "leaves 3 separate pieces, an odd number: your opponent will have to take the last one"
    )


def test_bulo_knows_symmetry():
    position = position_from("bulo", "# # . .\n. . . .\n. . . #\n. . # #")
    assert said(position, "d2") == "leaves a board that looks the same after half a turn"


def test_decapawn_tells_pieces_that_nobody_stops_and_pieces_to_be_taken():
    position = position_from("decapawn", ". . . . o\n. . . . .\n. . . . .\nx . . . .\n. . . . .")
    assert said(position, "a2a3") == "brings a piece to a3, where nothing can stop it any more"
    position = position_from("decapawn", ". . . . .\n. o . . .\n. . . . o\nx . . . x\n. . . . .")
    assert said(position, "a2a3") == "leaves the piece on a3 open to capture"


def test_rhombus_tells_ways_blocks_chains_and_bridges():
    position = rhombus_from(
        """
        . . . . .
        . . . . .
        . x . . .
        . . . . .
        . . . . .
        """
    )
    assert said(position, "b4") == "brings you closer to connecting your sides (3 pieces to go)"
    assert said(position, "d2") == "makes a bridge with b3 that one piece cannot cut"
    chain = rhombus_from(
        """
        . . . . .
        . . . . .
        o o . o .
        . x . . x
        . x . . .
        """
    )
    assert said(chain, "c3") == (
        "brings you closer to connecting your sides (3 pieces to go) and holds up your opponent (3 pieces to go)"
    )
    apart = rhombus_from(
        """
        . . . . .
        . . x . x
        o . . o .
        . . x . x
        . o . . .
        """
    )
    assert said(apart, "d4") == "connects two of your chains or sides"
    assert said(apart, "b3") == "blocks your opponent's way (they need 4 more pieces)"


@pytest.mark.parametrize("size", [2, 5, 11])
@pytest.mark.parametrize("seat", [0, 1])
def test_on_an_empty_rhombus_both_need_as_many_pieces_as_it_has_rows(size, seat):
    from obelisk.games.rhombus.text import chains_beside, pieces_needed

    empty = obelisk.game("rhombus").start(size=size).record
    assert pieces_needed(empty, seat) == size
    # The corners at the ends of the longer diagonal touch one side of each seat.
    assert chains_beside(empty, seat, 0) == 1


def test_y_tells_ways_blocks_chains_and_bridges():
    lone = position_on("y", 5, ". | . . | . . . | . x . . | . . . . .".replace(" | ", "\n"))
    assert said(lone, "b3") == "brings you closer to connecting the three sides (3 pieces to go)"
    assert said(lone, "c3") == "brings you closer to connecting the three sides (3 pieces to go)"
    blocked = position_on("y", 5, ". | . . | o o o | . x o . | . . x . .".replace(" | ", "\n"))
    assert said(blocked, "d1") == "stops your opponent from winning with d1"
    apart = position_on("y", 5, ". | x . | . . . | x . . . | o . . . .".replace(" | ", "\n"))
    assert said(apart, "a3") == "connects two of your chains"


@pytest.mark.parametrize("size", [3, 5, 9])
@pytest.mark.parametrize("seat", [0, 1])
def test_on_an_empty_triangle_both_need_as_many_pieces_as_a_side_has_cells(size, seat):
    from obelisk.games.y.text import pieces_needed

    assert pieces_needed(obelisk.game("y").start(size=size).record, seat) == size


def test_majority_tells_how_many_are_left_when_few_are():
    empty = obelisk.game("majority").start(size=4)
    assert empty.game.text.reason(empty.record, 0, 0) is None
    near = play_all(obelisk.game("majority").start(size=2), "b2 a2")
    assert said(near, "b1") == "leaves you 2 pieces short of more than half (your opponent is short of 3)"


def test_chain_tells_groups_that_are_connected_and_kept_apart():
    own = play_all(obelisk.game("chain").start(size=3), "b3 a5 d3 e1")
    assert said(own, "c3") == "connects two of your groups into one of 3"
    other = play_all(obelisk.game("chain").start(size=3), "a5 b3 e1 d3")
    assert said(other, "c3") == "keeps two of your opponent's groups apart, which would make one of 3"
    assert said(other, "b5") == "makes a group of 2, your largest"


def test_a_tile_of_any_macrogame_is_told_in_its_terms():
    match = obelisk.game("plug-in").start(macro="y", size=3, micros=["bulo"], seed=1)
    assert said(match, "@a1") == "winning a1 (Bulo) brings you closer to connecting the three sides (2 pieces to go)"


def test_plug_in_tells_what_a_tile_would_do():
    match = obelisk.game("plug-in").start(size=2, micros=["bulo"], seed=1)
    assert said(match, "@a1") == "winning a1 (Bulo) brings you closer to connecting your sides (one piece to go)"


def test_plug_in_tells_what_a_microgame_decides():
    match = obelisk.game("plug-in").start(size=3, micros=["bulo"], seed=1)
    inside = play_all(match, "@a1 a1a3 b1b3 c1c3 d1d3 a4c4 d4")
    assert inside.history[-1][0] == 1
    assert inside.view()["obelisk"] == 1
    before = play_all(match, "@a1 a1a3 b1b3 c1c3 d1d3 a4c4")
    assert said(before, "d4", "d4", "d4") == "gives tile a1 to your opponent, but brings you the obelisk"
    earlier = play_all(match, "@a1 a1a3 b1b3 c1c3 d1d3")
    assert said(earlier, "a4c4") == "leaves a single piece, which your opponent must take"


def test_micropul_tells_groups_closed_claimed_and_voided():
    opened = play(micropul([0, 7], [1, 6]), "stone 0,0nw", "1@1,0r3", "0@0,1r2", "6@1,1r3")
    assert said(opened, "7@-1,0r2") == "closes your 4-point group"
    closed = play(micropul([0, 7, 12], [1, 6, 13]), *CLOSING)
    assert said(closed, "stone 0,0nw") == "claims a closed group of 4 micropuls"
    assert said(micropul(), "stone 0,0nw") == "claims a group of 2 while it can still grow (4 open sides)"
    merging = play(micropul([26, 46], [14]), "26@0,1r0", "stone 0,0nw", "stone 0,1nw", "14@-1,0r0")
    assert said(merging, "46@-1,1r0") == "merges your group with your opponent's, so neither counts"


def test_micropul_tells_what_catalysts_bring():
    assert said(micropul([20]), "20@0,1r3") == "fires dots, which bring you 2 tiles"
    assert said(alone([20]), "20@0,1r3") == "fires dots, which bring you 2 tiles"
    drawing = edited(play(micropul([20]), "20@0,1r3", "stone 0,0sw"), hands={0: [0]})
    assert said(drawing, "draw") == "draws a tile, for a hand of 2"


def test_abstrakto_tells_areas_settled_and_led():
    settling = with_tiles("f7 g9", "i8", laid={0: [4, 4, 4], 1: [4, 4, 4]})
    assert said(settling, "h6") == "settles the inner area 3:1 for you"
    settling = with_tiles("f7", "i8 g9", laid={0: [4, 4, 4], 1: [4, 4, 4]})
    assert said(settling, "h6") == "settles the inner area 2:2, neutral"
    assert said(with_tiles("h8"), "d4") == "keeps the balance"
    assert said(with_tiles("", "h8"), "d4") == "evens up the big area, 1:1"
    assert said(with_tiles("h8", "d8"), "d4") == "takes the lead in the big area, 2:1"
    assert said(with_tiles("d2"), "b4") == "cuts off a corner area that you lead 2:0"


def test_abstrakto_tells_what_is_kept():
    first = obelisk.game("abstrakto").start(discard="open")
    assert said(first, "drop SSL") == "keeps 4 solids, 5 lines and 6 crosses"


@searches
def test_microchip_tells_what_a_tile_adds_and_how_good_a_layout_is():
    position = obelisk.game("microchip").start(seed=3, players=2)
    adviser = player("greedy", seed=1)
    codes = set()
    while len(position.history) < 50:
        codes |= {
            candidate.reason.facts.get("reason", candidate.reason).code for candidate in adviser.analyse(position)
        }
        position = position.play(adviser.choose(position))
    assert {"microchip/reason/adds", "microchip/reason/denies", "microchip/reason/spare"} <= codes
    best = adviser.analyse(position, 0)[0]
    assert best.reason.code == "microchip/reason/best-layout"
    nothing = reason(position, "build", best.move, seat=0)
    assert nothing.code == "microchip/reason/layout"
    assert nothing.facts["best"] == best.reason.facts["n"]


# Secrets


@pytest.mark.parametrize("seed", range(3))
@searches
def test_lines_and_reasons_tell_nothing_that_the_seat_may_not_know(seed):
    position = random_micropul(seed, 2, 16)
    seat = position.active[0]
    other = other_core(position, seat, generator(seed))
    assert other.record.tobytes() != position.record.tobytes()
    told = [player("mcts", simulations=300, seed=1).analyse(one, seat) for one in (position, other)]
    assert told[0] == told[1]


@searches
def test_a_secret_discard_is_told_by_no_line_and_no_reason():
    position = secret("SSS", "SLC").play("b2").play("d14")
    other = other_discard(position, 0, "CCC")
    told = [player("mcts", simulations=300, seed=1).analyse(one, 0) for one in (position, other)]
    assert told[0] == told[1]


# Who is asked


@pytest.mark.parametrize(
    ("name", "options", "expected"),
    [("bulo", {}, "perfect"), ("rhombus", {"size": 3}, "mcts"), ("micropul", {}, "mcts"), ("microchip", {}, "builder")],
)
def test_advice_comes_from_who_knows_most_without_long_preparation(name, options, expected):
    asked = players.adviser(obelisk.game(name).start(seed=1, **options), simulations=5, seconds=None, seed=1)
    assert asked.name == expected
