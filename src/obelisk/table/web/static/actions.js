// The buttons beside the board: undo, hints, offers, the end, and what comes after it.
import { nextCode, showCup } from "./cup.js";
import { Dock, lookAtBoard } from "./dock.js";
import { point } from "./candidates.js";
import { call, element, figure, get, listed, post } from "./net.js";
import { markOf } from "./log.js";
import { isPhone } from "./screens.js";
import { finished } from "./share.js";
import { ladder } from "./ladder.js";
import { afterPuzzle, puzzleOutcome, puzzleTask } from "./puzzle.js";
import { learn, named, sentence } from "./thumbs.js";

const $ = (id) => document.getElementById(id);

const SOON = 250; // milliseconds: whoever goes through positions quickly asks about none of them

const getExplained = async (base) => {
  const answer = await fetch(`${base}/explained`);
  return answer.ok ? answer.json() : null;
};
// Only a sure win is 100 %, and only a sure loss 0 %.
const percent = (value) =>
  value === 0 || value === 1 ? 100 * value : Math.min(99, Math.max(1, Math.round(100 * value)));
const reasonOf = (candidate) => candidate.reason?.[document.documentElement.lang] ?? "";

export class Actions {
  constructor(hooks) {
    Object.assign(this, hooks);
    this.say = hooks.words;
    this.dock = new Dock(hooks);
  }

  button(code, act, attributes = {}, isMain = false) {
    const made = element(
      "button",
      { type: "button", class: isMain ? "main" : null, "data-act": code, ...attributes },
      this.say(`table/act/${code}`),
    );
    made.addEventListener("click", act);
    return made;
  }

  show(table) {
    const isSeated = this.mySeats().length > 0;
    const people = table.seats.filter((seat) => seat.kind === "person" && !this.mySeats().includes(seat.seat));
    const isAlone = people.length === 0;
    const made = [];
    this.tellBack = null;
    if (!table.result && table.has_begun && isSeated) {
      made.push(this.button("show", () => this.toggle(), { "aria-pressed": String(this.selector.showsAll) }));
      if (table.takeback) made.push(this.wayBack(table));
      const isAdvised = isAlone && !table.is_rated && !table.tournament && !table.puzzle?.is_counted;
      if (isAdvised) made.push(this.button("hint", () => this.hint(), { disabled: this.seat() === null }));
      if (isAdvised)
        made.push(this.button("analyse", () => this.analyse(), { "data-aside": table.is_analysis ? null : "" }));
      if (table.is_analysis && this.hasStudies && !table.hides) made.push(this.studyButton());
      made.push(...this.bench.buttons());
      if (table.has_map)
        made.push(
          this.button("map", async () => (await import("./map.js")).showMap(table.id, table.game, this.say)),
        );
      if (!isAlone && table.has_draws)
        made.push(
          this.button("offer-end", () => this.act({ kind: "offer", what: "end" }), {
            disabled: Boolean(table.offer),
          }),
        );
      if (!table.is_analysis)
        made.push(
          this.button("resign", () =>
            this.ask(this.say("table/resign"), this.resigning(table), [
              [this.say("table/resign/yes"), () => this.act({ kind: "resign" })],
              [this.say("table/resign/no")],
            ]),
          ),
        );
    } else if (table.result && table.takeback) made.push(this.wayBack(table));
    else if (!table.result && !table.has_begun && isSeated && !table.you.is_host)
      made.push(this.button("leave", () => this.act({ kind: "leave" })));
    const held = document.activeElement?.dataset.act;
    $("actions").replaceChildren(...made, element("p", { id: "why", class: "why", role: "status", hidden: true }));
    if (held) $("actions").querySelector(`[data-act="${held}"]`)?.focus({ preventScroll: true });
    this.tellBack?.();
    // On a board for analysis the computer says at once what it thinks, where that leaves the board in sight.
    if (table.is_analysis && this.follows === undefined && !isPhone.matches) this.analyse();
    showCup(table, this.say, this.name);
    if ($("rated")) $("rated").hidden = Boolean(table.result);
    puzzleTask(table, this.say);
    if (table.from && $("games").hidden && !table.result) this.games(table);
    this.after(table, isSeated);
  }

