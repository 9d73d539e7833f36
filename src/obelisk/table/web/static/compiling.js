// While rules are being compiled, a line says how long yet. When that is done the line says so for a while and goes
// away; its place stays empty, so that nothing moves.
import { get } from "./net.js";

// Milliseconds between two questions, and for which the last sentence can be read.
const OFTEN = 3000,
  READ_FOR = 5000;
const line = document.getElementById("compiling");
const { game } = line.dataset;
const address = `/compiling${game ? `?game=${encodeURIComponent(game)}` : ""}`;

async function follow() {
  await new Promise((done) => setTimeout(done, OFTEN));
  const { told } = await get(address).catch(() => ({ told: "" }));
  if (told === null) {
    line.style.minHeight = `${line.getBoundingClientRect().height}px`;
    line.textContent = line.dataset.done;
    setTimeout(() => line.classList.add("is-done"), READ_FOR);
    return;
  }
  if (told && told !== line.textContent) line.textContent = told;
  await follow();
}
follow();
