"""Studies on the disk, on either database: written on top of what they were decided on, or not at all."""

import pytest
from sqlalchemy import create_engine, insert

from obelisk.table.core.refusals import Missing
from obelisk.table.features.studies.domain import making
from obelisk.table.features.studies.domain.commands import Annotate, Entitle, Play, carried_out
from obelisk.table.features.studies.store import Kept, Studies
from obelisk.table.store import opened
from obelisk.table.store.migrating import migrate
from obelisk.table.store.schema import SITTERS, TABLES


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


def test_a_database_from_before_there_were_studies_gets_room_for_them_and_keeps_the_rest(any_database):
    engine = create_engine(any_database)
    migrate(engine, "0007")
    row = {"id": "abcdefghij", "game": "kono", "status": "over", "is_public": True, "has_clock": False}
    with engine.begin() as connection:
        connection.execute(insert(TABLES).values(**row, made_at=1, changed_at=1))
        connection.execute(insert(SITTERS).values(owner="ada", table_id="abcdefghij"))
    engine.dispose()
    engine = opened(any_database)
    Studies(engine).add(Kept("bcdefghijk", "ada", making.from_game("kono", {})[0], 1, 1), ["ada"])
    assert [one.id for one in Studies(engine).of(["ada"])] == ["bcdefghijk"]
    with engine.connect() as connection:
        assert connection.execute(SITTERS.select()).one().owner == "ada"
    engine.dispose()
