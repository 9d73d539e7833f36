"""Games that break their promises are named and stopped, wherever their rules run; and `check_game` finds them.

Each loop of the kernel is tried in plain Python; compiled, one that never ends, and what has too many moves for each.
"""

from dataclasses import replace

import numpy as np
import pytest

import obelisk
from obelisk import BrokenGame, catalogue
from obelisk.kernel import guards, rules
from obelisk.kernel.cache import meanwhile
from obelisk.kernel.cache.meanwhile import Patience
from obelisk.kernel.state import OVER
from obelisk.rulebook.values import Look
from obelisk.solving.prover import Prover
from obelisk.testing import check_game

ENDLESS = (
    ("(s.pieces[0] | s.pieces[1]) >> cell & 1 == 0", "cell < 2"),
    ("    if s.pieces[0] | s.pieces[1] == 15:\n        end(s, 1 << seat)\n", ""),
    ("s.pieces[seat] |= 1 << move", "s.pieces[seat] = move"),
)
"""Two moves, for ever."""

LIMIT = ("max_moves=4", "max_moves=4, max_plies=60")


def never_ends(caught, name, limit):
    error = caught.value
    assert (error.code, error.facts["game"], error.facts["limit"]) == ("game/never-ends", name, limit)
    assert name in str(error)
    assert "max_plies" in str(error)
    assert name in error.explain("ja")
    return True


# A game that never ends


def test_random_games_that_never_end_are_stopped(mistaken):
    game = mistaken("toy-forever", *ENDLESS)
    with pytest.raises(BrokenGame) as caught:
        game.playouts(1, seed=1)
    assert never_ends(caught, "toy-forever", 100_000)
    assert game.perft(5) == 32


@pytest.mark.plain
def test_a_search_of_a_game_that_never_ends_is_stopped(mistaken):
    game = mistaken("toy-searched", *ENDLESS, LIMIT)
    with pytest.raises(BrokenGame) as caught:
        obelisk.player("mcts", simulations=50, seed=1).choose(game.start())
    assert never_ends(caught, "toy-searched", 60)


@pytest.mark.plain
def test_a_proof_of_a_game_that_never_ends_is_stopped(mistaken):
    game = mistaken("toy-proven", *ENDLESS, LIMIT, ("cell < 2", "cell < 4"))
    with pytest.raises(BrokenGame) as caught:
        Prover(game, game.start().record, 0).answer(game.start().record, 10_000_000)
    assert never_ends(caught, "toy-proven", 60)


@pytest.mark.plain
def test_to_solve_a_game_that_never_ends_is_stopped(mistaken):
    growing = ("s.pieces[seat] = move", "s.pieces[seat] += 1 + move")
    game = mistaken("toy-solved", *ENDLESS, growing, LIMIT, ("number(0, 15, 2)", "number(0, 1 << 12, 2)"))
    with pytest.raises(BrokenGame) as caught:
        obelisk.solve(game.start())
    assert never_ends(caught, "toy-solved", 60)


@pytest.mark.plain
def test_a_batch_of_a_game_that_never_ends_is_stopped(mistaken):
    game = mistaken("toy-batch", *ENDLESS, LIMIT)
    batch = obelisk.Batch(game, 3, seed=1)
    for _ in range(60):
        batch.step(batch.sample())
    with pytest.raises(BrokenGame) as caught:
        batch.step(batch.sample())
    assert never_ends(caught, "toy-batch", 60)


@pytest.mark.plain
def test_moves_of_a_game_that_never_ends_are_stopped(mistaken):
    position = mistaken("toy-played", *ENDLESS, LIMIT).start()
    for _ in range(60):
        position = position.play("a1")
    with pytest.raises(BrokenGame) as caught:
        position.play("a1")
    assert never_ends(caught, "toy-played", 60)


@pytest.mark.plain
def test_a_game_may_be_as_long_as_it_says(mistaken):
    game = mistaken("toy-short", ("max_moves=4", "max_moves=4, max_plies=4"))
    assert game.playouts(10, seed=1).plies == 40
    batch = obelisk.Batch(game, 2, seed=1, autoreset=False)
    for _ in range(5):
        batch.step(batch.sample())
    assert batch.seats.tolist() == [OVER, OVER]


