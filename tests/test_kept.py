"""What is kept from one run of the tests to the next is found out again when a source or a fact is another."""

import pytest

from tests.kept import kept


@pytest.fixture
def source(tmp_path, monkeypatch):
    monkeypatch.setenv("OBELISK_CACHE", str(tmp_path / "cache"))
    path = tmp_path / "oracle.py"
    path.write_text("ANSWER = 1\n")
    return path


def answers(source, *facts):
    """Return what is told about facts, and whether it was found out just now."""
    asked = []
    told = kept(lambda: asked.append(facts) or [*facts], *facts, sources=[source])
    return told, bool(asked)


def test_what_is_known_is_not_found_out_again(source):
    assert answers(source, "kono", 2) == (["kono", 2], True)
    assert answers(source, "kono", 2) == (["kono", 2], False)


def test_other_facts_have_another_answer(source):
    answers(source, "kono", 2)
    assert answers(source, "kono", 3) == (["kono", 3], True)


def test_a_source_that_changes_is_asked_again(source):
    answers(source, "kono")
    source.write_text("ANSWER = 2\n")
    assert answers(source, "kono") == (["kono"], True)


def test_what_fails_is_not_kept(source):
    with pytest.raises(ZeroDivisionError):
        kept(lambda: 1 // 0, "kono", sources=[source])
    assert answers(source, "kono") == (["kono"], True)
