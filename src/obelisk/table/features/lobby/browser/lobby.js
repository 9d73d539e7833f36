// Finding an opponent: a quick game, the tables that wait, and a look at what is being played.
import { Lists } from "../lists.js";
import { element, post, wordsOf } from "../net.js";

const say = wordsOf();
const OFTEN = 10_000; // milliseconds between two looks at what goes on
const form = document.getElementById("quick");
const problem = document.getElementById("problem");
const lists = new Lists(say);
const told = (text) => (problem.textContent = text);

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  button.disabled = true;
  told("");
  try {
    const rated = Boolean(form.elements.rated?.checked);
    const { game, clock } = form.elements;
    const wish = { game: game.value, clock: clock.value === "none" ? null : clock.value, rated };
    const { id } = await post("/quick", wish);
    location.href = `/t/${id}`;
  } catch (refusal) {
    told(refusal.message);
    button.disabled = false;
  }
});

// The game in which something happened last, as everybody may see it.
function showMoment([table]) {
  const box = document.getElementById("moment");
  box.hidden = !table;
  const seen = table ? `/api/v1/tables/${table.id}/picture.svg?bare=1&ply=${table.ply}` : "";
  if (!table || box.dataset.seen === seen) return;
  box.dataset.seen = seen;
  box.href = `/t/${table.id}`;
  const label = say("lobby/moment", { game: table.title, names: lists.people(table) });
  box.replaceChildren(element("img", { src: seen, alt: label }));
}

async function look() {
  if (document.hidden) return;
  await lists.others(document.querySelector("[data-list=open]"), "open", told);
  showMoment(await lists.others(document.querySelector("[data-list=running]"), "running"));
}
look().catch(() => {});
setInterval(() => look().catch(() => {}), OFTEN);
document.addEventListener("visibilitychange", () => look().catch(() => {}));
addEventListener("pageshow", () => {
  form.querySelector("button").disabled = false;
});
