"""Names of tables and tournaments, as they stand in links."""

import hashlib

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
ID_LENGTH = 10


def id_from(secret: str, kind: str = "table") -> str:
    """Return the name of what is made with a secret: fifty bits, so that nobody finds one by trying."""
    digest = hashlib.sha256(f"{kind} {secret}".encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:ID_LENGTH])
