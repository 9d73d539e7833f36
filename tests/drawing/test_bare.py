"""Pictures for a page that says itself which game it is and whose turn, and pictures for a telephone."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import obelisk
from obelisk import drawing
from obelisk.drawing.naming import width_of
from obelisk.kernel.chance import generator, pick
from obelisk.position import Position

SVG = "{http://www.w3.org/2000/svg}"
TELEPHONE, LEAST = 390, 11
PLIES = (0, 9, 21, 500)


def reached(game: str, plies: int) -> Position:
    position, rng = obelisk.game(game).start(seed=4), generator(plies)
    while plies and not position.is_over:
        moves = position.moves(position.active[0])
        position = position.play(moves[pick(rng, len(moves))], position.active[0])
        plies -= 1
    return position


def texts(svg: str) -> list[ET.Element]:
    return list(ET.fromstring(svg).iter(f"{SVG}text"))


def moves_in(svg: str) -> list[str]:
    return sorted(each.attrib["data-move"] for each in ET.fromstring(svg).iter() if "data-move" in each.attrib)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize("game", ["micropul", "abstrakto", "plug-in"])
def test_no_text_is_too_small_to_read_on_a_telephone(game: str, plies: int, language: str) -> None:
    position = reached(game, plies)
    canvas = drawing.draw(position, 0, language=language, tall=True, bare=True, names=["Ada", "W" * 24])
    sizes = {text.text: float(text.attrib["font-size"]) * TELEPHONE / canvas.width for text in texts(canvas.svg())}
    assert {text: size for text, size in sizes.items() if size < LEAST} == {}


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("macro", ["rhombus 2", "rhombus 4", "y 3", "majority 2", "chain 4"])
def test_a_match_with_every_microgame_can_be_read_on_a_telephone(macro: str, language: str) -> None:
    every = [micro.name for micro in obelisk.game("plug-in").parts.micros]
    position = obelisk.game("plug-in").start(seed=1, composition=f"{macro}: {' '.join(every)}")
    canvas = drawing.draw(position, 0, language=language, tall=True, bare=True, names=["Ada", "Ben"])
    sizes = {text.text: float(text.attrib["font-size"]) * TELEPHONE / canvas.width for text in texts(canvas.svg())}
    assert {text: size for text, size in sizes.items() if size < LEAST} == {}
    assert {"Ada", "Ben"} <= set(sizes)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_name_on_a_tile_is_no_wider_than_the_tile(language: str) -> None:
    position = obelisk.game("plug-in").start(seed=1, composition="rhombus 2: domineering einstein")
    for tall in (False, True):
        svg = drawing.svg(position, 0, language=language, tall=tall)
        for tile in (each for each in ET.fromstring(svg).iter() if "data-cell" in each.attrib):
            across = [float(point.split(",")[0]) for point in next(tile.iter(f"{SVG}polygon")).attrib["points"].split()]
            for text in tile.iter(f"{SVG}text"):
                width = width_of(str(text.text), float(text.attrib["font-size"]))
                assert width < max(across) - min(across)


@pytest.mark.parametrize(
    ("game", "players"), [("micropul", 2), ("micropul", 1), ("abstrakto", None), ("microchip", 2), ("microchip", 5)]
)
def test_a_picture_for_a_telephone_has_one_shape_from_the_first_move_to_the_last(
    game: str, players: int | None
) -> None:
    position = obelisk.game(game).start(seed=5, **({"players": players} if players else {}))
    rng, shapes = generator(5), set()
    for _ in range(300):
        canvas = drawing.draw(position, 0, tall=True, bare=True)
        shapes.add((round(canvas.height / canvas.width, 4), canvas.width))
        if position.is_over:
            break
        moves = position.moves(position.active[0])
        position = position.play(moves[pick(rng, len(moves))], position.active[0])
    assert position.is_over
    assert len(shapes) == 1


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("game", ["micropul", "abstrakto", "microchip", "kono"])
def test_a_bare_picture_offers_the_same_moves_and_leaves_out_what_the_page_says(game: str, tall: bool) -> None:
    for plies in PLIES:
        position = reached(game, plies)
        whole, bare = (drawing.svg(position, 0, tall=tall, bare=bare) for bare in (False, True))
        assert moves_in(bare) == moves_in(whole)
        said = {text.text for text in texts(bare)}
        assert position.game.title.explain("en") not in said
        assert "ob-status" in whole
        assert "ob-status" not in bare


@pytest.mark.parametrize("game", obelisk.games())
def test_a_picture_says_what_can_be_done_to_whoever_can_do_it_and_to_nobody_else(game: str) -> None:
    position = obelisk.game(game).start(seed=4).rolled(generator(4))
    told = {language: drawing.task(position, position.active[0], language=language) for language in ("en", "ja")}
    assert all(told.values())
    assert told["en"] != told["ja"]
    assert f'data-task="{told["en"]}"' in drawing.svg(position, position.active[0])
    assert "data-task" not in drawing.svg(position, None)
    assert "data-task" not in drawing.svg(position.without_moves(), position.active[0])


def test_a_position_of_the_past_looks_the_same_and_offers_nothing() -> None:
    for game in obelisk.games():
        # A random game may be over soon.
        position = next(found for found in (reached(game, plies) for plies in (3, 2, 1, 0)) if not found.is_over)
        still = position.without_moves()
        assert still != position
        assert still.record == position.record
        assert still.active == position.active
        assert moves_in(drawing.svg(still, position.active[0])) == []
        assert position.moves(position.active[0])


def test_every_stone_of_a_finished_game_of_micropul_says_what_it_has_brought() -> None:
    for seed in range(40):
        position, rng = obelisk.game("micropul").start(seed=seed), generator(seed)
        while not position.is_over:
            moves = position.moves()
            position = position.play(moves[pick(rng, len(moves))])
        view = position.view()
        brought = [group["size"] for group in view["groups"] if group["is_closed"] and sum(group["stones"]) == 1]
        shown = [text.text for text in texts(drawing.svg(position)) if text.attrib.get("class") == "ob-fill-tile"]
        stones = [stone for stones in view["stones"] for stone in stones if not stone["is_void"]]
        assert len(shown) == len(stones)
        assert sorted(int(text or 0) for text in shown if text != "0") == sorted(brought)
        if brought:
            return
    pytest.fail("no game has brought a point for a group")


def test_a_game_says_what_can_be_switched_on_in_its_pictures() -> None:
    found = {game: drawing.switches(obelisk.game(game).start(seed=1)) for game in obelisk.games()}
    chosen = {game: switches for game, switches in found.items() if switches}
    assert (
        chosen.items() >= {"micropul": ["groups"], "plug-in": ["near"], "kono": ["near"], "decapawn": ["near"]}.items()
    )
    assert not chosen.keys() & {"trip", "bulo", "rhombus", "abstrakto", "microchip"}
