// Today's puzzle opens as a table for one; whoever comes back on the same day finds it again.
import { get, post, wordsOf } from "./net.js";

const say = wordsOf();
const go = document.getElementById("go");
const kept = `puzzle:${go.dataset.day}`;

go.addEventListener("click", async () => {
  go.disabled = true;
  const before = localStorage.getItem(kept);
  try {
    if (before) { await get(`/tables/${before}`); location.href = `/t/${before}`; return; }
  } catch { localStorage.removeItem(kept); }
  try {
    const made = await post("/tables", { game: "microchip", options: { players: 1, seed: Number(go.dataset.seed) }, mine: [0], name: localStorage.getItem("name") || null, chat: false, is_public: false });
    localStorage.setItem(kept, made.id);
    location.href = `/t/${made.id}`;
  } catch (problem) {
    document.getElementById("problem").textContent = say("new/failed", { why: problem.message });
    go.disabled = false;
  }
});
