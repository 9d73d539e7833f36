// The picture on the page: fetched, put in place of the old one, moved a little, looked at closely. It knows no game.
import { Problem, ask, patiently, picture } from "./net.js";
import { isPhone } from "./screens.js";

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
// What chance has brought comes tumbling from above, and stands.
const TUMBLING = { duration: 560, easing: "cubic-bezier(.3,.6,.4,1)" };
const TUMBLE = [
  { opacity: 0, transform: "translate(60%, -260%) rotate(-500deg) scale(1.9)" },
  { opacity: 1, transform: "translate(35%, -150%) rotate(-290deg) scale(1.8)", offset: 0.35 },
  { opacity: 1, transform: "translate(8%, -20%) rotate(25deg) scale(1.2)", offset: 0.8 },
  { opacity: 1, transform: "none" },
];
const MOVING = { duration: 220, easing: "cubic-bezier(.2,.7,.3,1)" };

export class Board {
  constructor(host, id, language) {
    Object.assign(this, { host, id, language, asked: 0, shown: 0, close: null, options: {} });
    this.isTall = isPhone.matches;
    this.onShown = () => {};
    this.onChanged = () => {}; // the same position is to be drawn in another way
    this.known = () => null; // the picture of a position that is known without asking, as text
    this.watchSize();
    this.watchPointers();
  }

  get svg() {
    return this.host.querySelector("svg");
  }

  // What the picture says of its position beside it; nothing while another one is on its way.
  get told() {
    return this.shown === this.asked ? (this.svg?.dataset ?? {}) : {};
  }

  // How pictures are drawn here.
  get style() {
    return { language: this.language, tall: this.isTall ? "1" : "0", ...this.options };
  }

  address({ ply, seat = null }) {
    const asked = new URLSearchParams({ ...this.style, bare: "1", ply });
    if (seat !== null) asked.set("seat", seat);
    return `/api/v1/tables/${this.id}/picture.svg?${asked}`;
  }

  // Returns the picture of a position.
  async draw(what) {
    const known = this.known(what);
    if (known) return picture(known);
    const answer = await patiently(() => ask(this.address(what)));
    const text = await answer.text();
    if (!answer.ok) throw new Problem(JSON.parse(text), answer.status);
    return picture(text);
  }

  // Shows a position. Only the last of several questions is answered on the page.
  async show(what) {
    const number = ++this.asked;
    const drawn = await this.draw(what);
    if (number === this.asked) this.put(drawn);
  }

  // *isRoll* says that chance has led there, also if it has brought the same once more.
  put(fresh, isMoving = true, isRoll = false) {
    const old = this.svg;
    this.shown = ++this.asked; // what was asked for before and comes later is not shown any more
    this.whole = fresh.getAttribute("viewBox").split(" ").map(Number);
    fresh.removeAttribute("width");
    fresh.removeAttribute("height");
    const isSame = old && this.before === fresh.getAttribute("viewBox");
    this.before = fresh.getAttribute("viewBox");
    if (this.close && isSame) {
      fresh.setAttribute("viewBox", this.close.join(" "));
      fresh.dataset.look = this.part ?? "";
    } else this.fit(fresh);
    const places = old && isMoving && !isCalm.matches ? placesOf(old) : null;
    this.host.replaceChildren(fresh);
    delete this.host.dataset.ahead;
    if (places) animate(fresh, { ...places, ...(isRoll && { roll: null }) });
    this.onShown(fresh);
  }

  // Shows what is shown once more, with the options of its drawing as they are now.
  again() {
    this.onChanged();
  }

  clear() {
    this.asked += 1;
    this.host.replaceChildren();
  }

  fit(svg = this.svg) {
    this.close = this.part = null;
    this.host.classList.remove("is-close");
    if (svg) svg.dataset.look = "";
    if (svg && this.whole) svg.setAttribute("viewBox", this.whole.join(" "));
  }

  zoom(factor, at = null) {
    if (!this.svg) return;
    const [x, y, width, height] = this.close || this.whole;
    const [cx, cy] = at || [x + width / 2, y + height / 2];
    const wide = Math.min(this.whole[2], Math.max(this.whole[2] / 8, width / factor));
    if (wide >= this.whole[2] * 0.999) {
      this.fit();
      return;
    }
    const by = wide / width;
    this.look([cx - (cx - x) * by, cy - (cy - y) * by, wide, height * by]);
  }

  // Looks at one part that the picture names, and at nothing else.
  lookAt(part) {
    const found = this.svg?.querySelector(part);
    if (!found) return;
    this.fit();
    this.look(found);
    this.part = this.svg.dataset.look = part.slice(1);
  }

