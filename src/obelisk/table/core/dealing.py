"""Provable dealing: the hash of a set-up is shown before the first move, the set-up itself and its salt after the last.

Whoever kept the hash can check that nothing was changed in between; before the end nobody learns anything from it,
because the salt is a secret of 256 bits.

>>> commitment({"players": 2}, "00")
'f821dc1265b52fad23baaebdbe16fecb360100cb60d18471d71216981349a4cb'
"""

import hashlib
import json
import secrets
from typing import Any

DEALS = ("seed", "setup")
"""Options that say what is dealt: whoever knows them knows it."""
ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
ID_LENGTH = 10
"""What stands in links to tables, studies and tournaments: letters that are not taken for each other, and how many."""


def fresh_salt() -> str:
    """Return a new salt: 256 bits by the system's generator, in hexadecimal."""
    return secrets.token_hex(32)


def canonical(setup: Any) -> str:
    """Return a set-up as the one JSON text that is hashed: keys sorted, no spaces, no escapes but those JSON needs.

    >>> canonical({"starts": 0, "core": [3, 1]})
    '{"core":[3,1],"starts":0}'
    """
    return json.dumps(setup, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def commitment(setup: Any, salt: str) -> str:
    """Return the SHA-256 of the salt, a line feed, and the canonical set-up, in hexadecimal."""
    return hashlib.sha256(f"{salt}\n{canonical(setup)}".encode()).hexdigest()


def roll(salt: str, ply: int, again: int = 0) -> str:
    """Return what decides what chance brings after so many moves: the SHA-256 of the salt and the ply, in hexadecimal.

    So all rolls follow from the deal: whoever learns the salt at the end can check them, and nobody knows them before.
    On a board to try moves on, chance brings something else *again*.

    >>> roll("00", 3)
    'ad01eba0ded0434029afa8550860021284c19f4c708f53f3778d46aff8444503'
    """
    return hashlib.sha256(f"{salt}\nroll {ply}{f' again {again}' if again else ''}".encode()).hexdigest()


def number_of(hash: str) -> int:
    """Return a hash as the number that it is, which is counted along what can come (`Position.outcome`)."""
    return int(hash, 16)


def is_kept(hash: str, setup: Any, salt: str) -> bool:
    """Return whether a set-up and its salt are those that were promised."""
    return secrets.compare_digest(commitment(setup, salt).encode(), hash.strip().lower().encode())


def id_from(secret: str, kind: str = "table") -> str:
    """Return the name of what is made with a secret: fifty bits, so that nobody finds one by trying."""
    digest = hashlib.sha256(f"{kind} {secret}".encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:ID_LENGTH])


def fresh_secret() -> str:
    """Return a secret of 256 bits, as it stands in a cookie or in a header."""
    return secrets.token_urlsafe(32)
