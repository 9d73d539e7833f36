// Dragging in a picture, by mouse, pen or finger: something is taken up, carried and put down. What can be taken up,
// where it may be put and what comes of it, its owner says: nothing of a game is known here.
import { SVG, hitBox, hitShape, middleIn } from "./marks.js";

const FAR = 8; // who moved less than this has clicked
const NEAR = 24; // so far beside a place that is lit, it is still meant, where nothing else is
export const FINGER = 40; // what is smaller than this is hidden by the finger that points at it
const EDGE = 36; // so near to the edge of the screen, the page is scrolled
const RISE = 46; // so far above the finger what it carries is seen, where places are small
const PLACES = "[data-move], [data-square], [data-tile], [data-kind], [data-cell], [data-attempt], [data-place]";
const SILENT = ["role", "tabindex", "class", "aria-label"];

export class Drag {
  // take(place): what can be taken up at this element of the picture, or null. It has home, the element it comes
  // from; shape, what is carried of it (null: nothing, a line shows the way); begin(), which returns the elements
  // where it may be put; put(place, under), on one of these, or else on what is under it, where a promise keeps it; and
  // if they matter angle, over(place), which shows it there as it would lie and returns its angle, turn(step, place),
  // which returns it too, and leave(), if it is not put anywhere.
  constructor(board, take) {
    Object.assign(this, { board, take, held: null, isJustPut: false });
    const { host } = board;
    host.addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.up(event));
    addEventListener("pointercancel", (event) => {
      if (event.pointerId === this.held?.pointer) this.leave();
    });
    const hold = (event) => {
      if (this.held && event.cancelable) event.preventDefault();
    };
    // A finger that carries something scrolls nothing and opens no menu. Refused at its first step, before the browser
    // takes the finger for itself; `touch-action` does not hold for groups of a picture.
    host.addEventListener("touchmove", hold, { passive: false });
    host.addEventListener("contextmenu", hold);
    addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    addEventListener("keydown", (event) => this.pressed(event), true);
    host.addEventListener("click", (event) => this.clicked(event), true);
  }

  get isCarrying() {
    return Boolean(this.held?.lit);
  }

  down(event) {
    if (this.held) {
      // Another finger turns what is carried; before that, two fingers are for looking closely.
      if (this.isCarrying) this.turn(1);
      else this.leave();
      return;
    }
    const place = event.button ? null : event.target.closest?.(PLACES);
    const taken = place && this.take(place);
    if (!taken) return;
    const isTouch = event.pointerType === "touch";
    this.held = { angle: 0, ...taken, pointer: event.pointerId, isTouch, from: [event.clientX, event.clientY] };
    this.board.isHeld = true;
    // Should the picture be replaced meanwhile, the finger stays with what it has touched.
    event.target.addEventListener("touchmove", (moved) => this.held && moved.preventDefault(), { passive: false });
  }

  move(event) {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    held.at = [event.clientX, event.clientY];
    if (!held.lit) {
      if (Math.hypot(held.at[0] - held.from[0], held.at[1] - held.from[1]) < FAR) return;
      this.begin();
    }
    this.carry();
  }

  begin() {
    const { held } = this;
    held.lit = held.begin();
    const isSmall = held.lit.some((place) => Math.min(hitBox(place).width, hitBox(place).height) < FINGER);
    held.rise = held.isTouch && isSmall ? RISE : 0;
    held.lit.forEach((place) => place.classList.add("is-lit"));
    this.board.host.classList.add("is-dragging");
    held.ghost = held.shape ? ghostOf(held.shape) : document.createElementNS(SVG, "line");
    held.ghost.classList.add("held");
    this.board.svg.append(held.ghost);
    const seen = held.shape ? held.ghost : held.home;
    const { width, height } = seen.getBoundingClientRect();
    held.middle = middleIn(seen);
    held.grown = held.isTouch ? Math.max(1.1, (FINGER + 6) / Math.max(width, height)) : 1.04;
    held.shape?.classList.add("is-lifted");
    this.scroll();
  }

  // Who carries something to the edge of the screen sees what lies beyond.
  scroll() {
    if (!this.isCarrying) return;
    const y = this.held.at[1];
    const by = y < EDGE ? y - EDGE : Math.max(0, y - innerHeight + EDGE);
    const before = scrollY;
    if (by) scrollBy({ top: by / 4, behavior: "instant" });
    if (scrollY !== before) this.carry();
    requestAnimationFrame(() => this.scroll());
  }

  carry() {
    const { held } = this;
    const aimed = this.aim();
    if (aimed !== held.aimed) {
      held.aimed?.classList.remove("is-aimed");
      aimed?.classList.add("is-aimed");
      held.aimed = aimed;
      held.angle = held.over?.(aimed) ?? held.angle;
      held.ghost.classList.toggle("is-there", Boolean(aimed && held.over));
    }
    this.layGhost(this.board.inside({ clientX: held.at[0], clientY: held.at[1] - held.rise }));
  }

  layGhost([x, y]) {
    const { ghost, shape, middle, grown, angle } = this.held;
    if (shape)
      ghost.setAttribute(
        "transform",
        `translate(${x} ${y}) rotate(${angle}) scale(${grown}) translate(${-middle[0]} ${-middle[1]})`,
      );
    else
      for (const [name, value] of Object.entries({ x1: middle[0], y1: middle[1], x2: x, y2: y }))
        ghost.setAttribute(name, value);
  }

  // The elements of the picture at the point that is aimed at, the uppermost first.
  there() {
    const { at, rise } = this.held;
    return document.elementsFromPoint(at[0], at[1] - (rise ?? 0)).filter((each) => this.board.svg?.contains(each));
  }

  under() {
    return this.there().map((each) => each.closest(PLACES)).find(Boolean) ?? null;
  }

  aim() {
    const { lit, at, rise, home } = this.held;
    for (const each of this.there()) {
      const found = lit.find((place) => place.contains(each));
      if (found) return found;
      if (home.contains(each)) return null;
    }
    if (this.under()) return null;
    const [x, y] = [at[0], at[1] - rise];
    const near = lit.map((place) => ({ place, far: away(hitBox(place), x, y) })).filter(({ far }) => far < NEAR);
    return near.reduce((best, each) => (best && best.far <= each.far ? best : each), null)?.place ?? null;
  }

  up(event) {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.lit) {
      this.leave();
      return;
    }
    held.at = [event.clientX, event.clientY];
    this.carry();
    const [place, under] = [held.aimed, this.under()];
    this.isJustPut = event.pointerType !== "touch"; // a finger's drag ends in no click, and its next tap is meant
    setTimeout(() => {
      this.isJustPut = false;
    }, 60);
    // What is put down stays there until its owner says that it is done.
    if (place && held.shape) this.layGhost(middleIn(hitShape(place)));
    this.held = null;
    this.settle(held, held.put(place, under));
  }

  // Nothing is carried any more.
  leave() {
    const { held } = this;
    this.held = null;
    if (!held) return;
    this.settle(held);
    if (held.lit) held.leave?.();
  }

  async settle(held, done) {
    this.board.isHeld = false;
    this.board.host.classList.remove("is-dragging");
    held.lit?.forEach((place) => place.classList.remove("is-lit", "is-aimed"));
    await done;
    held.ghost?.remove();
    held.shape?.classList.remove("is-lifted");
  }

  // Another picture of the same position: what is carried is carried on in it.
  again() {
    const { held } = this;
    if (!held) return;
    const [name] = ["cell", "tile", "kind", "move"].filter((each) => held.home.dataset[each] !== undefined);
    const home = this.board.svg?.querySelector(`[data-${name}="${CSS.escape(held.home.dataset[name])}"]`);
    const taken = home && this.take(home);
    if (!taken) {
      this.leave();
      return;
    }
    const isCarrying = Boolean(held.lit);
    Object.assign(held, taken, { lit: undefined, aimed: undefined });
    if (!isCarrying) return;
    this.begin();
    this.carry();
  }

  turn(step) {
    const { held } = this;
    const turned = held.turn?.(step, held.aimed ?? null);
    if (turned === undefined) return;
    held.angle = turned;
    this.carry();
  }

  wheeled(event) {
    if (!this.isCarrying || event.ctrlKey) return;
    event.preventDefault();
    if (Date.now() - (this.turnedAt ?? 0) < 120) return;
    this.turnedAt = Date.now();
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  pressed(event) {
    if (!this.isCarrying) return;
    if (event.key === "Escape") this.leave();
    else if (event.key.toLowerCase() === "r") this.turn(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // The click that ends a drag chooses nothing.
  clicked(event) {
    if (!this.isJustPut) return;
    this.isJustPut = false;
    event.stopImmediatePropagation();
  }
}

// A copy that no search finds, and that says nothing; without what only stands beside the thing.
function ghostOf(shape) {
  const ghost = shape.cloneNode(true);
  ghost.querySelectorAll("[data-aside]").forEach((each) => each.remove());
  for (const each of [ghost, ...ghost.querySelectorAll("g")])
    for (const name of each.getAttributeNames())
      if (name.startsWith("data-") || SILENT.includes(name)) each.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  return ghost;
}

function away(box, x, y) {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}
