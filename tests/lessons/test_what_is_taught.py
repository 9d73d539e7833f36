"""What the lessons teach, one rule after the other: each is seen to happen when a step is done as it asks.

A step that teaches a rule has a position in which the rule makes the difference; its sentences are said beside it.
"""

from collections import Counter

import pytest

from obelisk import lessons
from obelisk.errors import BadSetup
from obelisk.games.microchip.rules.boards import read_board
from obelisk.games.microchip.rules.data import COLOURS, SHAPES
from obelisk.games.microchip.shapes import shape_counts
from obelisk.games.micropul.rules.moves import gain_of
from obelisk.games.plug_in.map.text import read_map, write_map
from obelisk.lessons.goals import last_move, pieces


def step(game, name):
    return next(each for each in lessons.of(game).steps if each.name == name)


def done(taught):
    """Return the position after what a step asks for, which is answered with its own sentence."""
    reply = taught.judge(taught.solution)
    assert reply.is_done
    assert reply.text == taught.say("done", "en")
    return reply.position


def refused(taught, move):
    """Return the code for which a step says that a move is refused."""
    assert not taught.judge(move).is_legal
    return {tempting.move: tempting.code for tempting in taught.tempting}[move]


# Micropul


def fired(before, after):
    """Return the dots that the last move fired; a plus would count as two."""
    return gain_of(before.record, before.read(last_move(after))[1])


def supply(position, seat=0):
    return position.view(None)["supplies"][seat]


def test_micropul_a_catalyst_fires_once_however_many_micropuls_it_faces():
    taught = step("micropul", "once")
    after = done(taught)
    white = max(after.view(None)["groups"], key=lambda group: group["size"])
    assert {"0,1se", "1,0nw", "1,1se"} <= set(white["micropuls"])  # the dot is at the corner between them, 1,1sw
    assert supply(after) == supply(taught.position) + 1


def test_micropul_a_catalyst_fires_again_on_a_later_turn():
    taught = step("micropul", "again")
    earlier = step("micropul", "neighbour")
    first = done(earlier)
    assert taught.position.history[: len(first.history)] == first.history
    assert (supply(earlier.position), supply(taught.position), supply(done(taught))) == (0, 1, 2)
    # Tile 32 has one dot, and the others no catalysts: it was the same dot both times.
    assert {tile["tile"] for tile in done(taught).view(None)["tiles"]} == {40, 32, 41, 46}


def test_micropul_a_single_micropul_can_be_claimed():
    after = done(step("micropul", "single"))
    stone = after.view(None)["stones"][0][-1]
    assert (stone["size"], stone["counts"]) == (1, True)


def test_micropul_a_closed_group_can_be_claimed():
    taught = step("micropul", "late")
    closed = [group for group in taught.position.view(None)["groups"] if group["is_closed"]]
    assert [group["stones"] for group in closed] == [[0, 0]]
    after = done(taught)
    assert after.view(None)["group_points"][0] == closed[0]["size"]


def test_micropul_a_big_micropul_scores_one():
    taught = step("micropul", "counts-once")
    after = done(taught)
    mine = next(group for group in after.view(None)["groups"] if group["stones"][0])
    assert mine["is_closed"]
    assert after.view(None)["group_points"][0] == mine["size"] == len(mine["micropuls"]) - 3


def test_micropul_whoever_can_do_nothing_passes_and_two_passes_end_the_game():
    taught = step("micropul", "pass")
    assert taught.position.moves() == ["pass"]
    codes = {refused(taught, tempting.move) for tempting in taught.tempting}
    assert codes == {"micropul/joins-nothing", "micropul/no-supply", "micropul/claimed-by-other"}
    after = done(taught)
    assert after.moves() == ["pass"]
    assert after.play("pass").result.points == (8, 8)


def test_micropul_a_core_that_is_too_short_gives_what_is_left_and_ends_the_game():
    taught = step("micropul", "short")
    after = done(taught)
    assert (taught.position.view(None)["core"], fired(taught.position, after)) == (1, 2)
    assert supply(after, taught.seat) == supply(taught.position, taught.seat) + 1
    assert after.result.points == (24, 30)
    others = {move for move in taught.position.moves() if taught.judge(move).is_done}
    assert {fired(taught.position, taught.position.play(move)) for move in others} == {2}


