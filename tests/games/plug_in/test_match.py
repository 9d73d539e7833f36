"""The match, sentence by sentence (plug-in.md, "Around every macrogame")."""

import json

import pytest

import obelisk
from obelisk import BadSetup, Result
from obelisk.kernel.chance import generator, pick
from tests.games.kono.test_kono import DRAW as KONO_DRAW
from tests.games.oracle import compare_games
from tests.helpers import play_all, refusal
from tests.reference import match as reference

# The moves of microgames that end quickly, written for the holder of the obelisk and the other in turn.
BULO_HOLDER_WINS = "a1c1 d1d3 a2c2 a3c3 a4c4 d4"
BULO_HOLDER_LOSES = "a1c1 d1d3 a2c2 a3c3 a4b4 c4 d4"
DECAPAWN_HOLDER_WINS = "a1a2 e5e4 a2a3 e4e3 a3a4 e3e2 a4b5"


def start(size=2, micro="bulo", obelisk_at=0, sides=0, **more):
    tiles = [micro] * size**2 if isinstance(micro, str) else micro
    setup = {"macro": "rhombus", "size": size, "tiles": tiles, "obelisk": obelisk_at, "sides": sides, **more}
    return obelisk.game("plug-in").start(setup=setup)


# Choosing a tile, and who sits where


@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_of_the_obelisk_chooses_a_free_tile(holder):
    position = start(obelisk_at=holder)
    assert position.active == (holder,)
    assert position.moves() == ["@a1", "@b1", "@a2", "@b2"]
    error = refusal(position, "@a1", "plug-in/not-your-choice", seat=1 - holder)
    assert error.facts["holder"] == holder


@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_moves_first_in_the_microgame(holder):
    position = start(obelisk_at=holder).play("@a1")
    assert position.active == (holder,)
    error = refusal(position, "b2", "move/not-your-turn", seat=1 - holder)
    assert error.facts["active"] == (holder,)
    assert position.play("b2").active == (1 - holder,)


@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_takes_seat_0_of_the_microgame(holder):
    position = start(micro="kono", obelisk_at=holder).play("@a1")
    # Near side, first move: the opening moves of seat 0.
    assert position.moves(holder) == ["a1a3", "b1b3", "c1c3", "d1d3"]
    after = position.play("a1a3", holder)
    assert after.view()["micro"]["turn"] == 1
    assert "b4b2" in after.moves(1 - holder)


@pytest.mark.parametrize("holder", [0, 1])
def test_in_a_record_every_move_carries_the_matchs_seat(holder):
    position = play_all(start(obelisk_at=holder), "@a1 a1 a2 a3")
    seats = [seat for seat, _ in obelisk.record(position)["moves"]]
    assert seats == [holder, holder, 1 - holder, holder]


def test_each_tile_carries_its_own_microgame():
    tiles = ["trip", "kono", "bulo", "decapawn"]
    position = start(micro=tiles)
    for tile, micro in zip(["a1", "b1", "a2", "b2"], tiles, strict=True):
        chosen = position.play(f"@{tile}")
        assert chosen.view()["micro"]["game"] == micro
        assert chosen.moves() == obelisk.game(micro).start().moves()


# Winning and losing microgames


@pytest.mark.parametrize("holder", [0, 1])
def test_the_winner_puts_a_macro_piece_on_the_tile(holder):
    won = play_all(start(obelisk_at=holder), f"@b1 {BULO_HOLDER_WINS}")
    assert won.view()["cells"] == {"b1": holder}
    lost = play_all(start(obelisk_at=holder), f"@b1 {BULO_HOLDER_LOSES}")
    assert lost.view()["cells"] == {"b1": 1 - holder}


@pytest.mark.parametrize("holder", [0, 1])
def test_the_loser_takes_the_obelisk(holder):
    won = play_all(start(obelisk_at=holder), f"@b1 {BULO_HOLDER_WINS}")
    assert won.view()["obelisk"] == 1 - holder
    assert won.active == (1 - holder,)


@pytest.mark.parametrize("holder", [0, 1])
def test_a_holder_who_loses_keeps_the_obelisk(holder):
    lost = play_all(start(obelisk_at=holder), f"@b1 {BULO_HOLDER_LOSES}")
    assert lost.view()["obelisk"] == holder
    assert lost.active == (holder,)


@pytest.mark.parametrize("holder", [0, 1])
def test_a_drawn_microgame_goes_to_the_player_without_the_obelisk_which_stays(holder):
    drawn = play_all(start(micro="kono", obelisk_at=holder), f"@a2 {KONO_DRAW}")
    assert drawn.view()["cells"] == {"a2": 1 - holder}
    assert drawn.view()["obelisk"] == holder
    assert drawn.active == (holder,)


