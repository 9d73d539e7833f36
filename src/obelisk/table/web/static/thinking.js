// A computer that thinks shows it at its name, and after a while how far it is: by how long it has taken before, here
// and at other tables.
import { element } from "./net.js";

const AFTER = 2000, // milliseconds until the time is told
  FIRST = 4000; // how long it may take, as long as nobody knows better

const nameOf = (table, seat) => `pace:${table.game}:${table.seats[seat].level}`;
const paceOf = (table, seat) => Number(localStorage.getItem(nameOf(table, seat))) || FIRST;

// A computer has moved: so long it took.
export function thought(table, seat, time) {
  if (table.seats[seat]?.kind !== "computer") return;
  const before = Number(localStorage.getItem(nameOf(table, seat))) || time;
  localStorage.setItem(nameOf(table, seat), Math.round(Math.max(time, 0.8 * before + 0.2 * time)));
}

export function sign(say) {
  return element(
    "span",
    { class: "thinking", "data-thinks": true },
    element("span", { class: "unseen" }, say("table/thinking")),
    element("i", { class: "dots", "aria-hidden": "true" }, "…"),
    element("progress", { max: 1, value: 0, hidden: true, "aria-label": say("table/thinking") }),
    element("span", { class: "so-long", hidden: true }),
  );
}

// Shows how far the computers are that think, by now.
export function tell(table, say) {
  const time = performance.now() - (table.turnAt ?? performance.now());
  for (const each of document.querySelectorAll("[data-thinks]")) {
    const seat = Number(each.closest("[data-seat]").dataset.seat);
    const bar = each.querySelector("progress"),
      long = each.querySelector(".so-long");
    bar.hidden = long.hidden = time < AFTER;
    each.querySelector(".dots").hidden = time >= AFTER;
    // Whoever takes longer than ever before is never quite done.
    const part = time / paceOf(table, seat);
    bar.value = part < 0.9 ? part : 1 - 0.1 / (1 + 10 * (part - 0.9));
    long.textContent = say("table/thinking/so-long", { n: Math.floor(time / 1000) });
  }
}
