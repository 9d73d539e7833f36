"""Everything that can go wrong for a user: each mistake has a code, its facts, and a sentence in every language."""

from __future__ import annotations

from numbers import Integral
from typing import Any

from obelisk.words import Message, begun, sentence
from obelisk.words.places import NoMessage


class ObeliskError(Exception):
    """Something was asked that cannot be done. `code` names it for programs, `facts` says where.

    >>> UnknownGame("game/unknown", name="chess", known="bulo, kono").explain("en")
    'There is no game called chess. The games are: bulo, kono.'
    """

    def __init__(self, code: str, **facts: Any):
        """Keep the code and the facts; the sentence is made when somebody reads it."""
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def explain(self, language: str = "en") -> str:
        """Return the sentence for people, in *language*; the code, where a game has no sentence for it."""
        try:
            return self.message.explain(language)
        except NoMessage as lacking:
            return lacking.code

    @property
    def message(self) -> Message:
        """The code and the facts, to be said in any language."""
        return Message(self.code, **self.facts)

    def __str__(self) -> str:
        return self.explain()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.facts)


def _rebuild(kind: type[ObeliskError], code: str, facts: dict[str, Any]) -> ObeliskError:
    return kind(code, **facts)


class IllegalMove(ObeliskError, ValueError):
    """The move is not possible here; the position is as it was."""

    def explain(self, language: str = "en") -> str:
        """Return the move and the rule it breaks, in *language*; a sentence that begins with the move is enough."""
        move, told = str(self.facts["move"]), self.reason(language)
        if not move.strip():
            return begun(told)
        following = told.removeprefix(move)[:1]
        is_named = told.startswith(move) and not (following.isascii() and following.isalnum())
        return told if is_named else sentence("move/told", language, move=move, told=told)

    def reason(self, language: str = "en") -> str:
        """Return the rule that the move breaks, without the move, in *language*."""
        return super().explain(language)


class UnknownGame(ObeliskError, ValueError):
    """No game of that name is installed."""


class UnknownPlayer(ObeliskError, ValueError):
    """No player of that name exists, or it does not play this game, or its options make no sense."""


class BadSetup(ObeliskError, ValueError):
    """The set-up, or an option of `start`, makes no sense for this game."""


class BadRecord(ObeliskError, ValueError):
    """The record cannot be read, or does not follow the rules."""


class BadMap(ObeliskError, ValueError):
    """The map of a Plug-In match cannot be read, or makes no sense."""


class BadRequest(ObeliskError, ValueError):
    """An argument of a call is out of place."""


class CannotSolve(ObeliskError, ValueError):
    """The game is not one that exhaustive solving can handle."""


class BrokenGame(ObeliskError):
    """A game does not keep what its rules promise: it never ends, has more moves than it says, or does not compile.

    Compiled rules raise it too, and these cannot name facts by keyword.
    """

    def __init__(self, code: str, game: str, limit: int = 0, **facts: Any):
        super().__init__(code, game=game, limit=limit, **facts)


class BotFailure(ObeliskError):
    """A program that plays hangs, has died, or answers what is no legal move. `facts` names it and its seat."""


def check_number(name: str, value: Any, low: int = 1) -> None:
    """Refuse an argument that is not a whole number from *low* on."""
    if isinstance(value, bool) or not isinstance(value, Integral) or int(value) < low:
        raise BadRequest("request/number", name=name, low=low, given=repr(value))
