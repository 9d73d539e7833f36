"""The contract of every game: random games, looked at closely on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np

from obelisk.catalogue import as_game
from obelisk.errors import BrokenGame, UnknownGame
from obelisk.game import Game
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.complaints import mistake
from obelisk.kernel.lanes.streams import begin_stream, root_of
from obelisk.kernel.state import CHANCE, OVER, Chance
from obelisk.position import Position
from obelisk.rulebook.telling import where
from obelisk.testing.beforehand import check_listed, check_options, check_parts, check_plainly
from obelisk.testing.encodings import check_by_actions, check_encoding
from obelisk.testing.lessons import check_lesson, check_look
from obelisk.testing.reporting import as_json, expect, table_of
from obelisk.testing.rulings import check_end, check_other_ways, check_play, check_rules
from obelisk.testing.sentences import check_reasons, check_refusals
from obelisk.testing.values import check_pictures, check_record, check_secrets, check_value, check_views
from obelisk.testing.words import check_sentences

LOOKED_AT_CLOSELY = frozenset({0, 1, 2, 3, 5, 8, 13, 34, 89, 233})
"""The plies of a game after which everything is checked, and not only the rules; and the end always is."""
MOST_PLIES_OF_ANOTHER_GAME = 300
ENOUGH_PLIES = 8
"""After how many plies for each seat every seat must have acted."""
STORED = frozenset({0, 1, 5, 13})
"""The plies after which the game is stored and replayed in every way, which takes long in long games; and the end."""


def check_game(game: Game | str, *, games: int = 20, seed: int = 1, **options: Any) -> None:
    """Raise AssertionError, saying in words what is wrong, if *game* breaks what every game promises.

    The game must be in the catalogue, because records name it. *games* random games are played, the same ones
    for the same *seed*, started with the game's own *options*. A message that a language other than English lacks is
    a warning.
    """
    __tracebackhide__ = True
    try:
        _check(as_game(game), games, seed, options)
    except (AssertionError, UnknownGame) as error:
        # The sentence says it all: pytest shows the author's own test, and no frame of ours.
        raise error.with_traceback(None) from None


def _check(game: Game, games: int, seed: int, options: dict[str, Any]) -> None:
    check_listed(game)
    check_parts(game)
    try:
        check_sentences(game)
        check_plainly(game, seed, options)
        check_options(game, seed, options)
        # Compiled games are short work, so one that never ends is found here.
        game.playouts(games, seed=seed, **options)
        _check_games(game, games, seed, options)
        check_by_actions(game.start(seed=seed, **options), generator(seed))
        _check_counts(game.start(seed=seed, **options))
        _check_playouts(game, 3, seed, options)
        check_look(game)
        check_lesson(game)
    except BrokenGame as error:
        raise AssertionError(str(error)) from None
    except AssertionError:
        raise
    except Exception as error:  # whatever the game's own functions do
        told = mistake(error, game.rules.state.dtype) or f"{game.name}: {where(error, game.rules)}"
        raise AssertionError(str(told)) from error


def _check_games(game: Game, games: int, seed: int, options: dict[str, Any]) -> None:
    """Play random games, checking on the way, and look at what only all of them together show."""
    rng = generator(seed)
    secrets = 0
    acted: Counter[int] = Counter()
    for number in range(games):
        start = _check_start(game, seed + number, options)
        secrets += _check_one_game(start, rng, acted)
    if games == 0:
        return
    if start.hides and secrets == 0:
        raise AssertionError(f"{game.name}: it says that it hides something, but `determinize` never changes anything")
    waiting = [seat for seat in range(start.seats) if acted[seat] == 0]
    if game.rules.has_chance and acted[CHANCE] == 0:
        raise AssertionError(f"{game.name}: its rules say has_chance=True, but chance never has a turn")
    if waiting and acted.total() >= ENOUGH_PLIES * start.seats:
        raise AssertionError(f"{game.name}: the turn never passes to seat {waiting[0]} in {acted.total()} plies")


def _check_start(game: Game, seed: int, options: dict[str, Any]) -> Position:
    """Return a first position, once its set-up is known to be all that it takes to come back to it."""
    first = game.start(seed=seed, **options)
    setup = first.setup
    fewest, most = game.seats
    expect(first.history == (), first, "a start already has moves")
    expect(fewest <= first.seats <= most, first, f"{first.seats} seats are not from {fewest} to {most}")
    expect(not first.is_over, first, "the game is over before it begins")
    expect(game.start(seed=seed, **options) == first, first, f"the seed {seed} gives two different starts")
    expect(isinstance(setup, dict) and as_json(setup, first) == setup, first, "JSON changes the set-up")
    again = game.start(setup=setup)
    expect(again == first and again.setup == setup, first, "its own set-up leads to another start")
    _check_used_record(first)
    setup["meddled"] = True
    expect("meddled" not in first.setup, first, "whoever changes the returned set-up changes the position")
    return first


def _check_used_record(first: Position) -> None:
    """A game can begin on a record that another game has used: nothing of that one is left."""
    table = table_of(first)
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
    expect(is_alike, first, "a record that another game has used begins otherwise than a fresh one")


def _check_one_game(position: Position, rng: Chance, acted: Counter[int]) -> int:
    """Play a random game, checking on the way and counting who *acted*; return how many positions hid something."""
    secrets = 0
    seen: dict[str, None] = {}
    while True:
        check_rules(position)
        check_end(position)
        ply = len(position.history)
        if ply in LOOKED_AT_CLOSELY or position.is_over:
            secrets += _look_closely(position, rng, seen)
        if position.is_over:
            return secrets
        seat = position.active[pick(rng, len(position.active))]
        moves = position.moves(seat)
        acted[seat] += 1
        seen.update(dict.fromkeys(moves))
        position = check_play(position, moves[pick(rng, len(moves))], seat)


def _look_closely(position: Position, rng: Chance, seen: Iterable[str]) -> int:
    for seat in position.active:
        check_other_ways(position, seat, rng)
        for move in position.moves(seat):
            check_play(position, move, seat)
    check_encoding(position, rng)
    check_refusals(position, seen)
    check_reasons(position)
    if position.is_over or len(position.history) in STORED:
        check_value(position)
        check_record(position)
    check_views(position)
    check_pictures(position)
    return check_secrets(position, rng)


def _check_counts(start: Position) -> None:
    nexts = [start.play(move, seat) for seat in start.active for move in start.moves(seat)]
    then = sum(len(after.moves(seat)) for after in nexts for seat in after.active)
    for depth, found in enumerate((1, len(nexts), then)):
        counted = start.game.perft(depth, setup=start.setup)
        expect(counted == found, start, f"perft({depth}) is {counted}, but there are {found} sequences")


def _check_playouts(game: Game, games: int, seed: int, options: dict[str, Any]) -> None:
    """Compiled random games are, move by move, those that plain Python plays with the same numbers."""
    noted, rng, room = game.table(seed, None, options), generator(seed), game.scratch()
    plies = 0
    wins = [0] * game.seats_of(noted[0])
    for number in range(games):
        s = noted.copy()[0]
        begin_stream(rng, root_of(seed), number)
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