# Microchip


def test_microchip_tiles_are_tried_while_others_are_still_to_be_taken():
    taught = step("microchip", "trial")
    reply = taught.judge(taught.solution)
    assert reply.is_done
    assert reply.position == taught.position
    assert reply.position.view(None)["phase"] == "draft"
    assert reply.bench != taught.bench
    lifted = taught.judge("remove c3", bench=reply.bench)
    assert (lifted.kind, lifted.bench) == ("going-on", taught.bench)
    assert taught.judge("place BX d3").kind == "going-on"  # nobody holds it
    assert taught.judge("take P1").kind == "legal"  # a turn may still be taken, but that is not asked for
    assert refused(taught, "build b3NE c3EW") == "microchip/draft-first"


def areas_of(sides):
    """Return into how many areas paths from the middle to these sides cut a tile, counted along its rim."""
    rim = ["NE", "E", "SE", "S", "SW", "W", "NW", "N"]
    return sum(place not in sides and rim[at - 1] in sides for at, place in enumerate(rim))


def test_microchip_areas_are_as_many_as_connections():
    taught = step("microchip", "areas")
    after = done(taught)
    laid = taught.laid(last_move(after))
    areas = [areas_of(list(sides)) for sides in laid.values()]
    assert sorted(areas) == [1, 1, 1, 1, 1, 3, 4]
    assert after.result.points == (sum(areas) - 2 * (25 - len(laid)),)


def test_microchip_ten_tiles_stay_in_the_box_when_two_play():
    taught = step("microchip", "pool")
    pool = Counter(tile for column in taught.setup["pool"] for tile in column)
    of_each = dict(zip(SHAPES, shape_counts(), strict=True))
    boxed = Counter({colour + shape: n for colour in COLOURS for shape, n in of_each.items()}) - pool
    assert (sum(pool.values()), len(taught.setup["pool"]), boxed.total()) == (50, 10, 10)
    assert {tile for tile in boxed if tile.endswith("X")} == {"BX", "PX"}
    assert refused(taught, "take BX") == "microchip/not-in-column"
    assert last_move(done(taught)) == "take RX"


def test_microchip_without_a_microchip_the_value_is_nothing():
    taught = step("microchip", "none")
    assert taught.judge("hand").position.result.points == (-50,)
    assert done(taught).result.points == (2 - 2 * 23,)


def test_microchip_boards_are_painted_by_a_rule():
    taught = step("microchip", "board")
    board = taught.setup["boards"][0]
    assert read_board(board) is not None
    inner = [board[5 * row + column] for row in (1, 2, 3) for column in (1, 2, 3)]
    corners = [board[at] for at in (0, 4, 20, 24)]
    assert (inner.count("P"), corners.count("P"), board.count("P")) == (1, 0, 5)
    assert board[12] == "P"
    assert last_move(done(taught)).startswith("build c3")


# Abstrakto


def test_abstrakto_a_tile_that_touches_by_a_corner_does_not_count():
    after = done(step("abstrakto", "corner"))
    corner = min(after.view(None)["areas"], key=lambda area: len(area["quarters"]))
    assert "d4" in after.view(None)["tiles"][1]
    assert (corner["tiles"], corner["owner"]) == ([2, 1], 0)


def test_abstrakto_a_settled_area_is_marked():
    taught = step("abstrakto", "settled")
    assert not any(area["is_settled"] for area in taught.position.view(None)["areas"])
    settled = [area for area in done(taught).view(None)["areas"] if area["is_settled"]]
    assert [area["owner"] for area in settled] == [taught.seat]


def test_abstrakto_the_win_is_shared_when_main_areas_tie():
    taught = step("abstrakto", "shared")
    after = done(taught)
    main = [area for area in after.view(None)["areas"] if area["is_main"]]
    assert {area["owner"] for area in main} == {0, 1}
    assert len({sum(area["tiles"]) for area in main}) == 1
    assert after.result.winners == (0, 1)
    others = [taught.judge(move) for move in taught.position.moves() if move != taught.solution]
    assert [reply.position.result.winners for reply in others] == [(0,)] * 3
    assert [reply.position.result.points for reply in others] == [(2, 2)] * 3


