// While rules are being compiled, a line says how long yet. It is gone when that is done.
import { get } from "./net.js";

const OFTEN = 3000; // milliseconds between two questions
const line = document.getElementById("compiling");
const game = line.dataset.game;

async function follow() {
  await new Promise((done) => setTimeout(done, OFTEN));
  const { told } = await get(`/compiling${game ? `?game=${encodeURIComponent(game)}` : ""}`).catch(() => ({ told: "" }));
  if (told === null) {
    line.remove();
    return;
  }
  if (told && told !== line.textContent) line.textContent = told;
  await follow();
}
follow();
