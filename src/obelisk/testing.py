"""The contract of every game, as one public check.

`check_game` plays random games and looks at everything that a game of the catalogue promises. Who writes a game
calls it in their own tests:

>>> from obelisk.testing import check_game
>>> check_game("bulo", games=1)
"""

from __future__ import annotations

import copy
import json
import pickle
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn
from xml.etree import ElementTree

import numpy as np

from obelisk.catalogue import game as find
from obelisk.drawing.naming import facts_of
from obelisk.errors import IllegalMove
from obelisk.game import Game
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.state import OVER, Chance, Numbers
from obelisk.position import Position
from obelisk.records import record, replay
from obelisk.words import LANGUAGES, Message

LOOKED_AT_CLOSELY = frozenset({0, 1, 2, 3, 5, 8, 13, 34, 89, 233})
"""The plies of a game after which everything is checked, and not only the rules; and the end always is."""
MOST_PLIES_OF_ANOTHER_GAME = 300
STORED = frozenset({0, 1, 5, 13})
"""The plies after which the game is stored and replayed in every way, which takes long in long games; and the end."""

NO_MOVES = ("", " ", "\n", "xyzzy", "a0", "z9", "0", "-1", "@", "a1" * 40, "ａ１", "駒", "\x00", "\ud800", "{move}")
NO_TEXTS: tuple[Any, ...] = (None, 5, 1.5, True, b"", b"a1", [], ("a1",), {}, object())
NO_SEATS: tuple[Any, ...] = (-1, True, 0.0, "0", b"0", (), 10**30)


def check_game(game: Game | str, *, games: int = 20, seed: int = 1, **options: Any) -> None:
    """Raise AssertionError, saying in words what is wrong, if *game* breaks what every game promises.

    The game must be in the catalogue, because records name it. *games* random games are played, the same ones
    for the same *seed*, started with the game's own *options*.
    """
    game = find(game) if isinstance(game, str) else game
    if find(game.name) is not game:
        raise AssertionError(f"{game.name}: the catalogue has another game of this name; records would find that one")
    rng = generator(seed)
    secrets = 0
    for number in range(games):
        secrets += _check_one_game(_check_start(game, seed + number, options), rng)
    start = game.start(seed=seed, **options)
    if start.hides and games > 0 and secrets == 0:
        raise AssertionError(f"{game.name}: it says that it hides something, but `determinize` never changes anything")
    _check_counts(start)
    _check_playouts(game, 3, seed, options)


def _check_start(game: Game, seed: int, options: dict[str, Any]) -> Position:
    """Return a first position, once its set-up is known to be all that it takes to come back to it."""
    first = game.start(seed=seed, **options)
    setup = first.setup
    fewest, most = game.seats
    _expect(first.history == (), first, "a start already has moves")
    _expect(fewest <= first.seats <= most, first, f"{first.seats} seats are not from {fewest} to {most}")
    _expect(not first.is_over, first, "the game is over before it begins")
    _expect(game.start(seed=seed, **options) == first, first, f"the seed {seed} gives two different starts")
    _expect(isinstance(setup, dict) and _as_json(setup, first) == setup, first, "JSON changes the set-up")
    again = game.start(setup=setup)
    _expect(again == first and again.setup == setup, first, "its own set-up leads to another start")
    _check_used_record(first)
    setup["meddled"] = True
    _expect("meddled" not in first.setup, first, "who changes the returned set-up changes the position")
    return first


def _check_used_record(first: Position) -> None:
    """A game can begin on a record that another game has used: nothing of that one is left."""
    table = _table(first)
    rng, room = generator(1), np.zeros(2 * first.game.rules.max_moves + 64, np.int64)
    for _ in range(MOST_PLIES_OF_ANOTHER_GAME):
        seat = rules.seat_to_act(table[0])
        if seat == OVER:
            break
        rules.apply(table[0], seat, rules.sample(table[0], seat, rng, room))
    first.game.setup.read(table[0], first.game.name, first.setup)
    rules.begin(table[0])
    listed = room[: rules.legal(table[0], first.active[0], room)].tolist()
    fresh = [first.read(move, first.active[0])[1] for move in first.moves(first.active[0])]
    is_alike = listed == fresh and rules.active(table[0]) == rules.active(first.record)
    _expect(is_alike, first, "a record that another game has used begins otherwise than a fresh one")


