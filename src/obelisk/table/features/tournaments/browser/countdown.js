// Moments in the reader's language, and how long it is until then, by the server's clock.
import { exactly } from "../dates.js";

let ahead = 0; // how much the server's clock is ahead of this one, in milliseconds

// Two digits for seconds; hours and days where it takes so long.
function left(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24];
  const clock = [Math.floor(seconds / 60) % 60, seconds % 60].map((n) => String(n).padStart(2, "0"));
  if (!days && !hours) return clock.join(":").replace(/^0/, "");
  const long = `${days * 24 + hours}:${clock.join(":")}`;
  return long;
}

function count() {
  for (const each of document.querySelectorAll("[data-until]"))
    each.textContent = left(Number(each.dataset.until) - Date.now() - ahead);
}

// Writes every moment of a page, which the server sent at *now* by its own clock.
export function spell(now = Date.now()) {
  ahead = now - Date.now();
  for (const each of document.querySelectorAll("time[data-moment]")) {
    const moment = Number(each.dataset.moment);
    each.dateTime = new Date(moment).toISOString();
    each.textContent = exactly(moment);
  }
  count();
}

setInterval(count, 1000);
spell(Number(document.querySelector("[data-now]")?.dataset.now) || Date.now());
