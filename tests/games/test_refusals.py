"""A refusal says the rule that is broken, not how moves are written, wherever a rule is meant."""

import pytest

import obelisk
from obelisk.errors import BadSetup, IllegalMove

WITH_TWO = {"seed": 1}
RULES = [
    ("microchip", WITH_TWO, "take ZZ", "microchip/no-such-kind", "there is no tile ZZ"),
    ("abstrakto", {"discard": "open"}, "drop SSSS", "abstrakto/drop-three", "exactly three tiles"),
    ("abstrakto", {"discard": "random"}, "drop SSSS", "abstrakto/dealt", "at random"),
    ("abstrakto", WITH_TWO, "b0", "abstrakto/off-board", "off the board"),
    ("micropul", WITH_TWO, "28@300,1r0", "micropul/not-beside", "300,1"),
    ("micropul", WITH_TWO, "draw 17", "micropul/drawn-unseen", "solo"),
    ("micropul", WITH_TWO, "pass", "micropul/can-act", "pass only"),
    ("bulo", {}, "e1", "move/no-such-cell", "there is no cell e1"),
    ("bulo", {}, "a1b1c1", "bulo/ends", "a1c1"),
    ("plug-in", WITH_TWO, "@", "plug-in/which-tile", "@a1"),
]


@pytest.mark.parametrize(("game", "options", "move", "code", "words"), RULES, ids=[rule[3] for rule in RULES])
def test_the_rule_is_said(game: str, options: dict, move: str, code: str, words: str) -> None:
    position = obelisk.game(game).start(**options)
    with pytest.raises(IllegalMove) as refused:
        position.play(move, position.active[0])
    assert refused.value.code == code
    assert words in refused.value.explain("en")
    assert refused.value.explain("ja") != refused.value.explain("en")


@pytest.mark.parametrize("game", obelisk.games())
@pytest.mark.parametrize("move", ["pass", "swap"])
def test_a_game_without_such_a_move_says_so(game: str, move: str) -> None:
    position = obelisk.game(game).start(seed=1)
    with pytest.raises(IllegalMove) as refused:
        position.play(move, position.active[0])
    knows_it = game in ("micropul", "abstrakto") and move == "pass"
    assert (refused.value.code == f"move/no-{move}") is not knows_it
    assert position.game.title.explain("en") in str(refused.value) or knows_it


@pytest.mark.parametrize("game", obelisk.games())
@pytest.mark.parametrize("move", ["", "  "])
def test_nothing_is_answered_with_a_move(game: str, move: str) -> None:
    position = obelisk.game(game).start(seed=1)
    with pytest.raises(IllegalMove) as refused:
        position.play(move, position.active[0])
    example = position.moves(position.active[0])[0]
    assert str(refused.value) == f"Write a move, such as {example}."


def test_a_microgame_in_a_match_is_passed_as_little() -> None:
    match = obelisk.game("plug-in").start(micros=["kono"]).play("@a1")
    with pytest.raises(IllegalMove) as refused:
        match.play("pass")
    assert refused.value.code == "move/no-pass"


def test_a_mix_that_is_none_is_told_what_a_mix_looks_like() -> None:
    with pytest.raises(BadSetup) as refused:
        obelisk.game("plug-in").start(micros=7)
    assert refused.value.code == "plug-in/micros"
    assert 'a list such as ["trip"], or shares such as {"trip": 3' in str(refused.value)
