// What came of a game that is played alone: a line to send to friends, where the game has one.
import { element, get } from "./net.js";

// Whether this address reaches no other machine.
export const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

function shareButton(say, text) {
  const made = element("button", { type: "button", "data-act": "share-result" }, say("table/share"));
  made.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text);
      made.textContent = say("table/share/copied");
    } catch {
      prompt(say("table/share"), text);
    }
  });
  return made;
}

// What is said of a finished game, the button to share it, and a link to more; nothing of one that was given up, or
// whose solution was shown.
// A link that works on this machine alone is not shared.
export async function finished(table, say) {
  if (table.seats.length > 1 || table.result?.reason !== "rules" || table.is_helped) return null;
  const { share } = await get(`/tables/${table.id}/scores`);
  if (!share) return null;
  const reached = table.result.points[0];
  const before = Number.parseInt(localStorage.getItem(share.key)?.replace("−", "-"), 10);
  if (!(before >= reached)) localStorage.setItem(share.key, share.done);
  const text = isHere ? share.told : `${share.told}\n${location.origin}${share.href}`;
  return {
    line: element("p", {}, share.told),
    share: shareButton(say, text),
    more: element("a", { href: share.href }, share.name),
  };
}