def _check_one_game(position: Position, rng: Chance) -> int:
    """Play a random game to its end, checking on the way; return in how many positions something was hidden."""
    secrets = 0
    while True:
        _check_rules(position)
        _check_end(position)
        ply = len(position.history)
        if ply in LOOKED_AT_CLOSELY or position.is_over:
            secrets += _look_closely(position, rng)
        if position.is_over:
            return secrets
        seat = position.active[pick(rng, len(position.active))]
        moves = position.moves(seat)
        position = _check_play(position, moves[pick(rng, len(moves))], seat)


def _look_closely(position: Position, rng: Chance) -> int:
    for seat in position.active:
        _check_other_ways(position, seat, rng)
        for move in position.moves(seat):
            _check_play(position, move, seat)
    _check_refusals(position)
    if position.is_over or len(position.history) in STORED:
        _check_value(position)
        _check_record(position)
    _check_views(position)
    _check_pictures(position)
    return _check_secrets(position, rng)


# The rules


def _check_rules(position: Position) -> None:
    """The rules as plain Python say what the compiled ones say, and looking at a position does not change it."""
    table = _table(position)
    s, before = table[0], table.tobytes()
    seats = rules.active(s)
    active = tuple(seat for seat in range(position.seats) if seats >> seat & 1)
    _expect(active == position.active and seats < 1 << position.seats, position, f"plain rules let {active} act")
    if not active:
        totals = np.zeros(position.seats, np.int64)
        rules.points(s, totals)
        won = rules.winners(s)
        result = position.result
        winners = tuple(seat for seat in range(position.seats) if won >> seat & 1)
        plain = (winners, tuple(totals.tolist()))
        _expect(result is not None and plain == (result.winners, result.points), position, f"plain result is {plain}")
    for seat in active:
        _check_listing(position, s, seat)
    _check_ranges(position, s)
    _expect(table.tobytes() == before, position, "asking who may act, which moves there are or who won changes it")


def _check_ranges(position: Position, s: Any) -> None:
    """Every field keeps to the range that it declares: solving packs positions by these ranges."""
    for name, field in position.game.rules.state.fields.items():
        low, high = int(np.min(s[name])), int(np.max(s[name]))
        is_within = field.low <= low and high <= field.high
        _expect(is_within, position, f"{name} holds {low} to {high}, but declares {field.low} to {field.high}")


def _check_listing(position: Position, s: Any, seat: int) -> None:
    most = position.game.rules.max_moves
    room = np.zeros(2 * most + 64, np.int64)
    n = rules.legal(s, seat, room)
    _expect(0 < n <= most, position, f"seat {seat} may act and has {n} moves; it must have 1 to {most} (max_moves)")
    listed = room[:n].tolist()
    _expect(len(set(listed)) == n, position, f"a move of seat {seat} is listed twice: {listed}")
    texts = [position.write(move) for move in listed]
    _expect(texts == position.moves(seat), position, f"plain rules list other moves for seat {seat}: {texts}")
    _expect(len(set(texts)) == n, position, f"two moves of seat {seat} are written alike: {texts}")


