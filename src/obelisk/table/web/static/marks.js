// Small marks over a picture, and which of its places lies next in a direction. Sizes are the picture's own.
import { middleOf } from "./board.js";

export const SVG = "http://www.w3.org/2000/svg";
export const WIDE = 2.5; // what is so much wider than high is a button

// How large a place is, in the picture's own measure: without what appears under the pointer far beyond it.
const boxOf = (place) => (place.querySelector(":scope > .ob-hint[data-beyond]") ? hitShape(place) : place).getBBox();

function draw(marks, shape, values) {
  const drawn = document.createElementNS(SVG, shape);
  Object.entries(values).forEach(([name, value]) => drawn.setAttribute(name, value));
  marks.append(drawn);
}

// Places may overlap, so each has only a dot in its middle, or a ring where a stone would lie on it; what is as wide as
// a button needs none.
export function offer(marks, place) {
  const hint = place.dataset.spot === undefined ? null : place.querySelector(".ob-hint");
  if (hint) {
    circle(marks, hint.getBBox());
    return;
  }
  const box = hitShape(place).getBBox();
  if (box.width > WIDE * box.height) return;
  const radius = Math.min(5, Math.max(3, Math.min(box.width, box.height) * 0.06));
  draw(marks, "circle", { cx: box.x + box.width / 2, cy: box.y + box.height / 2, r: radius });
}

function circle(marks, box) {
  const radius = Math.max(box.width, box.height) / 2;
  draw(marks, "circle", { cx: box.x + box.width / 2, cy: box.y + box.height / 2, r: radius, class: "ring-place" });
}

export function ring(marks, place, kind) {
  const box = boxOf(place);
  const least = Math.min(box.width, box.height);
  const margin = least * 0.04;
  draw(marks, "rect", {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
    rx: least * 0.16,
    class: kind,
  });
}

// From one place to another: it begins and ends near their middles, so that what stands there is seen.
export function arrow(marks, from, to) {
  const [x, y] = middleIn(from),
    [toX, toY] = middleIn(to);
  const box = to.getBBox();
  const size = Math.min(box.width, box.height);
  const away = Math.hypot(toX - x, toY - y) || 1;
  const [dx, dy] = [(toX - x) / away, (toY - y) / away];
  const at = (along, aside) => [x + dx * along - dy * aside, y + dy * along + dx * aside];
  const [begin, tip] = [Math.min(size * 0.3, away / 4), away - size * 0.12];
  const neck = tip - size * 0.28;
  const corners = [
    at(begin, size * 0.05),
    at(neck, size * 0.05),
    at(neck, size * 0.16),
    at(tip, 0),
    at(neck, -size * 0.16),
    at(neck, -size * 0.05),
    at(begin, -size * 0.05),
  ];
  draw(marks, "polygon", { points: corners.map((corner) => corner.join(",")).join(" "), class: "arrow" });
}

// Another end of the run that is chosen, marked as the picture marks where a move leads.
export function target(marks, place) {
  ring(marks, place, "run-end");
  const box = place.getBBox();
  const [least, middle] = [
    Math.min(box.width, box.height),
    { cx: box.x + box.width / 2, cy: box.y + box.height / 2 },
  ];
  if (place.querySelector("[data-piece]"))
    draw(marks, "circle", { ...middle, r: least * 0.447, class: "ring-place" });
  else draw(marks, "circle", { ...middle, r: least * 0.127 });
}

// A round sign on the upper right corner of a place.
export function badge(marks, place, sign) {
  const box = place.getBBox();
  const radius = Math.min(box.width, box.height) * 0.17;
  const [x, y] = [box.x + box.width + radius * 0.25, box.y - radius * 0.25];
  draw(marks, "circle", { cx: x, cy: y, r: radius, class: "badge" });
  draw(marks, "text", {
    x,
    y: y + radius * 0.52,
    "font-size": radius * 1.5,
    "text-anchor": "middle",
    class: "badge",
  });
  marks.lastChild.textContent = sign;
}

// What of a place catches the pointer: what appears on it may be larger. It is drawn first, but a place that things are
// brought to is all of it.
export const hitShape = (place) =>
  ("place" in place.dataset ? null : place.querySelector("rect, polygon, circle")) ?? place;
export const hitBox = (place) => hitShape(place).getBoundingClientRect();

// The middle of a place, in the picture's own measure.
export function middleIn(place) {
  const box = boxOf(place);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// A small copy of something in the picture, without what stands beside it.
export function small(place) {
  const box = place.querySelector("rect").getBBox();
  const copy = document.createElementNS(SVG, "svg");
  copy.setAttribute("viewBox", `${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`);
  copy.setAttribute("aria-hidden", "true");
  copy.append(
    ...[...place.children].filter((child) => !child.matches("[data-aside]")).map((child) => child.cloneNode(true)),
  );
  return copy;
}

export function nearest(from, stops, [dx, dy]) {
  const [x, y] = middleOf(from);
  let best = null,
    least = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const [tx, ty] = middleOf(stop);
    const ahead = (tx - x) * dx + (ty - y) * dy,
      aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (ahead < 2) continue;
    const cost = ahead + 2.4 * aside;
    if (cost < least) [best, least] = [stop, cost];
  }
  return best;
}