def test_then_the_holder_chooses_again_among_the_free_tiles():
    position = play_all(start(), f"@b1 {BULO_HOLDER_WINS}")
    assert position.moves() == ["@a1", "@a2", "@b2"]
    assert position.view()["tile"] is None
    assert position.view()["micro"] is None
    refusal(position, "@b1", "plug-in/tile-taken", tile="b1")


def test_a_microgame_on_the_next_tile_begins_anew():
    first = start().play("@a1")
    second = play_all(start(), f"@a1 {BULO_HOLDER_LOSES} @b1")
    assert second.moves() == first.moves()
    assert second.view()["micro"] == first.view()["micro"]


def test_every_microgame_of_a_match_begins_its_own_repetition_count():
    position = play_all(start(size=3, micro="kono"), f"@a1 {KONO_DRAW}")
    almost, last = KONO_DRAW.rsplit(" ", 1)
    second = play_all(position, f"@a2 {almost}")
    assert second.view()["tile"] == "a2"
    decided = second.play(last)
    assert decided.view()["tile"] is None
    assert decided.view()["cells"] == {"a1": 1, "a2": 1}


# The end of the match


def test_the_match_ends_when_two_sides_are_joined():
    # Holder 0 wins a1 and gives the obelisk away; holder 1 loses a2: seat 0 has joined bottom and top.
    position = play_all(start(), f"@a1 {BULO_HOLDER_WINS} @a2 {BULO_HOLDER_LOSES}")
    assert position.is_over
    assert position.result == Result(winners=(0,), points=(2, 0))
    refusal(position, "@b1", "move/game-over")


def test_the_sides_decide_who_joins_which_edges():
    position = play_all(start(sides=1), f"@a1 {BULO_HOLDER_WINS} @a2 {BULO_HOLDER_LOSES}")
    assert position.result is None
    assert position.active == (1,)
    end = play_all(position, f"@b1 {BULO_HOLDER_LOSES}")
    assert end.result == Result(winners=(0,), points=(3, 0))


def test_the_points_are_the_tiles_won():
    position = play_all(start(micro=["bulo", "decapawn", "bulo", "bulo"]), f"@b1 {DECAPAWN_HOLDER_WINS}")
    position = play_all(position, f"@a1 {BULO_HOLDER_WINS}")
    assert position.view()["cells"] == {"b1": 0, "a1": 1}
    end = play_all(position, f"@a2 {BULO_HOLDER_WINS}")
    assert end.result == Result(winners=(0,), points=(2, 1))


# What is refused


def test_a_tile_is_chosen_before_a_microgame_is_played():
    refusal(start(), "a1", "plug-in/choose-first", example="@a1")
    refusal(start(), "", "move/empty", example="@a1")


def test_no_other_tile_is_chosen_while_a_microgame_is_played():
    position = start(micro="kono").play("@b1")
    error = refusal(position, "@a1", "plug-in/still-playing", tile="b1")
    assert "Kono" in error.explain("en")
    assert "コノ" in error.explain("ja")


def test_a_tile_beside_the_board_is_refused_with_the_tiles_there_are():
    refusal(start(), "@c1", "plug-in/no-such-tile", tile="c1", first="a1", last="b2")
    refusal(start(), "@", "plug-in/which-tile", example="@a1")
    refusal(start(), "@C1", "plug-in/no-such-tile", tile="C1")


@pytest.mark.parametrize(
    ("micro", "moves", "wrong", "code", "facts"),
    [
        ("trip", "b2", "c3", "trip/too-close", {"cell": "c3", "last": "b2"}),
        ("kono", "", "a1a2", "kono/own-piece", {"to": "a2"}),
        ("kono", "a1a3", "a3a2", "move/enemy-piece", {"cell": "a3"}),
        ("bulo", "b2", "b2", "bulo/gone", {"cell": "b2"}),
        ("decapawn", "c1c2", "c5c3", "decapawn/backwards", {"to": "c3"}),
        ("decapawn", "", "e1f2", "move/no-such-cell", {"cell": "f2"}),
    ],
)
@pytest.mark.parametrize("holder", [0, 1])
def test_a_microgames_own_refusals_are_heard_in_the_match(holder, micro, moves, wrong, code, facts):
    position = play_all(start(micro=micro, obelisk_at=holder), f"@a1 {moves}")
    refusal(position, wrong, code, **facts)


# Set-ups

GOOD = {"macro": "rhombus", "size": 2, "tiles": ["kono", "trip", "bulo", "bulo"], "obelisk": 1, "sides": 0}