def _check_other_ways(position: Position, seat: int, rng: Chance) -> None:
    """What a game may do faster than by its list of moves, it does alike: telling a legal move, drawing one."""
    s = _table(position)[0]
    room = np.zeros(position.game.rules.max_moves, np.int64)
    listed = room[: rules.legal(s, seat, room)].tolist()
    drawn = rules.sample(s, seat, rng, room)
    _expect(drawn in listed, position, f"the sample {drawn} is no listed move of seat {seat}")
    for move in {listed[0], listed[-1], listed[-1] + 1, listed[0] - 1, -1, 1 << 40, -(1 << 40)}:
        try:
            answer = bool(rules.is_legal(s, seat, move, room))
        except IndexError:
            _fail(position, f"is_legal looks outside its tables for the number {move}")
        is_right = answer == (move in listed) or (answer and not position.game.text.lists_all)
        _expect(is_right, position, f"is_legal says {answer} to the number {move}")


def _check_play(position: Position, move: str, seat: int) -> Position:
    """Return the position after a listed move, which is what plain rules make of it; the old one stays."""
    before = _snapshot(position)
    try:
        acting, number = position.read(move, seat)
        after = position.play(move, seat)
    except IllegalMove as error:
        _fail(position, f"the listed move {move} of seat {seat} is refused: {error}")
    _expect(acting == seat and position.write(number) == move, position, f"{move} reads as {number}, another move")
    _expect(_snapshot(position) == before, position, f"playing {move} changed the old position")
    _expect(after.history == (*position.history, (seat, move)), position, f"{move} is not in the history after it")
    _expect(after.setup == position.setup, position, f"{move} changed the set-up")
    table = _table(position)
    rules.apply(table[0], seat, number)
    _expect(table.tobytes() == _table(after).tobytes(), position, f"plain rules make another position of {move}")
    return after


def _check_end(position: Position) -> None:
    """Nobody may act exactly when there is a result, and the result makes sense."""
    result, active = position.result, position.active
    _expect(position.is_over == (not active), position, "is_over and active contradict each other")
    _expect((result is None) == bool(active), position, f"{active} may act, and the result is {result}")
    if result is None:
        return
    _expect(position.moves() == [], position, f"the game is over, and there are moves: {position.moves()}")
    winners = result.winners
    _expect(len(winners) > 0, position, "nobody wins; a draw names all who share it")
    _expect(list(winners) == sorted(set(winners)), position, f"the winners are not in order, each once: {winners}")
    _expect(winners[0] >= 0 and winners[-1] < position.seats, position, f"there are winners without a seat: {winners}")
    _expect(len(result.points) == position.seats, position, f"points must name every seat: {result.points}")
    numbers = (*winners, *result.points)
    _expect(all(type(number) is int for number in numbers), position, f"not plain whole numbers: {result}")
    _check_told(position)


def _check_told(position: Position) -> None:
    """What the game says of its end can be said in every language, and leaves nobody's points out."""
    book, before = position.game, _snapshot(position)
    how = [] if book.text.ending is None else book.text.ending(position.record)
    points = [] if book.text.reckoning is None else book.text.reckoning(position.record)
    _expect(
        bool(how) or book.text.ending is None or book.parts is not None, position, "it is not said how the game ended"
    )
    for reason in (*how, *points):
        seat = reason.facts.get("seat")
        _expect(seat is None or seat in range(position.seats), position, f"{reason.code} is about no seat: {seat}")
        for language in LANGUAGES:
            facts = {**reason.facts, **facts_of(seat, language)}
            told = Message(reason.code, **facts).explain(language)
            _expect(told.strip() != "", position, f"{reason.code} says nothing in {language}")
    seats = sorted({reason.facts["seat"] for reason in points if reason.facts.get("seat") is not None})
    _expect(not points or seats == list(range(position.seats)), position, f"points are told of {seats} alone")
    _expect(_snapshot(position) == before, position, "telling how the game ended changes it")


# What is refused


def _check_refusals(position: Position) -> None:
    before = _snapshot(position)
    for move, seat in _nonsense(position):
        try:
            position.play(move, seat)
        except IllegalMove as error:
            _check_sentence(position, move, error)
        except Exception as error:  # whatever else a game's notation lets through
            _fail(position, f"seat {seat}, {move!r} is not refused but ends in {type(error).__name__}: {error}")
        else:
            _fail(position, f"seat {seat} may play {move!r}, which is not listed")
        _expect(_snapshot(position) == before, position, f"the refusal of {move!r} changed the position")