@pytest.mark.plain
def test_a_limit_that_is_too_low_stops_a_game_that_would_end(mistaken):
    with pytest.raises(BrokenGame) as caught:
        mistaken("toy-long", ("max_moves=4", "max_moves=4, max_plies=3")).playouts(1, seed=1)
    assert never_ends(caught, "toy-long", 3)


@pytest.mark.plain
def test_the_contract_finds_a_game_that_never_ends(mistaken):
    game = mistaken("toy-checked", *ENDLESS)
    with pytest.raises(AssertionError, match=r"A game of toy-checked has not ended after 100000 plies.*max_plies"):
        check_game(game, games=2)


# More moves than a game may have

TOO_MANY = ("max_moves=4", "max_moves=3")


@pytest.mark.plain
def test_too_many_moves_are_named_with_position_and_count(mistaken):
    game = mistaken("toy-many", TOO_MANY)
    for ask in (game.start().moves, lambda: game.playouts(1)):
        with pytest.raises(BrokenGame) as caught:
            ask()
        assert caught.value.code == "game/max-moves/here"
        assert caught.value.facts == {"game": "toy-many", "limit": 3, "count": 4, "position": "<toy-many: start>"}
        assert "max_moves" in caught.value.explain("ja")


def test_too_many_moves_are_named_by_counts_batches_and_searches(mistaken):
    game = mistaken("toy-more", TOO_MANY)
    for ask in (
        lambda: game.perft(2),
        lambda: obelisk.Batch(game, 2).moves(),
        lambda: obelisk.player("mcts", simulations=10, seed=1).choose(game.start()),
        lambda: obelisk.solve(game.start()),
    ):
        with pytest.raises(BrokenGame) as caught:
            ask()
        assert caught.value.code.startswith("game/max-moves")
        assert "toy-more" in str(caught.value)


def test_room_behind_a_list_takes_moves_that_are_too_many():
    scratch = obelisk.game("trip").rules.scratch()
    assert scratch.shape == (16,)
    assert len(scratch.base) >= 16 + guards.PADDING
    rows = obelisk.game("trip").rules.scratch(3)
    assert rows.shape == (3, 16)
    assert rows.flags.c_contiguous
    assert rows.base.size >= 3 * 16 + guards.PADDING


def test_a_rule_that_looks_beside_its_own_table_is_not_blamed_on_max_moves(mistaken):
    game = mistaken("toy-beside", ("moves[n] = cell", "moves[n] = TABLE[cell]"), ("@rule\ndef begin", TABLE))
    s = game.table(None, None, {})[0]
    rules.begin(s)
    with pytest.raises(IndexError, match="size 2"):
        rules.legal(s, 0, game.scratch())


TABLE = "import numpy as np\n\nTABLE = np.arange(2)\n\n\n@rule\ndef begin"


def test_a_rule_that_lists_without_end_is_blamed_on_max_moves(mistaken):
    game = mistaken("toy-lists", ("    return n\n", "    while True:\n        moves[n] = 0\n        n += 1\n"))
    s = game.table(None, None, {})[0]
    rules.begin(s)
    with pytest.raises(BrokenGame) as caught:
        rules.legal(s, 0, np.zeros(4, np.int64))
    assert caught.value.code == "game/max-moves"


@pytest.mark.plain
@pytest.mark.parametrize("most", [3, 1])
def test_the_contract_finds_too_many_moves(mistaken, most):
    game = mistaken(f"toy-most-{most}", ("max_moves=4", f"max_moves={most}"))
    with pytest.raises(AssertionError, match=rf"at the start: .* has 4 moves; it must have 1 to {most} \(max_moves\)"):
        check_game(game, games=1)


# What does not compile