  // What resigning leads to: who wins is named where that is one player.
  resigning(table) {
    // A computer plays on for others, but not for computers alone.
    const people = table.seats.filter((seat) => seat.kind === "person");
    const isLast = people.length < 2;
    if (table.championship) return this.say(isLast ? "table/resign/about-cup/last" : "table/resign/about-cup");
    const others = table.seats.filter((seat) => !this.mySeats().includes(seat.seat));
    if (table.seats.length === 1) return this.say("table/resign/about-alone");
    return others.length === 1 && table.seats.length === 2
      ? this.say("table/resign/about-one", { name: this.name(others[0].seat) })
      : this.say("table/resign/about");
  }

  // Taking back, at once or by agreement. Whether that can be done now the server has told, and why not.
  wayBack(table) {
    const { kind, why_not: why } = table.takeback;
    // What was done last on a workbench is undone before moves are.
    const isOnBench = () => kind === "undo" && this.bench.canUndo;
    const isOff = () => !isOnBench() && (Boolean(why) || (kind === "takeback" && Boolean(table.offer)));
    const tell = (on) => {
      $("why").hidden = !on || !why || !isOff();
      $("why").textContent = why ?? "";
      if (on) addEventListener("pointerdown", () => tell(false), { once: true, capture: true });
    };
    const unless = (action) => () => {
      if (isOff()) tell(true);
      else if (isOnBench()) this.bench.undo();
      else this.act(action);
    };
    const made =
      kind === "undo"
        ? this.button("undo", unless({ kind: "undo", ply: null }))
        : this.button("takeback", unless({ kind: "offer", what: "takeback" }));
    this.tellBack = () => {
      const told = isOff() ? { "aria-disabled": "true", title: why, "aria-description": why } : {};
      for (const name of ["aria-disabled", "title", "aria-description"])
        if (told[name]) made.setAttribute(name, told[name]);
        else made.removeAttribute(name);
      // Whoever has just taken back the first move sees that there is nothing more; why is told to whoever tries.
      if ($("why")) tell(false);
    };
    this.tellBack();
    made.addEventListener("focus", () => tell(made.matches(":focus-visible")));
    made.addEventListener("blur", () => tell(false));
    return made;
  }

  // After a move: only the server knows whether something hidden was learnt by it.
  async askWayBack() {
    const table = this.table();
    if (!this.mySeats().length || table.result) return;
    const { v } = table;
    const seat = this.seat() ?? this.mySeats()[0];
    const found = await get(`/tables/${this.id}/takeback?seat=${seat}`).catch(() => undefined);
    if (found === undefined || this.table().v !== v) return;
    this.table().takeback = found;
    this.show(this.table());
  }

  // Parts of the picture that can be looked at closely, where it names such parts: a match has its map and its game.
  looks() {
    const views = $("views");
    const { switches } = this.table();
    const hasMap = Boolean(this.board.svg?.querySelector(".ob-map"));
    views.hidden = !hasMap && !switches.length;
    if (views.hidden || views.childElementCount) return;
    if (hasMap)
      views.append(
        ...[
          ["map", ".ob-map"],
          ["micro", ".ob-panel"],
        ].map(([code, part]) => this.button(`look/${code}`, () => this.board.lookAt(part))),
      );
    if (switches.includes("groups")) views.append(this.groups());
    if (switches.includes("near")) views.append(this.button("look/near", () => this.turnBoard()));
  }

  // Shows the board from the other side. Who has a seat sees it from there at first.
  turnBoard() {
    if (!this.table().switches.includes("near")) return;
    const now = this.board.options.near ?? this.board.svg?.querySelector("[data-near]")?.dataset.near ?? 0;
    this.board.options.near = 1 - Number(now);
    this.board.again();
  }

  // Outlines the groups that somebody has claimed, in this game and in the next ones.
  groups() {
    const made = this.button(
      "look/groups",
      () => {
        const isOn = !this.board.options.groups;
        localStorage.setItem("groups", isOn ? "yes" : "no");
        if (isOn) this.board.options.groups = "1";
        else delete this.board.options.groups;
        made.setAttribute("aria-pressed", isOn);
        this.board.again();
      },
      { "aria-pressed": String(Boolean(this.board.options.groups)) },
    );
    return made;
  }

  toggle() {
    this.selector.showAll(!this.selector.showsAll);
    $("actions").querySelector("[data-act=show]")?.setAttribute("aria-pressed", this.selector.showsAll);
  }

