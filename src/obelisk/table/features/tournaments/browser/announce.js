// Announcing a tournament: the form becomes what the server asks for, and the page goes to the tournament.
import { chosenClock, showClockFields } from "../clock_form.js";
import { newKey, ownName, post, wordsOf } from "../net.js";
import { unfoldWrong } from "../unfold.js";

const say = wordsOf();
const form = document.getElementById("new");
const problem = document.getElementById("problem");
const field = (name) => form.elements[name]?.value;
const number = (name) => Number(field(name) || 0);
const KEPT = "announcing";
let key = newKey(); // one key for one wish: however often it is sent, one tournament is announced

// Only what matters to the kind that is chosen is shown, and asked for.
function show() {
  for (const part of form.querySelectorAll("[data-kinds]")) {
    const isPairs = !("pairs" in part.dataset) || field("seats") === "2";
    part.hidden = !part.dataset.kinds.split(" ").includes(field("kind")) || !isPairs;
    for (const one of part.querySelectorAll("input, select")) one.disabled = part.hidden;
  }
  showClockFields(form);
  const start = form.querySelector("[data-start]");
  start.hidden = field("start") !== "at";
  form.elements["starts-at"].required = !start.hidden;
}

function wanted() {
  const kind = field("kind");
  const isCup = kind === "championship";
  const options = {};
  for (const one of form.querySelectorAll("[name^='option-']")) options[one.name.slice(7)] = JSON.parse(one.value);
  // Everybody sits at the one table of a championship.
  const most = isCup ? Math.min(Number(form.dataset.seats), number("most")) : number("most");
  return {
    title: field("title").trim(),
    game: form.dataset.game,
    options,
    kind,
    seats: isCup ? 2 : number("seats"),
    cycles: kind === "round-robin" && field("seats") === "2" ? number("cycles") : 1,
    rounds: kind === "swiss" ? number("rounds") : 0,
    target: isCup ? number("target") : 0,
    fewest: number("fewest"),
    most,
    filler: field("filler") || null,
    starts_at: field("start") === "at" ? new Date(field("starts-at")).getTime() : null,
    clock: chosenClock(form),
    rated: !isCup && Boolean(form.elements.rated?.checked),
    is_public: form.elements.public.checked,
    patience: number("patience"),
    pause: field("pause") === "" ? null : number("pause"),
    plays: form.elements.plays.checked,
    name: field("name").trim(),
  };
}

// The form of another game comes with another page: what does not depend on the game is kept until then.
const isKept = ({ name, type }) => name && name !== "game" && type !== "hidden" && !name.startsWith("option-");

function keep() {
  const kept = [...form.elements].filter(isKept).map(({ name, value, checked }) => [name, value, checked]);
  sessionStorage.setItem(KEPT, JSON.stringify(kept));
}

function restore() {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
  sessionStorage.removeItem(KEPT);
  for (const [name, value, checked] of kept)
    for (const one of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (one.type === "radio") one.checked ||= checked && one.value === value;
      else if (one.type === "checkbox") one.checked = checked;
      else if (one.tagName !== "SELECT" || [...one.options].some((each) => each.value === value)) one.value = value;
    }
}

form.addEventListener("change", (event) => {
  key = newKey();
  if (event.target.name === "game") {
    keep();
    location.href = `/tournaments/new?game=${encodeURIComponent(event.target.value)}`;
  } else show();
});
unfoldWrong(form);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const start = form.querySelector(".start");
  problem.textContent = "";
  start.disabled = true;
  try {
    const { id } = await post("/tournaments", wanted(), { "Idempotency-Key": key });
    location.href = `/tournament/${id}`;
  } catch (refusal) {
    problem.textContent = say("new/failed", { why: refusal.message });
    start.disabled = false;
  }
});
addEventListener("pageshow", () => {
  key = newKey();
  form.querySelector(".start").disabled = false;
});
form.elements.name.value = ownName();
restore();
show();
