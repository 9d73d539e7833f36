"""What every game of the catalogue promises, and what no text, type or seat may break."""

import json
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk import IllegalMove
from obelisk.kernel.chance import generator, pick
from obelisk.testing import check_game
from tests.helpers import IS_PLAIN

# A match takes hundreds of moves, and games on large boards take a hundred; the other games take tens. Each position of
# each is looked at. Abstrakto is played in two more ways among its own tests, Microchip with any number of players.
GAMES = dict.fromkeys(["plug-in", "micropul", "abstrakto", "microchip", "rhombus", "y", "chain"], 1)

# A match as it is usual has no microgame with chance in it, so this one has every microgame.
EVERY = "trip*2 kono*2 bulo*2 decapawn*2 hexapawn dodgem chomp clobber domineering queen kalah einstein"
OPTIONS = {"plug-in": {"composition": f"rhombus 4: {EVERY}"}}


@pytest.mark.slow
@pytest.mark.parametrize("name", obelisk.games())
def test_the_game_keeps_the_contract(name):
    # Nearly all of the time goes into what stands around the rules, which is the same compiled or not.
    check_game(name, games=1 if IS_PLAIN else GAMES.get(name, 3), **OPTIONS.get(name, {}))


@pytest.mark.parametrize("name", obelisk.games())
def test_a_game_of_ours_can_say_how_it_ended(name):
    """What `check_game` looks at is there to be looked at."""
    book = obelisk.game(name)
    assert book.text.ending is not None
    assert book.text.reckoning is not None or book.rules.points is None


def random_position(name, seed, plies):
    rng = generator(seed)
    position = obelisk.game(name).start(seed=seed)
    for _ in range(plies):
        if position.is_over:
            break
        moves = position.moves(position.active[0])
        position = position.play(moves[pick(rng, len(moves))], position.active[0])
    return position


POSITIONS = st.builds(random_position, st.sampled_from(obelisk.games()), st.integers(0, 5), st.integers(0, 30))
CELLS = st.from_regex(r"[@a-lA-L]{0,2}[0-9]{1,2}([a-l][0-9]{1,2})?", fullmatch=True)
ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.binary(), st.lists(st.integers()), st.just(np.int64(0))
)


def check_refusal(position, move, seat):
    """A move is accepted exactly if it is listed; otherwise a sentence says why, and nothing has changed.

    The case of letters and the spaces around a move do not count, unless they tell two moves apart.
    """
    before = position.record.tobytes(), position.history, hash(position)
    may_move = seat in (None, *position.active) and isinstance(move, str)
    moves = position.moves() if may_move else []
    alike = [each for each in moves if each.casefold() == move.strip().casefold()]
    if move in moves or len(alike) == 1:
        listed = move if move in moves else alike[0]
        assert position.play(move, seat).history[-1] == (position.active[0], listed)
    else:
        with pytest.raises(IllegalMove) as caught:
            position.play(move, seat)
        assert caught.value.explain("en").strip()
        assert caught.value.explain("ja").strip()
        json.dumps(caught.value.message.as_json())
    assert (position.record.tobytes(), position.history, hash(position)) == before


@given(POSITIONS, st.text())
def test_any_text_is_played_if_it_is_listed_and_refused_otherwise(position, text):
    check_refusal(position, text, None)


@given(POSITIONS, CELLS)
def test_any_cells_are_played_if_they_are_listed_and_refused_otherwise(position, text):
    check_refusal(position, text, None)


@given(POSITIONS, st.integers(0, 200), st.integers(0, 8), st.text(max_size=2), st.integers(0, 2))
def test_a_legal_move_with_a_slip_of_the_pen_is_refused_unless_it_is_another_legal_move(
    position, which, where, slip, skipped
):
    moves = position.moves() or ["a1"]
    move = moves[which % len(moves)]
    check_refusal(position, move[:where] + slip + move[where + skipped :], None)


@given(POSITIONS, ANYTHING)
def test_what_is_neither_text_nor_action_is_refused(position, thing):
    is_number = isinstance(thing, int | np.integer) and not isinstance(thing, bool)
    if is_number and not position.is_over and thing in position.actions(position.active[0]):
        assert position.play(thing, position.active[0]) != position
        return
    with pytest.raises(IllegalMove) as caught:
        position.play(thing)
    refusals = {"move/no-such-action", "move/action-not-legal", "move/game-over", "move/which-seat"}
    assert caught.value.code in (refusals if is_number else {"move/unreadable"})
    assert str(caught.value)


