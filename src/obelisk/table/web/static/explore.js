// Moves that nobody has played: tried on the board from any position of a game, one after another, and left again.
import { show } from "./address.js";
import { CHANCE } from "./log.js";
import { element, get, picture } from "./net.js";
import { learn, named } from "./thumbs.js";

const MOST_KEPT = 60;

export class Explore {
  // hooks: id, words, board, stamp() of the table as it is now, ply() that is shown and last(), isFree() for a board
  // for analysis; changed() when something else is to be shown, shown(place) when it is, refused(problem, place);
  // unmark() takes a line out of the address, walk(ply) goes to another position of the game
  constructor(box, hooks) {
    Object.assign(this, { box, ...hooks, say: hooks.words, isOn: false, known: new Map(), seat: null, number: 0 });
    this.drop();
    box.addEventListener("click", (event) => {
      const to = event.target.closest("[data-at]")?.dataset.at;
      if (to !== undefined) this.goTo(this.past(Number(to), 1));
      const ply = event.target.closest("[data-root]")?.dataset.root;
      if (ply !== undefined) this.walk(Number(ply));
    });
  }

  drop() {
    Object.assign(this, { moves: [], made: [], at: 0, first: null });
  }

  // What is shown, as a text that is another one for every position.
  get key() {
    return this.isOn ? JSON.stringify([this.root, this.moves.slice(0, this.at)]) : "";
  }

  get strays() {
    return this.isOn && this.moves.length > 0;
  }

  // Whether the board shows what is tried, so that a move can be added to it.
  get canPlay() {
    return this.isOn && this.seat !== null && this.board.host.dataset.tried === this.key;
  }

  // Begins at the position that is shown, or with a line from there, of which the first moves are made; *first* is
  // the seat that begins it.
  begin(line = [], at = 0, first = null) {
    Object.assign(this, { isOn: true, root: this.ply(), moves: [...line], made: [], at, first });
    this.tellAddress();
    this.changed();
  }

  // A line has an address: a reload, or a friend, sees it again.
  tellAddress() {
    if (this.strays) show({ ply: this.root, moves: this.moves, at: this.at, first: this.first });
    else this.unmark();
  }

  // Another position of the game is looked at. On a board for analysis an earlier one is there to be tried.
  follow() {
    if (this.isFree()) this.isOn = this.ply() < this.last();
    if (!this.isOn) delete this.board.host.dataset.tried;
    if (!this.isOn) return;
    this.drop();
    this.root = this.ply();
  }

  leave() {
    this.drop();
    this.isOn = false;
    delete this.board.host.dataset.tried;
    this.tellAddress();
    this.changed();
  }

  goTo(at) {
    this.at = at;
    this.tellAddress();
    this.changed();
  }

  // Where to go from here along the line, past what chance brought in it: that is not rolled once more.
  past(at, way) {
    let to = at;
    while (this.made[to]?.[0] === CHANCE && to > 0) to += way;
    return to;
  }

  // Goes along the line. Returns whether there was one to go along.
  step(to) {
    if (!this.strays) return false;
    const { at } = this;
    const wanted = { first: 0, back: this.past(at - 1, -1), next: this.past(at + 1, 1), last: this.moves.length }[to];
    if (wanted < 0 || (to === "first" && this.at === 0)) return false;
    if (wanted <= this.moves.length && wanted !== this.at) this.goTo(wanted);
    return true;
  }

  play(move, place) {
    this.moves = [...this.moves.slice(0, this.at), move];
    this.made = this.made.slice(0, this.at);
    this.place = place;
    this.goTo(this.at + 1);
  }

  // The query for a position of the line; *seat* begins it, where several could.
  asked(root, moves, seat) {
    const asked = new URLSearchParams({ ply: root });
    for (const move of moves) asked.append("move", move);
    if (seat !== null) asked.set("seat", seat);
    return asked;
  }

  get question() {
    return this.asked(this.root, this.moves.slice(0, this.at), this.first);
  }