  hint() {
    // What is built step by step is hinted at step by step.
    if (this.bench.isUsed && this.bench.isDue)
      return this.advise(async () => {
        await this.bench.do("hint", "");
        this.markCell(this.bench.toldOf);
        return this.bench.told
          .split("\n")
          .filter(Boolean)
          .map((line) => element("p", {}, line));
      });
    return this.advise(async () => {
      const found = await get(`/tables/${this.id}/hint?seat=${this.seat() ?? 0}`);
      const best = found.candidates[0];
      if (best) this.mark(best.move);
      return best ? [element("p", {}, element("b", {}, ...named(best.move)), " ", ...sentence(reasonOf(best)))] : [];
    });
  }

  // The moves of the position that is shown, with what each is worth to the seat that is to move there. After the game
  // the board is one to try moves on, and what the computer thinks follows it.
  analyse() {
    const table = this.table();
    this.follows = Boolean(table.result) || table.is_analysis || this.explore.isOn;
    if (table.result && !this.explore.isOn) {
      // Where the rules have ended a game nothing can be tried any more: one begins before the last move.
      if (table.result.reason === "rules" && this.replay.here === table.ply) this.replay.at(table.ply - 1);
      this.explore.begin();
    }
    lookAtBoard();
    return this.tellCandidates();
  }

  tellCandidates() {
    return this.advise(async () => {
      const { isOn, question } = this.explore;
      const asked = isOn ? question : `ply=${this.replay.here}`;
      const found = await get(`/tables/${this.id}/analysis?${asked}`);
      learn(this.board.svg);
      const lines = found.candidates.map((each) => this.candidate(each, found.seat));
      if (!lines.length) return [];
      const whose = this.say("table/candidates", { name: this.name(found.seat) });
      return [
        element("p", { class: "quiet" }, markOf(found.seat), whose),
        element("ol", { class: "candidates" }, ...lines),
      ];
    });
  }

  // Seen on the board while it is pointed at; chosen, it is tried there, and so is what the computer expects then.
  candidate(found, seat) {
    const made = element(
      "button",
      { type: "button", class: "thought" },
      element("b", {}, ...named(found.move)),
      " ",
      element("i", {}, `${percent(found.value)} %`),
      " ",
      element("span", { class: "because" }, ...sentence(reasonOf(found))),
    );
    const { isOn, root, moves, at } = this.explore;
    const before = isOn ? moves.slice(0, at) : [];
    this.thought(made, found.move, { ply: isOn ? root : this.replay.here, moves: before, seat });
    made.addEventListener("click", () => {
      this.follows = true;
      this.explore.begin([...before, ...found.line], before.length + 1, before.length ? this.explore.first : seat);
    });
    return element("li", {}, made);
  }

