"""Records: their fields, their bytes, and how the compiler tells two games apart."""

import numpy as np
import pytest

import obelisk
from obelisk.games.bulo import rules as bulo
from obelisk.games.kono import rules as kono
from obelisk.kernel.sources import digest_of_sources
from obelisk.kernel.state import OVER, StateType, memory, number


def test_every_record_has_a_turn_and_winners():
    counter = StateType("counter", left=number(0, 21))
    assert {"turn", "won", "left"} <= set(counter.dtype.names)
    assert counter.fields["turn"].low == OVER
    assert StateType("three", seats=3).fields["won"].high == 0b111


def test_a_blank_record_is_all_zero():
    blank = StateType("counter", left=number(0, 21), row=number(0, 5, 3)).blank()
    assert blank.left == 0
    assert blank.row.tolist() == [0, 0, 0]
    assert blank.tobytes() == bytes(blank.nbytes)


@pytest.mark.parametrize("name", obelisk.games())
def test_a_record_has_no_gaps_whose_bytes_would_be_undefined(name):
    dtype = obelisk.game(name).rules.state.dtype
    covered = sum(dtype.fields[field][0].itemsize for field in dtype.names)
    assert covered == dtype.itemsize
    assert dtype.itemsize % 8 == 0


def test_small_stores_are_filled_up_to_whole_words():
    odd = StateType("odd", few=number(0, 3, 5, store=np.int8), more=number(0, 9, 3, store=np.int16))
    assert sum(odd.dtype.fields[field][0].itemsize for field in odd.dtype.names) == odd.dtype.itemsize
    assert odd.dtype.itemsize % 8 == 0


def test_a_field_that_numpy_has_already_is_refused():
    with pytest.raises(TypeError, match="give the field another name"):
        StateType("wrong", size=number(0, 3))


def test_two_games_with_the_same_fields_have_different_records():
    one, other = StateType("one", left=number(0, 3)), StateType("other", left=number(0, 3))
    assert one.dtype != other.dtype
    assert one.tag != other.tag


def test_records_carry_a_digest_of_the_sources_of_their_rules():
    assert "#" in StateType("ours", left=number(0, 3)).tag
    assert "#" in bulo.STATE.tag
    assert bulo.STATE.tag.partition("#")[2] != kono.STATE.tag.partition("#")[2]


def test_the_number_of_positions_is_the_product_of_the_ranges():
    counter = StateType("counter", left=number(0, 21), row=number(1, 5, 2), past=memory(0, 99, 4))
    assert counter.positions == 4 * 4 * 22 * 5 * 5
    assert kono.STATE.positions == 4 * 4 * (1 << 16) ** 2


def test_the_parts_of_a_record_count_too():
    inner = StateType("inner", left=number(0, 9))
    outer = StateType("outer", parts={"inner": inner}, place=number(0, 1))
    assert outer.positions == (4 * 4 * 10) * (4 * 4 * 2)
    assert outer.blank().inner.left == 0


def test_the_digest_changes_with_every_source(tmp_path):
    folder = tmp_path / "rules"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "one.py").write_text("A = 1\n")
    (folder / "two.py").write_text("B = 1\n")
    before = digest_of_sources([folder])
    assert digest_of_sources([folder]) == before
    (folder / "deep" / "one.py").write_text("A = 2\n")
    edited = digest_of_sources([folder])
    (folder / "three.py").write_text("")
    added = digest_of_sources([folder])
    (folder / "notes.txt").write_text("nothing to compile")
    assert len({before, edited, added}) == 3
    assert digest_of_sources([folder]) == added
