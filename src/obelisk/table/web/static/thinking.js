// A computer that thinks shows it at its name, and after a while how far it is: the server says how long it may take.
import { element } from "./net.js";

const AFTER = 2000, // milliseconds until the time is told
  UNKNOWN = 4000; // how long it may take, where nobody knows

// What the server says of those who think, by their seats: since when, and how long it may take in all.
export function heard(thinking = {}) {
  const now = performance.now();
  const known = ([seat, { for: time, takes }]) => [seat, { since: now - time, takes: takes ?? UNKNOWN }];
  return Object.fromEntries(Object.entries(thinking).map(known));
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
  const now = performance.now();
  for (const each of document.querySelectorAll("[data-thinks]")) {
    const { seat } = each.closest("[data-seat]").dataset;
    const { since = table.turnAt ?? now, takes = UNKNOWN } = table.thinking?.[seat] ?? {};
    const time = now - since;
    const bar = each.querySelector("progress"),
      long = each.querySelector(".so-long");
    bar.hidden = long.hidden = time < AFTER;
    each.querySelector(".dots").hidden = time >= AFTER;
    // Whoever takes longer than expected is never quite done.
    const part = time / takes;
    bar.value = part < 0.9 ? part : 1 - 0.1 / (1 + 10 * (part - 0.9));
    long.textContent = say("table/thinking/so-long", { n: Math.floor(time / 1000) });
  }
}
