"""Mū Tōrere, a game of another package: its rules, and that it has everything when it is really installed."""

import itertools
from xml.etree import ElementTree

import pytest

import obelisk
from obelisk import Result
from obelisk.kernel import rules
from obelisk.kernel.repetition import forget, remember
from tests.examples.stranger import EXAMPLES, ask, pip_install
from tests.helpers import play_all, refusal, wrap

# The game is compiled anew here, for whoever runs first.
pytestmark = pytest.mark.slow

ROUND = "cm bc mb cm bc mb"
"""Six moves that lead back to the start."""

NEAR = {name: {before, after} for before, name, after in zip("habcdefg", "abcdefgh", "bcdefgha", strict=True)}


@pytest.fixture
def game(offer, monkeypatch):
    """The game, in the catalogue for one test."""
    monkeypatch.syspath_prepend(EXAMPLES / "mu-torere")
    offer("obelisk.microgames", mu_torere="obelisk_mu_torere:GAME")
    return obelisk.game("mu-torere")


def standing(game, first, second, *, turn=0):
    """Return the position in which the seats have pieces on the points named."""
    from obelisk_mu_torere import rules as mu_torere

    s = game.start().record
    cells = game.board.cells
    for seat, names in enumerate((first, second)):
        s.pieces[seat] = sum(1 << cells[name] for name in names)
    s.turn = turn
    forget(s)
    remember(s, mu_torere.position(s))
    return wrap(game, s)


# The rules


def test_each_seat_has_four_pieces_on_points_side_by_side(game):
    assert game.start() == standing(game, "cdef", "ghab")


def test_a_piece_enters_the_middle_only_from_beside_an_enemy(game):
    start = game.start()
    assert start.moves() == ["cm", "fm"]
    refusal(start, "dm", "mu-torere/no-enemy-beside", cell="d", to="m")
    refusal(start, "em", "mu-torere/no-enemy-beside", cell="e", to="m")


def test_a_piece_between_two_enemies_enters_the_middle_too(game):
    assert standing(game, "aceg", "bdfh").moves() == ["am", "cm", "em", "gm"]


def test_a_piece_goes_to_an_empty_outer_point_whoever_stands_beside_it(game):
    position = standing(game, "abcm", "efgh")
    assert position.moves() == ["cd", "md"]
    assert position.play("md").view()["cells"] == dict.fromkeys("abcd", 0) | dict.fromkeys("efgh", 1)


def test_the_ring_is_closed(game):
    assert standing(game, "bcdh", "efgm").moves() == ["ba", "ha"]


def test_a_piece_leaves_the_middle_to_the_empty_point_wherever_it_is(game):
    for empty in "abcdefgh":
        others = [name for name in "abcdefgh" if name != empty]
        assert f"m{empty}" in standing(game, ["m", *others[:3]], others[3:]).moves()


def test_a_piece_neither_jumps_nor_captures(game):
    position = standing(game, "abcm", "efgh")
    refusal(position, "ad", "mu-torere/not-joined", cell="a", to="d")
    refusal(position, "bc", "move/occupied", cell="c")
    refusal(position, "mh", "move/occupied", cell="h")


def test_only_an_own_piece_moves(game):
    position = standing(game, "abcm", "efgh")
    refusal(position, "ed", "move/enemy-piece", cell="e")
    refusal(position, "dc", "move/empty-cell", cell="d")
    refusal(position, "aa", "move/stays", cell="a")
    refusal(position, "ax", "move/unreadable", example=position.moves()[0])


def test_who_cannot_move_loses(game):
    blocked = standing(game, "abcm", "efgh").play("cd")
    assert blocked.result == Result(winners=(0,), points=(0, 0))
    other = standing(game, "efgh", "abcm", turn=1).play("cd")
    assert other.result == Result(winners=(1,), points=(0, 0))


def test_the_third_time_is_a_draw_and_the_start_counts(game):
    second_time = play_all(game.start(), ROUND)
    assert second_time.view()["cells"] == game.start().view()["cells"]
    before = play_all(second_time, ROUND.rsplit(maxsplit=1)[0])
    assert before.result is None
    assert before.play("mb").result == Result(winners=(0, 1), points=(0, 0))


def test_the_same_pieces_with_the_other_seat_to_move_are_another_position(game):
    position = standing(game, "cdef", "ghab", turn=1)
    assert position.moves() == ["bm", "gm"]
    assert position != game.start()


def placings():
    """Yield every way to place the pieces: the points of seat 0, those of seat 1, and the empty one."""
    for empty in "abcdefghm":
        others = [name for name in "abcdefghm" if name != empty]
        for first in itertools.combinations(others, 4):
            yield set(first), set(others) - set(first), empty


def expected(own, enemy, empty):
    """Return the legal moves, found by the letter of the rules."""
    if empty == "m":
        return sorted(f"{name}m" for name in own if NEAR[name] & enemy)
    return sorted(f"{name}{empty}" for name in own if name == "m" or name in NEAR[empty])


def test_every_position_has_the_moves_that_the_rules_say(game):
    room = game.scratch()
    for first, second, empty in placings():
        for turn, own, enemy in ((0, first, second), (1, second, first)):
            position = standing(game, first, second, turn=turn)
            listed = room[: rules.legal(position.record, turn, room)]
            assert [position.write(int(move)) for move in listed] == expected(own, enemy, empty)


