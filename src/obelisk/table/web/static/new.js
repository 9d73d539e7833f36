// Opening a table: the form becomes what the server asks for, and the page goes to the table.
import { chosenClock, showClockFields } from "./clock_form.js";
import { beginParts, partFor } from "./features.js";
import { ask, newKey, ownName, post, wordsOf } from "./net.js";
import { unfoldWrong } from "./unfold.js";

const say = wordsOf();
const form = document.getElementById("new");
const problem = document.getElementById("problem");
const part = document.getElementById("part"); // what the game lets people choose; the server writes it
const kept = `new:${form.dataset.game}`;
const field = (name) => form.elements[name]?.value;
const way = () => field("way");
// One key for one wish: however often it is sent, one table is opened, and the lot falls once.
const wish = () => [newKey(), Math.random()];
let [key, luck] = wish();

// Only what matters to the way of playing that is chosen is shown; what is not shown is not asked for.
function show() {
  for (const part of form.querySelectorAll("[data-ways]"))
    part.hidden =
      !part.dataset.ways.split(" ").includes(way()) || Boolean(form.elements[part.dataset.unless ?? ""]);
  if (form.elements.clock) showClockFields(form);
  const target = form.querySelector("[data-target]");
  if (target) target.hidden = form.elements.target.disabled = field("championship") !== "other";
}

// --- the game's own choices: whatever is chosen there, the server writes that part of the page anew ----------------
// One change after the other: each is made to what the server wrote after the one before it, so that none is lost
// however slowly it answers.
const changes = [];
let writing = null;
function rewrite(more) {
  changes.push(more);
  writing ??= writeAll().finally(() => (writing = null));
}
async function writeAll() {
  part.setAttribute("aria-busy", "true");
  while (changes.length) await write(changes.shift());
  part.removeAttribute("aria-busy");
}
async function write(more) {
  const fields = [...part.querySelectorAll("[name]")].filter(
    (one) => !(["radio", "checkbox"].includes(one.type) && !one.checked) && one.type !== "file",
  );
  const chosen = new URLSearchParams(fields.map((one) => [one.name, one.value]));
  for (const [name, value] of Object.entries(more)) chosen.set(name, value);
  try {
    const answer = await ask(`/new/${form.dataset.game}/choices`, { method: "POST", body: chosen });
    const text = await answer.text();
    if (answer.ok) replacePart(text);
  } catch (error) {
    problem.textContent = error.message;
  }
}

// The new part takes the place of the old one; what was folded out stays so, and whoever types there goes on typing.
function replacePart(text) {
  const at = part.contains(document.activeElement) ? document.activeElement : null;
  const keys = ["id", "name", "data-key"].map((key) => [key, at?.getAttribute(key)]);
  const open = [...part.querySelectorAll("details[open]")].map((one) => one.id);
  part.innerHTML = text;
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  const known = keys.filter(([, value]) => value).map(([key, value]) => `[${key}="${CSS.escape(value)}"]`);
  if (known.length) part.querySelector(known.join(""))?.focus({ preventScroll: true });
  [key, luck] = wish();
  show();
}

part.addEventListener("change", (event) => {
  const { name, value, type } = event.target;
  if (!name || !("depends" in part.dataset) || event.target.closest("[data-quiet]")) return;
  rewrite(type === "checkbox" ? { changed: name } : { changed: name, [name]: value });
});
part.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-choose]");
  if (button) rewrite({ changed: button.dataset.choose, [button.dataset.choose]: button.value });
});
// A game's own script asks so for another board.
part.addEventListener("choose", (event) => rewrite(event.detail));

// What was chosen the last time, in this browser; a choice that there is no more is passed over.
function recall() {
  let last = {};
  try {
    last = JSON.parse(localStorage.getItem(kept)) ?? {};
  } catch {
    /* written by something else */
  }
  for (const [name, value] of Object.entries(last)) {
    const known = form.elements[name];
    if (!known || typeof value !== "string") continue;
    const before = known.value;
    known.value = value;
    if (known.value !== value) known.value = before;
  }
  form.elements.name.value = ownName();
}

function remember() {
  const changing = form.querySelectorAll("#part select[name^='option-'], [data-clock] [name]");
  const chosen = ["way", "level", "seat", "players", "clock", ...[...changing].map(({ name }) => name)];
  localStorage.setItem(
    kept,
    JSON.stringify(
      Object.fromEntries(chosen.filter((name) => form.elements[name]).map((name) => [name, field(name)])),
    ),
  );
}

