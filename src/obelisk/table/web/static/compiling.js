// While rules are being compiled, a line says how long yet. When that is done it stays, so that nothing moves.
import { get } from "./net.js";

const OFTEN = 3000; // milliseconds between two questions
const line = document.getElementById("compiling");
const { game } = line.dataset;
const address = `/compiling${game ? `?game=${encodeURIComponent(game)}` : ""}`;

async function follow() {
  await new Promise((done) => setTimeout(done, OFTEN));
  const { told } = await get(address).catch(() => ({ told: "" }));
  if (told === null) {
    line.style.minHeight = `${line.getBoundingClientRect().height}px`;
    line.textContent = line.dataset.done;
    return;
  }
  if (told && told !== line.textContent) line.textContent = told;
  await follow();
}
follow();
