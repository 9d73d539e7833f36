// Says something at a place of the page, for as long as it takes to read it.
const BESIDE = 8; // pixels

let timer = 0;

const box = () => document.getElementById("bubble");

export function bubble(text, place = null) {
  lay(show(text), place?.getBoundingClientRect ? place : document.getElementById("board"));
}

// What is said of a whole position lies on none of it: below the cells and what is written there.
export function bubbleBelow(text, board) {
  const told = show(text);
  const stage = told.parentElement.getBoundingClientRect();
  const parts = [...board.querySelectorAll("[data-cell], text")].map((each) => each.getBoundingClientRect());
  const [at, lowest] = [board.getBoundingClientRect(), Math.max(...parts.map(({ bottom }) => bottom))];
  const floor = document.getElementById("bar").getBoundingClientRect().top || innerHeight; // the bar is on phones only
  told.style.left = `${at.left + at.width / 2 - stage.left}px`;
  told.style.top = `${Math.min(lowest, floor - told.offsetHeight - 16) - stage.top}px`;
  told.classList.add("is-below");
}

function show(text) {
  const told = box();
  told.textContent = text;
  told.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      told.hidden = true;
    },
    Math.min(6000, 2500 + 30 * text.length),
  );
  return told;
}

// Above the place, or below it where there is no room above; always in sight.
function lay(told, place) {
  const stage = told.parentElement.getBoundingClientRect();
  const at = place.getBoundingClientRect();
  const half = told.offsetWidth / 2 + 6;
  // What is said of a square is about the tiles around it: they stay in sight.
  const around = place.dataset.square === undefined ? 0 : at.height * 1.2;
  const ceiling = Math.max(stage.top, document.querySelector(".now").getBoundingClientRect().bottom);
  const isLow = at.top - around - ceiling < told.offsetHeight + 16;
  const top = isLow ? Math.min(at.bottom, at.top + 90) + around : at.top - around;
  const lowest = Math.min(stage.bottom, innerHeight) - 20;
  told.style.left = `${Math.max(Math.min(at.left + at.width / 2 - stage.left, stage.width - half), half)}px`;
  told.style.top = `${Math.min(Math.max(top, ceiling + 20), lowest) - stage.top}px`;
  told.classList.toggle("is-below", isLow);
}

// Whoever goes on has read it; and it never lies on what a mouse points at.
addEventListener(
  "pointerdown",
  () => {
    box().hidden = true;
  },
  true,
);
addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
  const told = box();
  if (told.hidden) return;
  const { left, right, top, bottom } = told.getBoundingClientRect();
  if (x > left - BESIDE && x < right + BESIDE && y > top && y < bottom) told.hidden = true;
});
