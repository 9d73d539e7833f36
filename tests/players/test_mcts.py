"""The tree search player: better than chance in every game."""

import pytest

from obelisk import player
from tests.players.games import results

pytestmark = pytest.mark.compiled


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"), [("trip", {}), ("kono", {}), ("bulo", {}), ("decapawn", {}), ("rhombus", {"size": 5})]
)
def test_three_hundred_simulations_beat_chance_clearly_from_both_seats(name, options):
    won, drawn, lost = results(
        name,
        lambda number: player("mcts", simulations=300, seed=number),
        lambda number: player("random", seed=1000 + number),
        20,
        **options,
    )
    assert won + drawn + lost == 20
    assert won >= 0.8 * (won + lost)
    assert won >= 16


def test_more_thought_beats_less():
    won, _, lost = results(
        "rhombus",
        lambda number: player("mcts", simulations=1000, seed=number),
        lambda number: player("mcts", simulations=20, seed=1000 + number),
        12,
        size=5,
    )
    assert won >= 10
    assert lost <= 2
