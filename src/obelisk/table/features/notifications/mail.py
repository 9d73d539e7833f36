"""Sending mail through the host's own server (SMTP); every mail has a link that ends them all."""

from __future__ import annotations

import hmac
import re
import smtplib
import ssl
from base64 import urlsafe_b64encode
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, unquote, urlsplit

from obelisk.errors import BadRequest
from obelisk.table.core.refusals import Unreadable
from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.table.features.notifications.store.mails import Address

LONGEST = 200
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
WITHIN = 20.0


def check_address(address: str) -> str:
    """Return an address as it is kept, or refuse what is none."""
    found = address.strip()
    if len(found) > LONGEST or ADDRESS.fullmatch(found) is None:
        raise Unreadable("notifications/mail-address")
    return found


def secret_for(key: bytes, purpose: str, owner: str, made_at: int) -> str:
    """Return what a link in somebody's mails ends with; it is made anew whenever it is needed, and never kept."""
    digest = hmac.digest(key, f"mail {purpose} {owner} {made_at}".encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")


class MailSender:
    """Sends mail by the server that a setting names: smtp://user:password@host:port?from=obelisk@games.example."""

    def __init__(self, setting: str, origin: str):
        """Read the setting, or refuse one that makes no sense; links in mails lead to *origin*."""
        self._home = f"{origin}/"
        parts = urlsplit(setting)
        self._from = parse_qs(parts.query).get("from", [""])[0]
        self._is_plain = parse_qs(parts.query).get("tls", ["1"])[0] == "0"
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not ADDRESS.fullmatch(self._from):
            raise BadRequest("notifications/mail-setting")
        self._is_tls = parts.scheme == "smtps"
        self._host, self._port = parts.hostname, parts.port or (465 if self._is_tls else 587)
        self._login = (unquote(parts.username), unquote(parts.password or "")) if parts.username else None

    def link(self, path: str) -> str:
        """Return the address of a page for a mail."""
        return f"{self._home}{path}"

    def send(self, to: Address, title: str, text: str, key: bytes) -> None:
        """Send a mail; it takes a while. What fails raises OSError."""
        stop = self.link(f"mail/stop/{secret_for(key, 'stop', to.owner, to.made_at)}")
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._from, to.address, title
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self._from.partition("@")[2])
        mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(f"{text}\n\n-- \n{sentence('notifications/mail/stop', to.language)}\n{stop}\n")
        with self._line() as line:  # smtplib's errors are OSErrors
            if self._login is not None:
                line.login(*self._login)
            line.send_message(mail)

    def _line(self) -> smtplib.SMTP:
        """Return a line to the server; one that is encrypted, unless the host wants none, to nobody but that server."""
        known = ssl.create_default_context()
        if self._is_tls:
            return smtplib.SMTP_SSL(self._host, self._port, timeout=WITHIN, context=known)
        line = smtplib.SMTP(self._host, self._port, timeout=WITHIN)
        if not self._is_plain:
            try:
                line.starttls(context=known)
            except OSError:
                line.close()
                raise
        return line
