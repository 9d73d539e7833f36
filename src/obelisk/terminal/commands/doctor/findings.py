"""What an examination finds, and everything that is examined, in the order in which it is told."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any

from obelisk.words import Message


class Verdict(StrEnum):
    """Whether a thing is as it should be, is worth a remark, or keeps Obelisk from working."""

    GOOD = "good"
    NOTE = "note"
    WRONG = "wrong"


@dataclass(frozen=True)
class Finding:
    """What was found about one thing, and what to do about it, if anything."""

    about: str
    verdict: Verdict
    told: Message
    advice: Message | None = None

    @property
    def name(self) -> Message:
        """What people call the thing."""
        return Message(f"doctor/about/{self.about}")

    def as_json(self, language: str) -> dict[str, Any]:
        """Return it for programs, with its sentences in *language*."""
        advice = None if self.advice is None else self.advice.explain(language)
        told = {"about": self.about, "verdict": str(self.verdict), "code": self.told.code}
        return {**told, "told": self.told.explain(language), "advice": advice}


Examination = Callable[[], Iterator[Finding]]


def good(about: str, code: str, **facts: Any) -> Finding:
    """Return that a thing is as it should be."""
    return Finding(about, Verdict.GOOD, Message(f"doctor/{code}", **facts))


def note(about: str, code: str, advice: Message, **facts: Any) -> Finding:
    """Return a remark, and what to do for whoever minds."""
    return Finding(about, Verdict.NOTE, Message(f"doctor/{code}", **facts), advice)


def wrong(about: str, code: str, advice: Message, **facts: Any) -> Finding:
    """Return what keeps Obelisk from working, and what to do."""
    return Finding(about, Verdict.WRONG, Message(f"doctor/{code}", **facts), advice)


def examined(data: Path | None, database: str | None, port: int | None) -> Iterator[Finding]:
    """Examine everything. Whatever cannot be examined is a finding too: nothing stops the rest."""
    examinations: list[tuple[str, str, dict[str, Any]]] = [
        ("obelisk", "installed", {}),
        ("python", "installed", {}),
        ("packages", "installed", {}),
        ("extras", "installed", {}),
        ("networks", "playing", {}),
        ("compiled", "playing", {}),
        ("gpu", "playing", {}),
        ("folders", "machine", {}),
        ("database", "reachable", {"data": data, "database": database}),
        ("port", "reachable", {"port": port}),
        ("mail", "reachable", {}),
        ("browser", "machine", {}),
        ("time", "machine", {}),
        ("locale", "machine", {}),
    ]
    for about, module, settings in examinations:
        try:
            yield from getattr(import_module(f"{__package__}.{module}"), about)(**settings)
        except Exception as error:  # a broken installation is what it is asked about
            reason = f"{type(error).__name__}: {error}"
            yield wrong(about, "failed", Message("doctor/failed-advice"), reason=reason)