  // Whoever points at a button sees its move on the board, in the position that it belongs to.
  thought(button, move, { ply, moves = [], seat = null }) {
    let clear = null,
      number = 0;
    const show = async () => {
      const mine = ++number;
      if (clear) return;
      const isThere = this.board.svg?.querySelector(`[data-move="${CSS.escape(move)}"]`) && this.isShown(ply, moves);
      if (isThere) clear = point(this.board, this.selector, move);
      else if (this.table().result || this.table().is_analysis) {
        const drawn = await this.explore.draw(ply, moves, seat).catch(() => null);
        if (!drawn || mine !== number) return;
        drawn.dataset.aside = "";
        this.board.put(drawn, false);
        point(this.board, this.selector, move);
        clear = () => this.board.again();
      }
    };
    const hide = () => {
      number += 1;
      if (clear && (button.isConnected || this.board.svg)) clear();
      clear = null;
    };
    for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, show);
    for (const kind of ["pointerleave", "blur", "click"]) button.addEventListener(kind, hide);
  }

  isShown(ply, moves) {
    const { isOn, root, moves: tried, at } = this.explore;
    const shown = isOn ? [root, ...tried.slice(0, at)] : [this.replay.here];
    return JSON.stringify(shown) === JSON.stringify([ply, ...moves]);
  }

  async advise(ask) {
    const box = $("advice");
    this.unmark();
    const asked = this.shown();
    const tell = (...told) => {
      this.advised = `${this.shown()} ${this.bench.layout}`;
      box.hidden = false;
      box.replaceChildren(element("div", {}, ...told), this.closing(box));
    };
    tell(this.say("table/hint/thinking"));
    let told;
    try {
      told = await ask();
      if (!told.length) told = [this.say("table/hint/none")];
      const { seats, result, puzzle, is_analysis: isAnalysis } = this.table();
      if (seats.length === 1 && !result && !puzzle && !isAnalysis)
        told.push(element("p", { class: "quiet" }, this.say("table/hint/unscored")));
    } catch (problem) {
      told = [problem.message];
    }
    if (asked === this.shown()) tell(...told);
  }

  // What was read can be put away.
  closing(box) {
    const made = element("button", { type: "button", class: "close", "aria-label": this.say("table/help/close") }, "×");
    made.addEventListener("click", () => {
      box.hidden = true;
      this.follows = false;
      this.unmark();
    });
    return made;
  }

  shown() {
    const table = this.table();
    return `${table.ply} ${this.replay.here} ${Boolean(table.result)} ${this.explore.key}`;
  }

  // Advice is about one position: it goes when another is shown, or is asked for again where it follows the board.
  forget() {
    const now = `${this.shown()} ${this.bench.layout}`;
    if (this.advised === now) return;
    if (!this.follows || $("advice").hidden || !(this.explore.isOn || this.table().is_analysis)) {
      $("advice").hidden = true;
      return;
    }
    // What is still to be read is of another position, and cannot be tried in this one.
    for (const each of $("advice").querySelectorAll(".thought")) each.disabled = true;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      if (this.follows && this.advised !== `${this.shown()} ${this.bench.layout}`) this.tellCandidates();
    }, SOON);
  }

  rename(seat) {
    const field = element("input", {
      maxlength: 24,
      value: this.table().seats[seat].name,
      "aria-label": this.say("new/name"),
    });
    this.ask(this.say("table/rename"), "", [
      [
        this.say("table/rename/yes"),
        () => {
          const name = field.value.trim();
          // Without an account it is the name that is kept; an account keeps its own.
          if (this.mySeats().length === 1 && !("account" in document.documentElement.dataset))
            call("PATCH", "/me", { name }).catch(() => {});
          this.act({ kind: "rename", seat, name });
        },
      ],
      [this.say("table/tray/cancel")],
    ]);
    const form = element("form", { class: "typed" }, field);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      $("dialog").querySelector("button.main").click();
    });
    $("dialog").querySelector("p").replaceWith(form);
    field.focus();
  }

  async share(button) {
    const link = `${location.origin}/t/${this.id}${location.hash}`; // with the position, or the line, that is seen
    try {
      await navigator.clipboard.writeText(link);
      button.textContent = this.say("table/invite/copied");
    } catch {
      prompt(this.say("table/invite/link"), link);
    }
  }

  // The game becomes the main line of a study, which is opened where the board is now.
  studyButton() {
    const made = this.button("study", async () => {
      made.disabled = true;
      try {
        const { link } = await post("/studies", { table: this.id });
        location.assign(this.replay.here ? `${link}?node=${this.replay.here}` : link);
      } catch (problem) {
        made.disabled = false;
        this.tell(problem.message, made);
      }
    });
    return made;
  }

  // The cell that a hint about a workbench is about.
  markCell(name) {
    this.unmark();
    const cell = this.bench.find("cell", name);
    if (!cell) return;
    this.selector.ring(cell, "ring-hint");
    this.unhint = () => this.selector.remark();
  }

  mark(move) {
    this.unmark();
    this.unhint = point(this.board, this.selector, move);
  }

  // Takes away what the last hint shows on the board.
  unmark() {
    this.unhint?.();
    this.unhint = null;
  }

  outcome(table) {
    const { winners, reason, points } = table.result;
    if (table.puzzle) return puzzleOutcome(table, this.say);
    if (table.seats.length === 1) return this.say("table/over/alone", { points: points?.[0] ?? 0 });
    if (reason === "agreed") return this.say("table/over/agreed");
    if (reason !== "rules" && !winners.length) return this.say("table/over/nobody");
    const code = winners.length !== 1 ? "shared" : reason === "resigned" || reason === "time" ? reason : "won";
    const own = table.you.seats;
    // At one screen nobody is "you"; a third player's loss is told by the winner's name.
    const isYou = own.length === 1 && winners.length === 1 && (own[0] === winners[0] || table.seats.length === 2);
    const whose = isYou ? (own[0] === winners[0] ? "/you" : "/not-you") : "";
    return this.say(`table/over/${code}${whose}`, { name: listed(winners.map(this.name)) });
  }

  after(table, isSeated) {
    const box = $("after");
    box.hidden = !table.result;
    if (!table.result) {
      box.dataset.done = "";
      this.review.close();
      return;
    }
    if (box.dataset.done === String(table.v)) return;
    box.dataset.done = table.v;
    const { winners, points } = table.result;
    const how = element("div", { class: "ended" }),
      explained = element("div", { class: "explained" });
    const places = element(
      "ol",
      { class: "standing" },
      ...table.seats.map((seat) =>
        element(
          "li",
          { class: winners.includes(seat.seat) && table.seats.length > 1 ? "won" : null, "data-seat": seat.seat },
          markOf(seat.seat),
          element("span", { class: "name" }, this.name(seat.seat)),
          winners.includes(seat.seat) && table.seats.length > 1 ? element("span", { class: "star" }, "★") : null,
          points?.some(Boolean) ? element("b", {}, figure(points[seat.seat])) : null,
        ),
      ),
    );
    const link = (href, code, file) =>
      element("a", { href, download: file ? "" : null }, this.say(`table/after/${code}`));
    const base = `/t/${table.id}`;
    box.replaceChildren(
      element("h2", { class: "unseen" }, this.outcome(table)),
      how,
      places,
      explained,
      element(
        "div",
        { class: "row" },
        table.rematch
          ? element("a", { class: "button", href: `/t/${table.rematch}` }, this.say("table/act/to-rematch"))
          : table.tournament
            ? element(
                "a",
                { class: "button main", href: `/tournament/${table.tournament.id}` },
                this.say("table/act/to-tournament"),
              )
            : isSeated && !table.puzzle
              ? this.again(table)
              : null,
        this.button("graph", () => this.review.toggle(), { "aria-pressed": String(this.review.isOpen) }),
        this.button("analyse", () => this.analyse()),
        this.hasStudies ? this.studyButton() : null,
        this.button("share", (event) => this.share(event.target)),
        this.embeds
          ? this.button("embed", async () => (await import("./embedding.js")).showEmbed(table.id, this.say))
          : null,
      ),
      element(
        "p",
        { class: "downloads" },
        this.say("table/after/keep"),
        " ",
        link(`/api/v1/tables/${table.id}/record.json`, "record", true),
        " ",
        link(`${base}/board.svg`, "svg", true),
        " ",
        link(`${base}/board.png`, "png", true),
        " ",
        link(`${base}/game.gif`, "gif", true),
        ...(this.prints ? [" ", link(`${base}/game.pdf`, "pdf", true)] : []),
        ...(table.has_map ? [" ", link(`${base}/map.pdf`, "map", true)] : []),
      ),
    );
    if (table.puzzle) afterPuzzle(table, this.say, explained, isSeated).catch(() => {});
    this.games(table);
    ladder(table, this.say).then((told) => {
      if (told) explained.after(told);
    });
    finished(table, this.say)
      .then((told) => {
        if (told) explained.after(element("div", { class: "row result" }, told.line, told.share, told.more));
      })
      .catch(() => {});
    (table.told ? Promise.resolve(table.told) : getExplained(base))
      .then((told) => {
        if (told) this.explain(told, how, places, explained);
      })
      .catch(() => {});
  }

  // How it ended, and under each player where the points came from.
  explain(told, how, places, explained) {
    how.replaceChildren(...told.how.map((line) => element("p", {}, line.text)));
    for (const line of told.points) {
      const own = line.seat === null ? null : places.querySelector(`[data-seat="${line.seat}"]`);
      (own ?? explained).append(element(own ? "small" : "p", {}, line.text));
    }
  }

  again(table) {
    const made = this.button("rematch", () => this.act({ kind: "rematch" }), {}, true);
    made.textContent = this.say(nextCode(table));
    return made;
  }

  // Games played one after the other by the same people: what each has won so far.
  async games(table) {
    const box = $("games");
    if (table.championship || (!table.from && !table.rematch)) return;
    const sum = await fetch(`/t/${table.id}/games`)
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null);
    if (!sum || sum.games < 2) return;
    box.hidden = false;
    box.replaceChildren(
      element("h2", {}, this.say("table/games", { n: sum.games })),
      element(
        "table",
        {},
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            ...["name", "wins", "points"].map((code) =>
              element("th", { scope: "col" }, this.say(`table/games/${code}`)),
            ),
          ),
        ),
        element(
          "tbody",
          {},
          ...table.seats.map((seat) =>
            element(
              "tr",
              {},
              element("th", { scope: "row" }, this.name(seat.seat)),
              element("td", {}, String(sum.wins[seat.seat])),
              element("td", {}, figure(sum.points[seat.seat])),
            ),
          ),
        ),
      ),
    );
  }

  help() {
    this.ask(this.say("table/help"), this.say("table/help/keys"), [[this.say("table/help/close")]]);
  }
}
