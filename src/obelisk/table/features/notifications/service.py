"""Queues notifications together with the events that cause them, and sends them."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from fastapi import Request

from obelisk.table.features.notifications.notices import notices
from obelisk.table.features.notifications.sender import NotificationSender
from obelisk.table.features.notifications.store.mails import Feeds, Mails
from obelisk.table.features.notifications.store.outbox import post
from obelisk.table.features.notifications.store.pushes import Pushes
from obelisk.table.service.limits import RateLimit
from obelisk.table.service.store_threads import in_store
from obelisk.table.service.subscriber import SessionChange, Step, Subscriber, Write
from obelisk.table.service.tables import Tables
from obelisk.table.web.answers import service_of
from obelisk.table.web.settings import Settings


class Service(Subscriber):
    """The notifications of a server: by push, by mail, and as feeds."""

    def __init__(self, tables: Tables, settings: Settings):
        self.pushes = Pushes(tables.engine)
        self.mails = Mails(tables.engine)
        self.feeds = Feeds(tables.engine)
        self.mail_limit = RateLimit(6 if settings.requests else 0, 3600)
        self.sender = NotificationSender(tables, self.pushes, self.mails, settings)

    def writes(self, step: Step) -> Iterable[Write]:
        """Queue the notifications that events cause."""
        before = replace(step.after, has_begun=False) if step.before is None and step.is_call else step.before
        if before is None or not self.sender.is_on:
            return
        if found := notices(before, step.after, step.events, step.here):
            yield partial(post, notices=found, at=step.now)

    def jobs(self) -> Iterable[Coroutine[Any, Any, None]]:
        """Send what is queued."""
        return [self.sender.work()]

    async def session_changed(self, change: SessionChange) -> None:
        """Keep the devices of a person who signs in, and remove those of sessions that were signed out."""
        if change.ended:
            await in_store(self.pushes.remove_all, change.ended)
        elif change.before is not None:
            await in_store(self.pushes.move, change.before, change.after)


def notifications_of(request: Request) -> Service:
    """Return the notifications of the server, or refuse where they are off."""
    return service_of(request, Service)