@given(POSITIONS, st.one_of(st.integers(-3, 4), st.integers(), st.text(max_size=3), st.booleans(), st.floats()))
def test_only_the_seat_to_move_moves(position, seat):
    moves = position.moves() or ["a1"]
    if type(seat) is int and seat in position.active:
        assert position.play(moves[0], seat) == position.play(moves[0])
    else:
        with pytest.raises(IllegalMove) as caught:
            position.play(moves[0], seat)
        codes = {"move/no-such-seat", "move/not-your-turn", "plug-in/not-your-choice", "move/game-over"}
        assert caught.value.code in (codes | {"move/chances-turn"} if position.is_chances_turn else codes)


@given(st.sampled_from(obelisk.games()), st.dictionaries(st.text(max_size=8), ANYTHING, min_size=1, max_size=3))
def test_nonsense_set_ups_are_refused_in_words(name, setup):
    with pytest.raises(obelisk.BadSetup) as caught:
        obelisk.game(name).start(setup=setup)
    assert caught.value.explain("en")
    assert caught.value.explain("ja")


@given(st.sampled_from(["rhombus", "plug-in", "abstrakto", "microchip"]), st.data())
def test_set_ups_with_one_wrong_value_are_refused_or_mean_what_they_say(name, data):
    setup = obelisk.game(name).start(seed=1).setup
    key = data.draw(st.sampled_from(sorted(setup)))
    setup[key] = data.draw(st.one_of(ANYTHING, st.integers(-2, 13), st.text(max_size=8)))
    refusal = None
    try:
        position = obelisk.game(name).start(setup=setup)
    except obelisk.BadSetup as error:
        refusal = str(error)
    if refusal is None:
        assert position.setup == setup
        assert json.loads(json.dumps(position.setup)) == setup
    else:
        assert refusal.endswith(".")


NO_COUNTS = st.one_of(st.integers(-2, -1), st.floats(), st.text(), st.booleans(), st.none())


@given(st.sampled_from(obelisk.games()), NO_COUNTS)
def test_depths_and_numbers_of_games_are_whole_numbers_from_0(name, number):
    for ask in (obelisk.game(name).perft, obelisk.game(name).playouts):
        with pytest.raises(obelisk.BadRequest) as caught:
            ask(number)
        assert caught.value.code == "request/number"


@given(st.sampled_from(obelisk.games()), st.one_of(st.floats(), st.text(), st.booleans(), st.binary()))
def test_a_seed_is_a_whole_number(name, seed):
    with pytest.raises(obelisk.BadSetup) as caught:
        obelisk.game(name).start(seed=seed)
    assert caught.value.code == "setup/seed"


# The contract itself must notice what is broken.


def broken(monkeypatch, name, **rules_given):
    """Replace plain rules of a game: the compiled ones stay as they were, so the two disagree."""
    from obelisk.kernel import rules

    for rule_name, function in rules_given.items():
        monkeypatch.setitem(rules.rules_by_tag[obelisk.game(name).rules.state.tag], rule_name, function)


@pytest.mark.compiled
def test_a_game_whose_plain_and_compiled_rules_differ_fails_the_contract(monkeypatch):
    from obelisk.games.decapawn import rules as decapawn

    obelisk.game("decapawn").playouts(1)
    obelisk.game("decapawn").start().play("a1a2")

    def apply_and_swap(s, seat, move):
        decapawn.apply(s, seat, move)
        s.pieces[0] ^= 1

    broken(monkeypatch, "decapawn", apply=apply_and_swap)
    with pytest.raises(AssertionError, match=r"decapawn, .* at the start: plain rules make another position"):
        check_game("decapawn", games=1)


def test_a_game_with_a_wrong_fast_is_legal_fails_the_contract(monkeypatch):
    broken(monkeypatch, "rhombus", is_legal=lambda s, seat, move, moves: True)
    with pytest.raises(AssertionError, match="is_legal says True"):
        check_game("rhombus", games=1)


def test_a_notation_that_reads_too_much_fails_the_contract(monkeypatch):
    notation = obelisk.game("trip").text.notation
    read = notation.read
    monkeypatch.setattr(notation, "read", lambda s, text: read(s, text[:2]), raising=False)
    with pytest.raises(AssertionError, match=r"may play .* which is not listed"):
        check_game("trip", games=1)


def test_a_notation_that_fails_instead_of_refusing_fails_the_contract(monkeypatch):
    book = obelisk.game("trip")
    monkeypatch.setattr(
        book.text.notation, "read", lambda s, text: book.board.cells[text.strip().lower()], raising=False
    )
    with pytest.raises(AssertionError, match="is not refused but ends in KeyError"):
        check_game("trip", games=1)


def test_a_game_that_the_catalogue_does_not_offer_fails_the_contract():
    with pytest.raises(AssertionError, match="the catalogue has another game of this name"):
        check_game(replace(obelisk.game("trip"), order=17))
