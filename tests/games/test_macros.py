"""A match on any macrogame (plug-in-more.md: "In a match they are `macro="y"` and so on")."""

import itertools
from importlib import import_module

import pytest

import obelisk
from obelisk import BadSetup, catalogue, drawing
from obelisk.games.plug_in import make_match
from obelisk.games.plug_in.drawing.scene import match_scene
from obelisk.kernel.chance import generator, pick
from obelisk.words import sentence
from tests.examples.stranger import EXAMPLES
from tests.games.oracle import compare_games
from tests.helpers import play_all, refusal
from tests.reference import match as reference

BOARDS = [("y", 3, 6), ("y", 4, 10), ("majority", 2, 7), ("chain", 2, 7)]
SHAPES = [("rhombus", 4, 16), ("y", 5, 15), ("majority", 3, 19), ("chain", 3, 19)]
BULO_HOLDER_WINS = "a1c1 d1d3 a2c2 a3c3 a4c4 d4"
BULO_HOLDER_LOSES = "a1c1 d1d3 a2c2 a3c3 a4b4 c4 d4"


def start(macro, size, tiles, **more):
    setup = {"macro": macro, "size": size, "tiles": tiles, "obelisk": 0, **more}
    return obelisk.game("plug-in").start(setup=setup)


def play_out(position, seed):
    rng = generator(seed)
    while not position.is_over:
        moves = position.moves()
        position = position.play(moves[pick(rng, len(moves))])
    return position


@pytest.mark.parametrize(("macro", "size", "n"), BOARDS)
def test_tiles_are_in_the_macrogames_own_order(macro, size, n):
    tiles = [("trip", "kono", "bulo", "decapawn")[tile % 4] for tile in range(n)]
    position = start(macro, size, tiles)
    cells = reference.MACROS[macro].cells(size)
    assert position.moves() == ["@" + cell for cell in cells]
    assert position.view()["tiles"] == dict(zip(cells, tiles, strict=True))
    assert obelisk.game(macro).start(size=size).moves() == cells


@pytest.mark.parametrize(("macro", "size", "n"), BOARDS)
def test_none_of_them_has_sides_to_choose(macro, size, n):
    tiles = ["bulo"] * n
    assert start(macro, size, tiles).setup == {"macro": macro, "size": size, "tiles": tiles, "obelisk": 0}
    with pytest.raises(BadSetup) as caught:
        start(macro, size, tiles, sides=0)
    assert (caught.value.code, caught.value.facts["key"]) == ("setup/unknown-key", "sides")
    with pytest.raises(BadSetup) as caught:
        obelisk.game("plug-in").start(macro=macro, sides=1)
    assert caught.value.code == "setup/unknown-key"
    with pytest.raises(BadSetup) as caught:
        start(macro, size, tiles[:-1])
    assert caught.value.code == "setup/tiles"


@pytest.mark.parametrize(("macro", "size", "n"), SHAPES)
def test_a_match_has_about_as_many_tiles_as_the_rulebooks_picture_unless_somebody_says_otherwise(macro, size, n):
    position = obelisk.game("plug-in").start(macro=macro, seed=1)
    assert position.setup["size"] == size
    assert len(position.setup["tiles"]) == n


@pytest.mark.parametrize(("macro", "size", "n"), BOARDS)
def test_the_oracle_plays_the_same_matches(macro, size, n):
    rng = generator(size)
    for holder in (0, 1):
        tiles = [list(reference.MICROS)[pick(rng, 4)] for _ in range(n)]
        position = start(macro, size, tiles, obelisk=holder)
        begun = reference.start(size, tiles, holder, macro=macro)
        assert compare_games(reference, position, begun, games=3, seed=n) <= {(0,), (1,)}


@pytest.mark.parametrize(("macro", "size", "n"), BOARDS)
def test_the_points_are_the_tiles_won_whatever_the_macrogame_counts(macro, size, n):
    end = play_out(start(macro, size, ["bulo"] * n), 5)
    owners = list(end.view()["cells"].values())
    assert end.result.points == (owners.count(0), owners.count(1))


def test_tiles_that_were_won_before_count_too():
    resumed = start("chain", 2, ["bulo"] * 7, pieces=[0, 0, 1, None, 0, 0, 0])
    end = play_all(resumed, f"@b2 {BULO_HOLDER_LOSES}")
    assert end.result.points == (5, 2)


