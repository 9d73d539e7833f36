// A day's puzzle that was built: how close it came to the best, and a line to send to friends that gives nothing away.
import { element, get } from "./net.js";

// Whether this address reaches no other machine.
export const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

// The day whose puzzle a table is, if it is one: the digits of the date are its seed.
export function dayOf(table) {
  const digits = /^(\d{4})(\d\d)(\d\d)$/.exec(table.options?.seed ?? "");
  return table.game === "microchip" && table.seats.length === 1 && digits ? digits.slice(1).join("-") : null;
}

export const doneKey = (day) => `puzzle-done:${day}`;

// The line itself. A link that works on this machine alone is left out.
export function shareText(say, day, points, best) {
  const line = say("puzzle/share/text", { day, points, best });
  return isHere ? line : `${line}\n${location.origin}/puzzle/${day}`;
}

export function shareButton(say, text) {
  const made = element("button", { type: "button", "data-act": "share-puzzle" }, say("puzzle/share"));
  made.addEventListener("click", async () => {
    try { await navigator.clipboard.writeText(text); made.textContent = say("puzzle/share/copied"); } catch { prompt(say("puzzle/share"), text); }
  });
  return made;
}

// What is said of a finished puzzle; nothing of a table that is none, that was given up, or whose solution was shown.
export async function finished(table, say) {
  const day = dayOf(table);
  if (!day || table.result?.reason !== "rules" || table.is_helped) return [];
  const reached = table.result.points[0], points = String(reached).replace("-", "−");
  const { optimum } = await get(`/tables/${table.id}/scores`);
  const before = Number.parseInt(localStorage.getItem(doneKey(day))?.replace("−", "-"), 10);
  if (!(before >= reached)) localStorage.setItem(doneKey(day), say("puzzle/reached", { points, best: optimum }));
  const told = element("p", {}, say("puzzle/share/text", { day, points, best: optimum }));
  return [told, shareButton(say, shareText(say, day, points, optimum))];
}