def test_abstrakto_orange_may_start():
    taught = step("abstrakto", "first")
    assert [seat for seat, _ in taught.position.history] == [0, 1]
    assert taught.position.active == (1,)
    assert refused(taught, "drop SLC") == "abstrakto/has-discarded"
    assert done(taught).active == (0,)


def test_abstrakto_secret_discards_stay_secret_until_the_game_ends():
    taught = step("abstrakto", "secret")
    before, after = taught.position, done(taught)
    assert before.view(taught.seat)["discarded"] == [[0, 0, 3], None]
    assert after.result.winners == (taught.seat,)
    assert after.view(taught.seat)["discarded"] == [[0, 0, 3], [1, 2, 0]]
    lost = [move for move in before.moves() if not taught.judge(move).is_done]
    assert [before.play(move).result.winners for move in lost] == [(1,)]


# Plug-In and its games


def test_plug_in_chance_gives_the_obelisk_and_the_other_player_the_choice_of_colours():
    taught = step("plug-in", "start")
    view = taught.position.view(None)
    assert (view["obelisk"], taught.seat, view["cells"]) == (1, 1, {})
    assert done(taught).active == (1,)  # the first tile and the first move, with the second colour


def test_plug_in_each_player_has_a_pair_of_sides():
    taught = step("plug-in", "sides")
    assert taught.position.setup["sides"] == 1 - taught.seat  # left and right
    assert last_move(done(taught)) == "@c2"
    tile = list(taught.position.view(None)["tiles"]).index("c2")
    for seat in (0, 1):  # whoever wins it has connected a pair of sides, each their own
        pieces_then = [*taught.setup["pieces"]]
        pieces_then[tile] = seat
        with pytest.raises(BadSetup) as decided:
            taught.position.game.start(setup={**taught.setup, "pieces": pieces_then})
        assert (decided.value.code, decided.value.facts["seat"]) == ("setup/decided", seat)


def test_plug_in_a_match_is_resumed_from_a_map():
    taught = step("plug-in", "map")
    again = read_map(write_map(taught.position, names=("Ana", "Ben")))
    assert again.names == ("Ana", "Ben")
    assert again.position.setup == taught.position.setup
    assert taught.position.view(None)["obelisk"] == taught.seat
    assert len(taught.position.view(None)["cells"]) == 4
    assert refused(taught, "@a1") == "plug-in/tile-taken"


def test_kono_the_third_time_a_position_comes_is_a_draw():
    taught = step("kono", "repeat")
    after = done(taught)
    assert after.result.winners == (0, 1)
    plies = [ply for ply in range(len(after.history)) if stands(taught, ply) == after.view(None)["cells"]]
    assert [ply % 2 for ply in plies] == [1, 1]  # twice before, with the same player to move


def stands(taught, ply):
    """Return what stood on the board after so many moves."""
    position = taught.position.game.start()
    for _, move in taught.position.history[:ply]:
        position = position.play(move)
    return position.view(None)["cells"]


def test_kono_capturing_the_last_enemy_wins():
    taught = step("kono", "last")
    assert pieces(taught.position, 1) == 1
    after = done(taught)
    assert (pieces(after, 1), after.result.winners) == (0, (0,))
    idle = [taught.position.play(move) for move in taught.position.moves() if move != taught.solution]
    assert all(position.moves() for position in idle)  # it is not caught by being shut in


def test_rhombus_there_is_no_swap():
    taught = step("rhombus", "swap")
    assert [move for _, move in taught.position.history] == ["b2"]
    assert refused(taught, "b2") == "move/occupied"
    assert done(taught).view(None)["cells"] == {"b2": 0, "c2": 1}


# What is said beside the board


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_second_firing_is_told_when_it_happens(language):
    taught = step("micropul", "again")
    assert taught.judge(taught.solution, language).text == taught.say("done", language)
    idle = taught.judge("stone -1,-1sw", language)
    assert (idle.kind, idle.text) == ("legal", taught.say("other", language))
