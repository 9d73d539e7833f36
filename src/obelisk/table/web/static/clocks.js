// The clocks, at the board: large, and red and ticking when time is short.
import { element } from "./net.js";
import { play } from "./sound.js";

const SHORT = 20000,
  SHORTEST = 10000; // from here on tenths are told, and one's own clock ticks

const box = element("ol", { id: "clocks", class: "clocks", hidden: true });
let ticked = null;

// One for each seat, in their order; *name* and *mark* are those of a seat.
export function showClocks(table, name, mark, label) {
  if (!box.isConnected) document.getElementById("board").before(box);
  box.hidden = !table.clocks;
  box.setAttribute("aria-label", label);
  if (box.hidden) return;
  box.replaceChildren(
    ...table.seats.map(({ seat }) =>
      element(
        "li",
        { "data-seat": seat, class: table.you.seats.includes(seat) ? "is-you" : null },
        mark(seat),
        element("span", { class: "unseen" }, name(seat)),
        element("time", { class: "clock", "data-clock": seat }),
      ),
    ),
  );
}

export function tickClocks(table) {
  const { clocks } = table;
  if (!clocks) return;
  const gone = table.result ? 0 : performance.now() - (table.clocksAt ?? performance.now());
  for (const face of box.querySelectorAll("[data-clock]")) {
    const seat = Number(face.dataset.clock);
    const isRunning = clocks.running.includes(seat) && !table.result;
    const left = Math.max(0, clocks.left[seat] - (isRunning ? gone : 0));
    face.textContent = clockText(left);
    face.classList.toggle("is-short", left < SHORT);
    face.parentElement.classList.toggle("is-running", isRunning);
    if (isRunning && left < SHORTEST && table.you.seats.includes(seat)) tick(Math.ceil(left / 1000));
  }
}

// Once a second.
function tick(second) {
  if (second !== ticked && second > 0) play("tick");
  ticked = second;
}

// A day or more in the reader's words; less as a clock shows it.
export function clockText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (seconds >= 172800)
    return new Intl.NumberFormat(document.documentElement.lang, {
      style: "unit",
      unit: "day",
      unitDisplay: "long",
    }).format(Math.floor(seconds / 86400));
  if (seconds >= 3600) return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  if (milliseconds < SHORTEST) return (milliseconds / 1000).toFixed(1);
  return `${minutes}:${two(seconds % 60)}`;
}