MISTAKES = {
    "unknown": ("moves[n] = cell", "moves[n] = cel", "legal", "name 'cel' is not defined"),
    "field": ("s.turn = 1 - seat", "s.trun = 1 - seat", "apply", "trun"),
    "text": ("moves[n] = cell", "moves[n] = 'a' + cell", "legal", "compiled code has no add("),
    "nested": ("moves[n] = cell", "moves[n] = NESTED[0, 0]", "legal", "NESTED is a list, not a tuple or a NumPy array"),
    "unmarked": ("moves[n] = cell", "moves[n] = same(cell)", "legal", "same is a function without @rule"),
    "helper": ("s.turn = 1 - seat", "s.turn = othr(seat)", "apply", "name 'othr' is not defined"),
    "module": ("moves[n] = cell", "moves[n] = bits.lowst(cell)", "legal", "bits has no lowst (similar: lowest)"),
    "returnless": ("    return n\n", "", "legal", "legal can reach its end without a return"),
    "arguments": ("moves[n] = cell", "moves[n] = twice(cell, 1)", "legal", "twice is called with other arguments than"),
    "wide": ("    n = 0\n", "    n = WIDE & 0\n", "legal", "WIDE has more than 63 bits. A set holds at most 63 cells"),
    "eight": ("    n = 0\n", "    n = 0 & ~EIGHT[0]\n", "legal", "EIGHT has more than 63 bits. A set holds at most 63"),
    "nine": ("    n = 0\n", "    n = 0 & ~NINE[0]\n", "legal", "NINE has more than 63 bits. A set holds at most 63"),
    "generator": ("    n = 0\n", "    n = 0\n    any(c > 3 for c in range(2))\n", "legal", "yield in a closure"),
}


HELPERS = "def same(cell):\n    return cell\n\n\n@rule\ndef twice(cell):\n    return 2 * cell\n"


@pytest.mark.compiled
@pytest.mark.parametrize("mistake", MISTAKES)
def test_what_the_compiler_says_is_one_sentence_with_file_and_line(mistaken, tmp_path, mistake):
    right, wrong, rule, reason = MISTAKES[mistake]
    sets = "WIDE = 1 << 80\nEIGHT = np.array([1 << 63, 1])\nNINE = np.array([1 << 80, 1])\n"
    helpers = f"import numpy as np\n\n{sets}NESTED = [[1]]\n\n\n{HELPERS}"
    helper = ("@rule\ndef begin", f"from obelisk.authoring import bits\n\n{helpers}\n\n@rule\ndef begin")
    game = mistaken(f"toy-{mistake}", helper, (right, wrong))
    file = tmp_path / f"toy_{mistake}.py"
    wanted = wrong.strip().splitlines()[-1].strip() if wrong else f"def {rule}"
    line = next(n for n, text in enumerate(file.read_text("utf-8").splitlines(), start=1) if wanted in text)
    with pytest.raises(BrokenGame) as caught:
        game.perft(2)
    told = str(caught.value)
    assert told.startswith(f"toy-{mistake}: the rule {rule} cannot be compiled ({file}, line {line}): ")
    assert reason in told
    assert len(told) < 300 + len(str(file))
    assert str(file) in caught.value.explain("ja")


# What fails while it runs


@pytest.fixture
def patient():
    meanwhile.be(Patience.ALWAYS)
    yield
    meanwhile.be(Patience.NONE)


RUNNING = {
    "name": ("s.turn = 1 - seat", "s.turn = othr(seat)", "apply", "name 'othr' is not defined"),
    "end": ("    return n\n", "    n = n\n", "legal", "legal can reach its end without a return"),
    "index": ("moves[n] = cell", "moves[n] = (0, 1)[n]", "legal", "IndexError: tuple index out of range"),
}


@pytest.mark.compiled
@pytest.mark.parametrize("mistake", RUNNING)
def test_rules_that_fail_as_plain_python_are_told_in_one_sentence(mistaken, tmp_path, patient, mistake):
    right, wrong, rule, reason = RUNNING[mistake]
    game = mistaken(f"toy-plain-{mistake}", (right, wrong))
    with pytest.raises(BrokenGame) as caught:
        game.perft(2)
    file = tmp_path / f"toy_plain_{mistake}.py"
    assert caught.value.code == "game/rule-fails"
    assert (caught.value.facts["rule"], caught.value.facts["file"]) == (rule, str(file))
    assert reason in str(caught.value)
    assert str(file) in caught.value.explain("ja")


@pytest.mark.plain
def test_a_weight_that_fails_is_told_in_one_sentence(mistaken):
    game = mistaken(
        "toy-heavy", ("def weight(s, move):\n", "def weight(s, move):\n    return wieght\n"), toy="toy-dice"
    )
    position = game.start(seed=1)
    while not position.is_chances_turn:
        position = position.play(position.moves()[0])
    with pytest.raises(BrokenGame, match=r"the rule weight fails \(.*toy_heavy.py, line \d+\): name 'wieght' is not"):
        position.weights()


