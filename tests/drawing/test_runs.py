"""Lines of pieces that count are marked and counted, alone and in a match."""

from __future__ import annotations

import obelisk
from obelisk import drawing
from obelisk.drawing.scene import Scene, scene_of


def played() -> list[obelisk.Position]:
    positions = [obelisk.game("trip").start()]
    for wish in range(16):
        moves = positions[-1].moves()
        positions.append(positions[-1].play(moves[(wish * 5) % len(moves)]))
    return positions


def test_the_picture_counts_what_the_rules_count() -> None:
    end = played()[-1]
    owners = list(scene_of(end, None, "en").runs.values())
    assert end.result is not None
    assert (owners.count(0), owners.count(1)) == end.result.points
    assert sum(end.result.points) > 0


def test_four_in_a_line_are_two_trips_and_a_gap_is_none() -> None:
    def runs(game: str, cells: str) -> dict[tuple[str, str], int]:
        book = obelisk.game(game)
        return Scene(board=book.board, standing=dict.fromkeys(cells.split(), 0), book=book).runs

    assert set(runs("trip", "a1 b1 c1 d1")) == {("a1", "c1"), ("b1", "d1")}
    assert runs("trip", "a1 b1 d1") == {}
    assert runs("kono", "a1 b1 c1") == {}


def test_a_decided_microgame_says_by_how_much() -> None:
    match = obelisk.game("plug-in").start(seed=4, tiles=["trip"] * 16).play("@a1")
    while match.view()["tile"] is not None:
        assert "trips" in drawing.text(match)
        moves = match.moves()
        match = match.play(moves[len(match.history) * 5 % len(moves)])
    told = drawing.text(match).splitlines()[0]
    assert "wins Trip on a1, trips " in told or "Trip drawn" in told
