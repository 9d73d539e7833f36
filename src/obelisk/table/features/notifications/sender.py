"""The courier: sends what lies in the outbox. One server does it for all, and no move ever waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from obelisk.table.core.commands import Who
from obelisk.table.core.waiting import waiting_for
from obelisk.table.feature import is_offered
from obelisk.table.features.notifications.mail import MailSender, secret_for
from obelisk.table.features.notifications.push import PushSender
from obelisk.table.features.notifications.store import mails, pushes
from obelisk.table.features.notifications.store.outbox import Letter, Outbox, Ways
from obelisk.table.features.notifications.views.notices import message, told
from obelisk.table.logs import note, reason_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.short_tasks import short
from obelisk.table.store.leases import Leases
from obelisk.table.store.people import sessions_of
from obelisk.table.web.settings import PREFIX
from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.table.core.summary import Summary
    from obelisk.table.features.notifications.store.mails import Mails
    from obelisk.table.features.notifications.store.pushes import Pushes
    from obelisk.table.service.tables import Tables
    from obelisk.table.web.settings import Settings

BEAT = 1.0
"""Every so many seconds the courier looks into the outbox."""
LOOKS = 30.0
"""Every so many seconds it is noted who is here."""
AT_ONCE = 8
"""So much is sent at the same time."""
ERRAND = "outbox"


class NotificationSender:
    """Shares out what is to be told among the ways by which people want to be, and sends it."""

    def __init__(self, tables: Tables, kept_pushes: Pushes, kept_mails: Mails, settings: Settings):
        self._tables = tables
        self._engine = tables.engine
        self._pushes = kept_pushes
        self._mails = kept_mails
        self.outbox = Outbox(tables.engine)
        self._leases = Leases(tables.engine, tables.server)
        self.push = PushSender(kept_pushes, settings)
        self.mail = MailSender(settings.mail, settings.origin) if settings.mail and settings.origin else None
        self._most_mails = settings.mails
        if settings.mail and not settings.origin:
            note("mail-off", logging.WARNING, missing=f"{PREFIX}ORIGIN")
        has_push = settings.push and is_offered(settings, "service-worker")
        self._ways: list[Ways] = [*([pushes.ways] if has_push else []), *([mails.ways] if self.mail else [])]
        self._looked = 0.0
        self._room = asyncio.Semaphore(AT_ONCE)
        self._round = asyncio.Lock()

    @property
    def is_on(self) -> bool:
        """Whether there is a way to send anything."""
        return bool(self._ways)

    async def work(self) -> None:
        """Go round until the server ends."""
        try:
            while self._ways:
                try:
                    await self._look_who_is_here()
                    await self.go_round()
                except SQLAlchemyError as error:
                    note("not-read", logging.ERROR, reason=reason_of(error))
                await asyncio.sleep(BEAT)
        finally:
            await self.push.close()

    async def go_round(self) -> int:
        """Share out and send everything that is due; return how many letters there were."""
        count = 0
        async with self._round:  # a letter that is being sent is not taken up a second time
            while await in_store(self._leases.run_errand, ERRAND, self._tables.now()):
                letters = await in_store(self.outbox.due, self._tables.now())
                if not letters:
                    break
                count += len(letters)
                await asyncio.gather(*map(self._carry, letters))
        return count

    async def _carry(self, letter: Letter) -> None:
        if letter.channel is None:
            await in_store(self.outbox.share_out, letter, self._ways)
            return
        async with self._room:
            try:
                await self._send(letter)
            except Exception as error:  # whatever it is, it holds up nothing else, and is tried again
                note("not-sent", logging.WARNING, channel=letter.channel, tries=letter.tries, error=error)
                await in_store(self.outbox.failed, letter, self._tables.now())
                return
        await in_store(self.outbox.sent, letter)

    async def _look_who_is_here(self) -> None:
        """Note from time to time who has been here, so that they get no mail."""
        if self.mail is None or time.monotonic() - self._looked < LOOKS:
            return
        self._looked = time.monotonic()
        here = {connection.session for connection in self._tables.connected if connection.session}
        seen = here | self._tables.sessions.take_seen()
        if seen:
            await in_store(self._mails.see, seen, self._tables.now())

    async def _send(self, letter: Letter) -> None:
        """Send a letter, unless there is nothing to tell any more; what cannot be sent now raises OSError."""
        if letter.channel == mails.MAIL:
            await asyncio.to_thread(self._send_mail, letter)
        else:
            await self._send_push(letter)

    def _send_mail(self, letter: Letter) -> None:
        if self.mail is None:
            return
        with self._engine.connect() as connection:
            who = Who(frozenset(sessions_of(connection, letter.notice.owner)))
        to, key = self._mails.of(who.owners), self._tables.sessions.key
        if to is not None and letter.notice.what == mails.CONFIRM:
            link = self.mail.link(f"mail/confirm/{secret_for(key, 'confirm', to.owner, to.made_at)}")
            facts = (
                sentence("notifications/mail/confirm-title", to.language),
                sentence("notifications/mail/confirm-text", to.language),
            )
            self.mail.send(to, facts[0], f"{facts[1]}\n{link}", key)
            return
        table = self.outbox.table_of(letter)
        if to is None or to.confirmed_at is None or table is None or (to.seen_at or 0) > letter.made_at:
            return
        now = self._tables.now()
        n = self._mails.sent_lately(to.address, now) + 1
        if self._most_mails and n > self._most_mails:
            return
        title, text = told(table, letter.notice, who, to.language)
        last = [sentence("notifications/mail/last", to.language, most=n)] if n == self._most_mails else []
        self.mail.send(to, title, "\n".join([text, self.mail.link(f"t/{table.id}"), *last]), key)
        self._mails.note_sent(to, now)

    async def _send_push(self, letter: Letter) -> None:
        table, who = await in_store(self._looked_up, letter)
        device = await in_store(self._pushes.find, letter.target or "")
        if table is None or device is None:
            return
        rows = await in_store(self._tables.reader.of_owners, who.owners)
        waiting = len(waiting_for(who, [one for _, one in rows if one is not None]))
        sent = message(table, letter.notice, who, device.language, waiting)
        if not await self.push.send(device, sent):
            await in_store(self._pushes.remove, device.hash)

    @short
    def _looked_up(self, letter: Letter) -> tuple[Summary | None, Who]:
        """Return the table that a letter is about, as it is now, and whom it is for."""
        with self._engine.connect() as connection:
            who = Who(frozenset(sessions_of(connection, letter.notice.owner)))
        return self.outbox.table_of(letter), who