def _nonsense(position: Position) -> Iterator[tuple[Any, Any]]:
    """Yield moves that must be refused, each with a seat."""
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
    yield from ((move, seat) for seat in (*waiting, position.seats, *NO_SEATS))
    if len(position.active) > 1:
        yield move, None


def _miswritten(move: str) -> tuple[str, ...]:
    return f" {move}", f"{move} ", f"{move}\n", move.upper(), move.capitalize(), move * 2, move[:-1], move[::-1] + "?"


def _check_sentence(position: Position, move: Any, error: IllegalMove) -> None:
    for language in ("en", "ja"):
        _expect(len(error.reason(language)) > 5, position, f"{move!r} is refused without a reason")
    _expect(error.code.count("/") == 1, position, f"{move!r} is refused with {error.code}, which is no code")
    _as_json(error.message.as_json(), position)


# Positions as values


def _check_value(position: Position) -> None:
    """Equal positions are equal, hash alike, and survive being copied and stored."""
    for way, other in (
        ("pickle", pickle.loads(pickle.dumps(position))),
        ("copy", copy.copy(position)),
        ("deepcopy", copy.deepcopy(position)),
    ):
        _expect(other == position and hash(other) == hash(position), position, f"{way} makes another position of it")
        _expect(_snapshot(other) == _snapshot(position), position, f"{way} loses something")
    _expect(position != "position" and position != position.record, position, "it equals something that is no position")
    position.record["turn"] = OVER if not position.is_over else 0
    _expect(position == copy.copy(position), position, "who changes the returned record changes the position")
    for seat in position.active:
        move = position.moves(seat)[0]
        after = position.play(move, seat)
        _expect(after != position, position, f"{move} leads to the same position")
        numbered = position.play(move, np.int64(seat))  # type: ignore[arg-type]
        _expect(
            record(numbered) == _as_json(record(numbered), after), after, "a seat that NumPy counted spoils records"
        )


def _check_record(position: Position) -> None:
    written = record(position)
    text = json.dumps(written)
    _expect(json.loads(text) == written, position, "JSON changes the record")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_text(text, encoding="utf-8")
        for way, given in (("dict", written), ("text", text), ("path", path), ("path as text", str(path))):
            other = replay(given)
            same = other == position and _snapshot(other) == _snapshot(position) and other.result == position.result
            _expect(same, position, f"its record, read as a {way}, leads to another position")


def _check_views(position: Position) -> None:
    for seat in (None, *range(position.seats)):
        view = position.view(seat)
        _expect(_as_json(view, position) == view, position, f"JSON changes what seat {seat} sees")
        _expect(view["active"] == list(position.active), position, f"seat {seat} does not see who may act")
        _expect((view["result"] is None) == (not position.is_over), position, f"seat {seat} sees a wrong result")
        _expect(("setup" in view) != position.hides, position, f"seat {seat} must see the set-up, or must not")
        view.clear()
        _expect(position.view(seat) != {}, position, "who changes a view changes the next one")
    for seat in (-1, position.seats, "0", True):
        try:
            position.view(seat)  # type: ignore[arg-type]
        except IllegalMove:
            continue
        _fail(position, f"there is no seat {seat!r}, and yet it sees something")


