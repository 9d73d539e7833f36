"""What a game says: why a move is refused, what speaks for one, how a game ended."""

from collections.abc import Iterable, Iterator
from typing import Any

from obelisk.drawing.naming import facts_of
from obelisk.errors import IllegalMove
from obelisk.kernel.state import CHANCE
from obelisk.position import Position
from obelisk.testing.reporting import as_json, expect, expect_sentence, fail, snapshot
from obelisk.words import LANGUAGES, Message
from obelisk.words.places import ENGLISH

NO_MOVES = ("", " ", "\n", "xyzzy", "a0", "z9", "0", "-1", "@", "a1" * 40, "ａ１", "駒", "\x00", "\ud800", "{move}")
NO_TEXTS: tuple[Any, ...] = (None, -5, 1.5, True, b"", b"a1", [], ("a1",), {}, object())
NO_SEATS: tuple[Any, ...] = (-1, True, 0.0, "0", b"0", (), 10**30)
SHORTEST = 5
"""No sentence has fewer letters."""
MOST_OF_OTHERS = 60
"""How many moves of other positions are tried in one."""
MOST_REASONS = 16
"""For how many moves of a position it is looked at what speaks for them."""


def check_told(position: Position) -> None:
    """What the game says of its end can be said in every language, and leaves nobody's points out."""
    book, before = position.game, snapshot(position)
    how = [] if book.text.ending is None else book.text.ending(position.record)
    points = [] if book.text.reckoning is None else book.text.reckoning(position.record)
    expect(
        bool(how) or book.text.ending is None or book.parts is not None, position, "it is not said how the game ended"
    )
    for said, messages in (("ending", how), ("reckoning", points)):
        expect(isinstance(messages, list), position, f"`{said}` must return a list of messages, not {messages!r}")
    for reason in (*how, *points):
        seat = reason.facts.get("seat")
        expect(seat is None or seat in range(position.seats), position, f"{reason.code} is about no seat: {seat}")
        expect_sentence(Message(reason.code, **{**reason.facts, **facts_of(seat, ENGLISH)}), position, "the end")
    seats = sorted({reason.facts["seat"] for reason in points if reason.facts.get("seat") is not None})
    expect(not points or seats == list(range(position.seats)), position, f"points are told of {seats} alone")
    expect(snapshot(position) == before, position, "telling how the game ended changes it")


def check_reasons(position: Position) -> None:
    """What the game says for a legal move can be said: for all of them, or some from all over a long list."""
    told, before = position.game.text.reason, snapshot(position)
    if told is None:
        return
    for seat in position.players:
        moves = position.moves(seat)
        step = max(1, -(-len(moves) // MOST_REASONS))
        for move in moves[len(position.history) % step :: step]:
            reason = told(position.record, seat, position.read(move, seat)[1])
            if reason is not None:
                expect_sentence(reason, position, f"what speaks for {move}")
    expect(snapshot(position) == before, position, "telling what speaks for a move changes it")


def check_refusals(position: Position, seen: Iterable[str] = ()) -> None:
    """What is no legal move is refused in words, moves among it that were *seen* in other positions."""
    before = snapshot(position)
    _check_spellings(position)
    for move, seat in (*_nonsense(position), *_out_of_place(position, seen)):
        try:
            position.play(move, seat)
        except IllegalMove as error:
            _check_sentence(position, move, error)
        except Exception as error:  # whatever else a game's notation lets through
            fail(position, f"seat {seat}, {move!r} is not refused but ends in {type(error).__name__}: {error}")
        else:
            fail(position, f"seat {seat} may play {move!r}, which is not listed")
        expect(snapshot(position) == before, position, f"the refusal of {move!r} changed the position")


def _check_spellings(position: Position) -> None:
    """Moves are read whatever their case and the spaces around them, unless that would be another move."""
    for seat in position.active:
        moves = position.moves(seat)
        small = [move.casefold() for move in moves]
        for move in {moves[0], moves[-1]}:
            then = position.play(move, seat)
            for way in (f" {move}", f"{move}\n", move.upper(), move.capitalize()):
                if small.count(move.casefold()) > 1 and way.strip() != move:
                    continue
                try:
                    read = position.play(way, seat)
                except IllegalMove as error:
                    fail(position, f"seat {seat} may play {move!r}, but {way!r} is refused: {error}")
                expect(read.history == then.history, position, f"{way!r} is read as {read.history[-1][1]!r}")


def _nonsense(position: Position) -> Iterator[tuple[Any, Any]]:
    if position.is_over:
        yield from ((move, seat) for move in (*NO_MOVES, *NO_TEXTS) for seat in (None, *range(position.seats)))
        if position.history:
            yield position.history[-1][1], None
        return
    for seat in position.active:
        moves = position.moves(seat)
        changed = [way for move in {moves[0], moves[-1]} for way in _miswritten(move)]
        yield from ((move, seat) for move in (*NO_TEXTS, *NO_MOVES, *changed) if move not in moves)
    move = position.moves(position.active[0])[0]
    waiting = [seat for seat in range(position.seats) if seat not in position.active]
    nobody = [seat for seat in NO_SEATS if not position.is_chances_turn or seat != CHANCE]
    yield from ((move, seat) for seat in (*waiting, position.seats, *nobody))
    if len(position.active) > 1:
        yield move, None


def _out_of_place(position: Position, seen: Iterable[str]) -> Iterator[tuple[str, int]]:
    for seat in position.active if position.game.text.lists_all else ():
        moves = set(position.moves(seat))
        yield from ((move, seat) for move in [move for move in seen if move not in moves][:MOST_OF_OTHERS])


def _miswritten(move: str) -> tuple[str, ...]:
    return move * 2, f"{move} {move}", move[:-1], f"{move[::-1]}?"


def _check_sentence(position: Position, move: Any, error: IllegalMove) -> None:
    expect(error.code.count("/") >= 1, position, f"{move!r} is refused with {error.code}, which is no code")
    expect_sentence(error.message, position, f"{move!r} is refused")
    for language in LANGUAGES:
        expect(len(error.reason(language)) > SHORTEST, position, f"{move!r} is refused without a reason")
    as_json(error.message.as_json(), position)