// Nobody plays on a board for analysis, and where a feature opens something else than a table.
const isForAnalysis = () => way() === "analysis" || Boolean(partFor(way()));
const clock = () => (way() === "alone" || isForAnalysis() ? null : chosenClock(form));

function target() {
  const chosen = field("championship");
  return Number(chosen === "other" ? field("target") : chosen) || null;
}

function wanted() {
  const chosen = way();
  const most = Number(form.dataset.most);
  const seats = chosen === "alone" ? 1 : Math.min(most, Number(field("players") || 2));
  const all = [...Array(seats).keys()];
  const isAnalysis = isForAnalysis();
  const isAll = chosen === "here" || chosen === "alone" || isAnalysis;
  // The server draws the lot; who starts is who sits first.
  const seat = field("own-seat") ?? field("seat") ?? "0";
  const later = 1 + Math.floor(luck * (seats - 1));
  const mySeat = ["any", "0"].includes(seat) ? 0 : field("own-seat") ? Number(seat) : Math.min(seats - 1, later);
  const mine = isAll ? all : [mySeat];
  const others = all.filter((other) => !mine.includes(other));
  const sheet = field("sheet") || null;
  const options = {};
  // What is listed by players begins with mine.
  const players = [...mine, ...others];
  const bySeat = (list) => all.map((seat) => list[players.indexOf(seat)] ?? null);
  for (const one of sheet ? [] : part.querySelectorAll("[name^='option-']")) {
    const value = one.value === "" ? null : JSON.parse(one.value);
    if (value === null) continue;
    const isSeat = "seat" in one.dataset && typeof value === "string";
    const seated = isSeat ? (value === "me" ? mySeat : (others[0] ?? 1)) : value;
    options[one.name.slice(7)] = "seats" in one.dataset ? bySeat(value) : seated;
  }
  if (form.dataset.fewest !== form.dataset.most) options.players = seats;
  const colour = isAll || sheet ? "" : (field("colour") ?? "");
  return {
    game: form.dataset.game,
    options,
    mine,
    by_lot: seats > 1 && (chosen === "here" || (!isAll && seat === "any")),
    colour: colour === "" ? null : Number(colour),
    sheet,
    clock: clock(),
    waits: clock() !== null,
    name: chosen === "here" || isAnalysis || sheet ? null : field("name").trim(),
    computers: chosen === "computer" ? Object.fromEntries(others.map((seat) => [seat, field("level")])) : {},
    championship: chosen === "alone" || isAnalysis ? null : target(),
    chat: chosen === "friend" && Boolean(form.elements.chat?.checked),
    is_public: Boolean(form.elements.public?.checked),
    rated: ["computer", "friend"].includes(chosen) && Boolean(form.elements.rated?.checked),
    ...(isAnalysis ? { analysis: true } : {}),
  };
}

async function table() {
  const made = await post("/tables", wanted(), { "Idempotency-Key": key });
  return `/t/${made.id}`;
}

form.addEventListener("change", () => {
  [key, luck] = wish();
  show();
});
unfoldWrong(form);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const start = form.querySelector(".start");
  remember();
  problem.textContent = "";
  start.disabled = true;
  try {
    await writing;
    location.href = (await partFor(way())?.open(wanted())) ?? (await table());
  } catch (error) {
    problem.textContent = say("new/failed", { why: error.message });
    start.disabled = false;
  }
});
// Whoever comes back to this page by "back" may start again.
addEventListener("pageshow", () => {
  key = newKey();
  form.querySelector(".start").disabled = false;
});
// A link may say whom to play, and that it counts.
function obey(asked) {
  const level = asked.get("level");
  if (level && form.elements.level) {
    form.elements.way.value = "computer";
    if ([...form.elements.level.options].some((one) => one.value === level)) form.elements.level.value = level;
  }
  if ([...form.elements.way].some((one) => one.value === asked.get("way"))) form.elements.way.value = asked.get("way");
  const { rated } = form.elements;
  if (rated && !rated.disabled) rated.checked = asked.get("rated") === "1";
}
beginParts({});
recall();
obey(new URLSearchParams(location.search));
show();
// What was chosen the last time may change what else there is to choose.
if (part.matches(".in-line[data-depends]")) rewrite({});
const folded = form.querySelector(":scope > details");
if (folded && field("clock") !== "none") folded.open = true;
