// Circles and arrows on a picture: a tap or a click marks a place, a drag to another one draws an arrow. The right
// button of a mouse always marks. The server draws what is marked.
import { SVG, arrow, ring } from "../marks.js";

const KINDS = ["cell", "square", "laid", "tile", "kind", "area", "attempt", "move"];
const PLACES = KINDS.map((kind) => `[data-${kind}]:not(.ob-target)`).join(",");
const RIGHT = 2;

// The name by which a picture knows a place; the map of a match has names of its own.
export function nameOf(place) {
  const kind = KINDS.find((each) => place.dataset[each] !== undefined);
  return `${place.closest(".ob-map") ? "map " : ""}${kind} ${place.dataset[kind]}`;
}

export class Pens {
  // hooks: board, mayMark(), isOn() whether everything marks, colour(), toggle(mark)
  constructor(hooks) {
    Object.assign(this, hooks, { from: null });
    const { host } = this.board;
    host.addEventListener("pointerdown", (event) => this.down(event), true);
    addEventListener("pointermove", (event) => this.moved(event));
    addEventListener("pointerup", (event) => this.up(event));
    addEventListener("pointercancel", () => this.leave());
    host.addEventListener(
      "click",
      (event) => {
        if (this.isOn() && this.mayMark()) event.stopImmediatePropagation();
      },
      true,
    );
    host.addEventListener("contextmenu", (event) => {
      if (this.mayMark()) event.preventDefault();
    });
    host.addEventListener(
      "touchmove",
      (event) => {
        if (this.from && event.cancelable) event.preventDefault();
      },
      { passive: false },
    );
  }

  placeAt(event) {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    return this.board.host.contains(under) ? (under.closest(PLACES) ?? null) : null;
  }

  down(event) {
    const isRight = event.button === RIGHT;
    if (!this.mayMark() || !(isRight || (this.isOn() && event.button === 0))) return;
    event.stopImmediatePropagation();
    this.from = this.placeAt(event);
    this.pointer = event.pointerId;
    this.show(this.from);
  }

  moved(event) {
    if (this.from && event.pointerId === this.pointer) this.show(this.placeAt(event));
  }

  up(event) {
    if (!this.from || event.pointerId !== this.pointer) return;
    const [from, to] = [this.from, this.placeAt(event)];
    this.leave();
    if (to) this.mark(from, to);
  }

  mark(from, to = from) {
    const [place, end] = [nameOf(from), nameOf(to)];
    this.toggle({ place, to: place === end ? null : end, colour: this.colour() });
  }

  leave() {
    this.from = null;
    this.trial?.remove();
  }

  // What would be marked, while the pointer is down.
  show(to) {
    this.trial?.remove();
    if (!this.from || !this.board.svg?.contains(this.from)) return;
    this.trial = this.board.svg.appendChild(document.createElementNS(SVG, "g"));
    this.trial.setAttribute("class", `marks pen-${this.colour()}`);
    if (to && to !== this.from) arrow(this.trial, this.from, to);
    else ring(this.trial, this.from, "ring-picked");
  }
}

// Marks with one more, or with one less where it is there in the same colour already.
export function toggled(marks, mark) {
  const others = marks.filter((each) => each.place !== mark.place || each.to !== mark.to);
  const isSame = marks.some((each) => each.place === mark.place && each.to === mark.to && each.colour === mark.colour);
  return isSame ? others : [...others, mark];
}
