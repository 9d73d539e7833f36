// What a move lays or takes, as a small picture for where moves are named. Pictures of positions say which move did
// what.
import { SVG } from "./marks.js";

const known = new Map();

// Which parts of a picture show what a move is about: what lies there or was taken, and what could be now. What lies
// there is known better: another player may have laid it. A piece that goes to another cell needs no picture.
const DONE = "[data-by]";
const POSSIBLE = ".ob-target[data-move][data-of], [data-move][data-into], [data-of]:not([data-goes]) > [data-ghost]";

// Remembers them.
export function learn(svg) {
  return [collect(svg, DONE, true), collect(svg, POSSIBLE, false)].includes(true);
}

function collect(svg, which, isDone) {
  const parts = new Map();
  for (const part of svg?.querySelectorAll(which) ?? []) {
    const move = part.dataset.by ?? part.closest("[data-move]")?.dataset.move;
    if (known.has(move) && (known.get(move).isDone || !isDone)) continue;
    parts.set(move, [...(parts.get(move) ?? []), part]);
  }
  for (const [move, shapes] of parts) {
    const edge = shapes[0].querySelector("rect");
    if (edge) known.set(move, { thumb: copyOf(edge, shapes), where: whereOf(shapes), isDone });
  }
  return parts.size > 0;
}

function whereOf(shapes) {
  const { laid } = shapes.map((shape) => shape.closest("[data-laid]")).find(Boolean)?.dataset ?? {};
  return laid ?? shapes[0].closest("[data-square]")?.dataset.square ?? shapes[0].dataset.ghost ?? "";
}

function copyOf(edge, shapes) {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(edge.getAttribute(name)));
  const copy = document.createElementNS(SVG, "svg");
  copy.setAttribute("viewBox", `${x - 1} ${y - 1} ${width + 2} ${height + 2}`);
  copy.setAttribute("class", "thumb");
  copy.setAttribute("aria-hidden", "true");
  const seen = shapes.flatMap((shape) => [...shape.children].filter((each) => !each.matches(".ob-hint, [data-aside]")));
  copy.append(...seen.map((each) => each.cloneNode(true)));
  return copy;
}

// A move as people name it: the tile and where it lies, if it does. Its text is for programs, and for those who hear
// the page.
export function named(move) {
  const found = known.get(move);
  if (!found) return [move];
  const made = (kind, text, attributes) =>
    Object.assign(document.createElement("span"), { className: kind, textContent: text, ...attributes });
  const where = made("where", found.where);
  where.setAttribute("aria-hidden", "true");
  return [found.thumb.cloneNode(true), ...(found.where ? [where] : []), made("unseen", move)];
}

// A sentence in which moves may be named.
export function sentence(text) {
  const moves = [...known.keys()].filter((move) => text.includes(move));
  if (!moves.length) return [text];
  const longest = moves.reduce((one, other) => (other.length > one.length ? other : one));
  const [before, ...after] = text.split(longest);
  return [before, ...named(longest), ...sentence(after.join(longest))];
}
