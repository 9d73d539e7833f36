// A move that somebody thinks of, on the board: an arrow from where it begins, a ghost where it ends. The picture says
// by its own names what a move does; what it does not offer is not shown.
import { arrow } from "./marks.js";

// Shows a move in the picture of its position; returns what takes it away again.
export function point(board, selector, move) {
  const { svg } = board;
  const place = svg?.querySelector(`[data-move="${CSS.escape(move)}"]`);
  if (!place || !selector.marks) return () => {};
  const kinds = place.classList.contains("ob-target") ? ["ob-shown", "is-ghost"] : ["is-thought"];
  const added = kinds.filter((kind) => !place.classList.contains(kind));
  place.classList.add(...added);
  const { from, goes, to, of } = place.dataset;
  const begin = from === undefined ? null : selector.cellNamed(from);
  // What leaves the board ends where the picture shows it, beyond the edge.
  const end = (goes ?? to) === undefined ? null : (selector.cellNamed(goes ?? to) ?? place);
  const square = place.closest("[data-square]");
  selector.ring(square ?? end ?? place, "ring-hint");
  if (begin && end && begin !== end) arrow(selector.marks, begin, end);
  const held = of === undefined ? null : svg.querySelector(`[data-tile="${CSS.escape(of)}"]`);
  if (held) selector.ring(held, "ring-hint");
  return () => {
    place.classList.remove(...added);
    selector.remark();
  };
}
