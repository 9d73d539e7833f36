// Checks a dealing: what was promised by its hash before the game against what was shown after it.
import { element, get, post, wordsOf } from "./net.js";

const say = wordsOf();
const [loading, check, answer, rolls] = ["verify", "check", "answer", "rolls"].map((id) => document.getElementById(id));
const tell = (text, isGood = null) => {
  answer.textContent = text;
  answer.dataset.good = isGood ?? "";
};

// What chance has brought in the game, each with the hash that it follows from.
async function listRolls(id) {
  const found = await get(`/tables/${id}/rolls`);
  rolls.hidden = !found.rolls.length;
  const row = ({ ply, move, follows, hash, place, weights }) =>
    element(
      "tr",
      { class: move === follows ? "good" : "bad" },
      element("td", {}, String(ply + 1)),
      element("td", {}, element("b", {}, move), move === follows ? " ✓" : ` ✗ ${follows}`),
      element("td", {}, `${place} / ${weights.reduce((sum, [, weight]) => sum + weight, 0)}`),
      element("td", {}, element("code", {}, hash)),
    );
  rolls.querySelector("tbody").replaceChildren(...found.rolls.map(row));
  const told = rolls.querySelector(".answer");
  told.textContent = say(found.are_kept ? "verify/rolls/good" : "verify/rolls/bad");
  told.dataset.good = found.are_kept;
}

async function load(id) {
  rolls.hidden = true;
  const table = await get(`/tables/${id}`);
  check.elements.hash.value = table.commitment?.hash ?? table.commitment;
  if (!table.reveal) {
    tell(say("verify/not-over"));
    return;
  }
  check.elements.salt.value = table.reveal.salt;
  check.elements.setup.value = JSON.stringify(table.reveal.setup);
  tell("");
  await listRolls(id);
}

loading.addEventListener("submit", (event) => {
  event.preventDefault();
  const id = /([a-z0-9]{10})\/?(?:[?#].*)?$/.exec(loading.elements.table.value.trim())?.[1];
  if (!id) {
    tell(say("verify/no-table"));
    return;
  }
  load(id).catch((problem) => tell(problem.message));
});

check.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { hash, salt, setup } = check.elements;
  try {
    const found = await post("/verify", {
      hash: hash.value.trim(),
      salt: salt.value.trim(),
      setup: JSON.parse(setup.value),
    });
    tell(say(found.is_kept ? "verify/good" : "verify/bad"), found.is_kept);
  } catch (problem) {
    tell(problem instanceof SyntaxError ? say("verify/unreadable") : problem.message, false);
  }
});

const named = new URLSearchParams(location.search).get("table");
if (named && /^[a-z0-9]{10}$/.test(named)) {
  loading.elements.table.value = named;
  load(named).catch((problem) => tell(problem.message));
}