def test_the_memory_has_room_for_every_position_twice(game):
    from obelisk_mu_torere import rules as mu_torere

    assert 2 * sum(1 for _ in placings()) == mu_torere.LONGEST_MEMORY


def test_what_is_remembered_can_be_put_back(game):
    from obelisk_mu_torere import rules as mu_torere

    s = game.start().record
    for first, second, _ in placings():
        position = standing(game, first, second).record
        game.rules.recall(s, int(position.seen[0, 0]))
        assert s.pieces.tolist() == position.pieces.tolist()
        assert mu_torere.position(s) == position.seen[0, 0]


# The package, installed


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A folder into which the package is installed as anybody would install it."""
    folder = tmp_path_factory.mktemp("site")
    pip_install(folder, "mu-torere")
    return folder


def test_an_installed_package_is_in_the_catalogue(site):
    names = "from obelisk import catalogue\nanswer = catalogue.names(catalogue.MICROGAMES)"
    assert ask(site, names)[-1] == "mu-torere"


def test_it_draws_itself(site):
    text, picture = ask(
        site, "import obelisk\np = obelisk.game('mu-torere').start().play('cm')\nanswer = [str(p), p.svg()]"
    )
    assert text.splitlines() == [
        "         ◇ a",
        "   ◇ h         ◇ b",
        "",
        "  ◇ g   [●]m    [·]c",
        "",
        "   ● f         ● d",
        "         ● e",
        "◇ Seat 1 to move.",
    ]
    root = ElementTree.fromstring(picture)
    assert root.get("aria-label") == "Mū Tōrere"
    drawn = {element.get("data-cell") for element in root.iter()}
    assert drawn >= set("abcdefghm")
    assert [element.get("data-move") for element in root.iter() if element.get("data-move")] == ["bc"]


def test_a_refusal_explains_itself_in_both_languages(site):
    answer = ask(
        site,
        "import obelisk\n"
        "try:\n    obelisk.game('mu-torere').start().play('dm')\n"
        "except obelisk.IllegalMove as error:\n    answer = [error.code, str(error), error.explain('ja')]",
    )
    assert answer == [
        "mu-torere/no-enemy-beside",
        "dm: only a piece beside an enemy piece may enter m, and there is none beside d.",
        "dm：mに入れるのは相手の駒の隣にある駒だけですが、dの隣に相手の駒はありません。",
    ]


def test_its_records_replay(site):
    code = (
        "import obelisk\n"
        "p = obelisk.game('mu-torere').start()\n"
        f"for move in '{ROUND} {ROUND}'.split():\n    p = p.play(move)\n"
        "record = obelisk.record(p)\n"
        "answer = [record['result'], obelisk.replay(record) == p]"
    )
    assert ask(site, code) == [{"winners": [0, 1], "points": [0, 0]}, True]


@pytest.mark.compiled
def test_it_keeps_the_contract(site):
    assert ask(site, "from obelisk.testing import check_game\nanswer = check_game('mu-torere', games=6)") is None


@pytest.mark.compiled
def test_it_is_solved(site):
    code = "import dataclasses, obelisk\nanswer = dataclasses.asdict(obelisk.solve('mu-torere'))"
    solved = {"value": "draw", "distance": None, "best": ["cm", "fm"], "positions": 1100, "share": 0.5}
    assert ask(site, code) == solved


@pytest.mark.compiled
def test_the_players_play_it(site):
    """The perfect player never loses, and wins where the other one errs. Without the compiler: a search is large."""
    code = (
        "import obelisk\n"
        "perfect = obelisk.player('perfect', seed=1)\n"
        "answer = []\n"
        "for seat in (0, 1):\n"
        "    for other in (obelisk.player('mcts', simulations=10, seed=2), obelisk.player('random', seed=3)):\n"
        "        p = obelisk.game('mu-torere').start()\n"
        "        while not p.is_over:\n"
        "            p = p.play((perfect if p.active == (seat,) else other).choose(p))\n"
        "        answer.append([seat, other.name, p.result.winners])"
    )
    outcome = ask(site, code, NUMBA_DISABLE_JIT="1")
    assert all(seat in winners for seat, _, winners in outcome)
    assert [[seat] for seat, name, _ in outcome if name == "random"] == [
        winners for _, name, winners in outcome if name == "random"
    ]


def test_it_is_played_on_the_tiles_of_a_match(site):
    """Without the compiler, which would need longer for a match of all games than the game takes."""
    code = (
        "import obelisk\n"
        "match = obelisk.game('plug-in').start(micros=['mu-torere', 'kono'], seed=7)\n"
        "tiles = match.view()['tiles']\n"
        "random = obelisk.player('random', seed=5)\n"
        "tile = next(name for name in tiles if tiles[name] == 'mu-torere')\n"
        "first = match.play('@' + tile)\n"
        "end = first\n"
        "while not end.is_over:\n"
        "    end = end.play(random.choose(end))\n"
        "same = obelisk.replay(obelisk.record(end)) == end\n"
        "picture = first.play('cm').svg()\n"
        "answer = [sorted(set(tiles.values())), first.moves(), same, len(end.result.winners), 'Mū Tōrere' in picture]"
    )
    found = ask(site, code, NUMBA_DISABLE_JIT="1")
    assert found == [["kono", "mu-torere"], ["cm", "fm"], True, 1, True]
