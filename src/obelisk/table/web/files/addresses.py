"""Addresses of files that change when the files do."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from obelisk.table.web.files import scripts

FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
"""What may be kept for a year, because anything else has another address."""


@cache
def static(name: str) -> str:
    """Return the address of a file that pages load; it changes when the file does, or what a script imports."""
    return f"/static/{name}?{version_of(name)}"


@cache
def version_of(name: str) -> str:
    """Return the mark of what is answered for a file below /static/."""
    return digest(scripts.whole(name).encode()) if scripts.is_script(name) else digest_of(scripts.path_of(name))


@cache
def digest_of(file: Path) -> str:
    """Return the mark of a file."""
    return digest(file.read_bytes())


def digest(data: bytes) -> str:
    """Return a mark of some bytes."""
    return sha256(data).hexdigest()[:10]
