"""What a move costs the viewers of a table: requests, and bytes sent to each, with pictures on events and without.

python -m benchmarks.viewers [game …] [--viewers 20] [--moves 6]

A game is played in this process while viewers are connected. Viewers who ask for pictures get them with the events;
the others ask for each picture over HTTP, compressed, as browsers did before. Headers are counted as they are sent.
"""

from __future__ import annotations

import argparse
import tempfile
from contextlib import ExitStack

from tests.table.conftest import UNLIMITED, Visitor

import obelisk
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings

REQUEST = 350
"""Bytes of a browser's request for a picture: its line and its headers, without cookies."""


def measure(game: str, viewers: int, moves: int) -> tuple[float, float, float, float]:
    """Return requests of all viewers and bytes for each viewer, by move: asking for pictures, and getting them."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        settings = Settings(database=f"sqlite:///{folder}/table.sqlite", **UNLIMITED)
        ada = stack.enter_context(Visitor(make(settings)))
        seats = obelisk.game(game).seats[0]
        table = ada.opens(game, mine=list(range(seats)))["id"]
        lines = [stack.enter_context(Visitor(ada.app, ada.portal).live(table)) for _ in range(viewers)]
        asking, looking = Visitor(ada.app, ada.portal), lines
        for line in looking:
            line.send_json({"look": {"number": 1}})
            while "look" not in line.receive_json():
                pass
        asked_bytes = sent_bytes = 0
        for ply in range(1, moves + 1):
            move = ada.get(ada.at(table, "/moves")).json()["moves"][0]
            answer = ada.moves(table, move)
            assert answer.status_code == 200, answer.text
            for line in looking:
                message = line.receive()
                while message.get("bytes") is None and '"event"' not in message["text"]:
                    message = line.receive()
                sent_bytes += len(message.get("bytes") or message["text"])
            picture = asking.get(asking.at(table, "/picture.svg"), params={"ply": ply, "bare": "1", "tall": "0"})
            packed = len(picture.content) if "content-length" not in picture.headers else 0
            packed = packed or int(picture.headers["content-length"])
            headers = sum(len(name) + len(value) + 4 for name, value in picture.headers.raw)
            event = len(asking.get(asking.at(table, "/events"), params={"after": answer.json()["v"] - 1}).content)
            asked_bytes += REQUEST + headers + packed + event
        return viewers, asked_bytes / moves, 0.0, sent_bytes / moves / viewers


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["kono", "rhombus", "kalah", "abstrakto"])
    parser.add_argument("--viewers", type=int, default=20)
    parser.add_argument("--moves", type=int, default=6)
    chosen = parser.parse_args()
    print(f"{'game':12} {'requests':>18} {'bytes to each viewer':>24}")
    for game in chosen.games:
        before, bytes_before, now, bytes_now = measure(game, chosen.viewers, chosen.moves)
        print(f"{game:12} {before:8.0f} → {now:5.0f}   {bytes_before:12.0f} → {bytes_now:8.0f}")


if __name__ == "__main__":
    main()
