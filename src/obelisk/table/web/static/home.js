// The shelf comes to life, and the lists of tables are filled.
import { spellDays } from "./dates.js";
import { Lists } from "./lists.js";
import { picture, wordsOf } from "./net.js";

const say = wordsOf();
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const PAUSE = 1600;

async function turn(cover) {
  const next = (Number(cover.dataset.at) + 1) % Number(cover.dataset.frames);
  const answer = await fetch(`/shelf/${cover.dataset.cover}/${next}.svg?v=${cover.dataset.version}`);
  if (answer.status === 404) {
    cover.dataset.at = -1;
    return;
  }
  if (!answer.ok) return;
  // One picture takes the place of the other: two at once would show every piece twice.
  cover.querySelector("svg").replaceWith(picture(await answer.text()));
  cover.dataset.at = next;
}

const covers = [...document.querySelectorAll("[data-cover]")];
covers.forEach((cover) => {
  cover.dataset.at = Math.floor(Number(cover.dataset.frames) / 2);
});
let number = 0;
setInterval(() => {
  if (isCalm.matches || document.hidden) return;
  const cover = covers[number++ % covers.length];
  const box = cover.getBoundingClientRect();
  if (box.bottom > 0 && box.top < innerHeight) turn(cover).catch(() => {});
}, PAUSE);

const lists = new Lists(say);
spellDays();
lists
  .mine(
    document.querySelector("[data-list=mine]"),
    document.getElementById("told"),
    document.getElementById("waiting"),
  )
  .catch(() => {});
lists
  .others(document.querySelector("[data-list=open] ul"), "open", (told) => {
    document.getElementById("told").textContent = told;
  })
  .catch(() => {});
for (const list of document.querySelectorAll("[data-list-too]"))
  lists.others(list, list.dataset.listToo).catch(() => {});
