// The page of a tournament: the server writes its inside anew whenever something has happened there.
import { spell } from "./countdown.js";
import { ask, call, post } from "../net.js";

const WAIT = 20, // seconds that the server may take until it says that nothing has happened
  AGAIN = 3000, // milliseconds after which it is asked again where it could not be reached
  SURE = 5000; // for so long a button waits for the second click
const box = document.getElementById("tournament");
const problem = document.getElementById("problem");
const address = `/tournaments/${box.dataset.id}`;
const known = () => Number(box.firstElementChild.dataset.v);

// What was folded out stays so, what was typed too, and whoever is at a button stays there.
function show(text) {
  const folded = new Map([...box.querySelectorAll("details[id]")].map((one) => [one.id, one.open]));
  const typed = [...box.querySelectorAll("input:not([readonly])")].map((one) => [one.id, one.value]);
  const at = box.contains(document.activeElement) ? document.activeElement : null;
  const before = at && (at.id ? `#${CSS.escape(at.id)}` : at.dataset.do && `[data-do='${CSS.escape(at.dataset.do)}']`);
  const isNew = box.querySelector(".mine a.button")?.href;
  box.innerHTML = text;
  for (const [id, open] of folded) {
    const one = document.getElementById(id);
    if (one && !one.matches(".rounds > details:first-of-type")) one.open = open;
  }
  for (const [id, value] of typed) if (document.getElementById(id)) document.getElementById(id).value = value;
  if (before) box.querySelector(before)?.focus({ preventScroll: true });
  spell(Number(box.firstElementChild.dataset.now));
  const game = box.querySelector(".mine a.button");
  if (game && game.href !== isNew) {
    document.title = `● ${document.title.replace(/^● /, "")}`;
    game.scrollIntoView({ block: "center" });
  }
}

async function look(wait = 0) {
  const answer = await ask(`/tournament/${box.dataset.id}/part?after=${known()}&wait=${wait}`);
  if (answer.status === 200) {
    const text = await answer.text();
    const v = Number(/data-v="(\d+)"/.exec(text)?.[1]);
    if (v > known()) show(text);
  } else if (!answer.ok) throw new Error(String(answer.status));
}

async function follow() {
  for (;;) {
    try {
      await look(WAIT);
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

async function act(button, work) {
  problem.textContent = "";
  button.disabled = true;
  try {
    await work();
    await look();
  } catch (refusal) {
    problem.textContent = refusal.message;
    problem.scrollIntoView({ block: "nearest" });
  }
  button.disabled = false;
}

// What cannot be undone takes two clicks: the first asks.
function isSure(button) {
  if (!button.dataset.sure || "asked" in button.dataset) return true;
  const label = button.textContent;
  button.dataset.asked = "";
  button.textContent = button.dataset.sure;
  setTimeout(() => {
    delete button.dataset.asked;
    button.textContent = label;
  }, SURE);
  return false;
}

box.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.copy) {
    const link = document.getElementById(button.dataset.copy);
    link.select();
    await navigator.clipboard?.writeText(link.value).catch(() => {});
    button.textContent = button.dataset.done;
  } else if ((button.dataset.do || "leave" in button.dataset) && isSure(button)) {
    const leave = () => call("DELETE", `${address}/entrants/me`);
    await act(button, () => (button.dataset.do ? post(`${address}/actions`, JSON.parse(button.dataset.do)) : leave()));
  }
});
box.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  act(form.querySelector("button"), () => post(`${address}/entrants`, { name: form.elements.name.value.trim() }));
});
follow();
