"""What hosts have decided about people: who may come in, and whose text others see."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from obelisk.table.short_tasks import short


class Gate:
    """Without moderation, everybody may do everything. The feature that moderates puts its own gate in place."""

    hosts: frozenset[int] = frozenset()
    """The accounts that may act as hosts."""

    def refuses(self, address: str, *sessions: str | None) -> bool:
        """Return whether an address, or one of somebody's sessions, is banned."""
        return False

    def refuses_account(self, account: int) -> bool:
        """Return whether an account is banned."""
        return False

    def check_text(self, owners: Collection[str], now: int) -> None:
        """Refuse a text that others would see, if these sessions may not publish one."""

    def check_name(self, owners: Collection[str], name: str, now: int) -> None:
        """Refuse a name that these sessions may not use."""

    def may_be_called(self, owners: Collection[str], name: str, now: int) -> bool:
        """Return whether these sessions may use a name."""
        return True

    def is_taken(self, owners: Collection[str], name: str) -> bool:
        """Return whether a host has taken a name away from these sessions."""
        return False

    @short
    def is_apart(self, owners: Collection[str], others: Collection[str]) -> bool:
        """Return whether a person does not play with others, because one has blocked another; it reads the database."""
        return False

    @short
    def pairs_apart(self, owners: Sequence[str | None]) -> frozenset[tuple[int, int]]:
        """Return the pairs of people who do not play with each other, by their places; it reads the database."""
        return frozenset()
