// A finished game in a frame of another site: one walks through it. Nothing is kept, neither here nor on the server.
import { ask, patiently, picture, readData, wordsOf } from "../net.js";
import { isPhone } from "../screens.js";

const { id, language, last } = readData("boot");
const say = wordsOf();
const $ = (name) => document.getElementById(name);
const board = $("board"),
  state = $("state"),
  slider = $("ply"),
  steps = $("replay"),
  player = steps?.querySelector("[data-to=play]");
const PACE = 900; // milliseconds
const drawn = new Map();
const result = state.textContent;
let here = last,
  playing = 0;

async function draw(ply) {
  const key = `${ply} ${isPhone.matches}`;
  if (!drawn.has(key)) {
    const asked = new URLSearchParams({ language, ply, bare: "1", tall: isPhone.matches ? "1" : "0" });
    const answer = await patiently(() => ask(`/api/v1/tables/${id}/picture.svg?${asked}`));
    if (!answer.ok) return null;
    drawn.set(key, await answer.text());
  }
  return picture(drawn.get(key));
}

// Only the last of several questions is answered on the page.
async function show(ply) {
  here = Math.min(last, Math.max(0, ply));
  if (slider) slider.value = here;
  const wanted = here;
  const fresh = await draw(wanted).catch(() => null);
  if (wanted !== here) return;
  if (fresh) {
    fresh.removeAttribute("width");
    fresh.removeAttribute("height");
    board.replaceChildren(fresh);
    board.dataset.ply = wanted;
  }
  state.textContent = wanted === last ? result : say("share/embed/after", { ply: wanted, last });
  if (wanted < last) draw(wanted + 1).catch(() => {});
}

function pause() {
  clearTimeout(playing);
  playing = 0;
  player.textContent = "▶";
  player.setAttribute("aria-label", say("share/embed/play"));
  player.setAttribute("aria-pressed", "false");
}

async function goOn() {
  await show(here + 1);
  if (here === last) pause();
  else if (playing) playing = setTimeout(goOn, PACE);
}

async function begin() {
  player.textContent = "❚❚";
  player.setAttribute("aria-label", say("share/embed/pause"));
  player.setAttribute("aria-pressed", "true");
  playing = -1;
  if (here === last) await show(0);
  if (playing) playing = setTimeout(goOn, PACE);
}

function go(to) {
  if (to === "play") {
    if (playing) pause();
    else begin();
    return;
  }
  pause();
  show({ first: 0, back: here - 1, next: here + 1, last }[to]);
}

const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
steps?.addEventListener("click", (event) => {
  const to = event.target.closest("[data-to]")?.dataset.to;
  if (to) go(to);
});
slider?.addEventListener("input", () => {
  pause();
  show(Number(slider.value));
});
addEventListener("keydown", (event) => {
  const to = KEYS[event.key];
  if (!steps || !to || event.target === slider || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  go(to);
});
isPhone.addEventListener("change", () => show(here));
if (isPhone.matches) show(here);
