// Going about a picture by keyboard: one tab stop, and arrows that go to the nearest place in their direction.
import { middleOf } from "./board.js";
import { nearest } from "./marks.js";

const OFFERED =
  "[data-move]:not(.ob-target), [data-square], [data-tile][role=button], [data-kind], [data-why], " +
  ".ob-target.ob-shown[data-from]";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Places that can be read while nothing can be chosen.
const READABLE = "[data-cell], [data-laid]";
const IN_PICTURE = "[data-cell], [data-laid], [data-tile], [data-kind]";

// Returns the name of a place, which is the same in every picture: a target has the name of the cell that it leads to.
const nameOf = ({ cell, laid, square, to, goes, tile, kind, move }) =>
  cell ?? laid ?? square ?? to ?? goes ?? tile ?? kind ?? move;
// A match has two boards that share the names of cells.
const isOnMap = (place) => Boolean(place.closest(".ob-map"));

// A subclass has: sources() that can be chosen beside what is offered, pending, confirm(), activate(place), and
// places() that another part of the page lets a player choose.
export class Walker {
  constructor(board) {
    this.board = board;
    // A player who points does not walk with arrows: they step through the moves then.
    this.isWalking = false;
    // The place that had the focus last, and whether nothing outside the board has had it since.
    this.cursor = null;
    this.isHere = false;
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
    document.addEventListener("focusin", ({ target: place }) => {
      this.isHere = board.host.contains(place);
      if (this.isHere && place !== board.svg) this.keep(place);
    });
    board.host.addEventListener("keydown", (event) => this.pressed(event));
  }

  get stops() {
    const svg = this.board.svg;
    const found = svg ? [...new Set([...svg.querySelectorAll(OFFERED), ...this.sources()])] : [];
    if (svg && !found.length) return [...svg.querySelectorAll(READABLE)];
    // Places that ask for a confirmation come last.
    return [...found.filter((stop) => !("ask" in stop.dataset)), ...found.filter((stop) => "ask" in stop.dataset)];
  }

  // Keeps where the cursor is: by name, and by its distance from the corner of the board where no place has that name.
  keep(place) {
    const [[x, y], corner] = [middleOf(place), this.board.host.getBoundingClientRect()];
    const { move } = place.dataset;
    this.cursor = { move, name: nameOf(place.dataset), isOnMap: isOnMap(place), at: [x - corner.left, y - corner.top] };
  }

  // Returns the place where the cursor is in this picture: the place it was on, or the nearest of the *stops*.
  found(stops) {
    if (!this.cursor) return stops[0] ?? null;
    const { move, name, at } = this.cursor;
    const isSame = (place) => nameOf(place.dataset) === name && isOnMap(place) === this.cursor.isOnMap;
    const corner = this.board.host.getBoundingClientRect();
    const away = (stop) => {
      const [x, y] = middleOf(stop);
      return Math.hypot(x - corner.left - at[0], y - corner.top - at[1]);
    };
    return (
      stops.find((stop) => move !== undefined && stop.dataset.move === move && isSame(stop)) ??
      stops.find(isSame) ??
      [...this.board.svg.querySelectorAll(IN_PICTURE)].find(isSame) ??
      stops.reduce((best, stop) => (best && away(best) <= away(stop) ? best : stop), null)
    );
  }

  // Makes the places tab stops anew. The cursor stays where it was, and keeps the focus if it had it.
  rove() {
    const { svg } = this.board;
    const { stops } = this;
    const here = this.found(stops);
    svg.querySelectorAll("[tabindex]").forEach((each) => each.removeAttribute("tabindex"));
    stops.forEach((stop) => stop.setAttribute("tabindex", -1));
    here?.setAttribute("tabindex", 0);
    const { activeElement } = document;
    const isFree = activeElement === document.body || this.board.host.contains(activeElement);
    if (this.isWalking && this.isHere && isFree) this.enter(here);
  }

  // Gives the focus back to the board if what had it elsewhere is gone.
  comeBack() {
    const { activeElement } = document;
    const isLost = activeElement === document.body || !activeElement.getClientRects().length;
    if (!this.isWalking || !isLost) return;
    this.isHere = true;
    if (this.board.svg) this.enter(this.found(this.stops));
  }

  // Focuses a place; without one the whole picture, so that the cursor is there when it can be moved again.
  enter(place) {
    const target = place ?? this.board.svg;
    if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", -1);
    target.focus({ preventScroll: false });
  }

  focus(stop) {
    this.board.svg.querySelectorAll("[tabindex='0']").forEach((each) => each.setAttribute("tabindex", -1));
    stop.setAttribute("tabindex", 0);
    stop.focus({ preventScroll: false });
  }

  pressed(event) {
    const place = event.target.closest?.("[tabindex]");
    if (ARROWS[event.key] && this.isWalking && place && place !== this.board.host) {
      event.preventDefault();
      event.stopPropagation();
      const next = nearest(place, [...this.stops, ...this.places()], ARROWS[event.key]);
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
