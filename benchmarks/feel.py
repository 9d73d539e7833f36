"""How a move feels in a browser: every game, on a desktop and on a phone.

python -m benchmarks.feel [game …] [--moves 4] [--sizes desktop phone] [--motion]

Somebody plays a few moves of each game against a computer, by mouse or finger, with a server and a browser of their
own on this machine. For each game it prints how soon one's own move was painted after the click, how long it was seen
before the answer took its place, by how many pixels the board moved meanwhile, how soon the first board was seen at a
first visit, and what the page weighed then. Whatever else runs on the machine shows in the figures: its load is told.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright
from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP, PHONE, TABLET
from tests.browser.players import Clicker, play_out

import obelisk
from benchmarks.table_load import UNLIMITED, Server

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
SOON, LONG_ENOUGH = 50, 350
"""Within how many milliseconds one's move should be seen, and for how many at least."""
OPTIONS = {"plug-in": {"composition": "rhombus 2: trip bulo / kono trip"}, "micropul": {"players": 2}}
"""What is played where a game can be large, or for one; everything else as it usually is."""
WARMING = "trip"
"""What is played before anything is measured."""
LOOKING, PRESSED = 250, 60
"""How many milliseconds people look before they press, and how many a finger rests when it taps."""
RECORD = """
window.felt = { moves: [], shown: {}, boxes: new Set(), first: null };
addEventListener("DOMContentLoaded", () => {
  const board = document.getElementById("board");
  if (!board) return;
  const painted = (then) =>
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => then(performance.now());
      after.port2.postMessage(null);
    });
  let clicked = 0;
  addEventListener("click", (event) => (clicked = event.timeStamp), true);
  let ahead;
  new MutationObserver(() => {
    const { ply } = board.dataset;
    if (board.dataset.ahead !== undefined && ahead === undefined) {
      const move = { ply: Number(ply), delay: null, seen: null };
      window.felt.moves.push(move);
      const from = clicked;
      painted((now) => Object.assign(move, { delay: now - from, seen: now }));
    }
    ahead = board.dataset.ahead;
    if (ply !== undefined) window.felt.shown[ply] ??= performance.now();
  }).observe(board, { attributes: true, childList: true });
  const look = () => {
    const svg = board.querySelector("svg");
    if (svg) {
      window.felt.first ??= performance.now();
      const box = board.getBoundingClientRect();
      const at = [box.x, box.y + scrollY, box.width, box.height];
      if (window.felt.moves.length) window.felt.boxes.add(JSON.stringify(at));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
"""
READ = """() => ({
  ...window.felt,
  boxes: [...window.felt.boxes].map((box) => JSON.parse(box)),
  weight: [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter((one) => one.responseEnd && one.startTime <= (window.felt.first ?? Infinity))
    .reduce((sum, one) => sum + one.transferSize, 0),
})"""


class Hand(Clicker):
    """Clicks and taps as people do: what is pressed is let go a moment later, and only then has one clicked."""

    def __init__(self, page, seed):
        """Play at random on a page."""
        super().__init__(page, seed)
        self.screen = page.context.new_cdp_session(page)

    def press(self, at):
        """Look, press and let go."""
        self.page.wait_for_timeout(LOOKING)
        if not self.is_phone:
            self.page.mouse.click(*at, delay=PRESSED)
            return
        x, y = at
        self.screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.page.wait_for_timeout(PRESSED)
        self.screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def play(browser, address, game, size, moves, motion):
    """Play some moves of a game in a fresh browser; return what was felt."""
    context = browser.new_context(
        viewport=SIZES[size], has_touch=size != "desktop", reduced_motion=motion, base_url=address, locale="en-GB"
    )
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.add_init_script(RECORD)
    wish = {"game": game, "mine": [0], "computers": {"1": "novice"}, "options": OPTIONS.get(game, {})}
    table = context.request.post("/api/v1/tables", data=wish).json()["id"]
    page.goto(f"/t/{table}")
    page.wait_for_selector("#board[data-can=yes] svg")
    play_out([Hand(page, 3)], own=moves)
    felt = page.evaluate(READ)
    context.close()
    return felt


def figures(felt):
    """Return the delays of one's moves, how long each was seen before its answer, and by how much the board moved."""
    shown = {int(ply): at for ply, at in felt["shown"].items()}
    made = [move for move in felt["moves"] if move["seen"] is not None]
    answered = [(move, shown[move["ply"] + 2]) for move in made if move["ply"] + 2 in shown]
    spread = [max(each) - min(each) for each in zip(*felt["boxes"], strict=True)]
    return [move["delay"] for move in made], [at - move["seen"] for move, at in answered], max(spread, default=0.0)


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--moves", type=int, default=4)
    parser.add_argument("--sizes", nargs="*", choices=SIZES, default=["desktop", "phone"])
    parser.add_argument("--motion", action="store_true", help="with all that moves")
    given = parser.parse_args()
    delays, holds, shifts, firsts = [], [], [], []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "table.sqlite", UNLIMITED)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        print(
            f"{'game':<14}{'size':<9}{'moves':>5}{'own move, ms':>20}{'seen for':>10}{'shift':>7}{'first':>8}{'kB':>6}"
        )
        address, motion = f"http://127.0.0.1:{server.port}", "no-preference" if given.motion else "reduce"
        try:
            # The server and its helpers have started when the first game is measured.
            play(browser, address, WARMING, given.sizes[0], 1, motion)
            for game in given.games or obelisk.games():
                for size in given.sizes:
                    felt = play(browser, address, game, size, given.moves, motion)
                    own, held, shift = figures(felt)
                    delays, holds, shifts, firsts = (
                        delays + own,
                        holds + held,
                        [*shifts, shift],
                        [*firsts, felt["first"]],
                    )
                    told = f"{median(own):.0f}, worst {max(own):.0f}" if own else "-"
                    seen = f"{min(held):.0f}" if held else "-"
                    print(
                        f"{game:<14}{size:<9}{len(own):>5}{told:>20}{seen:>10}{shift:>7.1f}{felt['first']:>8.0f}"
                        f"{felt['weight'] / 1000:>6.0f}",
                        flush=True,
                    )
        finally:
            browser.close()
            server.stop()
    tell(delays, holds, shifts, firsts)


def share(among, is_fine):
    """Return how many of these are fine, in percent."""
    return f"{sum(map(is_fine, among)) / len(among):.1%}"


def tell(delays, holds, shifts, firsts):
    """Print what all games together have shown."""
    soon, long = share(delays, lambda time: time <= SOON), share(holds, lambda time: time >= LONG_ENOUGH)
    print(f"\n{len(delays)} moves, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"own move within {SOON} ms: {soon} (median {median(delays):.0f} ms, worst {max(delays):.0f} ms)")
    print(f"seen for at least {LONG_ENOUGH} ms: {long} (least {min(holds):.0f} ms)")
    print(f"the board moved by at most {max(shifts):.1f} px")
    print(f"first board after {min(firsts):.0f} to {max(firsts):.0f} ms")


if __name__ == "__main__":
    main()
