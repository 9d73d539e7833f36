"""What is dealt to players: numbers that nobody can work out."""

import numpy as np
import pytest

import obelisk
from obelisk.kernel import chance
from obelisk.kernel.chance import SecretChance, pick


def test_every_pick_is_made_of_new_bits(monkeypatch):
    drawn, fresh = [], chance.secrets.token_bytes
    monkeypatch.setattr(chance.secrets, "token_bytes", lambda n: drawn.append(n) or fresh(n))
    rng = SecretChance()
    assert len({int(pick(rng, 1 << 31)) for _ in range(20)}) == 20
    assert drawn == [8] * 40


@pytest.mark.parametrize("n", [1, 2, 3, 7, 48, 125, 1000])
def test_every_number_below_n_comes_equally_often(n):
    rng = SecretChance()
    drawn = np.bincount([int(pick(rng, n)) for _ in range(4000)], minlength=n)
    assert len(drawn) == n
    expected = 4000 / n
    assert ((drawn - expected) ** 2 / expected).sum() < n + 6 * (2 * n) ** 0.5 + 6


def test_a_deal_without_a_seed_is_made_of_secret_numbers(monkeypatch):
    drawn = []
    monkeypatch.setattr(SecretChance, "__getitem__", lambda rng, place: drawn.append(1) or np.uint64(len(drawn) << 33))
    obelisk.game("micropul").start(seed=1)
    assert not drawn
    obelisk.game("micropul").start()
    assert drawn
