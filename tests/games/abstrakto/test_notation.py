"""Moves and set-ups of Abstrakto as text, and why they are refused (abstrakto.md, "Set-up" and "Placing")."""

import pytest

from obelisk.errors import BadSetup
from obelisk.games.abstrakto.text import KIND_NAMES, KIND_PLURALS
from obelisk.words.translating import texts
from tests.games.abstrakto.table import ABSTRAKTO, EVEN, discarding, start, with_tiles
from tests.helpers import check_refusal, refusal

SOLID, LINE, CROSS = KIND_NAMES


@pytest.mark.parametrize(
    "text",
    ["b", "2", "b 2", "b02", "b+2", "2b", "bb2", "b2b4", "b2,b4", "b２", "ｂ2", "b٣", "@b2", "passe", "drop", "drop ",
     "drop S L C", "drop  SLC", "dropSLC", "SLC"],
)  # fmt: skip
def test_other_texts_are_refused(text):
    refusal(start(), text, "abstrakto/unreadable")
    refusal(discarding("open"), text, "abstrakto/unreadable")


@pytest.mark.parametrize("text", ["drop SS", "drop SSSS", "drop SLX", "drop slx"])
def test_three_tiles_are_discarded_while_it_is_time_for_that(text):
    refusal(discarding("open"), text, "abstrakto/drop-three")
    refusal(start(), text, "abstrakto/dealt")


@pytest.mark.parametrize("move", ["b0", "b123", "p2", "z1", "b16", "o16", "p16", "b99", "q15"])
def test_places_off_the_board_are_refused(move):
    refusal(start(), move, "abstrakto/off-board", last="o15")


@pytest.mark.parametrize(
    ("letters", "better"), [("CLS", "SLC"), ("LSS", "SSL"), ("SCL", "SLC"), ("CCL", "LCC"), ("LSL", "SLL")]
)
def test_the_letters_of_a_discard_stand_in_the_order_s_l_c(letters, better):
    refusal(discarding("open"), f"drop {letters}", "abstrakto/drop-order", better=f"drop {better}")
    assert discarding("open").play(f"drop {better}").history == ((0, f"drop {better}"),)


# Each code, how it comes about, and its facts.
CODES = {
    "abstrakto/unreadable": (start, "here", {}),
    "abstrakto/off-board": (start, "p2", {"last": "o15"}),
    "abstrakto/cross-on-edge": (start, "a3", {}),
    "abstrakto/drop-order": (lambda: discarding("open"), "drop CLS", {"better": "drop SLC"}),
    "abstrakto/drop-three": (lambda: discarding("open"), "drop SSSS", {}),
    "abstrakto/discard-first": (lambda: discarding("open"), "b2", {}),
    "abstrakto/has-discarded": (lambda: discarding("open").play("drop SLC").play("drop SLC"), "drop SLC", {}),
    "abstrakto/dealt": (start, "drop SLC", {}),
    "abstrakto/can-place": (start, "pass", {"place": "b1"}),
    "abstrakto/overlaps": (lambda: start().play("d4"), "e4", {"kind": LINE, "other": SOLID, "place": "d4"}),
    "abstrakto/none-left": (
        lambda: with_tiles("d4", laid={0: [5, 5, 5]}),
        "k9",
        {"kind": CROSS, "kinds": KIND_PLURALS[2]},
    ),
}


@pytest.mark.parametrize("code", CODES)
def test_each_refusal_has_its_code_its_facts_and_a_sentence_in_both_languages(code):
    make, move, facts = CODES[code]
    check_refusal(make(), move, code, facts)


def test_who_has_discarded_in_secret_is_told_to_wait():
    error = refusal(discarding("secret").play("drop SLC", 0), "b2", "abstrakto/wait", seat=0)
    assert error.explain("en") == "b2: you have discarded your tiles. Wait until your opponent has done so too."
    assert error.explain("ja").startswith("b2：")


ABOUT = {f"abstrakto/{name}" for name in ("title", "about", "how", "rules", "points")}


def test_these_are_all_the_codes():
    elsewhere = {"abstrakto/wait", "abstrakto/size", "abstrakto/kept", "abstrakto/kept-only-random"}
    for words in map(texts, ("en", "ja")):
        known = {code for code in words if code.startswith("abstrakto/") and code.count("/") == 1} - ABOUT
        assert known == {*CODES, *elsewhere}