@pytest.mark.compiled
def test_a_missing_return_is_named_where_compiled_rules_meet_it(mistaken):
    game = mistaken("toy-endless", ("    return n\n", "    if n < 9:\n        n = n\n    else:\n        return n\n"))
    for ask in (game.start().moves, lambda: game.perft(2), lambda: obelisk.solve(game.start())):
        with pytest.raises(BrokenGame, match=r"toy_endless.py, line 16\): legal can reach its end without a return"):
            ask()


@pytest.mark.plain
def test_the_contract_names_a_missing_return(mistaken):
    game = mistaken("toy-returns", ("    return n\n", "    n = n\n"))
    with pytest.raises(AssertionError, match=r"toy_returns.py, line 16\): legal can reach its end without a return"):
        check_game(game, games=1)


@pytest.mark.compiled
def test_the_contract_says_in_a_sentence_what_does_not_compile(mistaken):
    # Plain Python does it.
    game = mistaken("toy-plain", ("    n = 0\n", "    n = sum(c for c in range(1))\n"))
    with pytest.raises(
        AssertionError, match=r"^toy-plain: the rule legal cannot be compiled \(.*toy_plain.py, line 17\)"
    ):
        check_game(game, games=1)


# What authors forget


@pytest.mark.plain
def test_the_contract_finds_a_position_without_moves(mistaken):
    game = mistaken("toy-stuck", ("== 15:", "== 16:"))
    with pytest.raises(AssertionError, match=r"toy-stuck, after 0:.. 1:.. 0:.. 1:..: seat 0 may act and has 0 moves"):
        check_game(game, games=1)


@pytest.mark.plain
def test_what_the_contract_finds_is_shown_without_frames_of_ours(mistaken):
    game = mistaken("toy-shown", ("s.turn = 1 - seat", "s.turn = othr(seat)"))
    with pytest.raises(AssertionError, match="name 'othr' is not defined") as caught:
        check_game(game, games=1)
    shown = [str(entry.path) for entry in caught.traceback if not entry.ishidden(caught)]
    assert shown == [__file__]
    assert caught.value.__cause__ is None


@pytest.mark.plain
def test_the_contract_finds_seats_that_are_active_after_the_end(mistaken):
    game = mistaken(
        "toy-goes-on",
        ("@rule\ndef begin", "@rule\ndef active(s):\n    return 3\n\n\n@rule\ndef begin"),
        ("apply=apply,", "apply=apply, active=active,"),
        ("== 15:", "> 0:"),
    )
    told = r"toy-goes-on, after 0:..: `end` was called, but `active` returns 3; it must return 0 then"
    with pytest.raises(AssertionError, match=told):
        check_game(game, games=1)


@pytest.mark.plain
def test_a_search_names_a_position_without_moves(mistaken):
    game = mistaken("toy-idle", ("== 15:", "== 16:"))
    with pytest.raises(BrokenGame) as caught:
        obelisk.player("mcts", simulations=200, seed=1).choose(game.start().play("a1").play("b1").play("c1"))
    assert caught.value.code in ("game/no-moves", "game/never-ends")
    assert "toy-idle" in str(caught.value)


@pytest.mark.plain
def test_the_contract_finds_a_turn_that_never_passes(mistaken):
    game = mistaken("toy-alone", ("s.turn = 1 - seat", "s.turn = seat"))
    with pytest.raises(AssertionError, match="toy-alone: the turn never passes to seat 1 in 20 plies"):
        check_game(game, games=5)
    game = mistaken("toy-selfish", *ENDLESS, ("s.turn = 1 - seat", "s.turn = seat"))
    with pytest.raises(AssertionError, match="toy-selfish: the turn never passes; seat 0 alone acted"):
        check_game(game, games=1)


OPTIONS = ("    rules=Rules(", '    options=(Option("size", (3, 4), 3, is_named=True),),\n    rules=Rules(')
IMPORTS = ("import CellNotation,", "import CellNotation, Option,")


@pytest.mark.plain
def test_the_contract_finds_an_option_without_a_name(mistaken):
    game = mistaken("toy-sized", IMPORTS, OPTIONS)
    with pytest.raises(AssertionError, match="there is no message toy-sized/option/size in English; write option_size"):
        check_game(game, games=1)


