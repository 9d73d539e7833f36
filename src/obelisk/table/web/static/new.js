// Opening a table: the form becomes what the server asks for, and the page goes to the table.
import { newKey, post, wordsOf } from "./net.js";

const say = wordsOf();
const form = document.getElementById("new");
const problem = document.getElementById("problem");
const kept = `new:${form.dataset.game}`;
const field = (name) => form.elements[name]?.value;
const way = () => field("way");
// One key for one wish: however often it is sent, one table is opened, with the same seat by lot.
const wish = () => [newKey(), Math.random()];
let [key, luck] = wish();

// Only what matters to the way of playing that is chosen is shown; what is not shown is not asked for.
function show() {
  for (const part of form.querySelectorAll("[data-ways]"))
    part.hidden = !part.dataset.ways.split(" ").includes(way());
  for (const part of form.querySelectorAll("[data-clock]")) {
    part.hidden = part.dataset.clock !== field("clock");
    for (const input of part.querySelectorAll("input")) input.disabled = part.hidden;
  }
}

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
  form.elements.name.value = localStorage.getItem("name") || "";
}

function remember() {
  const names = ["way", "level", "seat", "players", "clock", "minutes", "increment", "seconds", "days-each"];
  const chosen = [...names, ...[...form.querySelectorAll("select[name^='option-']")].map((select) => select.name)];
  localStorage.setItem(
    kept,
    JSON.stringify(
      Object.fromEntries(chosen.filter((name) => form.elements[name]).map((name) => [name, field(name)])),
    ),
  );
  localStorage.setItem("name", field("name").trim());
}

function clock() {
  const kind = ["alone", "analysis"].includes(way()) ? "none" : (field("clock") ?? "none");
  if (kind === "game")
    return { kind, seconds: 60 * Number(field("minutes")), increment: Number(field("increment")) };
  if (kind === "move") return { kind, seconds: Number(field("seconds")) };
  return kind === "days" ? { kind, seconds: 86400 * Number(field("days-each")) } : null;
}

function wanted() {
  const chosen = way();
  const most = Number(form.dataset.most);
  const seats = chosen === "alone" ? 1 : Math.min(most, Number(field("players") || 2));
  const mySeat =
    field("seat") === "any" ? Math.floor(luck * seats) : Math.min(seats - 1, Number(field("seat") || 0));
  const all = [...Array(seats).keys()];
  const isAnalysis = chosen === "analysis";
  const mine = chosen === "here" || chosen === "alone" || isAnalysis ? all : [mySeat];
  const others = all.filter((seat) => !mine.includes(seat));
  const options = {};
  for (const select of form.querySelectorAll("select[name^='option-']")) {
    options[select.name.slice(7)] = JSON.parse(select.value);
  }
  if (form.dataset.fewest !== form.dataset.most) options.players = seats;
  return {
    game: form.dataset.game,
    options,
    mine,
    clock: clock(),
    waits: clock() !== null,
    name: chosen === "here" || isAnalysis ? null : field("name").trim() || null,
    computers: chosen === "computer" ? Object.fromEntries(others.map((seat) => [seat, field("level")])) : {},
    championship: chosen === "alone" || isAnalysis ? null : Number(field("championship")) || null,
    chat: chosen === "friend" && Boolean(form.elements.chat?.checked),
    is_public: Boolean(form.elements.public?.checked),
    ...(isAnalysis ? { analysis: true } : {}),
  };
}

form.addEventListener("change", () => {
  [key, luck] = wish();
  show();
});
// A number that cannot be is shown, wherever it stands.
form.addEventListener(
  "invalid",
  (event) => {
    const folded = event.target.closest("details");
    if (folded) folded.open = true;
  },
  true,
);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const start = form.querySelector(".start");
  remember();
  problem.textContent = "";
  start.disabled = true;
  try {
    const made = await post("/tables", wanted(), { "Idempotency-Key": key });
    location.href = `/t/${made.id}`;
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
recall();
show();
const folded = form.querySelector("details");
if (folded && field("clock") !== "none") folded.open = true;