def _check_secrets(position: Position, rng: Chance) -> int:
    """What a seat cannot know makes no difference to what it is shown; return 1 if there was such a thing."""
    found = 0
    for seat in range(position.seats):
        table = _table(position)
        rules.determinize(table[0], seat, rng)
        if table.tobytes() == _table(position).tobytes():
            continue
        found = 1
        _expect(position.hides, position, f"`determinize` changes what seat {seat} sees openly")
        other = Position(position.game, table, position.setup, position.history, int(rules.active(table[0])))
        _expect(other.active == position.active, position, f"who may act depends on what seat {seat} cannot know")
        if seat in position.active:
            _expect(other.moves(seat) == position.moves(seat), position, f"its moves tell seat {seat} a secret")
        # A spectator is shown no more than every seat is.
        for who in (seat, None):
            _expect(other.view(who) == position.view(who), position, f"seat {who} sees what seat {seat} may not know")
            _expect(other.svg(who) == position.svg(who), position, f"seat {who}'s picture shows seat {seat}'s unknown")
        _expect(str(other) == str(position), position, f"its text shows what seat {seat} may not know")
    return found


def _check_pictures(position: Position) -> None:
    for seat in (None, *range(position.seats)):
        try:
            root = ElementTree.fromstring(position.svg(seat))
        except ElementTree.ParseError as error:
            _fail(position, f"the picture for seat {seat} is not well-formed: {error}")
        _expect(root.tag == "{http://www.w3.org/2000/svg}svg", position, f"the picture for seat {seat} is no SVG")
    _expect(bool(str(position).strip()), position, "its text is empty")


# Whole games


def _check_counts(start: Position) -> None:
    """Perft counts the sequences that one finds move by move."""
    nexts = [start.play(move, seat) for seat in start.active for move in start.moves(seat)]
    then = sum(len(after.moves(seat)) for after in nexts for seat in after.active)
    for depth, found in enumerate((1, len(nexts), then)):
        counted = start.game.perft(depth, setup=start.setup)
        _expect(counted == found, start, f"perft({depth}) is {counted}, but there are {found} sequences")


def _check_playouts(game: Game, games: int, seed: int, options: dict[str, Any]) -> None:
    """Compiled random games are, move by move, those that plain Python plays with the same numbers."""
    book = game
    noted = np.zeros(1, book.rules.state.dtype)
    book.setup.choose(noted[0], game.name, options)
    rng = generator(seed)
    room: Numbers = np.zeros(book.rules.max_moves, np.int64)
    plies = 0
    wins = [0] * book.seats_of(noted[0])
    for _ in range(games):
        table = noted.copy()
        s = table[0]
        rules.deal(s, rng)
        rules.begin(s)
        while (seat := rules.seat_to_act(s)) != OVER:
            rules.apply(s, seat, rules.sample(s, seat, rng, room))
            plies += 1
        wins = [n + (int(rules.winners(s)) >> seat & 1) for seat, n in enumerate(wins)]
    compiled = game.playouts(games, seed=seed, **options)
    if compiled != (plies, tuple(wins)):
        raise AssertionError(f"{game.name}: {games} random games are {compiled}, in plain Python {plies}, {wins}")
    if not (plies >= games and all(0 <= n <= games for n in wins) and sum(wins) >= games):
        raise AssertionError(f"{game.name}: {games} random games cannot have {plies} plies and wins {wins}")


# Tools


def _expect(is_true: bool, position: Position, what: str) -> None:
    if not is_true:
        _fail(position, what)


def _fail(position: Position, what: str) -> NoReturn:
    """Say which game, which position and what is wrong with it."""
    moves = " ".join(f"{seat}:{move}" for seat, move in position.history)
    place = f"after {moves}" if moves else "at the start"
    raise AssertionError(f"{position.game.name}, set-up {position.setup}, {place}: {what}")


def _table(position: Position) -> np.ndarray[Any, Any]:
    """Return the record as a table of one row, to be changed at will."""
    table = np.zeros(1, position.game.rules.state.dtype)
    table[0] = position.record
    return table


def _snapshot(position: Position) -> tuple[Any, ...]:
    return position.record.tobytes(), position.history, hash(position), position.active, position.setup


def _as_json(value: Any, position: Position) -> Any:
    try:
        return json.loads(json.dumps(value))
    except (TypeError, ValueError) as error:
        _fail(position, f"JSON cannot write {value!r}: {error}")
