"""Making a book: many games are looked at, in as many processes as there are cores; what was found is graded."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import date
from pathlib import Path
from typing import Any

from obelisk.catalogue import game
from obelisk.errors import BadRequest
from obelisk.kernel.chance import generator, shuffle
from obelisk.puzzles.books import FORMAT, GRADES, SCORE, WIN
from obelisk.rulebook.values import load

Progress = Callable[[int, int], None]
"""Told how many puzzles were found, and in how many games."""
HOPELESS = 40
"""After so many games for each puzzle that is wanted there are no more to be found."""


def look(name: str, number: int) -> dict[str, Any] | None:
    """Look for one puzzle; it follows from the *number*."""
    book = game(name)
    if book.puzzles is None:
        raise BadRequest("puzzle/none", game=book.title)
    found: dict[str, Any] | None = load(book.puzzles.maker)(book, number)
    return found


def volume(name: str, first: date, n: int, processes: int, progress: Progress | None = None) -> dict[str, Any]:
    """Return a volume of *n* puzzles, or of as many as there are, that counts from *first* on."""
    found: list[dict[str, Any]] = []
    seen: set[str] = set()
    is_daily = None
    for number, one in _looked(name, first.toordinal(), n * HOPELESS, processes):
        if one is None or one["mark"] in seen:
            continue
        is_daily = "seed" in one
        seen.add(one["mark"])
        found.append({**one, "number": number})
        if progress is not None:
            progress(len(found), number - first.toordinal())
        if len(found) == n:
            break
    found.sort(key=lambda one: one["number"])
    graded = _graded(found)
    return {"from": first.isoformat(), "puzzles": graded if is_daily else _mixed(graded, first)}


def _looked(name: str, first: int, most: int, processes: int) -> Iterator[tuple[int, dict[str, Any] | None]]:
    """Yield what was found, in the order of the numbers: so a book is the same however many processes look."""
    with ProcessPoolExecutor(processes) as pool:
        waiting: dict[Future[dict[str, Any] | None], int] = {}
        done: dict[int, dict[str, Any] | None] = {}
        ahead, due = first, first
        try:
            while due < first + most:
                while len(waiting) < 2 * processes and ahead < first + most:
                    waiting[pool.submit(look, name, ahead)] = ahead
                    ahead += 1
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    done[waiting.pop(future)] = future.result()
                while due in done:
                    yield due, done.pop(due)
                    due += 1
        finally:
            pool.shutdown(cancel_futures=True)


def _graded(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Grade puzzles: a third of them is easy, a third hard."""
    ranked = sorted(range(len(found)), key=lambda place: (found[place]["effort"], place))
    grades = {place: GRADES[rank * len(GRADES) // len(found)] for rank, place in enumerate(ranked)}
    kept = ("seed", "mark", "best", "goal", "setup", "moves", "line", "effort")
    return [
        {**{key: one[key] for key in kept if key in one and (key != "mark" or "seed" in one)}, "grade": grades[place]}
        for place, one in enumerate(found)
    ]


def _mixed(graded: list[dict[str, Any]], first: date) -> list[dict[str, Any]]:
    """Put puzzles into an order in which nobody can foresee how hard the next one is."""
    import numpy as np

    order = np.arange(len(graded))
    shuffle(generator(first.toordinal()), order)
    return [graded[place] for place in order.tolist()]


def check_free(path: Path, first: date) -> dict[str, Any]:
    """Return the book at *path*, or a new one; refuse a volume that would change puzzles which it has already."""
    if not path.exists():
        return {"format": FORMAT, "volumes": []}
    book: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if any(date.fromisoformat(volume["from"]) >= first for volume in book["volumes"]):
        raise BadRequest("puzzle/volume", day=first)
    return book


def add_volume(path: Path, written: dict[str, Any], *, is_proven: bool) -> None:
    """Write a volume into the book at *path*, behind those that are there."""
    book = check_free(path, date.fromisoformat(written["from"]))
    if not written["puzzles"]:
        raise BadRequest("puzzle/nothing-found")
    book["kind"] = SCORE if "seed" in written["puzzles"][0] else WIN
    book["is_proven"] = is_proven
    book["volumes"].append(written)
    path.write_text(_lines(book), encoding="utf-8")


def _lines(book: dict[str, Any]) -> str:
    """Write a book with a line for each puzzle, so that changes of it can be read."""
    head = {key: value for key, value in book.items() if key != "volumes"}
    volumes = []
    for each in book["volumes"]:
        puzzles = ",\n".join(json.dumps(one, separators=(",", ":")) for one in each["puzzles"])
        volumes.append(f'{{"from":"{each["from"]}","puzzles":[\n{puzzles}\n]}}')
    return json.dumps(head, separators=(",", ":"))[:-1] + ',"volumes":[\n' + ",\n".join(volumes) + "\n]}\n"
