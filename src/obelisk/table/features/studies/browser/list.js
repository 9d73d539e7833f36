// One's studies: a new one is begun with a game, a finished game, or a file.
import { post, wordsOf } from "../net.js";

const $ = (id) => document.getElementById(id);
const words = wordsOf();
const LARGEST = 1_000_000; // bytes; the server reads no more

function tell(text) {
  $("problem").textContent = text;
  $("problem").scrollIntoView({ block: "nearest" });
}

async function begin(wish, button) {
  tell("");
  button.disabled = true;
  try {
    const made = await post("/studies", wish);
    location.assign(made.link);
  } catch (problem) {
    tell(problem.message);
    button.disabled = false;
  }
}

for (const form of document.querySelectorAll("form[data-begin]"))
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    const { table, game, file } = form.elements;
    if (table) begin({ table: table.value }, button);
    else if (game) location.assign(`/new/${game.value}?way=study`);
    else {
      const found = await read(file.files[0]);
      if (found) begin({ file: found }, button);
    }
  });

// Returns the object that a file holds, or says why it is none.
async function read(file) {
  if (!file) tell(words("study/no-file"));
  else if (file.size > LARGEST) tell(words("study/large-file"));
  else
    try {
      const found = JSON.parse(await file.text());
      if (found && typeof found === "object" && !Array.isArray(found)) return found;
      tell(words("study/not-json"));
    } catch {
      tell(words("study/not-json"));
    }
  return null;
}
