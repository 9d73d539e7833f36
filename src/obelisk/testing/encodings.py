"""Actions, observations, keys and symmetries: what programs that learn rely on."""

import json
from typing import Any

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.kernel import rules
from obelisk.kernel.chance import pick
from obelisk.kernel.learning import encoding
from obelisk.kernel.state import CHANCE, OVER, Array, Chance
from obelisk.position import Position
from obelisk.rulebook.encodings import Space, Symmetry
from obelisk.rulebook.tokens import Tokens
from obelisk.testing.reporting import expect, fail, snapshot, table_of

MOST_TRIED = 24
"""How many actions that are not legal are tried in a position, and how many legal ones are played."""
MOST_SYMMETRIES = 3
HIDES_TOO_MUCH = "its encoding leaves something out; BoardEncoding(planes=…) names what planes show"
MOST_PLIES = 120
"""How many plies of a game are mirrored."""


def check_encoding(position: Position, rng: Chance) -> None:
    """Actions are the legal moves in other words, and observations tell what a seat may know; nothing else."""
    if position.game.coding is None:
        return
    before, space = snapshot(position), position.game.space_of(position.record)
    for seat in (*([CHANCE] if position.is_chances_turn else []), *range(position.seats)):
        _check_actions(position, seat, space, rng)
        if seat != CHANCE:
            _check_observation(position, seat, space)
            _check_unknown(position, seat, rng)
    _check_observed_apart(position, rng)
    if position.is_over:
        _check_rewards(position, space)
        n = len(position.history)
        expect(n <= space.max_plies, position, f"a game of {n} plies has more than max_plies, {space.max_plies}")
    expect(snapshot(position) == before, position, "asking for actions, observations or keys changes it")


def _check_actions(position: Position, seat: int, space: Space, rng: Chance) -> None:
    """The mask has a place for each action, and the legal ones are those of the legal moves."""
    mask = position.mask(seat)
    n = space.outcomes if seat == CHANCE else space.actions
    expect(
        mask.shape == (n,) and mask.dtype == np.bool_, position, f"the mask of seat {seat} is {mask.shape} {mask.dtype}"
    )
    if seat not in position.active:
        expect(not mask.any(), position, f"seat {seat} may not act, and yet has actions")
        return
    s = table_of(position)[0]
    found = set(np.flatnonzero(mask).tolist())
    expected = {}
    for number in position.list_numbers(seat):
        action = int(encoding.index(s, seat, number))
        if action == encoding.UNFINISHED:
            continue
        expect(0 <= action < n, position, f"{position.write(number)} is the action {action}, not one below {n}")
        expect(action not in expected, position, f"two moves of seat {seat} are the action {action}")
        back = int(encoding.move_at(s, seat, action))
        expect(back == number, position, f"{position.write(number)} is the action {action}, which is the move {back}")
        expected[action] = number
    begun = {action for action in found if encoding.move_at(s, seat, action) == encoding.UNFINISHED}
    wrong = sorted((found - begun) ^ set(expected))
    is_whole = not wrong or not position.game.text.lists_all
    expect(is_whole, position, f"mask and legal moves of seat {seat} differ in the actions {wrong}")
    for action in _some(sorted(found), rng):
        _check_action(position, seat, action, is_begun=action in begun)
    _check_illegal(position, seat, sorted(set(range(n)) - found), rng)


def _some(actions: list[int], rng: Chance) -> list[int]:
    """Return all of a few actions, or some of many."""
    if len(actions) <= MOST_TRIED:
        return actions
    return sorted({actions[pick(rng, len(actions))] for _ in range(MOST_TRIED)})


def _check_action(position: Position, seat: int, action: int, *, is_begun: bool) -> None:
    """A legal action has a text, which is that action, and both do the same."""
    text = position.move(action, seat)
    expect(position.action(text, seat) == action, position, f"{action} is written {text}, which is another action")
    after, table = position.play(action, seat), table_of(position)
    encoding.act(table[0], seat, action)
    expect(table.tobytes() == table_of(after).tobytes(), position, f"plain rules make another position of {action}")
    if is_begun:
        expect(after.history == position.history, position, f"{action} finishes nothing, and yet is in the history")
        expect(after != position, position, f"{action} leads to the same position")
    else:
        expect(after == position.play(text, seat), position, f"the action {action} is not the move {text}")
        expect(after.history[-1] == (seat, text), position, f"the action {action} is kept as {after.history[-1]}")


def _check_illegal(position: Position, seat: int, actions: list[int], rng: Chance) -> None:
    """What is not in the mask is refused, and so are numbers beyond it."""
    n = len(position.mask(seat))
    for action in (*_some(actions, rng), -1, n, 10**12):
        try:
            position.play(action, seat)
        except IllegalMove:
            continue
        except Exception as error:  # whatever a game's `move_at` does with an action that is not legal
            fail(position, f"the action {action} is not refused but ends in {type(error).__name__}: {error}")
        fail(position, f"the mask of seat {seat} leaves the action {action} out, and yet it can be played")


def _check_observation(position: Position, seat: int, space: Space) -> None:
    """An observation has the shape that the space says, and is the same in plain Python."""
    planes = position.observe(seat)
    expect(
        planes.shape == space.observation and planes.dtype == space.dtype,
        position,
        f"seat {seat} observes {planes.shape} {planes.dtype}, not {space.observation} {space.dtype}",
    )
    plain = np.full(space.observation, -1, space.dtype)
    encoding.look(table_of(position)[0], seat, plain)
    expect(np.array_equal(plain, planes), position, f"plain rules let seat {seat} observe something else")
    acts = planes[-1].all() if seat in position.active else not planes[-1].any()
    expect(bool(acts), position, f"the last plane of seat {seat} does not tell whether it may act")
    if space.tokens is not None:
        _check_tokens(position, planes, space, space.tokens)


