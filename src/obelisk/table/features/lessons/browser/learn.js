// A page of lessons: every step has a board to try things on. The server judges each try; nothing is decided here.
import { Bench } from "../bench.js";
import { Problem, ask, element, picture, wordsOf } from "../net.js";
import { Selector } from "../select.js";

const say = wordsOf();
const game = document.querySelector("main[data-game]").dataset.game;
const steps = [...document.querySelectorAll(".step")];
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const KEPT = `learn:${game}`;

async function post(number, body) {
  const answer = await ask(`/learn/${game}/${number}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", Accept: "application/json" },
  });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(data, answer.status);
  return data;
}

// The picture of a step, as the selector and the bench see it.
class Board {
  constructor(host) {
    Object.assign(this, { host, dragged: 0, isHeld: false });
  }
  get svg() {
    return this.host.querySelector("svg");
  }
  put(text) {
    const fresh = picture(text);
    fresh.removeAttribute("width");
    fresh.removeAttribute("height");
    this.host.replaceChildren(fresh);
    this.whole = null;
  }
  // Comes nearer to a point, until the next picture.
  zoom(factor, [x, y]) {
    const [left, top, width, height] = this.svg.getAttribute("viewBox").split(" ").map(Number);
    this.whole ??= this.svg.getAttribute("viewBox");
    const near = [x - (x - left) / factor, y - (y - top) / factor, width / factor, height / factor];
    this.svg.setAttribute("viewBox", near.join(" "));
  }
  fit() {
    if (this.whole) this.svg.setAttribute("viewBox", this.whole);
    this.whole = null;
  }
  inside(event) {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return [at.x, at.y];
  }
}

// Here any piece may be tried, also one that cannot move: the answer says why.
class Trying extends Selector {
  activate(place, isOnTrial) {
    this.hooks.forget();
    super.activate(place, isOnTrial);
  }

  canLift(cell) {
    return this.targets("[data-from]").length > 0 && cell.querySelector("[data-piece]") !== null;
  }

  chooseCell(cell) {
    const isStuck =
      this.targets("[data-from]").length && !this.targets(`[data-from="${CSS.escape(cell.dataset.cell)}"]`).length;
    if (this.from !== null || !isStuck || !cell.querySelector("[data-piece]")) {
      super.chooseCell(cell);
      return;
    }
    this.from = cell.dataset.cell;
    this.remark();
  }
}

// Building, in games that have a workbench: what lies there goes to the server with every try, and comes back.
class Building extends Bench {
  get isUsed() {
    return true;
  }
  get lying() {
    return { layout: this.step.bench, laid: this.step.laid };
  }
  question({ word, rest }) {
    return post(this.step.number, { move: `${word} ${rest}`.trim(), bench: this.step.bench });
  }
  take(answer) {
    this.step.take(answer);
  }
  activate(place) {
    this.step.forget();
    super.activate(place);
  }

  onCell(place) {
    // A tile that lies there is turned by the first touch already: there is nothing else to learn about it.
    if (this.tile === null && this.isLaid(place)) this.cell = place.dataset.cell;
    super.onCell(place);
  }
}

class Step {
  constructor(section) {
    Object.assign(this, {
      section,
      number: Number(section.dataset.step),
      bench: "",
      laid: {},
      isOpen: false,
      isBusy: false,
    });
    this.board = new Board(section.querySelector(".board"));
    this.reply = section.querySelector(".reply");
    const words = say;
    const hooks = {
      words,
      forget: () => this.forget(),
      canAct: () => this.isOpen && !this.isBusy,
      asksFirst: () => false,
      speak: () => {},
      send: (move) => this.try({ move }),
      attempt: (move, place) => this.attempt(move, place),
      refuse: (text, place) => {
        if (place.dataset.square === undefined || this.selector.pending) this.tell("why-not", text);
        else this.attempt(null, place);
      },
    };
    this.selector = new Trying(this.board, section.querySelector(".tray"), hooks);
    if (this.board.host.dataset.hasBench !== undefined) {
      this.building = new Building(this.board, {
        step: this,
        words,
        canBuild: hooks.canAct,
        bubble: (text) => this.tell("why-not", text),
      });
    }
    for (const button of section.querySelectorAll("[data-try]"))
      button.addEventListener("click", () => this.tryFresh(button.dataset.try));
    section.querySelector(".typed").addEventListener("submit", (event) => {
      event.preventDefault();
      const typed = event.target.move.value.trim();
      if (typed) this.tryFresh(typed);
    });
    section.querySelector(".shows")?.addEventListener("click", ({ target }) => {
      this.selector.showAll(!this.selector.showsAll);
      target.setAttribute("aria-pressed", this.selector.showsAll);
    });
  }

  // Makes the board one that can be played on: before that it is a picture.
  async wake() {
    this.isAwake = true;
    await this.ask({});
  }

  async ask(body) {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.take(await post(this.number, body));
    } catch (problem) {
      this.tell("why-not", problem.message);
    } finally {
      this.isBusy = false;
    }
  }

  try(body) {
    return this.ask(this.building ? { bench: this.bench, ...body } : body);
  }

  // What stands on a button or is typed is tried where the step begins, whatever was done before.
  async tryFresh(move) {
    if (!this.isAwake || !this.isOpen) await this.wake();
    await this.try({ move });
  }

  attempt(move, place) {
    const { selector } = this;
    if (place.dataset.square !== undefined) {
      if (selector.tile !== null) this.try({ cells: [selector.tile, place.dataset.square] });
    } else if (move !== null && (place.dataset.cell === undefined || place.dataset.attempt !== undefined))
      this.try({ move });
    else if (move !== null)
      this.try({ cells: selector.from === null ? [place.dataset.cell] : [selector.from, place.dataset.cell] });
  }

  take(answer) {
    Object.assign(this, { bench: answer.bench, laid: answer.laid });
    this.isOpen = ["", "why-not", "going-on"].includes(answer.kind);
    if (answer.svg) {
      this.board.put(answer.svg);
      this.selector.refresh();
      this.board.host.dataset.open = this.isOpen ? "yes" : "no";
      this.building?.refresh();
    }
    this.selector.remark();
    for (const name of answer.places) this.point(name);
    this.tell(answer.kind, answer.told);
    if (answer.kind === "right") keep(this.section.id);
  }

  // Rings what a refusal is about.
  point(name) {
    const found = ["cell", "laid", "square"]
      .map((kind) => this.selector.ground.querySelector(`[data-${kind}="${CSS.escape(name)}"]`))
      .find(Boolean);
    if (found) this.selector.ring(found, "ring-wrong");
  }

  // A reason is about one try: it goes when the next one begins.
  forget() {
    if (this.isOpen && !this.reply.hidden) {
      this.tell("", "");
      this.selector.remark();
    }
  }

  tell(kind, told) {
    this.reply.hidden = !told;
    this.reply.className = `reply is-${kind}`;
    const label = { right: "learn/right", legal: "learn/legal", "why-not": "learn/why-not" }[kind];
    this.reply.replaceChildren(...(label ? [element("b", {}, say(label)), " "] : []), told);
    if (told)
      requestAnimationFrame(() =>
        this.reply.scrollIntoView({ block: "nearest", behavior: isCalm.matches ? "auto" : "smooth" }),
      );
    if (!told || (this.isOpen && !this.building)) return;
    const again = element("button", { type: "button", class: "again" }, say("learn/again"));
    again.addEventListener("click", () =>
      this.wake().then(() => this.board.host.querySelector("[tabindex='0']")?.focus({ preventScroll: true })),
    );
    const next = kind === "right" ? this.section.nextElementSibling : null;
    const on = next?.id ? element("a", { class: "on", href: `#${next.id}` }, say("learn/on")) : null;
    this.reply.append(element("p", { class: "row" }, ...(on ? [on] : []), again));
  }
}

function kept() {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEPT) || "[]"));
  } catch {
    return new Set();
  }
}

function keep(name) {
  const done = kept().add(name);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...done]));
  } catch {
    /* nothing depends on it */
  }
  showDone();
}

function showDone() {
  const done = kept();
  for (const link of document.querySelectorAll(".contents a"))
    link.classList.toggle("is-done", done.has(link.hash.slice(1)));
}

const watcher = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      new Step(target).wake();
    }
  },
  { rootMargin: "600px" },
);
steps.forEach((section) => watcher.observe(section));
showDone();
