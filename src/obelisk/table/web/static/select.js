// Choosing a move in the picture: by pointer, finger or keyboard alike. Moves are texts that the picture carries.
import { Drag, FINGER } from "./drag.js";
import { lifted } from "./lift.js";
import { SVG, WIDE, badge, hitBox, offer, ring, target } from "./marks.js";
import { play } from "./sound.js";
import { fill } from "./tray.js";
import { Walker } from "./walk.js";

const PLACES = ["move", "square", "tile", "kind", "cell", "attempt", "why"].map((name) => `[data-${name}]`).join(",");
const NOTHING = { pending: null, from: null, tile: null, kind: null, begun: null };
// A second click so soon and so near belongs to the first one.
const SOON = 500;
const NEAR = 12;

export class Selector extends Walker {
  // hooks: canAct(), asksFirst(isDragged), send(move, place), attempt(move, place), words(code, facts),
  // refuse(text, place, { code, move }) with the code of what is said, or the move that it is about; and, where there
  // are players: seat() that acts, position(), a text that changes when the position does, picked(), when something
  // is chosen that may be, and places() that a workbench lets a player choose
  constructor(board, tray, hooks) {
    super(board);
    Object.assign(this, { tray, hooks, ...NOTHING, showsAll: false });
    this.drag = new Drag(board, (place) => lifted(this, place));
    const host = board.host;
    host.addEventListener("click", (event) => this.clicked(event));
    host.addEventListener(
      "wheel",
      (event) => {
        if (!this.pending || event.ctrlKey || this.drag.isCarrying || canScroll()) return;
        if (this.ways().length < 2) return;
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
    Object.assign(this, NOTHING);
    const svg = this.board.svg;
    if (!svg || !chosen) this.showTray();
    if (!svg) return;
    if (!chosen) this.stepBack();
    this.marks = svg.appendChild(document.createElementNS(SVG, "g"));
    this.marks.setAttribute("class", "marks");
    for (const cell of this.sources()) {
      cell.setAttribute("role", "button");
      cell.classList.add("can");
    }
    this.showAll(this.showsAll);
    if (chosen) this.choseBefore(chosen);
    if (chosen) this.drag.again();
    else this.drag.leave();
    this.rove();
  }

  // What is chosen, by names that hold in every picture.
  chosen() {
    const { from, tile, kind, begun, pending } = this;
    const { square } = pending?.place.dataset ?? {};
    return { from, tile, kind, begun, move: pending ? pending.moves[pending.at] : null, square };
  }

  choseBefore({ from, tile, kind, begun, move, square }) {
    const named = (kind, name) => this.board.svg.querySelector(`[data-${kind}="${CSS.escape(name)}"]`);
    if (tile !== null && named("tile", tile)) this.hold({ tile });
    if (kind !== null && named("kind", kind)) this.hold({ kind });
    this.begun = begun;
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
    const place = event.target.closest?.(PLACES);
    this.isSecond = this.isSecondOf(event);
    this.before = { at: [event.clientX, event.clientY], when: event.timeStamp };
    if (!place) this.cancel();
    else if (event.pointerType === "touch" && this.comeNear(place, event)) this.activate(place, true);
    else this.activate(place);
    this.isSecond = false;
  }

  // Whether a click is the second one of a double click, wherever the first one was heard.
  isSecondOf(event) {
    if (event.detail > 1) return true;
    const { at, when } = this.before ?? { at: [0, 0], when: -Infinity };
    const isNear = Math.hypot(event.clientX - at[0], event.clientY - at[1]) < NEAR;
    return event.detail > 0 && isNear && event.timeStamp - when < SOON;
  }

  // A finger cannot choose between places that are smaller than itself: what it points at is chosen on trial, and the
  // board comes so near that the right place can be hit. Returns whether it did.
  comeNear(place, event) {
    const isPlace = ["move", "square", "cell", "attempt"].some((name) => name in place.dataset);
    if (!isPlace || !this.ground.contains(place) || !this.hooks.canAct() || isLarge(place)) return false;
    const { width, height } = hitBox(place);
    if (width > WIDE * height) return false;
    this.board.zoom((FINGER + 4) / Math.min(width, height), this.board.inside(event));
    this.isNear = true;
    return true;
  }

  // What has come near for a choice goes back with it.
  stepBack() {
    if (this.isNear) this.board.fit();
    this.isNear = false;
  }

  // What is chosen *on trial* is not made, whatever was asked for.
  activate(place, isOnTrial = false) {
    // What cannot be done now says why.
    if (place.dataset.why !== undefined) {
      this.hooks.refuse(place.dataset.why, place, { move: place.dataset.refused });
      return;
    }
    if (!this.hooks.canAct()) {
      this.hooks.attempt(null, place);
      return;
    }
    if (place.classList.contains("ob-target") && place.closest("[data-square]"))
      place = place.closest("[data-square]");
    if (place.dataset.covers !== undefined && this.chooseBoth(place)) return;
    // A cell that something would be laid on too stands for the one where that begins.
    if (place.dataset.as !== undefined) place = this.cellNamed(place.dataset.as) ?? place;
    if (place.dataset.square !== undefined) this.chooseSquare(place);
    else if (this.isRunEnd(place)) this.chooseEnd(place);
    else if (place.dataset.move !== undefined) this.choose([place.dataset.move], place, [], { isOnTrial });
    else if (place.dataset.tile !== undefined) this.chooseTile(place);
    else if (place.dataset.kind !== undefined) this.chooseKind(place);
    else if (place.dataset.attempt === undefined) this.chooseCell(place);
    else if (!isOnTrial) this.hooks.attempt(place.dataset.attempt, place);
  }

  // What is laid on several cells is named by two of them, one after the other. Returns whether it is now; else the
  // cell may be the first one.
  chooseBoth(cell) {
    const begun = this.pending && this.begun !== null ? this.cellNamed(this.begun) : null;
    if (begun && begun !== cell && this.layOn(begun, cell)) return true;
    this.begun = cell.dataset.cell;
    return false;
  }

  layOn(one, other) {
    const both = coversOf(one).find((move) => coversOf(other).includes(move));
    if (both === undefined) return false;
    this.choose([both], this.ground.querySelector(`[data-move="${CSS.escape(both)}"]`), [], { on: other });
    return true;
  }

  // The cells that together with this one name something to be laid.
  othersOf(cell) {
    const covers = coversOf(cell);
    return [...this.ground.querySelectorAll("[data-covers]")].filter(
      (other) => other !== cell && coversOf(other).some((move) => covers.includes(move)),
    );
  }

  chooseCell(cell) {
    const name = cell.dataset.cell;
    // A cell of the board that is not played on does nothing.
    if (!this.ground.contains(cell)) {
      const { played } = this.ground.dataset;
      this.refuse(played ? "micro-first" : "tile-first", cell, { tile: played });
      return;
    }
    const steps = this.targets(`[data-from="${CSS.escape(name)}"]`);
    if (this.from === name) this.cancel();
    else if (steps.length) this.chooseFrom(name);
    else if (this.targets("[data-from]").length && this.isOwn(cell))
      this.refuse("stuck", cell, { cell: name });
    else if (this.from !== null) this.attemptStep(cell);
    else this.attemptCell(cell);
  }

  chooseFrom(name) {
    this.cancel();
    this.hooks.picked?.();
    this.from = name;
    this.targets(`[data-from="${CSS.escape(name)}"]`).forEach((target) => target.classList.add("ob-shown"));
    this.remark();
    this.rove();
    this.tellChosen(name);
  }

  // Says which cell was chosen, and how many moves begin there.
  tellChosen(name) {
    const n = this.targets(`[data-from="${CSS.escape(name)}"]`).length + (this.pending ? 1 : 0);
    const what = this.cellNamed(name)?.getAttribute("aria-label") ?? name;
    this.hooks.speak(this.hooks.words("table/spoken/chosen", { what, n }));
  }

  places() {
    return this.hooks.places?.() ?? [];
  }

  // A piece that cannot move may be lifted as well: where it is put, the reason is told.
  canLift(cell) {
    return this.targets("[data-from]").length > 0 && (this.isOwn(cell) || this.sources().includes(cell));
  }

  // A step that is not offered is tried, so that its reason is heard; then another one can be tried from there.
  attemptStep(place) {
    const { cell } = place.dataset;
    if (cell === undefined) this.missed(place, null);
    else this.hooks.attempt(this.from + cell, place);
  }

  // A cell that offers no move is tried as the others are written; where pieces move, one is to be chosen first.
  attemptCell(cell) {
    const like = this.ground.querySelector("[data-cell][data-move]");
    if (like) this.hooks.attempt(like.dataset.move.replace(like.dataset.cell, cell.dataset.cell), cell);
    else if (this.targets("[data-from]").length)
      this.refuse(cell.querySelector("[data-piece]") ? "not-own" : "piece-first", cell);
    else this.cancel();
  }

  // Something was put where it cannot lie.
  missed(place, home) {
    if (!place || place === home) this.cancel();
    else if (place.dataset.attempt !== undefined) this.hooks.attempt(place.dataset.attempt, place);
    else if (place.dataset.square !== undefined) this.chooseSquare(place);
    else {
      this.refuse("not-there", place);
      this.cancel();
    }
  }

  // Says at a place why nothing comes of it; a move may be named that the rules would refuse there.
  refuse(reason, place, facts = {}, move = null) {
    const code = `table/why/${reason}`;
    this.hooks.refuse(this.hooks.words(code, facts), place, { code, move });
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
  chooseEnd(cell, on = null) {
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
      if (run) this.choose([run.dataset.move], run, [], { on });
      else {
        this.hooks.attempt(this.from + name, cell);
        this.cancel();
      }
      return;
    }
    this.cancel();
    this.hooks.picked?.();
    this.from = name;
    this.targets(`[data-from="${CSS.escape(name)}"]`).forEach((target) => target.classList.add("ob-shown"));
    this.pending = { moves: [cell.dataset.move], place: cell, shapes: [], at: 0 };
    this.showTray();
    this.remark();
    this.rove();
    this.tellChosen(name);
  }

  chooseTile(place) {
    if (this.pending?.shapes.some((shape) => shape.dataset.of === place.dataset.tile)) {
      this.chooseOf(place.dataset.tile);
      return;
    }
    const { tile } = place.dataset;
    if (place.getAttribute("role") !== "button") this.refuse("nowhere", place, { tile });
    else if (this.tile === tile) this.cancel();
    else {
      this.cancel();
      this.hooks.picked?.();
      this.hold({ tile });
    }
  }

  // One of many that are alike: the place says what is laid there.
  chooseKind({ dataset: { kind } }) {
    const isSame = this.kind === kind;
    this.cancel();
    if (isSame) return;
    this.hooks.picked?.();
    this.hold({ kind });
  }

  placesOf(kind) {
    return [...this.board.svg.querySelectorAll(`[data-move][data-of="${CSS.escape(kind)}"]:not(.ob-target)`)];
  }

  // Takes a tile, or one of a kind, into the hand: where it may be laid is seen.
  hold({ tile = null, kind = null }) {
    Object.assign(this, { tile, kind });
    for (const square of this.board.svg.querySelectorAll("[data-square]")) {
      const ghost = this.layings(square)[0];
      square.classList.toggle("fits", this.tile !== null && Boolean(ghost));
      square.classList.toggle("misfits", this.tile !== null && !ghost);
      if (this.tile !== null && ghost) ghost.classList.add("ob-shown", "is-ghost");
    }
    this.remark();
  }

  // Shows on a square how a tile would lie there; without one, no square shows more than another.
  preview(square, laying = null) {
    for (const each of this.board.svg.querySelectorAll("[data-square].fits")) {
      const shown = each === square ? laying : this.layings(each)[0];
      this.layings(each).forEach((one) => {
        one.classList.toggle("ob-shown", one === shown);
        one.classList.toggle("is-ghost", one !== laying);
      });
    }
  }

  layings(square) {
    return [...square.querySelectorAll(".ob-target[data-move]")].filter(
      (laying) => this.tile === null || laying.dataset.of === this.tile,
    );
  }

  // How a move of the chosen tile would be written on a square that does not offer it: as on one that does.
  asElsewhere(square) {
    const like = this.targets("[data-of]").find((laying) => laying.dataset.of === this.tile);
    const name = like?.closest("[data-square]")?.dataset.square;
    return name === undefined ? null : like.dataset.move.replace(name, square.dataset.square);
  }

  chooseSquare(square, at = 0) {
    if (this.pending?.place === square) {
      if (this.ways().length > 1) this.turn(1);
      else if (this.pending.moves.length === 1) this.confirmAgain();
      else this.refuse("one-way", square, { tile: this.tileOf() });
      return;
    }
    const found = this.layings(square);
    // The chosen tile stays chosen: another square may be the right one.
    if (!found.length) {
      this.refuse("no-fit", square, { tile: this.tile }, this.asElsewhere(square));
      return;
    }
    this.choose(
      found.map((laying) => laying.dataset.move),
      square,
      found,
      { at },
    );
  }

  targets(which) {
    return [...this.ground.querySelectorAll(`.ob-target${which}`)];
  }

  // --- what is chosen, and not yet made -----------------------------------------------------------------------------
  choose(moves, place, shapes = [], { at = 0, on = null, isOnTrial = false } = {}) {
    if (this.pending && this.pending.place === place && !shapes.length) {
      this.confirmAgain();
      return;
    }
    this.hideTargets(place);
    this.hooks.picked?.();
    this.pending = { moves, place, shapes, at };
    // What is put *on* a place that a finger does not cover was put there on purpose.
    const asks = isOnTrial || place.dataset.ask !== undefined || this.hooks.asksFirst(isLarge(on));
    if (shapes.length || asks) this.showPending();
    else this.confirm();
  }

  // What is chosen is chosen once more: that makes it, unless it is not easily undone, or was a double click.
  confirmAgain() {
    if (this.pending.place.dataset.ask !== undefined) this.tray.querySelector("[data-tray=play]")?.focus();
    else if (!this.isSecond) this.confirm();
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
    const hadFocus = this.tray.contains(document.activeElement);
    this.tray.hidden = !this.pending;
    if (this.pending) fill(this.tray, this, this.hooks.words);
    else this.tray.replaceChildren();
    if (hadFocus && !this.pending) this.comeBack();
  }

  confirm() {
    if (!this.pending) return;
    const { moves, at, place } = this.pending;
    this.pending = null;
    this.showTray();
    // The board steps back with the next picture: to lay it out anew takes time, and the move is to be seen at once.
    this.hooks.send(moves[at], place);
    // A target that was chosen is hidden at once: the cursor goes where the piece goes.
    if (this.isWalking && place === document.activeElement && place.matches(".ob-target"))
      this.enter(this.cellNamed(place.dataset.to ?? place.dataset.goes ?? ""));
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
    const { from } = this;
    const { activeElement: held } = document;
    const isOnTarget = from !== null && held.matches(".ob-target") && this.board.host.contains(held);
    Object.assign(this, NOTHING);
    this.hideTargets();
    this.remark();
    this.showTray();
    // A target that is hidden cannot keep the cursor: it goes back to the piece.
    if (isOnTarget && this.isWalking) this.enter(this.cellNamed(from));
  }

  leave() {
    this.cancel();
    this.stepBack();
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
    if (this.kind !== null) this.placesOf(this.kind).forEach((place) => offer(this.marks, place));
    if (this.kind !== null)
      this.ring(this.board.svg.querySelector(`[data-kind="${CSS.escape(this.kind)}"]`), "ring-picked");
    if (this.tile !== null)
      this.ring(this.board.svg.querySelector(`[data-tile="${CSS.escape(this.tile)}"]`), "ring-picked");
    if (!this.pending) return;
    if (this.begun !== null) this.othersOf(this.cellNamed(this.begun)).forEach((cell) => target(this.marks, cell));
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
    if (event.key === "Escape") this.leave();
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

const coversOf = (cell) => cell.dataset.covers.split(" ");

function isLarge(place) {
  const { width, height } = place ? hitBox(place) : { width: 0, height: 0 };
  return Math.min(width, height) >= FINGER;
}

// Whether a wheel is needed to see the rest of the page.
function canScroll() {
  const { scrollHeight, clientHeight } = document.scrollingElement;
  return scrollHeight > clientHeight + 1 && getComputedStyle(document.body).overflowY !== "hidden";
}
