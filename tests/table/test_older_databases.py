"""A database of the version before holidays, the outbox, mails, feeds and plans is brought up to date as it is."""

import pytest
from sqlalchemy import create_engine, inspect, text

from obelisk.table.core.clocks import DAY
from obelisk.table.features.correspondence.domain.holidays import Taken
from obelisk.table.features.correspondence.domain.plans import Plan
from obelisk.table.features.correspondence.store.holidays import Holidays
from obelisk.table.features.correspondence.store.plans import Plans
from obelisk.table.features.notifications.notices import TURN, Notice
from obelisk.table.features.notifications.store.mails import Address, Feeds, Mails
from obelisk.table.features.notifications.store.outbox import Outbox, post
from obelisk.table.features.notifications.store.pushes import Device, Pushes
from obelisk.table.store import opened
from obelisk.table.store.migrating import migrate

NEW = {"holidays", "outbox", "pushes", "errands", "mails", "feeds", "plans"}


@pytest.mark.slow
def test_what_was_there_stays_and_what_is_new_can_be_used(any_database):
    old = create_engine(any_database)
    migrate(old, "0007")
    assert not NEW & set(inspect(old).get_table_names())
    with old.begin() as connection:
        connection.execute(text("INSERT INTO alive (id, at) VALUES (1, 7)"))
    old.dispose()
    engine = opened(any_database)
    assert set(inspect(engine).get_table_names()) >= NEW
    with engine.begin() as connection:
        assert connection.execute(text("SELECT at FROM alive")).scalar() == 7
        post(connection, [Notice("ada", "abcdefghij", 0, TURN, 1)], at=5)
    assert [one.notice.owner for one in Outbox(engine).due(5)] == ["ada"]
    Holidays(engine).keep("ada", Taken(0, DAY))
    assert Holidays(engine).current_of(["ada"], 1) == {"ada": Taken(0, DAY)}
    Pushes(engine).add(Device("hash", "ada", "https://push.example/a", "p", "a", "en", 1), ["ada"])
    assert Pushes(engine).key() == Pushes(engine).key()
    Mails(engine).set(Address("ada", "ada@games.example", "yes", "no", "en", 1), ["ada"])
    Mails(engine).see(["ada"], 9)
    assert Mails(engine).of(["ada"]).seen_at == 9
    Feeds(engine).set("feed", "ada", ["ada"], 1)
    assert Feeds(engine).owner_of("feed") == "ada"
    plan = Plan(1, 0, "mark", (("a1", "c3"),))
    Plans(engine).keep("abcdefghij", plan)
    assert Plans(engine).of("abcdefghij", 1) == plan
    engine.dispose()
