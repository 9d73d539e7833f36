// Without the network: what was taken along, and games that one has had open, to be played on or walked through.
import { exactly } from "../dates.js";
import { element, listed, picture, wordsOf } from "../net.js";
import { addressOf } from "./lookahead.js";
import { unsentAt } from "./unsent.js";

const say = wordsOf();
const own = (code, facts) => say(`offline/${code}`, facts);
const $ = (id) => document.getElementById(id);
const MINE = "mine";
const LESSON = /^\/learn\/([a-z0-9-]+)$/;
const GAME = /^\/kept\/([a-z0-9]{10})$/;

async function kept() {
  const cache = await caches.open(MINE);
  const paths = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const lessons = [],
    games = [];
  for (const path of paths) {
    if (LESSON.test(path)) lessons.push({ path, title: await titleOf(await cache.match(path)) });
    if (GAME.test(path)) games.push({ ...(await (await cache.match(path)).json()), isAhead: isAhead(paths, path) });
  }
  lessons.sort((one, other) => one.title.localeCompare(other.title));
  games.sort((one, other) => other.at - one.at);
  return { lessons, games };
}

// Whether it is known what can follow in a game.
const isAhead = (paths, path) => paths.includes(addressOf(GAME.exec(path)[1]));

async function titleOf(page) {
  const read = new DOMParser().parseFromString(await page.text(), "text/html");
  return read.querySelector("h1")?.textContent ?? read.title;
}

const fill = (id, lines) => {
  $(id).hidden = !lines.length;
  $(id).querySelector("ul").replaceChildren(...lines.map((line) => element("li", {}, line)));
};

function line(game) {
  const { table, at } = game;
  const told = [element("b", {}, table.title), ` ${listed(table.seats.map((seat) => seat.called))} · ${exactly(at)}`];
  if (game.isAhead) return lineToPlay(table.id, told);
  const made = element("button", { type: "button", class: "plain" }, ...told);
  made.addEventListener("click", () => open(game));
  return made;
}

// A game at one screen goes on at its table.
function lineToPlay(id, told) {
  const n = unsentAt(id)?.kept.length ?? 0;
  const more = [own("play"), ...(n ? [own("kept", { n })] : [])];
  return element("a", { href: `/t/${id}` }, ...told, element("small", {}, more.join(" · ")));
}

// --- a game, position by position -----------------------------------------------------------------------------------
let shown = null;

function open(game) {
  shown = { ...game, ply: game.table.moves.length };
  const slider = $("walk").querySelector("input");
  Object.assign(slider, { min: game.first, max: game.table.moves.length });
  $("walk").hidden = false;
  $("walk-title").textContent = game.table.title;
  walk(shown.ply);
  $("walk").scrollIntoView({ block: "start" });
}

async function walk(ply) {
  const { table, first } = shown;
  const n = Math.min(Math.max(ply, first), table.moves.length);
  shown.ply = n;
  $("walk").querySelector("input").value = n;
  const drawn = await (await caches.match(`/kept/${table.id}/${n}`, { cacheName: MINE }))?.text();
  if (shown.table !== table || shown.ply !== n) return; // somebody has walked on meanwhile
  const [seat, move] = table.moves[n - 1] ?? [];
  const name = seat >= 0 ? table.seats[seat].called : "";
  $("walk-told").textContent = move ? own("move", { n, name, move }) : own("beginning", { n });
  $("walk-board").replaceChildren(drawn ? picture(drawn) : element("p", {}, own("not-kept")));
}

$("walk").addEventListener("click", ({ target }) => {
  const to = target.closest("[data-to]")?.dataset.to;
  const steps = { first: -Infinity, back: -1, next: 1, last: Infinity };
  if (to) walk(shown.ply + steps[to]);
});
$("walk")
  .querySelector("input")
  .addEventListener("input", ({ target }) => walk(Number(target.value)));

// --- the page -------------------------------------------------------------------------------------------------------
$("again").addEventListener("click", () => location.reload());
addEventListener("online", () => {
  if (location.pathname !== "/offline") location.reload();
});
kept()
  .then(({ lessons, games }) => {
    fill("lessons", lessons.map(({ path, title }) => element("a", { href: path }, title)));
    fill("games", games.map(line));
    $("nothing").hidden = Boolean(lessons.length || games.length);
    const asked = games.find(({ table, isAhead }) => location.pathname === `/t/${table.id}` && !isAhead);
    if (asked) open(asked);
  })
  .catch((problem) => {
    console.error(problem);
    $("nothing").hidden = false;
  });
