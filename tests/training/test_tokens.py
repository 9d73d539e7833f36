"""Rows of tokens: what an encoding says of them holds, and games against itself teach only what a seat can see."""

import numpy as np
import pytest

import obelisk
from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.training.canvas import Canvas
from obelisk.training.games import Games, Play

NAMES = [name for name in obelisk.games() if obelisk.game(name).space().tokens is not None]


def uniform(observations, masks, seats):
    return masks, np.zeros(len(seats))


def in_the_course(name, lanes=8, plies=60):
    """Yield batches of random games from their beginning on."""
    batch = obelisk.Batch(obelisk.game(name), lanes, seed=1)
    for _ in range(plies):
        yield batch
        batch.step(batch.sample())


def parts_with_actions(tokens):
    """Yield the parts of the actions, each with the numbers of its actions as an array of tokens and ways."""
    first = 0
    for part in tokens.actions:
        shape = [tokens.kind(name).n for name in part.of] + [part.ways]
        yield part, np.arange(first, first + np.prod(shape)).reshape(shape)
        first += int(np.prod(shape))


def test_a_game_without_a_board_has_tokens():
    assert "micropul" in NAMES
    assert obelisk.game("rhombus").space().tokens is None


@pytest.mark.parametrize("name", NAMES)
def test_tokens_are_the_columns_of_a_plane_and_make_up_all_actions(name):
    space = obelisk.game(name).space()
    assert space.observation[1:] == (1, space.tokens.n)
    assert space.tokens.n_actions == space.actions
    stretches = [space.tokens.stretch(kind.name) for kind in space.tokens.kinds]
    assert [number for stretch in stretches for number in range(stretch.start, stretch.stop)] == list(
        range(space.tokens.n)
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_token_is_of_the_kind_whose_stretch_it_is_in(name):
    tokens = obelisk.game(name).space().tokens
    for batch in in_the_course(name):
        planes = batch.observe()[:, : len(tokens.kinds), 0]
        for number, kind in enumerate(tokens.kinds):
            inside = planes[:, number, tokens.stretch(kind.name)].sum()
            assert planes[:, number].sum() == inside


@pytest.mark.parametrize("name", NAMES)
def test_no_two_tokens_lie_at_one_place(name):
    tokens = obelisk.game(name).space().tokens
    placed = [number for number, kind in enumerate(tokens.kinds) if kind.is_placed]
    for batch in in_the_course(name):
        for planes in batch.observe()[:, :, 0]:
            lies = planes[placed].any(axis=0)
            places = planes[list(tokens.place)][:, lies].T.tolist()
            assert len({tuple(place) for place in places}) == len(places) > 0


@pytest.mark.parametrize("name", NAMES)
def test_what_is_legal_is_made_of_tokens_that_are_there(name):
    tokens = obelisk.game(name).space().tokens
    for batch in in_the_course(name):
        masks, is_filled = batch.mask(), batch.observe()[:, : len(tokens.kinds), 0].any(axis=1)
        for part, actions in parts_with_actions(tokens):
            legal = masks[:, actions]
            for axis, kind in enumerate(part.of, start=1):
                others = tuple(other for other in range(1, legal.ndim) if other != axis)
                assert not (legal.any(axis=others) & ~is_filled[:, tokens.stretch(kind)]).any()


def test_laying_is_an_open_square_a_tile_of_the_hand_and_a_turn():
    position = obelisk.game("micropul").start(seed=1)
    tokens = position.game.space().tokens
    part, actions = next(parts_with_actions(tokens))
    assert part.of == ("open", "hand")
    layings = [move for move in position.moves() if "@" in move]
    assert layings
    for move in layings:
        square, slot, turn = np.argwhere(actions == position.action(move))[0]
        planes = position.observe()[:, 0]
        column, row = planes[list(tokens.place), tokens.stretch("open").start + square]
        tile = sorted(position.view(0)["hand"])[slot]
        laid = {"tile": tile, "column": column, "row": row, "turn": turn}
        assert position.play(move).view(0)["tiles"][-1] == laid


def test_a_row_of_tokens_lies_on_the_canvas_as_it_is():
    space = obelisk.game("micropul").space()
    canvas = Canvas([space])
    batch = obelisk.Batch(obelisk.game("micropul"), 3, seed=1)
    assert canvas.tokens is space.tokens
    assert (canvas.lay(0, batch.observe()) == batch.observe()).all()
    assert (canvas.lay_actions(0, batch.mask()) == batch.mask()).all()


@pytest.mark.parametrize("name", [name for name in NAMES if obelisk.game(name).space().hides])
def test_what_is_learnt_from_a_game_is_the_same_whatever_the_seat_cannot_see(name):
    """Before each move all that is hidden from who moves is dealt anew, in a copy: what is learnt is seen there too."""
    play = Play(quick=2, full=4, full_share=1.0, astray=0.0, decided=2.0)
    searches = obelisk.Searches(obelisk.game(name), 1, evaluator=uniform, noise=play.noise, seed=1)
    games = Games(0, searches, play, np.random.default_rng(1))
    imagined, seen, learnt, changed = searches.batch.copy(), [], None, 0
    while learnt is None:
        imagined.records[:] = searches.batch.records
        seat = int(searches.batch.seats[0])
        rules.determinize(imagined.records[0], seat, generator(len(seen)))
        changed += imagined.records[0].tobytes() != searches.batch.records[0].tobytes()
        seen.append((imagined.observe(seats=[seat])[0].copy(), imagined.mask(seats=[seat])[0].copy()))
        learnt = games.step()
    assert changed > len(seen) / 2
    assert len(learnt.values) == len(seen)
    for (planes, mask), learnt_planes, learnt_mask in zip(seen, learnt.planes, learnt.masks, strict=True):
        assert (planes == learnt_planes).all()
        assert (mask == learnt_mask).all()
