// Going about a picture by keyboard: one tab stop, and arrows that go to the nearest place in their direction.
import { middleOf } from "./board.js";
import { nearest } from "./marks.js";

const OFFERED =
  "[data-move]:not(.ob-target), [data-square], [data-tile][role=button], [data-kind], [data-why], " +
  ".ob-target.ob-shown[data-from]";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Whoever walks has also: sources() that can be chosen beside what is offered, what is pending, confirm(),
// activate(place).
export class Walker {
  constructor(board) {
    this.board = board;
    // Who points does not walk about with arrows: those are for going through the moves then.
    this.isWalking = false;
    addEventListener(
      "pointerdown",
      () => {
        this.isWalking = false;
      },
      true,
    );
    addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Tab") this.isWalking = true;
      },
      true,
    );
    board.host.addEventListener("keydown", (event) => this.pressed(event));
  }

  get stops() {
    const svg = this.board.svg;
    const found = svg ? [...new Set([...svg.querySelectorAll(OFFERED), ...this.sources()])] : [];
    // What is asked before it is done comes last.
    return [...found.filter((stop) => !("ask" in stop.dataset)), ...found.filter((stop) => "ask" in stop.dataset)];
  }

  rove(name = null) {
    const stops = this.stops;
    this.board.svg.querySelectorAll("[tabindex]").forEach((each) => each.removeAttribute("tabindex"));
    stops.forEach((stop, n) => stop.setAttribute("tabindex", n === 0 ? 0 : -1));
    if (name === null) return;
    const [x, y] = this.board.focusedAt ?? [0, 0];
    const away = (stop) => {
      const [atX, atY] = middleOf(stop);
      return Math.hypot(atX - x, atY - y);
    };
    const again =
      stops.find((stop) => [stop.dataset.cell, stop.dataset.square, stop.dataset.move].includes(name)) ??
      stops.reduce((best, stop) => (best && away(best) <= away(stop) ? best : stop), null);
    if (again) this.focus(again);
    else this.board.host.focus({ preventScroll: true });
  }

  focus(stop) {
    this.stops.forEach((each) => each.setAttribute("tabindex", each === stop ? 0 : -1));
    stop.focus({ preventScroll: false });
  }

  pressed(event) {
    const place = event.target.closest?.("[tabindex]");
    if (ARROWS[event.key] && this.isWalking && place && place !== this.board.host) {
      event.preventDefault();
      event.stopPropagation();
      const next = nearest(place, this.stops, ARROWS[event.key]);
      if (next) this.focus(next);
    } else if ((event.key === "Enter" || event.key === " ") && place && place !== this.board.host) {
      event.preventDefault();
      event.stopPropagation();
      // A key that is held down chooses once.
      if (event.repeat) return;
      const square = place.closest("[data-square]");
      if (event.key === "Enter" && this.pending && square && this.pending.place === square) this.confirm();
      else this.activate(place);
    }
  }
}
