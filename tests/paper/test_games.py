"""Games that were played, and studies, as pages."""

from __future__ import annotations

import obelisk
from obelisk.drawing.canvas import Canvas, Group
from obelisk.kernel.chance import generator, pick
from obelisk.paper.games import Diagram, Printed, diagram_pages, game_pages
from obelisk.paper.kits import job_for
from obelisk.position import Position
from tests.paper.shapes import texts


def finished(name: str, **options: int) -> Position:
    rng, position = generator(1), obelisk.game(name).start(seed=1, **options)
    while not position.is_over:
        seat = position.active[0]
        moves = position.moves(seat)
        position = position.play(moves[int(pick(rng, len(moves)))], seat)
    return position


def diagrams(pages: list[Canvas]) -> list[int]:
    groups = [item for page in pages for item in page.items if isinstance(item, Group)]
    return [int(value) for group in groups for name, value in group.attributes if name == "data-diagram"]


def test_diagrams_come_evenly_at_turning_points_and_at_the_end():
    position = finished("kono")
    last = len(position.history)
    found = diagrams(game_pages(job_for("kono"), position, ["Ana", "Ben"], turning=[5]))
    assert found == sorted(set(found))
    assert {5, last} <= set(found)
    assert 6 <= len(found) <= 14


def test_every_move_is_written_once_with_its_number():
    position = finished("bulo")
    pages = game_pages(job_for("bulo"), position)
    words = " ".join(text for page in pages for text in texts(page)).replace("\u00a0", " ").split()
    for number, (_, move) in enumerate(position.history, start=1):
        at = words.index(move, words.index(str(number)))
        assert words[at - 2] == str(number)


def test_what_chance_brought_is_written_too():
    position = finished("einstein")
    written = " ".join(text for page in game_pages(job_for("einstein"), position) for text in texts(page))
    assert "1\u00a0□\u00a0" in written


def test_a_study_is_positions_with_remarks():
    first = obelisk.game("kono").start()
    after = first.play("a1a3")
    printed = Printed("Study", names=["", ""], told=("White to move and win.",), moves=after.history)
    shown = [Diagram(first, 0, "Four moves are possible."), Diagram(after, 1, "The strongest.")]
    pages = diagram_pages(job_for("kono"), printed, shown, seats=2)
    words = " ".join(text for page in pages for text in texts(page))
    assert diagrams(pages) == [0, 1]
    assert "Four moves are possible." in words
    assert "White to move and win." in words


def test_a_game_of_which_nothing_was_played_shows_its_beginning():
    assert diagrams(game_pages(job_for("trip"), obelisk.game("trip").start())) == [0]
