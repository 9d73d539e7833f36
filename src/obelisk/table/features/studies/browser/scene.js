// A position of a study on the board: fetched, shown, and played on by the same hands as at a table.
import { showAhead } from "../ahead.js";
import { Bench } from "../bench.js";
import { Board } from "../board.js";
import { bubble } from "../bubble.js";
import { asksFirst } from "../controls.js";
import { get, picture, post } from "../net.js";
import { Selector } from "../select.js";
import { play } from "../sound.js";
import { learn } from "../thumbs.js";

const $ = (id) => document.getElementById(id);
const MOST_KEPT = 80;
const CLOSER = 1.4;

// What lies on a workbench there is not kept: it goes with every question.
class StudyBench extends Bench {
  get isUsed() {
    return this.scene.isBuilding;
  }
  question({ word = null, rest = "" }) {
    const { node, board } = this.scene;
    const asked = { seat: this.seat(), layout: this.layout, tall: board.isTall, word, rest };
    return post(`/studies/${this.id}/nodes/${node.id}/bench`, asked);
  }
  // Another position has a bench of its own.
  empty() {
    this.kept.clear();
    this.pasts.clear();
    Object.assign(this, { tile: null, cell: null });
  }
}

export class Scene {
  // hooks: id, language, words, mayPlay() here and now, send(move, place), touch(place) where no move may be made,
  // shown(), again() when the same is to be drawn anew
  constructor(hooks) {
    Object.assign(this, { hooks, known: new Map(), number: 0, node: null, shown: null, eye: null });
    const { id, language, words } = hooks;
    this.board = new Board($("board"), id, language);
    const speak = (text) => {
      $("spoken").textContent = text ?? "";
    };
    this.selector = new Selector(this.board, $("tray"), {
      words,
      speak,
      asksFirst,
      canAct: () => this.canAct,
      seat: () => this.shown?.seat ?? null,
      position: () => `${this.node?.id} ${this.eye}`,
      send: (move, place) => this.send(move, place),
      attempt: (move, place) => (this.canAct && move ? this.send(move, place) : hooks.touch(place)),
      refuse: (text, place) => {
        play("wrong");
        bubble(text, place);
      },
    });
    this.bench = new StudyBench(this.board, {
      id,
      words,
      bubble,
      scene: this,
      seat: () => this.shown?.seat ?? null,
      canBuild: () => this.canAct,
    });
    this.board.onChanged = () => hooks.again();
    this.board.onShown = () => {
      learn(this.board.svg);
      this.selector.refresh();
      this.bench.refresh();
      hooks.shown();
    };
    $("zoom").addEventListener("click", (event) => {
      const kind = event.target.closest("[data-zoom]")?.dataset.zoom;
      if (kind === "fit") this.board.fit();
      else if (kind) this.board.zoom(kind === "in" ? CLOSER : 1 / CLOSER);
    });
  }

  get canAct() {
    return Boolean(this.shown) && this.shown.seat !== null && this.isThere && this.hooks.mayPlay();
  }

  get isThere() {
    return this.shown.active.includes(this.shown.seat);
  }

  get isBuilding() {
    return Boolean(this.shown?.has_bench) && this.canAct;
  }

  send(move, place) {
    showAhead(this.board, this.selector.ground, move, place);
    play("move");
    this.hooks.send(move, place);
  }

  // A node never changes its position; its marks may change.
  asked({ id, marks = [] }) {
    const asked = new URLSearchParams({ tall: this.board.isTall ? "1" : "0", ...this.board.options });
    if (this.eye !== null) asked.set("seat", this.eye);
    return [`${id} ${JSON.stringify(marks)} ${asked}`, `/studies/${this.hooks.id}/nodes/${id}?${asked}`];
  }

  ask(node) {
    const [key, address] = this.asked(node);
    if (!this.known.has(key)) {
      if (this.known.size >= MOST_KEPT) this.known.clear();
      const answer = get(address);
      answer.catch(() => this.known.delete(key));
      this.known.set(key, answer);
    }
    return this.known.get(key);
  }

  // What the page came with need not be asked for.
  remember(node, found, isTall) {
    if (isTall === this.board.isTall) this.known.set(this.asked(node)[0], Promise.resolve(found));
  }

  // Whether a node is what is seen already, whatever else was said about it.
  isOf(node) {
    return this.shown !== null && this.key === this.asked(node)[0];
  }

  // Shows a node, and makes ready the one that comes *next*. Only the last of several questions is answered.
  async show(node, next = null) {
    const number = ++this.number;
    try {
      const found = await this.ask(node);
      if (number !== this.number) return;
      if (this.node?.id !== node.id || this.shown?.seat !== found.seat) this.bench.empty();
      Object.assign(this, { node, shown: found, key: this.asked(node)[0] });
      if (this.isBuilding) await this.bench.ask({}, (answer) => number === this.number && this.bench.take(answer));
      else this.board.put(picture(found.svg));
      if (next) this.ask(next).catch(() => {});
    } catch (problem) {
      if (number === this.number) bubble(problem.message, this.board.host);
    }
  }
}
