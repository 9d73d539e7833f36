// Choosing a move in the picture: by pointer, finger or keyboard alike. Moves are texts that the picture carries.
import { SVG, badge, offer, ring, target } from "./marks.js";
import { play } from "./sound.js";
import { fill } from "./tray.js";
import { Walker } from "./walk.js";

export class Selector extends Walker {
  // hooks: canAct(), asksFirst(), send(move, place), attempt(move, place), refuse(text, place), words(code, facts);
  // and, where there are players: seat() that acts, and position(), a text that changes when the position does
  constructor(board, tray, hooks) {
    super(board);
    Object.assign(this, { tray, hooks, pending: null, from: null, tile: null, showsAll: false });
    const host = board.host;
    host.addEventListener("click", (event) => this.clicked(event));
    host.addEventListener(
      "wheel",
      (event) => {
        if (!this.pending || event.ctrlKey || this.ways().length < 2) return;
        event.preventDefault();
        if (Date.now() - (this.turned || 0) > 120) {
          this.turned = Date.now();
          this.turn(event.deltaY > 0 ? 1 : -1);
        }
      },
      { passive: false },
    );
    addEventListener("keydown", (event) => this.pressedAnywhere(event));
  }

  // A new picture. What was chosen stays so in another picture of the same position.
  refresh() {
    const position = this.hooks.position?.();
    const chosen = position !== undefined && position === this.position ? this.chosen() : null;
    this.position = position;
    Object.assign(this, { pending: null, from: null, tile: null });
    const svg = this.board.svg;
    if (!svg || !chosen) this.showTray();
    if (!svg) return;
    this.marks = svg.appendChild(document.createElementNS(SVG, "g"));
    this.marks.setAttribute("class", "marks");
    for (const cell of this.sources()) {
      cell.setAttribute("role", "button");
      cell.classList.add("can");
    }
    this.showAll(this.showsAll);
    if (chosen) this.choseBefore(chosen);
    this.rove(this.isWalking ? this.board.focused : null);
  }

  // What is chosen, by names that hold in every picture.
  chosen() {
    const { from, tile, pending } = this;
    return { from, tile, move: pending ? pending.moves[pending.at] : null, square: pending?.place.dataset.square };
  }

  choseBefore({ from, tile, move, square }) {
    const named = (kind, name) => this.board.svg.querySelector(`[data-${kind}="${CSS.escape(name)}"]`);
    if (tile !== null && named("tile", tile)) this.chooseTile(named("tile", tile));
    if (from !== null) {
      this.from = from;
      this.targets(`[data-from="${CSS.escape(from)}"]`).forEach((target) => target.classList.add("ob-shown"));
    }
    const place = move === null ? null : square === undefined ? named("move", move) : named("square", square);
    const shapes = place && square !== undefined ? this.layings(place) : [];
    const moves = shapes.length ? shapes.map((shape) => shape.dataset.move) : [move];
    if (place && moves.includes(move)) {
      if (from === null || place.classList.contains("ob-target")) this.hideTargets(place);
      this.pending = { moves, place, shapes, at: moves.indexOf(move) };
      this.showPending();
    } else {
      this.remark();
      this.showTray();
    }
  }

  sources() {
    const names = new Set(this.targets("[data-from]").map((target) => target.dataset.from));
    return [...this.ground.querySelectorAll("[data-cell]")].filter((cell) => names.has(cell.dataset.cell));
  }

  // In a match two boards share the names of cells: this is the one that is played on now.
  get ground() {
    const { svg } = this.board;
    return svg.querySelector(".ob-panel[data-played]") ?? svg.querySelector(".ob-map") ?? svg;
  }

  cellNamed(name) {
    return this.ground.querySelector(`[data-cell="${CSS.escape(name)}"]`);
  }

  showAll(on) {
    this.showsAll = on;
    this.board.host.classList.toggle("shows-moves", on);
    this.remark();
  }

  // --- pointer ------------------------------------------------------------------------------------------------------
  clicked(event) {
    if (this.board.dragged > 8) return;
    const place = event.target.closest?.("[data-move],[data-square],[data-tile],[data-cell],[data-why]");
    if (!place) {
      this.cancel();
      return;
    }
    this.activate(place);
  }

  activate(place) {
    // What cannot be done now says why.
    if (place.dataset.why !== undefined) {
      this.hooks.refuse(place.dataset.why, place);
      return;
    }
    if (!this.hooks.canAct()) {
      if (place.dataset.move || place.dataset.square) this.hooks.attempt(null, place);
      return;
    }
    if (place.classList.contains("ob-target") && place.closest("[data-square]"))
      place = place.closest("[data-square]");
    if (place.dataset.square !== undefined) this.chooseSquare(place);
    else if (this.isRunEnd(place)) this.chooseEnd(place);
    else if (place.dataset.move !== undefined) this.choose([place.dataset.move], place);
    else if (place.dataset.tile !== undefined) this.chooseTile(place);
    else this.chooseCell(place);
  }

