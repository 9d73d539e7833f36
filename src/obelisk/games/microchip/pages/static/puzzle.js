// A day's puzzle opens as a table for one; whoever comes back finds it again, and when it is done, how it went.
import { spellDays } from "/static/dates.js";
import { element, get, newKey, ownName, post, wordsOf } from "/static/net.js";
import { finished } from "/static/share.js";

const say = wordsOf();
const form = document.getElementById("build");
const { game, day, seed } = form.dataset;
const own = (code, facts) => say(`${game}/daily/${code}`, facts);
const doneKey = (each) => `puzzle-done:${each}`;
const kept = `puzzle:${day}`;
const start = form.querySelector("button");
const key = newKey();
let going = null;

async function recall() {
  const id = localStorage.getItem(kept);
  if (!id) return;
  const table = await get(`/tables/${id}`).catch(() => null);
  if (!table) {
    localStorage.removeItem(kept);
    return;
  }
  if (!table.result) {
    going = id;
    start.textContent = own("go-on");
    return;
  }
  start.textContent = own("again");
  const told = await finished(table, say);
  const look = element("a", { href: `/t/${id}` }, own("look"));
  const box = document.getElementById("done");
  box.replaceChildren(
    element("h2", { id: "done-title" }, own("yours")),
    ...(told ? [told.line] : []),
    element("p", { class: "row" }, told?.share, look),
  );
  box.hidden = false;
  showDone();
}

const showDone = () =>
  document.querySelectorAll("[data-done]").forEach((each) => {
    each.textContent = localStorage.getItem(doneKey(each.dataset.done)) ?? "";
  });

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = form.elements.name.value.trim();
  start.disabled = true;
  if (going) {
    location.href = `/t/${going}`;
    return;
  }
  try {
    const made = await post(
      "/tables",
      {
        game,
        options: { players: 1, seed: Number(seed) },
        mine: [0],
        name,
        chat: false,
        is_public: false,
      },
      { "Idempotency-Key": key },
    );
    localStorage.setItem(kept, made.id);
    location.href = `/t/${made.id}`;
  } catch (problem) {
    document.getElementById("problem").textContent = say("new/failed", { why: problem.message });
    start.disabled = false;
  }
});
addEventListener("pageshow", () => {
  start.disabled = false;
});
form.elements.name.value = ownName();
spellDays();
showDone();
recall().catch(() => {});