@pytest.mark.parametrize(
    ("macro", "size", "pieces", "tile", "told"),
    [
        ("y", 3, [0, None, None, 0, 1, None], "a3", "has connected all three sides"),
        ("majority", 2, [0, None, 0, 1, 1, 0, None], "b3", "has more than half of the board: 4 of 7."),
        ("chain", 2, [0, 0, 0, None, 1, 1, 1], "b2", "has the largest group: 4 against 3."),
    ],
)
def test_the_macrogames_own_goal_ends_the_match_and_its_own_words_say_so(macro, size, pieces, tile, told):
    before = start(macro, size, ["bulo"] * len(pieces), pieces=pieces)
    end = play_all(before, f"@{tile} {BULO_HOLDER_WINS}")
    assert end.result.winners == (0,)
    (ending,) = end.game.text.ending(end.record)
    assert told in sentence(ending.code, "en", **{**ending.facts, "seat": "Ana", "Seat": "Ana"})


def test_the_groups_of_a_chain_are_told_besides_the_tiles():
    before = start("chain", 2, ["bulo"] * 7, pieces=[1, 0, 0, 1, 1, None, 0])
    end = play_all(before, f"@a3 {BULO_HOLDER_WINS}")
    told = [(message.facts["seat"], message.explain("en")) for message in end.game.text.reckoning(end.record)]
    assert told == [(0, "4 tiles won"), (1, "3 tiles won"), (0, "groups: 3 + 1"), (1, "groups: 3")]
    plain = play_out(start("majority", 2, ["bulo"] * 7), 1)
    assert len(plain.game.text.reckoning(plain.record)) == 2


def test_a_map_that_is_decided_names_the_winner_though_the_other_won_the_last_tile():
    with pytest.raises(BadSetup) as caught:
        start("chain", 2, ["bulo"] * 7, pieces=[0, 0, 0, 0, 1, 1, 1])
    assert (caught.value.code, caught.value.facts["seat"]) == ("setup/decided", 0)


def test_a_tile_beside_the_map_is_refused_with_its_row():
    refusal(start("y", 3, ["bulo"] * 6), "@c2", "plug-in/tile-beside", tile="c2", first="a2", last="b2")
    refusal(start("chain", 2, ["bulo"] * 7), "@a1", "plug-in/tile-beside", tile="a1", first="b1", last="c1")
    refusal(start("chain", 2, ["bulo"] * 7), "@a9", "plug-in/no-such-tile", tile="a9")


@pytest.mark.parametrize(
    ("macro", "size", "pieces", "tile", "marked"),
    [
        ("y", 3, [0, 1, None, 0, 1, None], "a3", {"a1", "a2", "a3"}),
        ("majority", 2, [0, None, 0, 1, 1, 0, None], "b3", {"b1", "a2", "a3", "b3"}),
        ("chain", 2, [0, 0, 0, None, 1, 1, 1], "b2", {"b1", "c1", "a2", "b2"}),
    ],
)
def test_the_tiles_that_decided_are_marked_as_the_macrogame_says(macro, size, pieces, tile, marked):
    before = start(macro, size, ["bulo"] * len(pieces), pieces=pieces)
    assert match_scene(before, None, "en").chain == frozenset()
    end = play_all(before, f"@{tile} {BULO_HOLDER_WINS}")
    assert match_scene(end, None, "en").chain == marked
    assert match_scene(before.adjudicated((0,)), None, "en").chain == frozenset()


@pytest.mark.parametrize(("macro", "size", "n"), SHAPES)
def test_every_shape_is_drawn_with_a_place_for_every_tile(macro, size, n):
    position = obelisk.game("plug-in").start(macro=macro, size=size, seed=1)
    for tall, language in itertools.product((False, True), ("en", "ja")):
        picture = drawing.svg(position, language=language, tall=tall)
        assert all(f'data-cell="{tile}"' in picture for tile in position.view()["tiles"])


@pytest.mark.slow
def test_a_macrogame_of_a_strangers_is_played_in_a_match(monkeypatch):
    monkeypatch.syspath_prepend(EXAMPLES / "rows")
    rows = import_module("obelisk_rows")
    match = make_match([rows.GAME], [catalogue.game("bulo")])
    end = play_out(match.start(seed=1), 3)
    owners = list(end.view()["cells"].values())
    assert end.result.points == (owners.count(0), owners.count(1))
    assert len(match.start(seed=1).moves()) == 9
    # It does not say which tiles decided, so none is marked.
    assert match_scene(end, None, "en").chain == frozenset()


@pytest.mark.parametrize(("macro", "size", "n"), SHAPES)
def test_what_wins_the_match_is_said_before_the_first_tile_is_chosen(macro, size, n):
    position = obelisk.game("plug-in").start(macro=macro, size=size, seed=1)
    about = {language: obelisk.game(macro).message("about").explain(language) for language in ("en", "ja")}
    for language, told in about.items():
        assert match_scene(position, None, language).goal == told
        assert (told in drawing.text(position, language=language)) == (macro != "rhombus")
    chosen = position.play(position.moves()[0])
    assert match_scene(chosen, None, "en").goal != about["en"]
