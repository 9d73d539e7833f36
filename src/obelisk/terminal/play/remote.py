"""A table on a server, as a terminal reaches it: by HTTP, with the key of a seat."""

import json
import re
import urllib.error
import urllib.request
from typing import Any
from uuid import uuid4

from obelisk.errors import BadRequest
from obelisk.storage.folders import data_folder, write_whole

LINK = re.compile(r"(https?://[^/\s]+(?:/[^\s]*?)?)/t/([a-z0-9]{10})/?")
PATIENCE, WAIT = 40.0, 25
TRIES = 3
KEPT = "seats.json"
"""The file in the data folder that keeps the keys of seats, by the link of their table."""


class Message(Exception):
    """The server does not do what it was asked; the text says why, in the reader's language."""


class Remote:
    """One table."""

    def __init__(self, link: str, language: str):
        found = LINK.fullmatch(link.partition("#")[0].partition("?")[0])
        if found is None:
            raise BadRequest("terminal/join-link", link=link)
        self.link = link
        self.base = f"{found[1]}/api/v1/tables/{found[2]}"
        self.language = language
        self.key: str | None = _kept().get(link, {}).get("key")

    def sit(self, seat: int, name: str) -> None:
        """Take a seat, and keep its key for the next time."""
        taken = self.post("/seats", {"seat": seat, "name": name})
        self.key = taken["key"]
        kept = {**_kept(), self.link: {"seat": seat, "key": self.key}}
        write_whole(data_folder() / KEPT, json.dumps(kept).encode(), is_private=True)

    def board(self) -> str:
        """Return the text board as this seat sees it."""
        return self._ask("GET", f"/board.txt?language={self.language}").decode()

    def events(self, after: int, *, wait: bool) -> tuple[int, list[dict[str, Any]]]:
        """Return what has happened after an event, and the number of the last one; with *wait*, as soon as it does."""
        found = self.get(f"/events?after={after}&wait={WAIT if wait else 0}")
        told = [entry["event"] for entry in found["events"] if entry["event"] is not None]
        return found["events"][-1]["v"] if found["events"] else after, told

    def get(self, path: str) -> Any:
        """Read something of the table; where everything stands, if the path is empty."""
        return json.loads(self._ask("GET", path))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Do something; a request that got no answer is sent again with the same key, and so is done once."""
        return json.loads(self._ask("POST", path, json.dumps(body).encode()))

    def _ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        headers = {"Accept-Language": self.language, "Idempotency-Key": uuid4().hex}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if self.key is not None:
            headers["Authorization"] = f"Bearer {self.key}"
        for left in reversed(range(TRIES)):
            request = urllib.request.Request(self.base + path, body, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                    return bytes(answer.read())
            except urllib.error.HTTPError as error:
                raise Message(_explained(error)) from error
            except (OSError, TimeoutError) as error:
                if not left:
                    raise BadRequest("terminal/join-failed", reason=error) from error
        raise AssertionError("nobody tried")


def _explained(problem: urllib.error.HTTPError) -> str:
    """Return the sentence in which the server describes a problem."""
    with problem:
        text = problem.read().decode("utf-8", "replace")
    try:
        return str(json.loads(text)["detail"])
    except (ValueError, LookupError, TypeError):
        return f"{problem.code} {problem.reason}"


def _kept() -> dict[str, Any]:
    try:
        kept = json.loads((data_folder() / KEPT).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}
