"""Thanks in the database."""

from collections.abc import Collection

from sqlalchemy import Engine, delete, func, insert, select

from obelisk_kudos.schema import KUDOS


def give(engine: Engine, table_id: str, owner: str, receiver: str, at: int) -> None:
    """Keep that a player has thanked another; a second time changes nothing."""
    same = (KUDOS.c.table_id == table_id) & (KUDOS.c.owner == owner) & (KUDOS.c.receiver == receiver)
    with engine.begin() as connection:
        connection.execute(delete(KUDOS).where(same))
        connection.execute(insert(KUDOS).values(table_id=table_id, owner=owner, receiver=receiver, at=at))


def thanked(engine: Engine, table_id: str, owners: Collection[str]) -> set[str]:
    """Return the sessions that a person has thanked at a table."""
    chosen = select(KUDOS.c.receiver).where(KUDOS.c.table_id == table_id, KUDOS.c.owner.in_(owners))
    with engine.connect() as connection:
        return set(connection.execute(chosen).scalars())


def count(engine: Engine, owners: Collection[str]) -> int:
    """Return how often a person was thanked."""
    with engine.connect() as connection:
        chosen = select(func.count()).select_from(KUDOS).where(KUDOS.c.receiver.in_(owners))
        return connection.execute(chosen).scalar_one()
