"""The picture and the text board of Micropul, and how it is played at a terminal."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from obelisk import drawing
from obelisk.drawing import theme
from obelisk.drawing.boards.textboard import join
from obelisk.games.micropul import GAME
from obelisk.games.micropul import drawing as micropul
from obelisk.games.micropul.drawing.scene import MIDDLE, Table
from obelisk.games.micropul.drawing.text import look_at_tile
from obelisk.games.micropul.rules.data import CORE, START_TILE, TILES
from obelisk.games.micropul.rules.unseen import determinize
from obelisk.kernel.chance import generator, pick
from obelisk.position import Position
from tests.drawing.looking import check_words, elements, values, views
from tests.drawing.test_canvas import contrast

SVG = "{http://www.w3.org/2000/svg}"
GAME_OF_MICROPUL = GAME


def play_at_random(seed: int, plies: int, players: int = 2) -> Position:
    """Lay tiles more often than not: there is more to see."""
    position = GAME_OF_MICROPUL.start(seed=seed, players=players)
    chance = generator(seed)
    while plies and not position.is_over:
        moves = position.moves()
        layings = [move for move in moves if "@" in move]
        chosen = layings if layings and pick(chance, 4) else moves
        position = position.play(chosen[pick(chance, len(chosen))])
        plies -= 1
    return position


def setup_with(*first: int, players: int = 2) -> dict[str, Any]:
    """A set-up whose core begins with these tiles."""
    rest = [tile for tile in range(len(TILES)) if tile != START_TILE and tile not in first]
    return {"players": players, "core": [*first, *rest], "starts": 0}


def played(setup: dict[str, Any], *moves: str) -> Position:
    position = GAME_OF_MICROPUL.start(setup=setup)
    for move in moves:
        position = position.play(move)
    return position


# Seeds and plies: the start, under way, and finished, for two and alone.
CASES = [(1, 0, 2), (1, 12, 2), (6, 8, 2), (2, 1000, 2), (5, 21, 2), (3, 0, 1), (3, 25, 1), (4, 1000, 1)]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: "-".join(map(str, case)))
def position(request: pytest.FixtureRequest) -> Position:
    return play_at_random(*request.param)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("tall", [False, True])
def test_a_picture_is_well_formed_and_its_description_holds_the_text_board(
    position: Position, language: str, tall: bool
) -> None:
    check_words(position, language, tall, {"en": "Micropul", "ja": "ミクロプル"}[language])


def test_every_legal_move_of_the_seat_to_move_can_be_clicked_and_nobody_elses(position: Position) -> None:
    for seat in views(position):
        offered = position.moves(seat) if seat in position.active else []
        assert sorted(values(position.svg(seat), "data-move")) == sorted(offered)


def test_whatever_can_be_clicked_says_what_it_is(position: Position) -> None:
    for seat in views(position):
        svg = position.svg(seat)
        for attribute in ("data-move", "data-square", "data-tile", "data-laid", "data-seat"):
            assert all(element.attrib.get("aria-label") for element in elements(svg, attribute))


def test_a_square_holds_the_hidden_ghosts_of_the_tiles_that_fit_there(position: Position) -> None:
    for seat in position.active:
        squares = elements(position.svg(seat), "data-square")
        inside = {square.attrib["data-square"]: square.findall(f"{SVG}g") for square in squares}
        for square, ghosts in inside.items():
            assert all(ghost.attrib["display"] == "none" for ghost in ghosts)
            assert all(f"@{square}r" in ghost.attrib["data-move"] for ghost in ghosts)
        layings = [move for move in position.moves() if "@" in move]
        assert sum(map(len, inside.values())) == len(layings)


def test_the_hand_is_shown_to_its_owner_alone(position: Position) -> None:
    assert values(position.svg(), "data-tile") == []
    for seat in range(position.seats):
        assert values(position.svg(seat), "data-tile") == [str(tile) for tile in position.view(seat)["hand"]]


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("plies", [3, 12, 20])
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_shown(players: int, plies: int) -> None:
    position = play_at_random(9, plies, players)
    for seat in range(players):
        table = np.array([position.record])
        determinize(table[0], seat, generator(77))
        assert table.tobytes() != np.array([position.record]).tobytes()
        active = sum(1 << number for number in position.active)
        other = Position(GAME_OF_MICROPUL, table, position.setup, position.history, active)
        for language in ("en", "ja"):
            assert drawing.svg(other, seat, language=language) == drawing.svg(position, seat, language=language)
            assert drawing.text(other, seat, language=language) == drawing.text(position, seat, language=language)
        assert other.svg() == position.svg()
        assert str(other) == str(position)


@pytest.mark.parametrize("is_across", [True, False])
@pytest.mark.parametrize("tall", [True, False])
def test_all_tiles_in_a_straight_line_fit_into_the_picture(is_across: bool, tall: bool) -> None:
    start = GAME_OF_MICROPUL.start(seed=1)
    view = start.view(0)
    places = [(place - 40, 0) if is_across else (0, place - 40) for place in range(len(TILES))]
    laid = [{"tile": tile, "column": at[0], "row": at[1], "turn": tile % 4} for tile, at in enumerate(places)]
    long: Any = SimpleNamespace(
        view=lambda seat: {**view, "tiles": laid, "groups": []},
        moves=lambda seat: [f"{view['hand'][0]}@{laid[-1]['column'] + 1},{laid[-1]['row']}r0"],
        active=(0,),
        players=(0,),
        is_chances_turn=False,
        history=(),
        result=None,
        game=start.game,
    )
    canvas = micropul.draw(long, 0, language="en", tall=tall)
    root = ET.fromstring(canvas.svg())
    for circle in root.iter(f"{SVG}circle"):
        assert 0 <= float(circle.attrib["cx"]) <= canvas.width
        assert 0 <= float(circle.attrib["cy"]) <= canvas.height
    for rect in root.iter(f"{SVG}rect"):
        assert float(rect.attrib["x"]) >= 0
        assert float(rect.attrib["x"]) + float(rect.attrib["width"]) <= canvas.width
        assert float(rect.attrib["y"]) + float(rect.attrib["height"]) <= canvas.height
    assert len(elements(canvas.svg(), "data-laid")) == len(TILES)
    assert len(join(micropul.lines(long, 0, language="en")).splitlines()) > 5


# Seat 0 holds 46 (oooo) and 16 (oo.o), seat 1 holds 47 (xxxx) and 17 (xx.x).
FIRING = setup_with(46, 16, 0, 1, 2, 3, 47, 17, 6, 7, 8, 9)


def test_a_catalyst_that_fired_is_marked_until_the_next_move() -> None:
    # Turned once, tile 16 has its dot in the upper left corner: it faces tile 46, which lies to the left.
    position = played(FIRING, "46@0,1r0", "47@0,-1r0", "16@1,1r1")
    table = Table.of(position, 0, "en")
    assert table.last == (1, 1)
    assert table.fired == {((1, 1), 0)}
    assert any("a catalyst has just fired" in label for label in values(position.svg(), "aria-label"))
    assert "!·" in str(position)
    calm = position.play("17@0,-2r0")
    assert Table.of(calm, 0, "en").fired == frozenset()


def table_with(fired: int) -> Table:
    view = {"tiles": [{"tile": 40, "column": 0, "row": 0, "turn": 0}, {"tile": 46, "column": 2, "row": 5, "turn": 0}]}
    return Table({**view, "fired": fired}, None, (), "", "", "en")


@pytest.mark.parametrize(
    ("mark", "spot"),
    [
        (0, ((2, 5), 0)),
        (3, ((2, 5), 3)),
        (4, ((2, 6), 2)),
        (7, ((3, 5), 2)),
        (8, ((2, 4), 0)),
        (11, ((1, 5), 3)),
        (12, ((2, 5), MIDDLE)),
        (13, ((2, 6), MIDDLE)),
        (16, ((1, 5), MIDDLE)),
    ],
)
def test_every_mark_of_a_placement_stands_for_a_catalyst(mark: int, spot: tuple[tuple[int, int], int]) -> None:
    assert table_with(1 << mark).fired == {spot}


def test_the_last_tile_is_named_and_framed() -> None:
    position = played(FIRING, "46@0,1r0")
    labels = values(position.svg(), "aria-label")
    assert [label for label in labels if "laid last" in label] == [
        "0,1: tile 46, white, white above white, white; laid last"
    ]
    assert "╔═════╗" in str(position)
    assert "╔" not in str(played(FIRING))


def test_stones_are_told_by_seat_and_corner() -> None:
    position = played(FIRING, "stone 0,0nw", "stone 0,0sw")
    assert "; seat 0's stone at nw; seat 1's stone at sw" in " ".join(values(position.svg(), "aria-label"))
    assert "│0○ ○ │" in str(position)
    assert "│1● ● │" in str(position)


def test_a_stone_is_marked_until_the_next_move() -> None:
    claimed = played(setup_with(), "stone 0,0nw")
    assert values(claimed.svg(0), "data-last") == ["0,0"]
    assert values(claimed.play(claimed.moves()[0]).svg(0), "data-last") == []


def test_groups_that_hold_a_stone_are_outlined_on_request() -> None:
    position = played(FIRING, "stone 0,0nw")
    plain, outlined = position.svg(0), position.svg(0, groups=True)
    assert outlined.count('stroke="#1c5d99"') > plain.count('stroke="#1c5d99"')
    assert drawing.svg(position, 0, groups=True) == outlined
    assert position.svg(0, groups=False) == plain


GOLDEN = """
  2               0,2
                 1 32
                ┌─────┐
  1        -1,1 │ ● : │ 1,1
           0 +2 │ ○ ○ │0 +3
          ╔═════╗─────┤
  0  -2,0 ║ ● ○ ║ ○ ○ │ 1,0
     1 32 ║   ·!║ ● ● │0 +3
          ╚═════╝─────┘
 -1              0,-1
                 1 32

      -2    -1     0     1

