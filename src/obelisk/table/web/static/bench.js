// The workbench of a game that has one: tiles are laid, turned and taken up; the server says what that is worth.
import { Drag } from "./drag.js";
import { nearest } from "./marks.js";
import { element, picture, post, Problem } from "./net.js";

// What somebody has done once on a bench need not be said again.
const LEARNT = { place: "bench-laid", turn: "bench-turned" };
// What lies on a bench before anything was laid there, and what of it lies where.
const NOTHING = { layout: "", laid: {} };
// The words that change what lies there, and that may be typed.
const CHANGES = ["place", "turn", "move", "remove", "clear"];
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Bench {
  // hooks: id, words, table(), seat(), canBuild(), bubble(text, place), line (where to say what to do next),
  // changed(), done(), picked() when a tile is chosen, and refused(problem), if at all
  constructor(board, hooks) {
    Object.assign(this, hooks, {
      board,
      say: hooks.words,
      pasts: new Map(),
      tile: null,
      cell: null,
      made: [],
      kept: new Map(),
      before: Promise.resolve(),
    });
    const { host } = board;
    // First, so that the click that ends a drag is heard by nobody else.
    this.drag = new Drag(board, (place) => this.lifted(place));
    host.addEventListener("click", (event) => this.clicked(event), true);
    host.addEventListener("keydown", (event) => this.pressed(event), true);
    addEventListener("keydown", (event) => this.pressedAnywhere(event));
  }

  get isUsed() {
    return this.table().has_bench && this.seat() !== null && !this.table().result;
  }
  // The server keeps what lies there, for the seat's player on every machine; here is what it said last.
  get lying() {
    return this.kept.get(this.seat()) ?? NOTHING;
  }
  get layout() {
    return this.lying.layout;
  }

  // Returns the position after so many moves, drawn with what lies on the bench.
  drawAt(ply) {
    let drawn;
    return this.ask({ ply }, (answer) => {
      drawn = answer;
    }).then(() => drawn);
  }

  // One question after the other: each begins with what the one before has left on the bench.
  ask(more, then) {
    const asked = this.before
      .catch(() => {})
      .then(async () => {
        const answer = await this.question(more);
        if (answer.refused) throw new Problem(answer.refused);
        then(answer);
      });
    this.before = asked;
    return asked;
  }

  question(more) {
    return post(`/tables/${this.id}/bench`, { seat: this.seat(), tall: this.board.isTall, ...more });
  }

  take(answer, moves = true) {
    this.kept.set(this.seat(), { layout: answer.layout || "", laid: answer.laid });
    Object.assign(this, { isDue: answer.is_due, told: answer.told, toldOf: answer.cell });
    this.board.put(picture(answer.svg), moves);
  }

  // Returns whether it was done.
  async do(word, rest, place = null, tell = this.bubble) {
    try {
      await this.ask({ word, rest }, (answer) => {
        const before = this.lying;
        this.take(answer);
        this.keep(before);
      });
      if (LEARNT[word] && this.line) {
        localStorage.setItem(LEARNT[word], "yes");
        this.tellNext();
      }
      this.done?.();
      return true;
    } catch (problem) {
      tell(problem.message, place);
      this.refused?.(problem);
      return false;
    }
  }

  // What is typed for the bench, like `place d2 NES`: its word and the rest; null for everything else.
  reads(text) {
    const [word, ...rest] = text.split(/\s+/);
    return this.isUsed && this.canBuild() && CHANGES.includes(word.toLowerCase())
      ? [word.toLowerCase(), rest.join(" ")]
      : null;
  }

  // What lay on the bench before each change that can be undone, of the seat that is seen.
  get past() {
    if (!this.pasts.has(this.seat())) this.pasts.set(this.seat(), []);
    return this.pasts.get(this.seat());
  }

  get canUndo() {
    return this.isUsed && this.canBuild() && this.past.length > 0;
  }
  keep(before) {
    if (!this.changed || before.layout === this.layout) return;
    this.past.push(before.laid);
    this.changed();
  }

  // Lays what lay there before the last change: first what has to go is taken up, then the rest is laid.
  async undo() {
    const now = this.lying.laid,
      then = this.past.pop();
    const others = (one, other) => Object.keys(one).filter((cell) => one[cell] !== other[cell]);
    const steps = [
      ...others(now, then).map((cell) => ({ word: "remove", rest: cell })),
      ...others(then, now).map((cell) => ({ word: "place", rest: `${cell} ${then[cell]}` })),
    ];
    this.cell = this.tile = null;
    try {
      for (const step of steps) await this.ask(step, (answer) => this.take(answer, false));
    } catch (problem) {
      this.past.push(then); // it can be tried again
      this.bubble(problem.message);
    }
    this.tellButtons();
  }

  buttons() {
    if (!this.isUsed || !this.canBuild()) return [];
    const button = (code, act) => {
      const made = element(
        "button",
        { type: "button", "data-act": `bench-${code}` },
        this.say(`table/bench/${code}`),
      );
      made.addEventListener("click", () => {
        const why = this.whyNot(code);
        if (why) this.bubble(why, made);
        else act();
      });
      return made;
    };
    this.made = [
      button("turn", () => this.do("turn", this.cell)),
      button("remove", () => this.remove(this.cell)),
      button("clear", () => {
        this.cell = null;
        this.do("clear", "");
      }),
    ];
    this.tellButtons();
    return this.made;
  }

  // Why a button does nothing now; null where it does something.
  whyNot(code) {
    if (!this.canBuild()) return this.say("table/why/past");
    if (!this.layout) return this.say("table/bench/why/empty");
    return code === "clear" || this.isLaid(this.find("cell", this.cell))
      ? null
      : this.say("table/bench/why/choose");
  }

  // Who has no tile yet needs no buttons for tiles.
  tellButtons() {
    const hasTiles = Boolean(this.layout) || this.places().some((place) => place.dataset.tile !== undefined);
    for (const made of this.made) {
      const why = this.whyNot(made.dataset.act.slice("bench-".length));
      made.hidden = !hasTiles;
      made.title = why ?? "";
      made.setAttribute("aria-disabled", Boolean(why));
    }
    this.changed?.();
  }

  // Says what to do next, until it was done once.
  tellNext() {
    if (!this.line) return;
    const next = this.isUsed && this.canBuild() ? this.next() : null;
    this.line.hidden = !next;
    this.line.classList.toggle("is-early", !this.isDue && next === "choose");
    this.line.textContent = next ? this.say(`table/bench/how/${next}`) : "";
  }

  next() {
    const has = (learnt) => localStorage.getItem(learnt) === "yes";
    if (!has(LEARNT.place))
      return this.tile !== null
        ? "lay"
        : this.places().some((place) => place.dataset.tile !== undefined)
          ? "choose"
          : null;
    if (has(LEARNT.turn) || !this.layout) return null;
    return this.isLaid(this.find("cell", this.cell)) ? "turn" : "pick";
  }

  // A new picture: the cells and the tray can be reached by keyboard, and what was chosen stays so.
  refresh() {
    this.tellNext();
    if (!this.isUsed || !this.canBuild() || !this.board.svg) return;
    for (const place of this.places()) {
      place.setAttribute("role", "button");
      if (!place.hasAttribute("tabindex")) place.setAttribute("tabindex", -1);
    }
    // What is asked before it is done is the last stop, not the first.
    if (!this.board.svg.querySelector("[tabindex='0']:not([data-ask])")) this.places()[0]?.setAttribute("tabindex", 0);
    this.drag.again();
    this.ring();
    if (this.focused) {
      const again = this.places().find((place) => (place.dataset.cell ?? place.dataset.tile) === this.focused);
      this.focused = null;
      again?.focus({ preventScroll: true });
    }
  }

  places() {
    return this.board.svg ? [...this.board.svg.querySelectorAll("[data-tile], [data-cell]")] : [];
  }
  find(kind, name) {
    return name === null ? null : (this.places().find((place) => place.dataset[kind] === name) ?? null);
  }
  isLaid(cell) {
    return Boolean(cell?.querySelector("[data-light]"));
  }

  ring() {
    this.board.svg?.querySelectorAll(".bench-chosen").forEach((each) => each.classList.remove("bench-chosen"));
    this.find("tile", this.tile)?.classList.add("bench-chosen");
    this.find("cell", this.cell)?.classList.add("bench-chosen");
    this.board.svg?.querySelectorAll(".is-open").forEach((each) => each.classList.remove("is-open"));
    const tile = this.find("tile", this.tile);
    if (tile) this.whereFits(tile).forEach((cell) => cell.classList.add("is-open"));
    this.tellButtons();
    this.tellNext();
  }

  clicked(event) {
    if (!this.isUsed || !this.canBuild()) return;
    const place = event.target.closest?.("[data-tile], [data-cell]");
    if (!place || event.target.closest("[data-move]")) return;
    event.stopPropagation();
    this.activate(place);
  }

  activate(place) {
    if (place.dataset.tile !== undefined) {
      this.tile = this.tile === place.dataset.tile ? null : place.dataset.tile;
      this.cell = null;
      this.picked?.();
      this.ring();
    } else this.onCell(place);
  }

  onCell(place) {
    const cell = place.dataset.cell;
    if (this.tile !== null) {
      this.lay(this.tile, cell, place);
    } else if (this.isLaid(place)) {
      // The first touch chooses a tile, the next ones turn it.
      if (this.cell === cell) this.do("turn", cell, place);
      else {
        this.cell = cell;
        this.picked?.();
        this.ring();
      }
    } else {
      this.cell = null;
      this.ring();
    }
  }

  // A tile that is refused stays chosen, so that it can be tried elsewhere.
  async lay(tile, cell, place) {
    Object.assign(this, { tile: null, cell });
    if ((await this.do("place", `${tile} ${cell}`, place)) || this.tile !== null || this.cell !== cell) return;
    Object.assign(this, { tile, cell: null });
    this.ring();
  }

  // So does a tile that could not be taken up.
  async remove(cell, place = null) {
    this.cell = null;
    if ((await this.do("remove", cell, place)) || this.cell !== null) return;
    this.cell = cell;
    this.ring();
  }

  pressed(event) {
    if (!this.isUsed || !this.canBuild()) return;
    const place = event.target.closest?.("[data-tile], [data-cell]");
    if (!place || place.dataset.move) return;
    const key = event.key.toLowerCase();
    const done = () => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    if (ARROWS[event.key]) {
      done();
      const stops = [
        ...this.places(),
        ...this.board.svg.querySelectorAll("[data-move]:not(.ob-target), [data-why]"),
      ];
      nearest(place, stops, ARROWS[event.key])?.focus({ preventScroll: true });
      return;
    }
    this.focused = place.dataset.cell ?? place.dataset.tile;
    if (key === "enter" || key === " ") {
      done();
      this.activate(place);
    } else if (key === "r" && this.isLaid(place)) {
      done();
      this.do("turn", place.dataset.cell, place);
    } else if ((key === "delete" || key === "backspace") && this.isLaid(place)) {
      done();
      this.do("remove", place.dataset.cell, place);
    }
  }

  // The chosen tile is turned and taken up wherever the focus is, unless something is typed.
  pressedAnywhere(event) {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.target.matches?.("input, textarea, select")
    )
      return;
    const cell = this.isUsed && this.canBuild() ? this.find("cell", this.cell) : null;
    if (!this.isLaid(cell)) return;
    const key = event.key.toLowerCase();
    if (key === "r") this.do("turn", this.cell, cell);
    else if (key === "delete" || key === "backspace") {
      event.preventDefault();
      this.remove(this.cell, cell);
    }
  }

  // --- dragging: from the tray to a cell, from cell to cell, from a cell back to the tray ---------------------------
  lifted(place) {
    if (!this.isUsed || !this.canBuild() || place.closest("[data-move]")) return null;
    const isLaid = place.dataset.cell !== undefined && this.isLaid(place);
    if (place.dataset.tile === undefined && !isLaid) return null;
    return {
      home: place,
      shape: isLaid ? place.querySelector("[data-light]") : place,
      begin: () => this.whereFits(place),
      put: (target, under) => this.land(place, (target ?? under)?.closest("[data-cell]") ?? null),
    };
  }

  // The picture says which cells take a tile. One that is laid may also go back to where the others lie.
  whereFits(place) {
    const fits = this.places().filter((cell) => cell !== place && cell.dataset.takes === place.dataset.fits);
    return this.isLaid(place) ? [...fits, ...this.board.svg.querySelectorAll("[data-place=tray]")] : fits;
  }

  async land(place, target) {
    const { tile, cell } = place.dataset;
    if (tile !== undefined && target) await this.lay(tile, target.dataset.cell, target);
    else if (cell !== undefined && !target) await this.remove(cell);
    else if (cell !== undefined && target.dataset.cell !== cell) {
      const moved = this.do("move", `${cell} ${target.dataset.cell}`, target);
      this.cell = (await moved) ? target.dataset.cell : cell;
      this.ring();
    }
  }
}
