"""Random games of Microchip, played side by side with the reference, with layouts of all sorts."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from obelisk.errors import IllegalMove
from obelisk.games.microchip import best_build
from obelisk.kernel.chance import generator, pick
from tests.games.microchip.table import BOARD, MICROCHIP, alone, cells_of, random_layout, reference_of
from tests.helpers import IS_PLAIN
from tests.reference.microchip import BOX, CELLS, Microchip, biggest, faults, in_order, microchips, structures, written

NEAT, LOOSE = 7, 2


def compare(position, simple):
    """Both must agree on everything that the rules speak of."""
    assert position.active == simple.active(), position
    for seat in range(simple.players):
        assert sorted(position.moves(seat)) == simple.moves(seat), position
    view = position.view(None)
    assert view["held"] == [sorted(hand.elements(), key=in_box) for hand in simple.hands], position
    assert [[tile for tile in column if tile] for column in view["pool"]] == simple.columns, position
    for seat, shown in enumerate(view["layouts"]):
        assert (shown is None) == (seat not in simple.layouts), position
        if shown is not None:
            compare_layout(shown, simple, seat)
    if simple.is_over:
        assert (position.result.winners, position.result.points) == (simple.winners(), simple.points()), position
    else:
        assert position.result is None, position


def in_box(tile):
    return list(BOX).index(tile)


def compare_layout(shown, simple, seat):
    layout = simple.layouts[seat]
    assert shown["tiles"] == {cell: in_order(sides) for cell, sides in layout.items()}
    assert shown["score"] == simple.score(seat)
    assert shown["value"] % 2 == 0
    # Of two that are equally big any may count.
    chip, count = shown["chip"], simple.chip(seat)
    assert set(chip) in microchips(layout) or chip == []
    assert (sum(len(layout[cell]) for cell in chip), len(chip)) == (shown["value"], len(count))
    assert shown["unused"] == simple.hands[seat].total() - len(chip)


def draft(position, simple, rng, watch=compare):
    """Return the position in which all tiles are taken."""
    while simple.columns:
        watch(position, simple)
        moves = simple.moves(simple.turn)
        move = moves[pick(rng, len(moves))]
        position = position.play(move)
        simple.play(simple.turn, move)
    return position


def any_layout(rng, simple, seat):
    """Return a layout to hand in: nothing, a loose or a neat one, or the best."""
    board, hand = simple.boards[seat], simple.hands[seat]
    way = pick(rng, 8)
    if way == 0:
        return "build"
    if way == 1 and not IS_PLAIN:
        return best_build("".join(board.values()), hand.elements()).move
    layout = random_layout(rng, board, hand, NEAT if way > 3 else LOOSE)
    cells = list(layout)
    # The cells may come in any order.
    order = [cells.pop(pick(rng, len(cells))) for _ in range(len(cells))]
    return " ".join(["build", *(cell + in_order(layout[cell]) for cell in order)])


def build(position, simple, rng):
    """Let everybody hand in a layout, in any order; return the end."""
    while not simple.is_over:
        compare(position, simple)
        seats = simple.active()
        seat = seats[pick(rng, len(seats))]
        text = any_layout(rng, simple, seat)
        assert simple.accepts(seat, text)
        position = position.play(text, seat)
        simple.play(seat, text)
        assert position.history[-1] == (seat, written(simple.layouts[seat]))
    compare(position, simple)
    return position


def remarkable(layout):
    chips = microchips(layout)
    found = {
        "nothing": not layout,
        "open ends only": bool(layout) and not chips,
        "a chip": len(chips) == 1,
        "several chips": len(chips) > 1,
        "chip and open ends": bool(chips) and len(chips) < len(structures(layout)),
        "a large chip": len(biggest(layout)) > 7,
        "a cycle": any(sum(len(layout[cell]) for cell in chip) >= 2 * len(chip) for chip in chips),
    }
    return {what for what, is_so in found.items() if is_so}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_oracle_plays_the_same_games(players):
    rng = generator(players)
    for seed in range(1 if IS_PLAIN else 6):
        position = MICROCHIP.start(seed=seed, players=players)
        simple = Microchip(position.setup)
        end = build(draft(position, simple, rng), simple, rng)
        assert end.is_over
        assert reference_of(end).points() == end.result.points


@pytest.mark.slow
def test_the_oracle_scores_the_same_layouts():
    rng, seen = generator(1), set()
    for seed in range(60 if IS_PLAIN else 150):
        position = MICROCHIP.start(seed=seed, players=1)
        simple = Microchip(position.setup)
        end = build(position, simple, rng)
        assert end.result.winners == (0,)
        seen |= remarkable(simple.layouts[0])
    assert seen >= {"nothing", "open ends only", "a chip", "several chips", "chip and open ends", "a cycle"}


@pytest.mark.slow
@pytest.mark.compiled
def test_the_oracle_names_the_same_winners_and_sharers():
    # In small steps: neat layouts of few tiles score alike often enough.
    rng, shared, by_tiles = generator(2), 0, 0
    position = MICROCHIP.start(seed=1, players=5)
    simple = Microchip(position.setup)
    drafted = draft(position, simple, rng, watch=lambda *_: None)
    for _ in range(100):
        after, reference = drafted, simple.copy()
        after = build(after, reference, rng)
        points = after.result.points
        shared += len(after.result.winners) > 1
        by_tiles += points.count(max(points)) > len(after.result.winners)
    assert shared > 0
    assert by_tiles > 0


# What is refused


def spoiled(rng, layout):
    """Return a layout with one side more or less, one tile more, or one turned."""
    layout = {cell: set(sides) for cell, sides in layout.items()}
    cell, side = CELLS[pick(rng, 25)], "NESW"[pick(rng, 4)]
    if cells := list(layout):
        cell = cells[pick(rng, len(cells))] if pick(rng, 2) else cell
    layout[cell] = layout.get(cell, set()) ^ {side}
    return {cell: sides for cell, sides in layout.items() if sides}


def refusal_of(position, text):
    """Return the reason why a layout is refused, as the reference writes it, or None."""
    try:
        position.play(text)
    except IllegalMove as error:
        cells = [error.facts[key] for key in ("cell", "other") if key in error.facts]
        return error.code.removeprefix("microchip/"), *sorted(cells)
    return None


@settings(max_examples=60 if IS_PLAIN else 150)
@given(st.integers(0, 10**6), st.integers(0, 8), st.integers(0, 4))
def test_a_layout_is_refused_exactly_if_the_oracle_finds_a_fault_and_for_one_of_its_faults(seed, neatness, times):
    rng = generator(seed)
    position = MICROCHIP.start(seed=seed % 7, players=1)
    simple = Microchip(position.setup)
    board, hand = simple.boards[0], simple.hands[0]
    layout = random_layout(rng, board, hand, neatness)
    for _ in range(times):
        layout = spoiled(rng, layout)
    wrong = faults(board, hand, layout)
    reason = refusal_of(position, written(layout))
    assert simple.accepts(0, written(layout)) == (not wrong)
    assert reason in wrong if wrong else reason is None


@given(st.text(alphabet="build a1b2c3NESW", max_size=16), st.booleans())
def test_a_text_is_a_layout_exactly_if_the_oracle_can_read_it(text, with_word):
    text = f"build {text}" if with_word else text
    position = alone()
    assert (refusal_of(position, text) is None) == Microchip(position.setup).accepts(0, text.strip())


def test_the_generator_makes_layouts_of_every_sort():
    rng = generator(3)
    board, hand = cells_of(BOARD), Counter(BOX)
    seen = set()
    for number in range(300):
        layout = random_layout(rng, board, hand, number % 9)
        assert faults(board, hand, layout) == set()
        seen |= remarkable(layout)
    assert len(seen) == 7
