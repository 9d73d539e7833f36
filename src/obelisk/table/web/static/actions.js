// The buttons beside the board: undo, hints, offers, the end, and what comes after it.
import { nextCode, showCup } from "./cup.js";
import { Dock } from "./dock.js";
import { element, figure, get, listed, picture } from "./net.js";
import { markOf } from "./log.js";
import { finished } from "./share.js";
import { named, sentence } from "./thumbs.js";

const $ = (id) => document.getElementById(id);

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
    if (!table.result && table.has_begun && isSeated) {
      made.push(this.button("show", () => this.toggle(), { "aria-pressed": String(this.selector.showsAll) }));
      if (table.takeback) made.push(this.wayBack(table));
      if (isAlone) made.push(this.button("hint", () => this.hint(), { disabled: this.seat() === null }));
      if (isAlone) made.push(this.button("analyse", () => this.analyse()));
      made.push(...this.bench.buttons());
      if (table.has_map)
        made.push(
          element("a", { class: "plain", href: `/t/${table.id}/map.svg`, download: "" }, this.say("table/act/map")),
        );
      if (!isAlone)
        made.push(
          this.button("offer-end", () => this.act({ kind: "offer", what: "end" }), {
            disabled: Boolean(table.offer),
          }),
        );
      made.push(
        this.button("resign", () =>
          this.ask(this.say("table/resign"), this.resigning(table), [
            [this.say("table/resign/yes"), () => this.act({ kind: "resign" })],
            [this.say("table/resign/no")],
          ]),
        ),
      );
    } else if (!table.result && !table.has_begun && isSeated && !table.you.is_host)
      made.push(this.button("leave", () => this.act({ kind: "leave" })));
    const held = document.activeElement?.dataset.act;
    $("actions").replaceChildren(...made, element("p", { id: "why", class: "why", role: "status", hidden: true }));
    if (held) $("actions").querySelector(`[data-act="${held}"]`)?.focus({ preventScroll: true });
    showCup(table, this.say, this.name);
    if (table.from && $("games").hidden && !table.result) this.games(table);
    this.after(table, isSeated);
  }

  // What resigning leads to: who wins is named where that is one player.
  resigning(table) {
    if (table.championship) return this.say("table/resign/about-cup");
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

  // The moves of the position that is shown, with what each is worth to the seat that is to move there.
  analyse() {
    return this.advise(async () => {
      const found = await get(`/tables/${this.id}/analysis?ply=${this.replay.here}`);
      const lines = found.candidates.map((each) =>
        element(
          "li",
          {},
          element("b", {}, ...named(each.move)),
          " ",
          element("i", {}, `${Math.round(100 * each.value)} %`),
          " ",
          ...sentence(reasonOf(each)),
        ),
      );
      return lines.length ? [element("ol", { class: "candidates" }, ...lines)] : [];
    });
  }

  async advise(ask) {
    const box = $("advice");
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
    });
    return made;
  }

  shown() {
    const table = this.table();
    return `${table.ply} ${this.replay.here} ${Boolean(table.result)}`;
  }

  // Advice is about one position: it goes when another is shown.
  forget() {
    if (this.advised !== `${this.shown()} ${this.bench.layout}`) $("advice").hidden = true;
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
          if (this.mySeats().length === 1) localStorage.setItem("name", field.value.trim());
          this.act({ kind: "rename", seat, name: field.value.trim() });
        },
      ],
      [this.say("table/tray/cancel")],
    ]);
    $("dialog").querySelector("p").replaceWith(field);
    field.focus();
  }

  async share(button) {
    const link = `${location.origin}/t/${this.id}${this.replay.ply === null ? "" : `#${this.replay.ply}`}`;
    try {
      await navigator.clipboard.writeText(link);
      button.textContent = this.say("table/invite/copied");
    } catch {
      prompt(this.say("table/invite/link"), link);
    }
  }

  // The cell that a hint about a workbench is about.
  markCell(name) {
    const cell = this.bench.find("cell", name);
    if (cell) this.selector.ring(cell, "ring-hint");
  }

  mark(move) {
    const svg = this.board.svg;
    const place = svg && [...svg.querySelectorAll("[data-move]")].find((each) => each.dataset.move === move);
    if (!place) return;
    const square = place.closest("[data-square]");
    if (square) {
      place.classList.add("ob-shown", "is-ghost");
      this.selector.ring(square, "ring-hint");
      return;
    }
    const from =
      place.dataset.from &&
      [...svg.querySelectorAll("[data-cell]")].find(
        (cell) => cell.dataset.cell === place.dataset.from && cell.parentNode === place.parentNode,
      );
    if (from) {
      place.classList.add("ob-shown");
      this.selector.ring(from, "ring-hint");
    }
    this.selector.ring(place, "ring-hint");
  }

  outcome(table) {
    const { winners, reason, points } = table.result;
    if (table.seats.length === 1) return this.say("table/over/alone", { points: points?.[0] ?? 0 });
    if (reason === "agreed" || (reason !== "rules" && !winners.length)) return this.say("table/over/agreed");
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
          : isSeated
            ? this.again(table)
            : null,
        this.button("graph", () => this.graph(table)),
        this.button("analyse", () => this.analyse()),
        this.button("share", (event) => this.share(event.target)),
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
        ...(table.has_map ? [" ", link(`${base}/map.svg`, "map", true)] : []),
      ),
    );
    this.games(table);
    finished(table, this.say)
      .then((told) => {
        if (told) explained.after(element("div", { class: "row result" }, told.line, told.share, told.more));
      })
      .catch(() => {});
    fetch(`${base}/explained`)
      .then((answer) => (answer.ok ? answer.json() : null))
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

  async graph(table) {
    this.ask(this.say("table/act/graph"), this.say("table/hint/thinking"), [[this.say("table/help/close")]]);
    const told = $("dialog").querySelector("p");
    const tall = this.board.isTall ? "1" : "0";
    const answer = await fetch(`/api/v1/tables/${table.id}/review.svg?tall=${tall}`);
    if (!answer.ok) {
      const problem = await answer.json().catch(() => ({}));
      told.textContent = problem.detail || this.say("table/after/no-graph");
      return;
    }
    const graph = element(
      "div",
      { class: "graph", tabindex: 0, role: "group", "aria-label": this.say("table/act/graph") },
      picture(await answer.text()),
    );
    this.leadToMoves(graph);
    told.replaceWith(graph);
  }

  // What is marked in the graph leads to the position after that move.
  leadToMoves(graph) {
    for (const each of graph.querySelectorAll("[data-ply]")) {
      const go = () => {
        $("dialog").close();
        this.replay.at(Number(each.dataset.ply));
      };
      if (each.classList.contains("ob-entry"))
        Object.entries({
          role: "button",
          tabindex: 0,
          "aria-label": each.querySelector("text").textContent,
        }).forEach((given) => each.setAttribute(...given));
      each.addEventListener("click", go);
      each.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          go();
        }
      });
    }
  }

  help() {
    this.ask(this.say("table/help"), this.say("table/help/keys"), [[this.say("table/help/close")]]);
  }
}
