// The clocks, at the board: large, and red and ticking when time is short.
import { clockText } from "./dates.js";
import { element } from "./net.js";
import { play } from "./sound.js";

const SHORT = 20000,
  SHORTEST = 10000; // from here on one's own clock ticks

const box = element("ol", { id: "clocks", class: "clocks", hidden: true });
let ticked = null;

// Whether somebody's clock stands still for a holiday.
export const isAway = (seat) => seat.away_until !== null && seat.away_until > Date.now();

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
    const isRunning = clocks.running.includes(seat) && !table.result && !isAway(table.seats[seat]);
    const { left, periods } = shown(Math.max(0, clocks.left[seat] - (isRunning ? gone : 0)), clocks.overtime);
    face.textContent = clockText(left) + (periods === null ? "" : ` ×${periods}`);
    face.classList.toggle("is-short", left < SHORT);
    face.parentElement.classList.toggle("is-running", isRunning);
    if (isRunning && left < SHORTEST && table.you.seats.includes(seat)) tick(Math.ceil(left / 1000));
  }
}

// In overtime a clock shows the time of the current period, and how many periods are left with it.
export function shown(left, overtime) {
  if (!overtime) return { left, periods: null };
  const { periods, length } = overtime;
  if (left > periods * length) return { left: left - periods * length, periods: null };
  const running = Math.ceil(left / length);
  return { left: left - Math.max(0, running - 1) * length, periods: running };
}

// Once a second.
function tick(second) {
  if (second !== ticked && second > 0) play("tick");
  ticked = second;
}
