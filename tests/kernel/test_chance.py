"""Random numbers: the same on every machine, compiled or not."""

import numpy as np
import pytest

from obelisk.kernel.chance import FACTOR, generator, pick, shuffle


def simple_numbers(state, n, count):
    """Multiply with carry, in whole numbers without any width."""
    numbers = []
    for _ in range(count):
        low, carry = state % 2**32, state // 2**32
        numbers.append((low ^ carry) * n // 2**32)
        state = low * int(FACTOR) + carry
    return numbers


@pytest.mark.parametrize("seed", [0, 1, 7, -5, 10**40])
@pytest.mark.parametrize("n", [1, 2, 3, 56, 121, 1000])
def test_the_numbers_are_those_of_multiply_with_carry(seed, n):
    rng = generator(seed)
    expected = simple_numbers(int(rng[0]), n, 200)
    assert [pick(rng, n) for _ in range(200)] == expected


def test_the_numbers_are_as_ever():
    rng = generator(1)
    assert [int(pick(rng, 100)) for _ in range(10)] == [57, 16, 33, 94, 12, 4, 13, 16, 0, 10]


def test_a_seed_gives_the_same_numbers_and_another_seed_others():
    assert generator(5) == generator(5)
    assert generator(np.int64(5)) == generator(5)
    assert len({int(generator(seed)[0]) for seed in range(100)}) == 100


def test_without_a_seed_nobody_can_foresee_the_numbers():
    assert len({int(generator()[0]) for _ in range(100)}) == 100


@pytest.mark.parametrize("n", [1, 2, 5, 6, 16])
def test_the_numbers_are_spread_evenly(n):
    rng = generator(3)
    counts = np.bincount([pick(rng, n) for _ in range(600 * n)], minlength=n)
    assert len(counts) == n
    assert counts.min() > 480
    assert counts.max() < 720 or n == 1


def test_numbers_that_follow_each_other_are_independent():
    rng = generator(4)
    pairs = [(int(pick(rng, 3)), int(pick(rng, 3))) for _ in range(3000)]
    assert all(250 < pairs.count((one, other)) < 420 for one in range(3) for other in range(3))


def test_a_shuffle_keeps_every_item_and_reaches_every_order():
    rng = generator(2)
    orders = []
    for _ in range(1200):
        items = np.arange(3)
        shuffle(rng, items)
        assert sorted(items.tolist()) == [0, 1, 2]
        orders.append(tuple(items.tolist()))
    assert len(set(orders)) == 6
    assert all(140 < orders.count(order) < 260 for order in set(orders))


@pytest.mark.compiled
def test_compiled_code_draws_the_same_numbers():
    from obelisk.kernel.compiled import compiled

    @compiled
    def draw(rng, n, into):
        for i in range(len(into)):
            into[i] = pick(rng, n)

    into = np.zeros(500, np.int64)
    plain, fast = generator(9), generator(9)
    draw(fast, 17, into)
    assert into.tolist() == [pick(plain, 17) for _ in range(500)]
    assert fast == plain
