// A day's puzzle that was built: how close it came to the best, and a line to send to friends that gives nothing away.
import { element, figure, get } from "./net.js";

// Whether this address reaches no other machine.
export const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

export const doneKey = (day) => `puzzle-done:${day}`;

// The line itself. A link that works on this machine alone is left out.
export function shareText(say, day, points, best) {
  const line = say("puzzle/share/text", { day, points, best });
  return isHere ? line : `${line}\n${location.origin}/puzzle/${day}`;
}

export function shareButton(say, text) {
  const made = element("button", { type: "button", "data-act": "share-puzzle" }, say("puzzle/share"));
  made.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text);
      made.textContent = say("puzzle/share/copied");
    } catch {
      prompt(say("puzzle/share"), text);
    }
  });
  return made;
}

// What is said of a finished puzzle, its day, and the button to share it; nothing of a table that
// is none, that was given up, or whose solution was shown.
export async function finished(table, say) {
  if (table.seats.length > 1 || table.result?.reason !== "rules" || table.is_helped) return null;
  const { day, optimum } = await get(`/tables/${table.id}/scores`);
  if (!day) return null;
  const reached = table.result.points[0], points = figure(reached);
  const before = Number.parseInt(localStorage.getItem(doneKey(day))?.replace("−", "-"), 10);
  if (!(before >= reached)) localStorage.setItem(doneKey(day), say("puzzle/reached", { points, best: optimum }));
  const line = element("p", {}, say("puzzle/share/text", { day, points, best: optimum }));
  return { day, line, share: shareButton(say, shareText(say, day, points, optimum)) };
}