  addressOf(root, moves, seat) {
    const asked = this.asked(root, moves, seat);
    asked.set("tall", this.board.isTall ? "1" : "0");
    for (const [name, value] of Object.entries(this.board.options)) asked.set(name, value);
    return asked;
  }

  keyOf(root, moves, seat) {
    return `${this.stamp()} ${this.addressOf(root, moves, seat)}`;
  }

  // Returns a position that may never have been played, with its picture, which offers moves.
  ask(root, moves = [], seat = null) {
    const asked = this.addressOf(root, moves, seat);
    const key = this.keyOf(root, moves, seat);
    if (!this.known.has(key)) {
      if (this.known.size >= MOST_KEPT) this.known.clear();
      const answer = get(`/tables/${this.id}/line?${asked}`);
      answer.catch(() => this.known.delete(key));
      this.known.set(key, answer);
    }
    return this.known.get(key);
  }

  // The line with what came in it leads to the same position, and is not asked for again.
  remember(found, came) {
    const line = [...this.moves.slice(0, this.at), ...came];
    this.known.set(this.keyOf(this.root, line, this.first), Promise.resolve(found));
  }

  async draw(root, moves, seat) {
    const drawn = picture((await this.ask(root, moves, seat)).svg);
    learn(drawn);
    return drawn;
  }

  async show() {
    const number = ++this.number;
    const { key, place } = this;
    this.place = null;
    try {
      const found = await this.ask(this.root, this.moves.slice(0, this.at), this.first);
      if (number !== this.number || key !== this.key) return;
      this.seat = found.seat;
      this.made.splice(0, found.moves.length, ...found.moves);
      // What chance has brought belongs to the line.
      const came = found.moves.slice(this.at).map(([, move]) => move);
      if (came.length) {
        this.remember(found, came);
        this.moves.splice(this.at, 0, ...came);
        this.at += came.length;
        this.tellAddress();
      }
      this.board.host.dataset.tried = this.key;
      const drawn = picture(found.svg);
      learn(drawn);
      this.board.put(drawn);
      this.shown(place);
    } catch (problem) {
      if (number !== this.number || !this.isOn) return;
      this.refused(problem, place);
      // Where nothing may be tried, or nothing more, the game itself is shown again.
      if (problem.code.startsWith("table/") && !this.isFree()) this.leave();
      if (!this.at) return;
      // What cannot be played ends the line; the position before it stays.
      this.moves = this.moves.slice(0, this.at - 1);
      this.goTo(this.at - 1);
    }
  }

  // The line below the board.
  tell(markOf) {
    const held = this.box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    // Where the line is at its end, or there is none, one goes along the game.
    const button = (to, sign, code, isOff, ply) =>
      element(
        "button",
        {
          type: "button",
          "data-key": code,
          "data-at": isOff ? null : to,
          "data-root": isOff ? ply : null,
          "aria-disabled": isOff && ply === null ? "true" : null,
          "aria-label": this.say(`table/replay/${code}`),
        },
        sign,
      );
    const isRoot = !this.moves.length && this.root < this.last();
    const leave = element("button", { type: "button", "data-act": "leave-line" }, this.say("table/line/leave"));
    leave.addEventListener("click", () => this.leave());
    const moves = this.moves.map((move, n) =>
      element(
        "li",
        {},
        element(
          "button",
          { type: "button", "data-key": n, "data-at": n + 1, "aria-current": this.at === n + 1 ? "step" : null },
          this.made[n] ? markOf(this.made[n][0]) : null,
          ...named(move),
        ),
      ),
    );
    this.box.replaceChildren(
      button(Math.max(0, this.past(this.at - 1, -1)), "←", "back", this.at === 0, this.root > 0 ? this.root - 1 : null),
      button(this.past(this.at + 1, 1), "→", "next", this.at >= this.moves.length, isRoot ? this.root + 1 : null),
      moves.length
        ? element("ol", { class: "tried", "aria-label": this.say("table/line") }, ...moves)
        : element("p", { class: "quiet" }, this.say("table/line/none")),
      leave,
    );
    if (held) this.box.querySelector(`[data-key="${held}"]`)?.focus({ preventScroll: true });
    this.box.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
