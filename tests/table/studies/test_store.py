"""Studies on the disk, on either database: written on top of what they were decided on, or not at all."""

import pytest

from obelisk.table.core.refusals import Missing
from obelisk.table.features.studies.domain import making
from obelisk.table.features.studies.domain.commands import Annotate, Entitle, Play, carried_out
from obelisk.table.features.studies.store import Kept, Studies
from obelisk.table.store import opened


def after(study, *commands):
    for one in commands:
        study, _ = carried_out(study, one)
    return study


def test_a_version_is_kept_only_on_top_of_the_one_before(any_database):
    engine = opened(any_database)
    studies = Studies(engine)
    first = making.from_game("kono", {})[0]
    studies.add(Kept("abcdefghij", "ada", first, 1, 1), ["ada"])
    mine, other = after(first, Annotate(0, "mine")), after(first, Play(0, "a1a3"))
    assert studies.replace("abcdefghij", first, mine, 2)
    assert not studies.replace("abcdefghij", first, other, 3)
    assert studies.get("abcdefghij").study == mine
    listed = after(mine, Entitle("On the list", True))
    assert studies.replace("abcdefghij", mine, listed, 4)
    assert [one.title for one in studies.of(["ben", "ada"], is_public=True)] == ["On the list"]
    assert studies.of(["ben"]) == []
    studies.remove("abcdefghij")
    with pytest.raises(Missing):
        studies.get("abcdefghij")
    engine.dispose()
