// The buttons beside the board: undo, hints, offers, the end, and what comes after it.
import { element, get } from "./net.js";
import { markOf } from "./panel.js";

const $ = (id) => document.getElementById(id);

export class Actions {
  constructor(hooks) { Object.assign(this, hooks); this.say = hooks.words; }

  button(code, act, attributes = {}, isMain = false) {
    const made = element("button", { type: "button", class: isMain ? "main" : null, "data-act": code, ...attributes }, this.say(`table/act/${code}`));
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
      if (isAlone) made.push(this.button("undo", () => this.act({ kind: "undo", ply: null }), { disabled: table.ply === 0 }));
      else made.push(this.button("takeback", () => this.act({ kind: "offer", what: "takeback" }), { disabled: table.ply === 0 || Boolean(table.offer) }));
      if (isAlone) made.push(this.button("hint", () => this.hint(), { disabled: this.seat() === null }));
      made.push(...this.bench.buttons());
      if (!isAlone) made.push(this.button("offer-end", () => this.act({ kind: "offer", what: "end" }), { disabled: Boolean(table.offer) }));
      made.push(this.button("resign", () => this.ask(this.say("table/resign"), this.say("table/resign/about"), [[this.say("table/resign/yes"), () => this.act({ kind: "resign" })], [this.say("table/resign/no")]])));
    } else if (!table.result && !table.has_begun && isSeated && !table.you.is_host) made.push(this.button("leave", () => this.act({ kind: "leave" })));
    $("actions").replaceChildren(...made);
    this.after(table, isSeated);
  }

  // Parts of the picture that can be looked at closely, where it names such parts: a match has its map and its game.
  looks() {
    const views = $("views");
    views.hidden = !this.board.svg?.querySelector(".ob-map");
    if (views.hidden || views.childElementCount) return;
    views.append(...[["map", ".ob-map"], ["micro", ".ob-panel"]].map(([code, part]) => this.button(`look/${code}`, () => {
      const found = this.board.svg.querySelector(part);
      if (found) this.board.look(found);
    })));
  }

  toggle() {
    this.selector.showAll(!this.selector.showsAll);
    $("actions").querySelector("[data-act=show]")?.setAttribute("aria-pressed", this.selector.showsAll);
  }

  async hint() {
    const box = $("advice");
    box.hidden = false;
    box.textContent = this.say("table/hint/thinking");
    try {
      const found = await get(`/tables/${this.id}/hint?seat=${this.seat() ?? 0}`);
      const best = found.candidates[0];
      if (!best) { box.textContent = this.say("table/hint/none"); return; }
      const text = element("p", {}, element("b", {}, best.move), " ", best.reason?.[document.documentElement.lang] ?? "");
      box.replaceChildren(text);
      this.mark(best.move);
    } catch (problem) { box.textContent = problem.message; }
  }

  mark(move) {
    const svg = this.board.svg;
    const place = svg && [...svg.querySelectorAll("[data-move]")].find((each) => each.dataset.move === move);
    if (!place) return;
    const square = place.closest("[data-square]");
    if (square) { place.classList.add("ob-shown", "is-ghost"); this.selector.ring(square, "ring-hint"); return; }
    const from = place.dataset.from && [...svg.querySelectorAll("[data-cell]")].find((cell) => cell.dataset.cell === place.dataset.from && cell.parentNode === place.parentNode);
    if (from) { place.classList.add("ob-shown"); this.selector.ring(from, "ring-hint"); }
    this.selector.ring(place, "ring-hint");
  }

  outcome(table) {
    const { winners, reason, points } = table.result;
    const score = points && points.some(Boolean) ? ` ${points.join(" : ")}` : "";
    if (table.seats.length === 1) return this.say("table/over/alone", { points: points?.[0] ?? 0 });
    if (reason === "agreed" || (reason !== "rules" && !winners.length)) return this.say("table/over/agreed");
    const names = winners.map(this.name).join(", ");
    const code = winners.length !== 1 ? "shared" : reason === "resigned" || reason === "time" ? reason : "won";
    return this.say(`table/over/${code}`, { name: names }) + score;
  }

  after(table, isSeated) {
    const box = $("after");
    box.hidden = !table.result;
    if (!table.result) { box.dataset.done = ""; return; }
    if (box.dataset.done === String(table.v)) return;
    box.dataset.done = table.v;
    const places = element("ol", { class: "standing" }, ...table.seats.map((seat) => element("li", { class: table.result.winners.includes(seat.seat) ? "won" : null }, markOf(seat.seat), element("span", {}, this.name(seat.seat)), table.result.points ? element("b", {}, String(table.result.points[seat.seat])) : null)));
    const link = (href, code, file) => element("a", { href, download: file ? "" : null }, this.say(`table/after/${code}`));
    const base = `/t/${table.id}`;
    const explained = element("div", { class: "explained" });
    const graph = element("div", { class: "graph" });
    box.replaceChildren(element("h2", { class: "unseen" }, this.outcome(table)), places, explained,
      element("div", { class: "row" },
        table.rematch ? element("a", { class: "button", href: `/t/${table.rematch}` }, this.say("table/act/to-rematch")) : isSeated ? this.button("rematch", () => this.act({ kind: "rematch" }), {}, true) : null,
        this.button("graph", async (event) => {
          event.target.disabled = true;
          graph.textContent = this.say("table/hint/thinking");
          const answer = await fetch(`/api/v1/tables/${table.id}/review.svg`);
          if (!answer.ok) { graph.textContent = this.say("table/after/no-graph"); return; }
          const { picture } = await import("./net.js");
          graph.replaceChildren(picture(await answer.text()));
        })),
      graph,
      element("p", { class: "downloads" }, this.say("table/after/keep"), " ", link(`/api/v1/tables/${table.id}/record.json`, "record", true), " ", link(`${base}/board.svg`, "svg", true), " ", link(`${base}/board.png`, "png", true), " ", link(`${base}/game.gif`, "gif", true)));
    fetch(`${base}/explained`).then((answer) => (answer.ok ? answer.json() : [])).then((lines) => explained.replaceChildren(...lines.map((line) => element("p", {}, line)))).catch(() => {});
  }

  help() { this.ask(this.say("table/help"), this.say("table/help/keys"), [[this.say("table/help/close")]]); }
}
