// At a table that is played by days: one quiet button, for players who want notifications.
import { bubble } from "../bubble.js";
import { readData, wordsOf } from "../net.js";
import { begin, canTell, isTold } from "./push.js";

const say = wordsOf();
const own = (code) => say(`notifications/${code}`);
const button = document.getElementById("tell-me");
const { you, is_by_days: isByDays, result } = readData("boot").table;

async function offer() {
  if (!isByDays || result || !you.seats.length || !canTell()) return;
  button.hidden = Notification.permission === "denied" || (await isTold());
}

button?.addEventListener("click", async () => {
  try {
    const isDone = await begin();
    button.hidden = isDone;
    bubble(own(isDone ? "push/on" : "push/denied"), button);
  } catch (problem) {
    bubble(problem.message, button);
  }
});
if (button) offer().catch(() => {}); // where browsers refuse to say, nothing is offered
