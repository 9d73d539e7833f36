// The board of a match on the page where a table is opened: a tile is tapped, and gets another microgame. What comes of
// a choice, the server draws.
const part = document.getElementById("part");
const ask = (detail) => part.dispatchEvent(new CustomEvent("choose", { detail }));
// Of the two pictures, for a wide and for a narrow screen, the one that is seen.
const board = () => [...part.querySelectorAll(".preview-board")].find((each) => each.checkVisibility());
const chooser = () => part.querySelector("#micro");

// Tiles can be reached by keyboard: one tab stop for all of them, arrows from one to the next in their order.
function makeTiles() {
  if (!chooser()) return;
  for (const each of part.querySelectorAll(".preview-board"))
    each.querySelectorAll("[data-cell]").forEach((tile, n) => {
      tile.setAttribute("role", "button");
      tile.setAttribute("tabindex", n ? "-1" : "0");
    });
}

function goTo(tile) {
  for (const other of board().querySelectorAll("[data-cell]")) other.setAttribute("tabindex", "-1");
  tile.setAttribute("tabindex", "0");
  tile.focus();
}

function choose(tile) {
  const dialog = chooser();
  if (!dialog) return;
  dialog.dataset.tile = tile.dataset.cell;
  const told = dialog.querySelector("#micro-tile");
  told.textContent = told.dataset.template.replace("%", tile.dataset.cell);
  dialog.showModal();
}

part.addEventListener("click", (event) => {
  const tile = event.target.closest(".preview-board [data-cell]");
  if (tile) choose(tile);
  const micro = event.target.closest("[data-micro]");
  if (micro) {
    const { tile: cell } = chooser().dataset;
    chooser().close();
    ask({ changed: "set", set: `${cell}=${micro.dataset.micro}` });
    after = cell;
  }
  if (event.target.closest("[data-close]") || event.target === chooser()) chooser().close();
  const filling = event.target.closest("[data-fill]");
  if (filling) fillIn(filling.dataset.fill);
  const copied = event.target.closest("[data-copy], [data-copy-link]");
  if (copied) copy(copied);
});
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
part.addEventListener("keydown", (event) => {
  const tile = event.target.closest?.(".preview-board [data-cell]");
  if (!tile) return;
  const all = [...board().querySelectorAll("[data-cell]")];
  const step = STEPS[event.key];
  if (step) goTo(all[(all.indexOf(tile) + step + all.length) % all.length]);
  else if (event.key === "Enter" || event.key === " ") choose(tile);
  else return;
  event.preventDefault();
});

async function copy(button) {
  const text = button.dataset.copy ?? new URL(button.dataset.copyLink, location.href).href;
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = part.querySelector("#composition");
    const kept = field.value;
    field.value = text;
    field.select();
    document.execCommand("copy");
    field.value = kept;
  }
  button.textContent = `✓ ${before}`;
  setTimeout(() => (button.textContent = before), 1500);
}

// The board as a map, to write on what stands on paper; the server reads it once it has been changed.
function fillIn(text) {
  const map = part.querySelector("#map");
  map.value = text;
  map.rows = Math.min(text.split("\n").length, 30);
  map.focus();
  map.setSelectionRange(0, 0);
  map.scrollTop = 0;
}

// A map may be pasted, dropped anywhere on its field, or chosen as a file.
async function readFile(file) {
  const text = await file.text();
  part.querySelector("#map").value = text;
  ask({ changed: "map", map: text });
}
part.addEventListener("change", (event) => {
  const file = event.target.type === "file" && event.target.files[0];
  if (file) readFile(file);
});
part.addEventListener("paste", (event) => {
  if (event.target.id !== "map" || event.target.value) return;
  const text = event.clipboardData.getData("text");
  event.preventDefault();
  event.target.value = text;
  ask({ changed: "map", map: text });
});
for (const name of ["dragover", "drop"])
  part.addEventListener(name, (event) => {
    const place = event.target.closest(".drop, .preview");
    if (!place) return;
    event.preventDefault();
    if (name === "drop" && event.dataTransfer.files[0]) readFile(event.dataTransfer.files[0]);
  });

let after = null;
new MutationObserver(() => {
  makeTiles();
  const tile = after && board().querySelector(`[data-cell="${after}"]`);
  after = null;
  if (tile) goTo(tile);
}).observe(part, { childList: true });
makeTiles();
if (location.hash === "#map") {
  part.querySelector("#match-more").open = true;
  part.querySelector("#map").focus();
}