● Seat 0: 5 points (groups 0), hand 5, supply 0, stones 3
◇ Seat 1: 7 points (groups 0), hand 5, supply 1, stones 3
Core: 34
Your hand
┌0────┐ ┌1────┐ ┌20───┐ ┌32───┐ ┌36───┐
│ ○   │ │ ●   │ │ ○ ○ │ │ ○   │ │ ○+○ │
│     │ │     │ │ :   │ │ · ● │ │ ○ ○ │
└─────┘ └─────┘ └─────┘ └─────┘ └─────┘
● Seat 0 to move.
"""


def test_the_text_board_shows_all_that_is_needed_to_play() -> None:
    position = played(setup_with(0, 1, 22, 36, 20, 32, 27, 6, 7, 8, 9, 10), "22@0,1r2", "9@-1,0r0")
    assert drawing.text(position, 0).splitlines() == GOLDEN.strip("\n").splitlines()


def test_a_tile_can_be_looked_at_in_all_its_turns() -> None:
    position = played(FIRING)
    shown = join(look_at_tile(position, 0, "24", language="en")).splitlines()
    assert shown == [
        "┌24 r0┐ ┌24 r1┐ ┌24 r2┐ ┌24 r3┐",
        "│ ○ · │ │   ○ │ │ ·   │ │ · · │",
        "│   · │ │ · · │ │ · ○ │ │ ○   │",
        "└─────┘ └─────┘ └─────┘ └─────┘",
    ]
    assert len(look_at_tile(position, 0, "", language="en")) == 6 * 4
    assert len(look_at_tile(position, 0, "36", language="en")[0]) > 0
    assert "from 0 to 47" in join(look_at_tile(position, 0, "48", language="en"))
    assert "from 0 to 47" in join(look_at_tile(position, None, "", language="en"))


def alone_with_a_tile_face_up() -> Position:
    for seed in range(200):
        position = play_at_random(seed, 20, 1)
        if not position.is_over and any(move.startswith("draw ") for move in position.moves()):
            return position
    raise AssertionError


def test_alone_the_face_up_tiles_of_the_supply_are_seen_and_can_be_drawn() -> None:
    position = alone_with_a_tile_face_up()
    draws = [move for move in position.moves() if move.startswith("draw ")]
    assert draws == [f"draw {tile}" for tile in position.view(0)["shown"]]
    assert set(draws) <= set(values(position.svg(0), "data-move"))
    assert "Face up in your supply" in drawing.text(position, 0)


def test_alone_a_finished_game_tells_the_points_and_no_winner() -> None:
    position = play_at_random(4, 1000, 1)
    assert position.result is not None
    assert str(position).endswith(f"● The game is over: {position.result.points[0]} points.")


def test_the_core_of_the_start_is_counted() -> None:
    assert f"Core: {CORE - 12}" in str(played(FIRING))


def test_a_terminal_takes_moves_typed_loosely_but_never_drops_a_minus() -> None:
    session_module = pytest.importorskip("obelisk.terminal.play.session")
    people = [session_module.Seat("person"), session_module.Seat("person")]
    session = session_module.Session(played(FIRING), people)
    assert session.read(" 46 @ 0,1 R0") == "46@0,1r0"
    assert session.read("1@0-1r0") == "1@0,-1r0"
    assert session.read("0 -1,0 r1") == "0@-1,0r1"
    assert session.read("stone0,0NW") == "stone 0,0nw"
    assert session.read("Stone 0,0 ne") == "stone 0,0ne"
    assert session.read("46@0,−1r0") == "46@0,-1r0"
    assert session.read("0@0,-1r2") == "0@0,-1r2"


def test_a_terminal_shows_a_person_their_own_hand_and_never_a_players() -> None:
    session_module = pytest.importorskip("obelisk.terminal.play.session")
    person, computer = session_module.Seat("person"), session_module.Seat("random", player=object())
    start = played(FIRING)
    both = session_module.Session(start, [person, person])
    assert (both.onlooker, both.has_secrets_here) == (0, True)
    against = session_module.Session(start, [computer, person])
    assert (against.onlooker, against.has_secrets_here) == (1, False)
    watched = session_module.Session(start, [computer, computer])
    assert watched.onlooker is None


def loop_for_two_people(monkeypatch: pytest.MonkeyPatch, asked: list[str]) -> Any:
    """A game of two people at one terminal, at which every question is answered with Enter."""
    pytest.importorskip("rich")
    from obelisk.terminal.play.loop import Loop
    from obelisk.terminal.play.session import Seat, Session
    from obelisk.terminal.screen import Screen

    screen = Screen("en")
    monkeypatch.setattr(screen, "is_live", True)
    monkeypatch.setattr(screen, "ask", lambda prompt="> ": asked.append(prompt) or "")
    session = Session(played(FIRING), [Seat("person"), Seat("person")])
    return Loop(screen, session, again=lambda: session)


def test_two_people_at_one_keyboard_change_places_before_a_hand_appears(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    loop = loop_for_two_people(monkeypatch, asked)
    loop.show()
    loop.show()
    assert asked == ["Press Enter to see the table: "]
    loop.session.play("46@0,1r0")
    capsys.readouterr()
    loop.show()
    assert len(asked) == 2
    assert "Please pass the keyboard to player 2." in capsys.readouterr().out.split("Your hand")[0]


def test_moves_can_be_listed_by_what_they_begin_with_or_contain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    loop = loop_for_two_people(monkeypatch, [])
    from obelisk.terminal.play.typed import commands_for

    commands = commands_for(loop.session)

    def listed(command: str, text: str) -> str:
        capsys.readouterr()
        commands[command](loop, text)
        return capsys.readouterr().out

    assert "16@" in listed("moves", "16")
    assert "46@" not in listed("moves", "16")
    assert "16@" not in listed("moves", "1")
    assert "stone 0,0nw" in listed("moves", "0,0")
    assert "No legal move contains “zz”." in listed("moves", "zz")
    assert "moves TEXT lists only" in listed("moves", "")
    assert "┌24 r3┐" in listed("tile", "24")


@pytest.mark.parametrize("mode", theme.MODES)
def test_ink_and_stones_stand_out_on_the_tiles(mode: theme.Mode) -> None:
    for name in ("tile-seat-0", "tile-seat-1", "tile-last", "tile-void"):
        assert contrast(mode, name, "tile") >= 3, name
    for seat in (0, 1):
        assert contrast(mode, f"tile-seat-{seat}-lit", "tile-ink") >= 3
        assert contrast(mode, f"tile-seat-{seat}", f"tile-seat-{seat}-soft") >= 3
    for ground in ("tile", "tile-soft", "tile-seat-0-soft", "tile-seat-1-soft"):
        assert contrast(mode, "tile-ink", ground) >= 7


def test_everybody_is_told_that_a_plus_has_brought_another_turn_and_of_nothing_else() -> None:
    start = GAME_OF_MICROPUL.start(setup=setup_with(18))
    fired = start.play("18@0,1r3")
    told = drawing.news(fired)
    assert "plus" in told
    assert all(f'data-news="{told}"' in drawing.svg(fired, seat) for seat in (0, 1, None))
    for quiet in (
        start,
        fired.play("stone 0,0nw"),
        GAME_OF_MICROPUL.start(setup=setup_with(18, players=1)).play("18@0,1r3"),
    ):
        assert drawing.news(quiet) == ""
        assert "data-news" not in drawing.svg(quiet)


@pytest.mark.parametrize(
    ("hand", "moves", "is_told"),
    [(0, ["draw"], True), (1, ["draw"], False), (0, ["draw", "stone 0,0 a"], False)],
)
def test_after_a_plus_an_empty_hand_is_told_to_draw_and_nothing_is_given_away(
    hand: int, moves: list[str], is_told: bool
) -> None:
    position: Any = SimpleNamespace(
        seats=2, history=((0, "x"),), active=(0,), view=lambda seat: {"hands": [hand, 3]}, moves=lambda seat: moves
    )
    assert ("you can only draw" in micropul.news(position, language="en")) is is_told
    assert ("引くことしか" in micropul.news(position, language="ja")) is is_told


def test_the_sheet_that_confirms_drawing_says_so() -> None:
    position = next(found for seed in range(50) if "draw" in (found := play_at_random(seed, 12)).moves(found.active[0]))
    picture = ET.fromstring(drawing.svg(position, position.active[0], tall=True))
    (drawn,) = (group for group in picture.iter(f"{SVG}g") if group.get("data-move") == "draw")
    assert drawn.get("data-confirm") == "Draw"
