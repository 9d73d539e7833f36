"""What all checks use: to say what is wrong, and to look at a position from outside."""

import json
from typing import Any, NoReturn

import numpy as np

from obelisk.position import Position
from obelisk.words import LANGUAGES, Message, is_known


def expect(is_true: bool, position: Position, what: str) -> None:
    """Say *what* is wrong with a position unless it is right."""
    if not is_true:
        fail(position, what)


def fail(position: Position, what: str) -> NoReturn:
    """Say which game, which position and what is wrong with it."""
    moves = " ".join(f"{seat}:{move}" for seat, move in position.history)
    place = f"after {moves}" if moves else "at the start"
    raise AssertionError(f"{position.game.name}, set-up {position.setup}, {place}: {what}")


def expect_sentence(message: Message, position: Position, about: str) -> None:
    """A message has a sentence in English, and its facts fit into it in every language."""
    expect(is_known(message.code), position, f"{about}: there is no message {message.code} in English")
    for language in LANGUAGES:
        try:
            told = message.explain(language)
        except Exception as error:  # a fact that is missing, or one that cannot be written
            fail(position, f"{about}: {message.code} cannot be said in {language} ({error})")
        expect(told.strip() != "", position, f"{about}: {message.code} says nothing in {language}")


def table_of(position: Position) -> np.ndarray[Any, Any]:
    """Return the record as a table of one row, to be changed at will."""
    table = np.zeros(1, position.game.rules.state.dtype)
    table[0] = position.record
    return table


def snapshot(position: Position) -> tuple[Any, ...]:
    """Return what must not change when somebody looks at a position or plays from it."""
    return position.record.tobytes(), position.history, hash(position), position.active, position.setup


def as_json(value: Any, position: Position) -> Any:
    """Return what JSON makes of a value."""
    try:
        return json.loads(json.dumps(value))
    except (TypeError, ValueError) as error:
        fail(position, f"JSON cannot write {value!r}: {error}")