  chooseCell(cell) {
    const name = cell.dataset.cell;
    if (!this.ground.contains(cell)) {
      this.hooks.refuse(this.whyElsewhere(), cell);
      return;
    }
    const steps = this.targets(`[data-from="${CSS.escape(name)}"]`);
    if (this.from === name) this.cancel();
    else if (steps.length) {
      this.cancel();
      this.from = name;
      steps.forEach((target) => target.classList.add("ob-shown"));
      this.remark();
      this.rove(this.isWalking ? name : null);
    } else if (this.targets("[data-from]").length && this.isOwn(cell))
      this.hooks.refuse(this.hooks.words("table/why/stuck", { cell: name }), cell);
    else if (this.from !== null) this.hooks.attempt(this.from + name, cell);
    else this.attemptCell(cell);
  }

  // A cell that offers no move is tried as the others are written.
  attemptCell(cell) {
    const like = this.ground.querySelector("[data-cell][data-move]");
    if (like) this.hooks.attempt(like.dataset.move.replace(like.dataset.cell, cell.dataset.cell), cell);
    else this.cancel();
  }

  // Why a cell of the board that is not played on does nothing.
  whyElsewhere() {
    const { played } = this.ground.dataset;
    return this.hooks.words(played ? "table/why/micro-first" : "table/why/tile-first", { tile: played });
  }

  isOwn(cell) {
    const standing = cell.querySelector("[data-piece]")?.dataset.piece.split(" ").pop();
    return standing !== undefined && standing === String(this.hooks.seat?.() ?? "");
  }

  // A cell that is a move by itself may also be an end of a longer one: a run, named by its two ends in either order.
  isRunEnd(place) {
    if (!place.dataset.cell || place.dataset.move === undefined || place.closest(".ob-target")) return false;
    const name = CSS.escape(place.dataset.cell);
    return this.targets(`[data-from="${name}"]`).length + this.targets(`[data-to="${name}"]`).length > 0;
  }

  // The first click chooses an end; the second the other end, or the same cell again for itself alone.
  chooseEnd(cell) {
    const name = cell.dataset.cell;
    if (this.from === name) {
      this.confirm();
      return;
    }
    if (this.from !== null) {
      const [one, other] = [CSS.escape(this.from), CSS.escape(name)];
      const run =
        this.targets(`[data-from="${one}"][data-to="${other}"]`)[0] ??
        this.targets(`[data-from="${other}"][data-to="${one}"]`)[0];
      if (run) this.choose([run.dataset.move], run);
      else {
        this.hooks.attempt(this.from + name, cell);
        this.cancel();
      }
      return;
    }
    this.cancel();
    this.from = name;
    this.targets(`[data-from="${CSS.escape(name)}"]`).forEach((target) => target.classList.add("ob-shown"));
    this.pending = { moves: [cell.dataset.move], place: cell, shapes: [], at: 0 };
    this.showTray();
    this.remark();
    this.rove(this.isWalking ? name : null);
  }

  chooseTile(place) {
    if (this.pending?.shapes.some((shape) => shape.dataset.of === place.dataset.tile)) {
      this.chooseOf(place.dataset.tile);
      return;
    }
    const isSame = this.tile === place.dataset.tile;
    this.cancel();
    if (!isSame && place.getAttribute("role") === "button") this.tile = place.dataset.tile;
    for (const square of this.board.svg.querySelectorAll("[data-square]")) {
      const ghost = this.layings(square)[0];
      square.classList.toggle("fits", this.tile !== null && Boolean(ghost));
      square.classList.toggle("misfits", this.tile !== null && !ghost);
      if (this.tile !== null && ghost) ghost.classList.add("ob-shown", "is-ghost");
    }
    this.remark();
  }

  layings(square) {
    return [...square.querySelectorAll(".ob-target[data-move]")].filter(
      (laying) => this.tile === null || laying.dataset.of === this.tile,
    );
  }

  chooseSquare(square) {
    if (this.pending?.place === square) {
      if (this.ways().length > 1) this.turn(1);
      else if (this.pending.moves.length === 1) this.confirm();
      else this.hooks.refuse(this.hooks.words("table/why/one-way", { tile: this.tileOf() }), square);
      return;
    }
    const found = this.layings(square);
    // The chosen tile stays chosen: another square may be the right one.
    if (!found.length) {
      this.hooks.refuse(this.hooks.words("table/why/no-fit", { tile: this.tile }), square);
      return;
    }
    this.choose(
      found.map((laying) => laying.dataset.move),
      square,
      found,
    );
  }

