// The shelf comes to life, and the lists of tables are filled.
import { element, get, picture, wordsOf } from "./net.js";

const say = wordsOf();
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const PAUSE = 1600;

async function turn(cover) {
  const next = (Number(cover.dataset.at) + 1) % Number(cover.dataset.frames);
  const answer = await fetch(`/shelf/${cover.dataset.shelf}/${next}.svg`);
  if (answer.status === 404) { cover.dataset.at = -1; return; }
  if (!answer.ok) return;
  const old = cover.querySelector("svg:last-of-type");
  const fresh = picture(await answer.text());
  cover.insertBefore(fresh, old);
  old.classList.add("going");
  setTimeout(() => old.remove(), 240);
  cover.dataset.at = next;
}

const covers = [...document.querySelectorAll("[data-shelf]")];
covers.forEach((cover) => { cover.dataset.at = Math.floor(Number(cover.dataset.frames) / 2); });
let number = 0;
setInterval(() => {
  if (isCalm.matches || document.hidden) return;
  const cover = covers[number++ % covers.length];
  const box = cover.getBoundingClientRect();
  if (box.bottom > 0 && box.top < innerHeight) turn(cover).catch(() => {});
}, PAUSE);

function line(table) {
  const called = (seat) => seat.name || (seat.kind === "open" ? "…" : say(seat.kind === "computer" ? "home/list/computer" : "home/list/guest"));
  const names = table.seats.map(called).join(" · ");
  const isMine = (table.you?.seats || []).some((seat) => (table.active || []).includes(seat));
  const state = table.result ? say("home/list/over") : isMine ? say("home/list/your-turn")
    : table.seats.some((seat) => seat.kind === "open") ? say("home/list/free") : say("home/list/move", { n: (table.ply ?? 0) + 1 });
  return element("li", {}, element("a", { href: `/t/${table.id}` },
    element("b", {}, table.title || table.game), element("span", {}, names),
    element("em", { class: isMine && !table.result ? "turn" : null }, state)));
}

async function fill(list, which) {
  const found = await get(`/tables?${which}=1`);
  list.replaceChildren(...(found.tables || found).slice(0, 8).map(line));
}

for (const section of document.querySelectorAll("[data-list]")) fill(section.querySelector("ul"), section.dataset.list).catch(() => {});
for (const list of document.querySelectorAll("[data-list-too]")) fill(list, list.dataset.listToo).catch(() => {});