def test_the_written_set_up_is_the_one_of_the_rules_page():
    assert obelisk.game("plug-in").start(setup=GOOD).setup == GOOD


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"macro": "chess"}, "setup/not-a-choice"),
        ({"macro": None}, "setup/not-a-choice"),
        ({"macro": ["rhombus"]}, "setup/not-a-choice"),
        ({"macro": ...}, "setup/missing-key"),
        ({"size": 1}, "setup/out-of-range"),
        ({"size": 12}, "setup/out-of-range"),
        ({"size": "2"}, "setup/not-a-number"),
        ({"size": ...}, "setup/missing-key"),
        ({"tiles": ...}, "setup/missing-key"),
        ({"tiles": []}, "setup/tiles"),
        ({"tiles": ["kono"] * 3}, "setup/tiles"),
        ({"tiles": ["kono"] * 5}, "setup/tiles"),
        ({"tiles": "kono"}, "setup/tiles"),
        ({"tiles": None}, "setup/tiles"),
        ({"tiles": {"a1": "kono"}}, "setup/tiles"),
        ({"tiles": ["kono", "trip", "bulo", "chess"]}, "setup/not-a-choice"),
        ({"tiles": ["kono", "trip", "bulo", "rhombus"]}, "setup/not-a-choice"),
        ({"tiles": ["kono", "trip", "bulo", None]}, "setup/not-a-choice"),
        ({"tiles": ["kono", "trip", "bulo", ["kono"]]}, "setup/not-a-choice"),
        ({"obelisk": 2}, "setup/out-of-range"),
        ({"obelisk": -1}, "setup/out-of-range"),
        ({"obelisk": True}, "setup/not-a-number"),
        ({"obelisk": None}, "setup/not-a-number"),
        ({"obelisk": ...}, "setup/missing-key"),
        ({"sides": 2}, "setup/out-of-range"),
        ({"sides": "0"}, "setup/not-a-number"),
        ({"sides": ...}, "setup/missing-key"),
        ({"colour": "black"}, "setup/unknown-key"),
        ({"micros": ["kono"]}, "setup/unknown-key"),
        ({"pieces": None}, "setup/pieces"),
        ({"pieces": [0, 1]}, "setup/pieces"),
        ({"pieces": [None] * 5}, "setup/pieces"),
        ({"pieces": [None, None, None, 2]}, "setup/pieces"),
        ({"pieces": [None, None, None, -1]}, "setup/pieces"),
        ({"pieces": [None, None, None, True]}, "setup/pieces"),
        ({"pieces": [None, None, None, 1.0]}, "setup/pieces"),
        ({"pieces": [None, None, None, "0"]}, "setup/pieces"),
        ({"pieces": [None, None, None, [0]]}, "setup/pieces"),
        ({"pieces": [0, None, 0, None]}, "setup/decided"),
        ({"pieces": [1, 1, None, None]}, "setup/decided"),
        ({"pieces": [0, 0, 0, 0]}, "setup/decided"),
    ],
)
def test_a_wrong_set_up_is_refused_with_what_is_wrong(change, code):
    setup = {key: value for key, value in {**GOOD, **change}.items() if value is not ...}
    with pytest.raises(BadSetup) as caught:
        obelisk.game("plug-in").start(setup=setup)
    assert caught.value.code == code
    key = next(iter(change))
    assert key in str(caught.value) or code == "setup/decided"


def test_a_wrong_tile_is_named_by_its_place():
    with pytest.raises(BadSetup, match=r"tiles\[3\] is 'chess'"):
        obelisk.game("plug-in").start(setup={**GOOD, "tiles": ["kono", "trip", "bulo", "chess"]})


def test_a_board_that_is_decided_already_names_the_winner():
    with pytest.raises(BadSetup, match="seat 1 has already won"):
        obelisk.game("plug-in").start(setup={**GOOD, "pieces": [1, 1, None, None]})


@pytest.mark.parametrize("size", range(2, 12))
def test_a_match_has_a_tile_for_each_cell_of_a_board_of_any_size(size):
    position = obelisk.game("plug-in").start(seed=size, size=size)
    assert len(position.setup["tiles"]) == size * size
    assert len(position.moves()) == size * size
    assert position.setup["size"] == size
    last = position.moves()[-1]
    assert position.play(last).view()["tile"] == last[1:]


def test_chance_mixes_the_classic_microgames_unless_told_otherwise():
    setup = obelisk.game("plug-in").start(seed=3, size=6).setup
    assert set(setup["tiles"]) == {"trip", "kono", "bulo", "decapawn"}
    assert (setup["macro"], setup["obelisk"], setup["sides"]) == ("rhombus", 0, 0)


