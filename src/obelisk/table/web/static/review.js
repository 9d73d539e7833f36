// A finished game, looked at again: how the chances went, under the board and in step with it, as it is found out.
import { lookAtBoard } from "./dock.js";
import { CHANCE, markOf } from "./log.js";
import { element, patiently, picture } from "./net.js";
import { named, sentence } from "./thumbs.js";

const $ = (id) => document.getElementById(id);
const SOON = 250; // milliseconds
const percent = (value) => Math.round(100 * value);

export class Review {
  // hooks: id, words, board, replay, explore, log, thought(move, ply, seat) as attributes and listeners, changed(),
  // view(): the seat whose chances are told, name(seat)
  constructor(hooks) {
    Object.assign(this, hooks, { say: hooks.words, entries: [], of: null, isOpen: false, problem: "" });
    this.progress = element("p", { class: "progress", role: "status" });
    $("graph").addEventListener("click", (event) => {
      const to = event.target.closest("[data-ply]")?.dataset.ply;
      if (to !== undefined) this.replay.at(Number(to));
    });
  }

  toggle() {
    this.isOpen = !this.isOpen;
    this.problem = "";
    document.querySelector("[data-act=graph]")?.setAttribute("aria-pressed", this.isOpen);
    this.changed();
    if (this.isOpen) {
      lookAtBoard();
      this.load();
    }
  }

  // The game goes on: what was said of it holds no more.
  close() {
    if (!this.isOpen && !this.entries.length) return;
    Object.assign(this, { entries: [], of: null, isOpen: false });
    this.log.judge([]);
  }

  get isWhole() {
    return this.of !== null && this.entries.length >= this.of;
  }

  async fetched(address) {
    const answer = await patiently(() => fetch(`/api/v1/tables/${this.id}/${address}`));
    if (answer.ok) return answer;
    const problem = await answer.json().catch(() => ({}));
    throw new Error(problem.detail || this.say("table/after/no-graph"));
  }

  // Asks for one piece after the other, as long as somebody looks; each is shown when it comes.
  async load() {
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      await this.drawGraph();
      while (this.isOpen && !this.isWhole) {
        const found = await (await this.fetched(`review.json?after=${this.entries.length}`)).json();
        this.of = found.of;
        this.isShared = found.is_shared;
        this.isExact = found.is_exact;
        this.entries.push(...found.moves);
        await this.drawGraph();
        this.log.judge(this.entries.filter((entry) => entry.is_marked));
        this.show();
      }
    } catch (problem) {
      this.problem = problem.message;
    }
    this.isLoading = false;
    this.show();
  }

  async drawGraph() {
    const asked = new URLSearchParams({
      bare: 1,
      tall: this.board.isTall ? 1 : 0,
      until: this.entries.length,
      seat: this.view(),
    });
    const drawn = picture(await (await this.fetched(`review.svg?${asked}`)).text());
    $("graph").replaceChildren(drawn);
    this.mark();
  }

  // The graph is in step with the board.
  mark() {
    for (const each of $("graph").querySelectorAll(".ob-ply.is-here")) each.classList.remove("is-here");
    $("graph").querySelector(`.ob-ply[data-ply="${this.replay.here}"]`)?.classList.add("is-here");
  }

  show() {
    $("review").hidden = !this.isOpen && !this.explore.isOn;
    document.body.classList.toggle("is-looked-at", !$("review").hidden);
    $("graph").hidden = !this.isOpen;
    if ($("review").hidden) return;
    if (this.isOpen) this.mark();
    const isTried = this.explore.isOn;
    $("line").hidden = !isTried;
    $("verdict").hidden = isTried;
    if (isTried) this.explore.tell(markOf);
    else this.tell();
  }

  tell() {
    const entry = this.entries[this.replay.here - 1] ?? null;
    const isDone = this.isWhole || Boolean(this.problem);
    // What somebody points at is not made anew.
    if (this.shownEntry !== entry || !$("verdict").lastElementChild) {
      this.shownEntry = entry;
      $("verdict").replaceChildren(this.progress, entry ? this.verdict(entry) : element("p", { class: "quiet" }));
    }
    const [n, of] = [this.entries.length, this.of ?? this.replay.last()];
    this.progress.hidden = this.isWhole;
    this.progress.replaceChildren(
      ...(isDone ? [] : [element("progress", { max: of, value: n, "aria-hidden": "true" })]),
      this.problem || this.say("table/review/progress", { n, of }),
    );
    if (!entry)
      $("verdict").lastElementChild.replaceChildren(
        ...(this.isShared ? [...this.told(this.view(), "whose"), " "] : []),
        ...(this.isWhole ? [this.say(`table/review/${this.isExact ? "exact" : "about"}`), " "] : []),
        this.isWhole ? this.say("table/review/start") : "",
      );
  }

  // What there is to say of the move that led to what the board shows.
  verdict(entry) {
    const { best, ply, seat, move } = entry;
    const made = element(
      "p",
      { class: `entry ${entry.judgement}` },
      element("b", {}, `${ply}. `, markOf(seat), ...named(move)),
      ` ${entry.told} `,
      this.values(entry),
    );
    // What comes to the same is not better.
    const isNoWorse = percent(entry.after) >= percent(entry.before);
    if (entry.judgement === "best" || isNoWorse || seat === CHANCE) return made;
    const better = element("button", { type: "button", class: "thought" }, ...named(best.move));
    this.prepare(entry, better);
    this.thought(better, best.move, { ply: ply - 1, seat });
    better.addEventListener("click", () => {
      this.replay.at(ply - 1);
      this.explore.begin(best.line, 1, seat);
    });
    const reason = best.reason?.[document.documentElement.lang] ?? "";
    made.append(" ", this.say("table/review/better"), " ", better, " ", ...sentence(reason));
    return made;
  }

  // What is said of a seat's chances, after its mark.
  told(seat, code, facts = {}) {
    return [markOf(seat), this.say(`table/review/${code}`, { name: this.name(seat), ...facts })];
  }

  // What a move did to the chances: in the graph and in words those of one seat, where the other has the rest. The
  // values of a move are its maker's; what luck did is told of the first seat.
  values({ seat, before, after }) {
    const own = Math.max(seat, 0);
    const whose = this.isShared ? this.view() : own;
    const [from, to] = (whose === own ? [before, after] : [1 - before, 1 - after]).map(percent);
    const code = this.isExact ? "value" : "value/about";
    return element("span", { class: "quiet" }, ...this.told(whose, code, { before: from, after: to }));
  }

  // The position before a move is drawn ahead, for whoever stays there: it tells what the better move looks like.
  prepare({ best, ply, seat }, better) {
    setTimeout(async () => {
      if (!better.isConnected) return;
      const drawn = await this.explore.draw(ply - 1, [], seat).catch(() => null);
      if (drawn) better.replaceChildren(...named(best.move));
    }, SOON);
  }
}