  targets(which) {
    return [...this.ground.querySelectorAll(`.ob-target${which}`)];
  }

  // --- what is chosen, and not yet made -----------------------------------------------------------------------------
  choose(moves, place, shapes = []) {
    if (this.pending && this.pending.place === place && !shapes.length) {
      this.confirm();
      return;
    }
    this.hideTargets(place);
    this.pending = { moves, place, shapes, at: 0 };
    if (!shapes.length && place.dataset.ask === undefined && !this.hooks.asksFirst()) {
      this.confirm();
      return;
    }
    this.showPending();
  }

  // The tile that would be laid, where tiles are laid, and the ways to lay it there: it is turned from one to the next.
  tileOf(at = this.pending.at) {
    return this.pending.shapes[at]?.dataset.of;
  }

  ways() {
    const { moves, at } = this.pending;
    return moves.map((move, n) => n).filter((n) => this.tileOf(n) === this.tileOf(at));
  }

  turn(step) {
    if (!this.pending) return;
    const ways = this.ways();
    if (ways.length < 2) return;
    this.pending.at = ways[(ways.indexOf(this.pending.at) + step + ways.length) % ways.length];
    play("turn");
    this.showPending();
  }

  // Another tile of the hand on the same square.
  chooseOf(tile) {
    this.pending.at = this.pending.shapes.findIndex((shape) => shape.dataset.of === tile);
    play("turn");
    this.showPending();
  }

  showPending() {
    const { shapes, at, place } = this.pending;
    shapes.forEach((shape, n) => {
      shape.classList.toggle("ob-shown", n === at);
      shape.classList.remove("is-ghost");
    });
    place.classList.add("is-pending");
    this.remark();
    this.showTray();
    const label = (shapes[at] || place).getAttribute("aria-label");
    this.hooks.speak(label);
  }

  showTray() {
    this.tray.hidden = !this.pending;
    if (this.pending) fill(this.tray, this, this.hooks.words);
    else this.tray.replaceChildren();
  }

  confirm() {
    if (!this.pending) return;
    const { moves, at, place } = this.pending;
    this.pending = null;
    this.showTray();
    this.hooks.send(moves[at], place);
  }

  hideTargets(except = null) {
    const svg = this.board.svg;
    if (!svg) return;
    for (const shown of svg.querySelectorAll(".ob-shown"))
      if (!except?.contains(shown) || shown !== except) shown.classList.remove("ob-shown", "is-ghost");
    for (const each of svg.querySelectorAll(".is-pending, .fits, .misfits"))
      each.classList.remove("is-pending", "fits", "misfits");
    if (except?.classList.contains("ob-target")) except.classList.add("ob-shown");
  }

  cancel() {
    Object.assign(this, { pending: null, from: null, tile: null });
    this.hideTargets();
    this.remark();
    this.showTray();
  }

  // --- rings around what is chosen, and around what could be --------------------------------------------------------
  remark() {
    if (!this.marks) return;
    this.marks.replaceChildren();
    if (this.showsAll) {
      this.sources().forEach((cell) => this.ring(cell, "ring-can"));
      this.board.svg
        .querySelectorAll("[data-move]:not(.ob-target):not(.can)")
        .forEach((place) => offer(this.marks, place));
    }
    if (this.from !== null) {
      const name = CSS.escape(this.from);
      const cell = this.cellNamed(this.from);
      if (cell) this.ring(cell, "ring-picked");
      for (const back of this.targets(`[data-to="${name}"]`)) {
        const start = this.cellNamed(back.dataset.from);
        if (start && this.isRunEnd(start)) target(this.marks, start);
      }
    }
    if (this.tile !== null)
      this.ring(this.board.svg.querySelector(`[data-tile="${CSS.escape(this.tile)}"]`), "ring-picked");
    if (!this.pending) return;
    const tile = this.tileOf();
    this.ring(this.pending.shapes[this.pending.at] ?? this.pending.place, "ring-picked");
    if (tile !== undefined && this.ways().length > 1) badge(this.marks, this.pending.shapes[this.pending.at], "⟳");
    const held = tile === undefined ? null : this.board.svg.querySelector(`[data-tile="${CSS.escape(tile)}"]`);
    if (held && tile !== this.tile) this.ring(held, "ring-picked");
  }

  ring(place, kind) {
    ring(this.marks, place, kind);
  }

  // --- keyboard ------------------------------------------------------------------------------------------------------
  pressedAnywhere(event) {
    if (event.target.matches?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") this.cancel();
    else if (event.key.toLowerCase() === "r" && this.pending) this.turn(event.shiftKey ? -1 : 1);
    else if (
      event.key === "Enter" &&
      this.pending &&
      !event.defaultPrevented &&
      !event.target.closest?.("button, a, summary")
    )
      this.confirm();
  }
}