def _check_tokens(position: Position, planes: Array, space: Space, tokens: Tokens) -> None:
    """Tokens are the columns of a plane and make up all actions, and each lies in the stretch of its kind."""
    has_room = space.observation[1:] == (1, tokens.n)
    expect(has_room, position, f"{tokens.n} tokens are not the columns of planes of {space.observation[1:]}")
    n = tokens.n_actions
    expect(n == space.actions, position, f"its tokens make up {n} actions, not {space.actions}")
    for number, kind in enumerate(tokens.kinds):
        inside = np.zeros(tokens.n, np.bool_)
        inside[tokens.stretch(kind.name)] = True
        expect(
            not planes[number, 0, ~inside].any(), position, f"a token beyond their stretch is of the kind {kind.name}"
        )


def _check_observed_apart(position: Position, rng: Chance) -> None:
    """Positions after different moves are observed differently by every seat that can tell them apart."""
    for mover in position.active:
        moves = position.moves(mover)
        chosen = moves if len(moves) <= MOST_TRIED else [moves[pick(rng, len(moves))] for _ in range(MOST_TRIED)]
        following = [after for move in chosen if not (after := position.play(move, mover)).is_over]
        for seat in range(position.seats):
            seen: dict[bytes, tuple[bytes, Position]] = {}
            for after in following:
                known = _known_of(after, seat)
                other = seen.setdefault(after.observe(seat).tobytes(), (known, after))
                if other[0] != known:
                    one, two = (each.history[-1][1] for each in (other[1], after))
                    fail(position, f"seat {seat} observes the same after {one} as after {two}: {HIDES_TOO_MUCH}")


def _known_of(position: Position, seat: int) -> bytes:
    """Return what a seat sees of a position now, however it came about."""
    if not position.hides:
        return position.key(seat)
    return json.dumps(position.game.seen(position.record, seat), sort_keys=True).encode()


def _check_unknown(position: Position, seat: int, rng: Chance) -> None:
    """What a seat cannot know makes no difference to what it observes, nor to its key."""
    other = position.determinize(seat, rng)
    same = np.array_equal(other.observe(seat), position.observe(seat))
    expect(same, position, f"its observation tells seat {seat} a secret")
    expect(other.key(seat) == position.key(seat), position, f"its key tells seat {seat} a secret")
    expect(np.array_equal(other.mask(seat), position.mask(seat)), position, f"its mask tells seat {seat} a secret")


def _check_rewards(position: Position, space: Space) -> None:
    """Rewards keep to their range; of several seats they add up to nothing, and winners do not get less than losers."""
    result = position.result
    assert result is not None  # the game is over
    got, totals = np.zeros(position.seats, np.float32), np.zeros(position.seats, np.int64)
    encoding.rewards(table_of(position)[0], totals, got)
    low, high = space.rewards
    expect(
        bool((got >= low - 1e-6).all() and (got <= high + 1e-6).all()), position, f"rewards {got}, not {low} to {high}"
    )
    if position.seats > 1:
        best = {seat for seat in range(position.seats) if got[seat] == got.max()}
        expect(abs(float(got.sum())) < 1e-5, position, f"the rewards {got} do not add up to nothing")
        expect(
            best == set(result.winners), position, f"the rewards {got} are not those of the winners {result.winners}"
        )


def check_by_actions(position: Position, rng: Chance) -> None:
    """A game can be played from its start by random actions alone, and no longer than it says; so can its images."""
    if position.game.coding is None:
        return
    space = position.game.space_of(position.record)
    symmetries = [*space.symmetries][:MOST_SYMMETRIES]
    images = {symmetry: position for symmetry in symmetries}
    plies = 0
    while not position.is_over and plies < MOST_PLIES:
        seat = position.active[pick(rng, len(position.active))]
        actions = position.actions(seat)
        action = actions[pick(rng, len(actions))]
        for symmetry, image in images.items():
            _check_image(position, image, symmetry)
            images[symmetry] = image.play(symmetry.of_action(action, seat), seat)
        position = position.play(action, seat)
        plies += 1
    for symmetry, image in images.items():
        _check_image(position, image, symmetry)
    _check_the_end(position, space, plies, rng)


def _check_image(position: Position, image: Position, symmetry: Symmetry) -> None:
    """A position and its image have the same moves, and look the same, but for the symmetry."""
    expect(image.active == position.active, position, "in its image others may act: the symmetry is none")
    expect(image.result == position.result, position, "its image ends otherwise: the symmetry is none")
    for seat in range(position.seats):
        turned = symmetry.of_actions(position.mask(seat))
        expect(np.array_equal(image.mask(seat), turned), position, f"in its image seat {seat} has other actions")
        seen = symmetry.of_observation(position.observe(seat))
        expect(np.array_equal(image.observe(seat), seen), position, f"seat {seat} observes something else in its image")


def _check_the_end(position: Position, space: Space, plies: int, rng: Chance) -> None:
    """Random actions lead to an end within `max_plies`, on records alone."""
    table, room = table_of(position), position.game.scratch()
    s: Any = table[0]
    while (seat := rules.seat_to_act(s)) != OVER:
        expect(plies < space.max_plies, position, f"random actions go on after max_plies, {space.max_plies}")
        mask: Array = np.zeros(space.outcomes if seat == CHANCE else space.actions, np.bool_)
        if pick(rng, 2) == 0:
            encoding.act(s, seat, encoding.sample_action(s, seat, rng, room))
        else:
            encoding.mask(s, seat, mask, room)
            actions = np.flatnonzero(mask)
            encoding.act(s, seat, int(actions[pick(rng, len(actions))]))
        plies += 1
