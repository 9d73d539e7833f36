// Whoever plays in a tournament is told on every page when a game of theirs waits.
import { get } from "../net.js";

const WAIT = 20, // seconds that the server may take until it says that nothing has changed
  AGAIN = 5000; // milliseconds after which it is asked again where it could not be reached
const box = document.getElementById("summons");

function show(games) {
  const elsewhere = games.filter(({ table, id }) => ![`/t/${table}`, `/tournament/${id}`].includes(location.pathname));
  box.hidden = !elsewhere.length;
  if (!elsewhere.length) return;
  const [game] = elsewhere;
  box.querySelector("p").textContent = game.told;
  box.querySelector("a").href = `/t/${game.table}`;
}

async function follow(seen = "", wait = 0) {
  let games = [];
  try {
    ({ games } = await get(`/tournaments/next?wait=${wait}&seen=${encodeURIComponent(seen)}`));
    show(games);
  } catch {
    await new Promise((done) => setTimeout(done, AGAIN));
  }
  return follow(games.map(({ table }) => table).join(" "), WAIT);
}
follow();
