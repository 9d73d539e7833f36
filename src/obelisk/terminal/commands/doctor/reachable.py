"""What the table needs to reach: its database, and a free port."""

import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

from obelisk.errors import ObeliskError
from obelisk.storage.origin import how_to_install
from obelisk.storage.private import is_open_to_others
from obelisk.terminal.commands.doctor.findings import Finding, good, note, wrong
from obelisk.terminal.commands.hosting.serve import HOST, MORE_PORTS, PORT, named_database
from obelisk.words import Message

PATIENCE = 2.0
"""Seconds that whoever has the port is given to answer."""


def database(data: Path | None, database: str | None) -> Iterator[Finding]:
    """Open the database as it is, and compare its schema with ours; nothing in it changes."""
    from sqlalchemy.engine import make_url

    from obelisk.table.features.hosting.store import changes as changing
    from obelisk.table.store.migrating import revisions, versions
    from obelisk.table.store.opening import file_of

    url = named_database(data, database)
    shown = make_url(url).render_as_string(hide_password=True)
    file = file_of(url)
    if file is not None and not file.exists():
        yield good("database", "database-new", file=str(file))
        return
    try:
        engine = changing.existing(url, any_version=True)
    except ObeliskError as error:
        advice = Message("doctor/database-advice", how=how_to_install("postgresql"))
        yield wrong("database", "database-silent", advice, address=shown, reason=Message(error.code, **error.facts))
        return
    try:
        found, newest = versions(engine)
    finally:
        engine.dispose()
    told = {"address": shown, "found": found or "-", "newest": newest}
    if found is not None and found not in revisions():
        yield wrong("database", "database-newer", Message("doctor/database-newer-advice"), **told)
    elif found != newest:
        yield note("database", "database-old", Message("doctor/database-old-advice"), **told)
    elif file is not None and is_open_to_others(file):
        advice = Message("doctor/run", command=f"chmod 600 {file}")
        yield note("database", "database-open", advice, file=str(file))
    else:
        yield good("database", "database-good", **told)


def port(port: int | None) -> Iterator[Finding]:
    """Tell whether the port is free, or who has it."""
    asked = PORT if port is None else port
    if _is_free(asked):
        yield good("port", "port-free", port=str(asked))
    elif _is_ours(asked):
        yield good("port", "port-ours", address=f"http://{HOST}:{asked}/")
    elif port is None and (other := next(filter(_is_free, range(PORT, PORT + MORE_PORTS)), None)) is not None:
        yield note("port", "port-next", Message("doctor/port-advice"), port=str(asked), other=str(other))
    else:
        yield wrong("port", "port-taken", Message("doctor/port-advice"), port=str(asked))


def mail() -> Iterator[Finding]:
    """Tell whether the settings let the table send mail; nothing is sent."""
    from obelisk.table.web.settings import PREFIX, from_environment

    settings = from_environment()
    if not settings.mail:
        yield good("mail", "mail-none")
    elif settings.origin:
        yield good("mail", "mail-good", origin=settings.origin)
    else:
        yield wrong("mail", "mail-off", Message("doctor/mail-advice", variable=f"{PREFIX}ORIGIN"))


def _is_free(port: int) -> bool:
    try:
        with socket.create_server((HOST, port)):
            return True
    except OSError:
        return False


def _is_ours(port: int) -> bool:
    """Return whether a table of Obelisk answers there."""
    try:
        with urlopen(f"http://{HOST}:{port}/healthz", timeout=PATIENCE) as answer:
            return bytes(answer.read(16)) == b"ok"
    except (OSError, ValueError):
        return False