def test_an_option_called_players_is_refused(mistaken):
    with pytest.raises(ValueError, match=r"Option\('players'\): pages ask for the number of players"):
        mistaken("toy-twice", IMPORTS, (OPTIONS[0], OPTIONS[1].replace("size", "players")))


def test_a_game_for_more_seats_than_its_record_has_is_refused(mistaken):
    with pytest.raises(ValueError, match=r"toy-third: .* up to 3 players, .* 2 seats; write StateType\(…, seats=3\)"):
        mistaken("toy-third", ("    rules=Rules(", "    seats=(2, 3),\n    rules=Rules("))


STYLE = """
from obelisk.authoring import CellStyle, Look


class OwnStyle(CellStyle):
    def ground(self, canvas, frame, scene):
        super().ground(canvas, frame, scene)
        canvas.circle(*{where}, frame.unit * 0.1, fill="gold")


GAME = Game("""


LOOK = ("    rules=Rules(", '    look=Look(board="{}:OwnStyle"),\n    rules=Rules(')


@pytest.mark.plain
@pytest.mark.parametrize("where", ["frame.at((0, 5))", "frame.at((0, -5))", "frame.at((float('nan'), 0))", "(-1, 40)"])
def test_the_contract_finds_a_drawing_beyond_the_edge(mistaken, where):
    game = mistaken("toy-off", ("GAME = Game(", STYLE.format(where=where)), (LOOK[0], LOOK[1].format("toy_off")))
    with pytest.raises(AssertionError, match=r"\(.*, y downwards\) this is beyond the edge: Circle"):
        check_game(game, games=1)


@pytest.mark.plain
def test_places_count_upwards_as_boards_do(mistaken):
    upper = STYLE.format(where="frame.place(scene.board, (3, 0.4))")
    game = mistaken("toy-up", ("GAME = Game(", upper), (LOOK[0], LOOK[1].format("toy_up")))
    check_game(game, games=1)


@pytest.mark.plain
def test_the_contract_finds_an_encoding_that_leaves_out_what_a_seat_sees(mistaken):
    cells = (
        "    rules=Rules(",
        "    cells=lambda s: [0 if s.stones[0] >> i & 1 else -1 for i in range(4)],\n    rules=Rules(",
    )
    game = mistaken("toy-blind", cells, ("pieces", "stones"))
    with pytest.raises(AssertionError, match="seat 0 observes the same after a1 as after b1: its encoding leaves"):
        check_game(game, games=1)


def test_a_game_without_an_encoding_says_which_one_to_add(bids):
    with pytest.raises(obelisk.errors.BadRequest, match=r"BoardEncoding\(actions=N\).*Encoding\(…\)"):
        bids.space()


WHY_NOT = """
from obelisk.authoring import Message


def why_not(s, seat, move):
    return Message({code})


GAME = Game("""


@pytest.mark.plain
@pytest.mark.parametrize("code", ['"toy-silent/taken"', "'toy-' + 'silent/taken'"])
def test_the_contract_finds_a_refusal_without_a_sentence(mistaken, code):
    speaking = ("\nGAME = Game(", WHY_NOT.replace("{code}", code))
    game = mistaken(
        "toy-silent", speaking, ("notation=CellNotation(BOARD)", "notation=CellNotation(BOARD), why_not=why_not")
    )
    with pytest.raises(AssertionError, match="there is no message toy-silent/taken in English"):
        check_game(game, games=1)


@pytest.mark.plain
@pytest.mark.parametrize("said", ["reason", "ending"])
def test_the_contract_finds_what_a_game_says_without_a_sentence(mistaken, said):
    spoken = (
        f"{said}=lambda *given: Message('toy-' + 'mute/x')"
        if said == "reason"
        else f"{said}=lambda s: [Message('toy-' + 'mute/x')]"
    )
    text = ("Text(notation=CellNotation(BOARD))", f"Text(notation=CellNotation(BOARD), {spoken})")
    game = mistaken("toy-mute", text, ("import CellNotation", "import Message, CellNotation"))
    with pytest.raises(AssertionError, match="there is no message toy-mute/x in English"):
        check_game(game, games=1)


