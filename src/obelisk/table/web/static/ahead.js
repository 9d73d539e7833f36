// What a move looks like until the server has drawn it: what was moved or laid stays where it was put. The picture
// itself says what goes where, and what leaves the board.
import { ring } from "./marks.js";

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const SLIDING = { duration: 160, easing: "cubic-bezier(.2,.7,.3,1)" };
const FAR = 8; // a pointer that went farther than this has carried the piece itself

let begin = null,
  isCarried = false;
addEventListener(
  "pointerdown",
  (event) => {
    begin = event;
    isCarried = false;
  },
  true,
);
addEventListener(
  "pointerup",
  (event) => {
    isCarried = begin !== null && Math.hypot(event.clientX - begin.clientX, event.clientY - begin.clientY) > FAR;
  },
  true,
);

// Shows a move in the picture of the position before it. *ground* is the board that is played on.
export function showAhead(board, ground, move, place) {
  const { svg } = board;
  if (!svg) return;
  // What the picture does not offer is only tried: the server says why not.
  const isOffered = svg.contains(place) && (place.dataset.move === move || offered(place, move));
  const made = isOffered ? place : offered(svg, move);
  if (!made) return;
  const cell = (name) => ground.querySelector(`[data-cell="${CSS.escape(name)}"]`);
  const shape = made.dataset.square === undefined ? made : (offered(made, move) ?? made);
  clear(svg, shape);
  for (const name of (made.dataset.takes ?? "").split(" ").filter(Boolean))
    cell(name)?.querySelector("[data-piece]")?.classList.add("is-gone");
  // What leaves the board goes where the picture shows it, beyond the edge.
  const goal = made.dataset.goes === undefined ? null : (cell(made.dataset.goes) ?? made);
  if (goal) carry(cell(made.dataset.from), goal);
  if (shape.dataset.of !== undefined)
    svg.querySelector(`[data-tile="${CSS.escape(shape.dataset.of)}"]`)?.classList.add("is-gone");
  made.classList.add("is-made");
  ring(marksOf(svg), goal ?? shape, "ring-made");
  board.host.dataset.ahead = move;
}

const offered = (among, move) => among.querySelector(`[data-move="${CSS.escape(move)}"]`);

// Whatever could have been chosen is chosen no more; only what was chosen stays in sight.
function clear(svg, shape) {
  for (const shown of svg.querySelectorAll(".ob-target.ob-shown"))
    if (shown !== shape) shown.classList.remove("ob-shown", "is-ghost");
  for (const each of svg.querySelectorAll(".fits, .misfits, .is-pending"))
    each.classList.remove("fits", "misfits", "is-pending");
  if (shape.dataset.of !== undefined) {
    shape.classList.add("ob-shown");
    shape.classList.remove("is-ghost");
  }
  marksOf(svg).replaceChildren();
}

function marksOf(svg) {
  return svg.querySelector(":scope > .marks") ?? svg;
}

// The piece goes over everything that stands there, and stays.
function carry(from, to) {
  const piece = from?.querySelector("[data-piece]");
  if (!piece || !to) return;
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [x, y] = middle(from.getBBox()),
    [toX, toY] = middle(to.getBBox());
  from.parentNode.append(from);
  piece.style.transform = `translate(${toX - x}px, ${toY - y}px)`;
  if (!isCalm.matches && !isCarried)
    piece.animate([{ transform: "none" }, { transform: piece.style.transform }], SLIDING);
}