  // Looks closely at a part: a box, or an element of the picture.
  look(box) {
    const [left, top, wide, high] = this.whole;
    if (box instanceof Element) {
      const inner = box.getBBox();
      const margin = Math.max(inner.width, inner.height) * 0.06;
      box = [inner.x - margin, inner.y - margin, inner.width + 2 * margin, inner.height + 2 * margin];
    }
    const [x, y, width, height] = box;
    this.close = [
      Math.min(Math.max(x, left), left + wide - width),
      Math.min(Math.max(y, top), top + high - height),
      width,
      height,
    ];
    this.svg.setAttribute("viewBox", this.close.join(" "));
    this.host.classList.add("is-close");
  }

  // Where a point of the screen lies in the picture.
  inside(event) {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return [at.x, at.y];
  }

  watchSize() {
    isPhone.addEventListener("change", () => {
      this.isTall = isPhone.matches;
      this.fit();
      this.onChanged();
    });
  }

  // A drag pans and two fingers zoom, once one looks closely; the wheel zooms with Ctrl, as it does elsewhere.
  watchPointers() {
    const fingers = new Map();
    let reach = 0;
    this.host.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, this.inside(event));
      },
      { passive: false },
    );
    this.host.addEventListener("pointerdown", (event) => {
      fingers.set(event.pointerId, event);
      reach = spread(fingers);
      this.dragged = 0;
    });
    addEventListener("pointermove", (event) => {
      const before = fingers.get(event.pointerId);
      if (!before || !this.svg || this.isHeld) return;
      fingers.set(event.pointerId, event);
      if (fingers.size === 2) {
        const now = spread(fingers);
        if (reach) this.zoom(now / reach, this.inside(event));
        reach = now;
        this.dragged = 99;
      } else if (this.close) {
        const scale = this.close[2] / this.svg.getBoundingClientRect().width;
        this.dragged += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
        const [x, y, width, height] = this.close;
        this.look([
          x - (event.clientX - before.clientX) * scale,
          y - (event.clientY - before.clientY) * scale,
          width,
          height,
        ]);
      }
    });
    for (const kind of ["pointerup", "pointercancel"])
      addEventListener(kind, (event) => {
        fingers.delete(event.pointerId);
        reach = spread(fingers);
      });
  }
}

export function middleOf(place) {
  const box = place.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function spread(fingers) {
  const [one, other] = [...fingers.values()];
  return other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

// What moves is told by the picture: what it names, where it names it.
const NAMED = ["data-laid", "data-light", "data-piece"];

function placesOf(svg) {
  const found = { obelisk: null, named: new Set(), roll: rollOf(svg)?.dataset.roll };
  const obelisk = svg.querySelector(".ob-obelisk");
  if (obelisk) found.obelisk = obelisk.getBBox();
  for (const each of svg.querySelectorAll(NAMED.map((name) => `[${name}]`).join(",")))
    found.named.add(nameOf(each));
  return found;
}

// What the picture shows of chance's turn, if that is what led to it.
const rollOf = (svg) => svg.querySelector("[data-roll]");

function nameOf(each) {
  return (
    NAMED.map((name) => each.getAttribute(name) ?? "").join("|") +
    (each.closest("[data-cell]")?.dataset.cell ?? "") +
    Boolean(each.closest(".ob-map"))
  );
}

function animate(svg, old) {
  const obelisk = svg.querySelector(".ob-obelisk");
  if (obelisk && old.obelisk) travel(obelisk, old.obelisk, obelisk.getBBox());
  const came = svg.querySelector("[data-came]");
  // Of the cells that have this name, the one on the same board: a match has two boards.
  const from =
    came &&
    [...came.parentNode.querySelectorAll("[data-cell]")].find(
      (cell) => cell.dataset.cell === came.dataset.came && cell !== came,
    );
  const moved = came?.querySelector("[data-piece]");
  if (moved && from) travel(moved, from.getBBox(), came.getBBox());
  const rolled = rollOf(svg);
  const tumbling = rolled && rolled.dataset.roll !== old.roll ? (rolled.querySelector("[data-piece]") ?? rolled) : null;
  if (tumbling) turnAround(tumbling).animate(TUMBLE, TUMBLING);
  for (const each of svg.querySelectorAll(NAMED.map((name) => `[${name}]`).join(","))) {
    if (each === moved || each === tumbling || old.named.has(nameOf(each))) continue;
    turnAround(each).animate(
      [
        { opacity: 0, transform: "scale(.86)" },
        { opacity: 1, transform: "none" },
      ],
      MOVING,
    );
  }
  for (const burst of svg.querySelectorAll(".ob-burst"))
    burst.animate([{ opacity: 0 }, { opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }], { duration: 240 });
}

// Lets a shape grow and turn around its own middle.
function turnAround(element) {
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "center";
  return element;
}

function travel(element, from, to) {
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  if (Math.hypot(x, y) < 2) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], MOVING);
}