@pytest.mark.plain
def test_the_contract_warns_of_what_a_language_lacks(mistaken, tmp_path):
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("title = Half\n", encoding="utf-8")
    words = ('    name="toy-half",\n', f'    name="toy-half",\n    words=Path({str(tmp_path / "words")!r}),\n')
    game = mistaken("toy-half", words, ("from obelisk.authoring", "from pathlib import Path\n\nfrom obelisk.authoring"))
    with pytest.warns(UserWarning, match="toy-half: (en|ja) lacks") as told:
        check_game(game, games=1)
    assert [str(warning.message) for warning in told] == [
        "toy-half: en lacks toy-half/about, toy-half/how, toy-half/rules",
        "toy-half: ja lacks toy-half/title",
    ]


LAZY = ["lesson", "workbench", "sheet", "championship", "paper", "commands", "pages"]


@pytest.mark.plain
@pytest.mark.parametrize("part", LAZY)
def test_the_contract_finds_a_part_that_cannot_be_loaded(mistaken, monkeypatch, part):
    game = mistaken("toy-parts")
    monkeypatch.setitem(game.__dict__, part, "toy_parts:NOTHING")
    with pytest.raises(AssertionError, match=f"toy-parts: its {part}, toy_parts:NOTHING, cannot be loaded: Attribute"):
        check_game(game, games=1)


@pytest.mark.plain
@pytest.mark.parametrize("part", ["drawing", "emblem", "cover"])
def test_the_contract_finds_a_look_that_cannot_be_loaded(mistaken, monkeypatch, part):
    game = mistaken("toy-looks")
    monkeypatch.setitem(game.__dict__, "look", replace(Look(), **{part: "toy_looks.nowhere"}))
    with pytest.raises(AssertionError, match=f"toy-looks: its {part}, toy_looks.nowhere, cannot be loaded: ModuleNot"):
        check_game(game, games=1)


@pytest.mark.plain
def test_a_part_that_needs_a_package_which_is_not_installed_is_left_out(mistaken, monkeypatch):
    game = mistaken("toy-extra", ("from obelisk.authoring", "def pages(routes):\n    pass\n\n\nfrom obelisk.authoring"))
    monkeypatch.setitem(game.__dict__, "pages", "no_such_package.pages")
    with pytest.raises(AssertionError, match="its pages"):
        check_game(game, games=1)
    monkeypatch.setitem(game.__dict__, "pages", "toy_extra_pages:add")
    import sys
    from types import ModuleType

    class Needing(ModuleType):
        def __getattr__(self, name):
            raise ModuleNotFoundError("No module named 'starlette'", name="starlette")

    monkeypatch.setitem(sys.modules, "toy_extra_pages", Needing("toy_extra_pages"))
    check_game(game, games=1)


@pytest.mark.plain
def test_the_contract_finds_an_entry_point_with_another_name(mistaken):
    game = mistaken("toy-named", entry="toy-called")
    with pytest.raises(obelisk.UnknownGame) as caught:
        catalogue.game("toy-called")
    assert caught.value.code == "game/other-name"
    with pytest.raises(AssertionError, match=r"toy-named: .*toy-called.*toy-named"):
        check_game(game, games=1)


@pytest.mark.plain
def test_chances_turn_in_a_game_without_chance_is_named_wherever_it_comes(mistaken):
    """Nobody has to ask the check: whoever only plays is told, too."""
    at_once = mistaken("toy-at-once", ("    s.turn = 0", "    s.turn = -1"))
    later = mistaken("toy-later", ("s.turn = 1 - seat", "s.turn = -1"))
    for act in (at_once.start, lambda: later.start().play("a1")):
        with pytest.raises(BrokenGame) as caught:
            act()
        assert caught.value.code == "game/has-chance"
        assert "has_chance=True" in caught.value.explain("ja")


@pytest.mark.plain
def test_the_contract_finds_a_set_up_that_ignores_an_unknown_option(mistaken):
    careless = """class Careless:
    keys = ("third",)

    def choose(self, s, game, options):
        options.pop("third", 5)

    def read(self, s, game, setup):
        pass

    def write(self, s):
        return {"third": 5}


GAME = Game(
    setup=Careless(),"""
    game = mistaken("toy-careless", ("GAME = Game(", careless))
    with pytest.raises(AssertionError, match="toy-careless: its set-up takes the option no_such_option; refuse it by"):
        check_game(game, games=1)