def test_without_options_the_board_has_the_size_of_the_rulebooks_picture():
    assert obelisk.game("plug-in").start(seed=1).setup["size"] == 4


def test_the_mix_of_microgames_can_be_chosen():
    some = obelisk.game("plug-in").start(seed=3, size=6, micros=["kono", "bulo"]).setup
    assert set(some["tiles"]) == {"kono", "bulo"}
    one = obelisk.game("plug-in").start(seed=3, size=3, micros=["decapawn"]).setup
    assert one["tiles"] == ["decapawn"] * 9


def test_each_microgame_of_a_mix_comes_about_equally_often():
    tiles = [name for seed in range(20) for name in obelisk.game("plug-in").start(seed=seed, size=8).setup["tiles"]]
    for name in ("trip", "kono", "bulo", "decapawn"):
        assert 270 < tiles.count(name) < 370  # 20 × 64 tiles, a quarter each: 320


@pytest.mark.parametrize(
    ("micros", "code"),
    [
        ([], "plug-in/micros"),
        ({}, "plug-in/micros"),
        (5, "plug-in/micros"),
        ("chess", "plug-in/composition/micro"),
        ({"chess": 1}, "setup/not-a-choice"),
        (["chess"], "setup/not-a-choice"),
        (["kono", None], "setup/not-a-choice"),
        ([["kono"]], "setup/not-a-choice"),
    ],
)
def test_a_wrong_mix_is_refused_with_the_microgames_there_are(micros, code):
    with pytest.raises(BadSetup, match="trip, kono, bulo, decapawn") as caught:
        obelisk.game("plug-in").start(micros=micros)
    assert caught.value.code == code


def test_a_mix_for_tiles_that_are_written_out_is_not_silently_dropped():
    with pytest.raises(BadSetup):
        obelisk.game("plug-in").start(size=2, tiles=["kono"] * 4, micros=["trip"])


def test_tiles_can_be_an_option():
    position = obelisk.game("plug-in").start(size=2, tiles=["kono", "trip", "bulo", "bulo"], obelisk=1)
    assert position.setup == GOOD


def test_an_unknown_option_is_refused_with_the_known_ones():
    with pytest.raises(BadSetup, match="size") as caught:
        obelisk.game("plug-in").start(length=4)
    assert caught.value.code == "setup/unknown-key"


def test_a_set_up_and_options_together_are_refused():
    for more in ({"seed": 1}, {"size": 2}, {"micros": ["kono"]}):
        with pytest.raises(BadSetup) as caught:
            obelisk.game("plug-in").start(setup=GOOD, **more)
        assert caught.value.code == "setup/both"
        assert next(iter(more)) in str(caught.value)


# Matches that are resumed


def test_a_resumed_match_has_its_pieces_on_the_board():
    position = start(size=3, pieces=[0, None, 1, None, None, None, 0, None, None], obelisk_at=1)
    assert position.view()["cells"] == {"a1": 0, "c1": 1, "a3": 0}
    assert position.active == (1,)
    assert position.moves() == ["@b1", "@a2", "@b2", "@c2", "@b3", "@c3"]
    refusal(position, "@a1", "plug-in/tile-taken", tile="a1")


def test_the_pieces_of_a_resumed_match_belong_to_chains_and_points():
    position = start(size=3, pieces=[0, None, None, None, None, None, 0, None, None])
    end = play_all(position, f"@a2 {BULO_HOLDER_WINS}")
    assert end.result == Result(winners=(0,), points=(3, 0))


def test_a_resumed_match_keeps_its_set_up():
    setup = {**GOOD, "pieces": [None, 1, None, None]}
    position = obelisk.game("plug-in").start(setup=setup)
    assert position.setup == setup
    assert obelisk.replay(json.dumps(obelisk.record(position))) == position


def test_pieces_of_nobody_are_the_same_as_none():
    assert start(pieces=[None] * 4) == start()
    assert "pieces" not in start(pieces=[None] * 4).setup


def test_one_player_may_have_won_many_more_tiles_than_the_other():
    pieces = [1, 0, 1, 1, 0, 1, None, None, 1]
    position = start(size=3, pieces=pieces, sides=0)
    assert position.result is None
    assert position.moves() == ["@a3", "@b3"]


# The oracle


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_the_oracle_plays_the_same_matches(seed):
    rng = generator(seed)
    size, holder, sides = int(2 + pick(rng, 2)), int(pick(rng, 2)), int(pick(rng, 2))
    tiles = [list(reference.MICROS)[pick(rng, 4)] for _ in range(size * size)]
    position = start(size, tiles, holder, sides)
    compare_games(reference, position, reference.start(size, tiles, holder, sides), games=3, seed=seed)