def test_the_tile_that_is_overlapped_is_named_whoever_laid_it():
    position = start().play("d4").play("h9")
    refusal(position, "c3", "abstrakto/overlaps", place="d4")
    refusal(position, "g9", "abstrakto/overlaps", place="h9")
    # A tile that is in the way is named before a tile that is lacking.
    refusal(with_tiles("d4", laid={0: [5, 5, 5]}), "e5", "abstrakto/overlaps", place="d4")


# The set-up


def given(**changes):
    setup = {"size": 7, "discard": "random", "kept": EVEN, "starts": 0, **changes}
    return {key: value for key, value in setup.items() if value is not ...}


def refused(setup, code):
    with pytest.raises(BadSetup) as caught:
        ABSTRAKTO.start(setup=setup)
    error = caught.value
    assert error.code == code
    assert error.explain("en") != error.explain("ja")
    assert "{" not in error.explain("en") + error.explain("ja")
    return error


@pytest.mark.parametrize(
    "setup",
    [given(), given(kept=[[3, 6, 6], [6, 6, 3]], starts=1), given(discard="secret", kept=...),
     given(discard="open", kept=..., starts=1)],
)  # fmt: skip
def test_the_set_up_is_written_out_as_the_rules_page_says(setup):
    position = ABSTRAKTO.start(setup=setup)
    assert position.setup == setup
    assert ABSTRAKTO.start(setup=position.setup) == position


def test_chance_discards_and_seat_0_starts_unless_one_says_otherwise():
    setup = ABSTRAKTO.start(seed=1).setup
    assert (setup["size"], setup["discard"], setup["starts"]) == (7, "random", 0)
    assert ABSTRAKTO.start(discard="secret", starts=1).setup == {"size": 7, "discard": "secret", "starts": 1}


@pytest.mark.parametrize("size", [6, 8, 0, -7, 7.0, "7", None, True, [7]])
def test_the_board_has_7_by_7_cells(size):
    error = refused(given(size=size), "abstrakto/size")
    assert repr(size) in str(error)
    with pytest.raises(BadSetup):
        ABSTRAKTO.start(seed=1, size=size)


@pytest.mark.parametrize("discard", ["Random", "", None, 0, ["random"], "none"])
def test_there_are_three_ways_to_discard(discard):
    error = refused(given(discard=discard), "setup/not-a-choice")
    assert error.facts["known"] == ("random", "secret", "open")


@pytest.mark.parametrize(
    "kept",
    [None, 15, "555", [], [[5, 5, 5]], [[5, 5, 5]] * 3, [[5, 5, 5], [5, 5]], [[5, 5, 5], [5, 5, 5, 0]],
     [[5, 5, 5], [5, 5, 4]], [[5, 5, 5], [5, 5, 6]], [[2, 6, 7], [5, 5, 5]], [[7, 4, 4], [5, 5, 5]],
     [[5.0, 5, 5], [5, 5, 5]], [["5", "5", "5"], [5, 5, 5]], [[5, 5, 5], None], {"0": [5, 5, 5]}],
)  # fmt: skip
def test_each_seat_keeps_15_tiles_and_3_to_6_of_each_kind(kept):
    error = refused(given(kept=kept), "abstrakto/kept")
    assert error.facts == {"n": 15, "least": 3, "most": 6}
    assert "15" in error.explain("ja")


@pytest.mark.parametrize("discard", ["secret", "open"])
def test_what_is_kept_is_in_the_set_up_only_where_chance_discards(discard):
    error = refused(given(discard=discard), "abstrakto/kept-only-random")
    assert discard in str(error)


@pytest.mark.parametrize("key", ["size", "discard", "kept", "starts"])
def test_a_set_up_needs_all_its_keys(key):
    assert refused(given(**{key: ...}), "setup/missing-key").facts["key"] == key


@pytest.mark.parametrize("starts", [2, -1, None, "0", True, 0.0])
def test_one_of_two_seats_starts(starts):
    error = refused(given(starts=starts), "setup/out-of-range" if type(starts) is int else "setup/not-a-number")
    assert error.facts["key"] == "starts"


def test_an_unknown_key_is_refused():
    assert "size, discard, kept, starts" in str(refused(given(tiles=18), "setup/unknown-key"))
    with pytest.raises(BadSetup, match="size, discard, starts"):
        ABSTRAKTO.start(seed=1, kept=EVEN)
