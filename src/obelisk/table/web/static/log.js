// The moves beside the board. A long game has chapters, which are folded and unfolded.
import { element } from "./net.js";
import { rove } from "./roving.js";
import { learn, named } from "./thumbs.js";

// The seat of chance: what it brings is in the log like a move, with a sign of its own.
export const CHANCE = -1;

export function markOf(seat) {
  const { colours } = document.getElementById("marks").dataset; // which colour each seat has
  const known = document.querySelector(`[data-mark="${(colours?.split(" ")[seat] ?? seat) % 5}"] svg`);
  return known ? known.cloneNode(true) : document.createTextNode("");
}

export class Log {
  // hooks: words, goTo(ply)
  constructor(box, hooks) {
    Object.assign(this, { box, hooks, say: hooks.words, named: "[]", chosen: new Map(), judged: new Map() });
    box.addEventListener("click", (event) => {
      const to = event.target.closest("[data-ply]");
      if (to) this.hooks.goTo(Number(to.dataset.ply));
    });
  }

  // The picture of the present tells what the chapters are called, by the number of the move that begins each, and
  // what moves have laid.
  read(svg) {
    const told = svg?.dataset.chapters ?? "[]";
    const isNew = learn(svg);
    if (this.named === told && !isNew) return;
    this.named = told;
    if (this.table) this.show(this.table, this.at);
  }

  // Moves that were not good are marked.
  judge(entries) {
    this.judged = new Map(entries.map((entry) => [entry.ply, entry]));
    if (this.table) this.show(this.table, this.at);
  }

  // It is one tab stop: the move that is shown.
  show(table, ply) {
    Object.assign(this, { table, at: ply });
    const held = this.box.contains(document.activeElement) ? document.activeElement.dataset.ply : null;
    const here = ply ?? table.ply;
    const names = new Map(JSON.parse(this.named));
    const items = [];
    let inside = null;
    table.moves.forEach(([seat, move], n) => {
      const name = names.get(n + 1);
      const told = name ? [name] : move ? named(move) : [this.say("table/hidden-move")];
      const item = this.item(seat, told, n + 1, here);
      if (n >= table.moves.length - (table.unsent ?? 0)) this.markUnsent(item);
      if (name) inside = this.chapter(item, n + 1, name);
      if (name || !inside) items.push(item);
      else inside.append(item);
    });
    this.box.replaceChildren(...items);
    this.unfold(here, held);
    const now = this.box.querySelector("[aria-current]");
    if (!now) return;
    const top = now.getBoundingClientRect().top - this.box.getBoundingClientRect().top;
    this.box.scrollTop += top - this.box.clientHeight / 2;
  }

  item(seat, told, number, here) {
    return element(
      "li",
      { value: number },
      element(
        "button",
        {
          type: "button",
          class: seat === CHANCE ? "ply is-roll" : "ply",
          tabindex: -1,
          "data-ply": number,
          "aria-current": here === number ? "step" : null,
        },
        element("span", { class: "n" }, String(number)),
        markOf(seat),
        seat === CHANCE ? element("span", { class: "unseen" }, `${this.say("table/chance")}: `) : null,
        element("span", { class: "told" }, ...told),
        this.mark(number),
      ),
    );
  }

  // A move that is only kept on this device.
  markUnsent(item) {
    const told = this.say("table/unsent");
    item.classList.add("is-unsent");
    item.querySelector(".told").append(element("span", { class: "unseen" }, ` ${told}`));
    item.title = told;
  }

  mark(number) {
    const entry = this.judged.get(number);
    if (!entry) return null;
    return element(
      "span",
      { class: `judged ${entry.judgement}`, title: entry.told },
      element("span", { class: "unseen" }, entry.told),
    );
  }

  // Makes a move the head of a chapter, and returns the list that its other moves go into.
  chapter(item, number, name) {
    const inside = element("ol", { class: "log" });
    const button = element("button", { type: "button", class: "fold", tabindex: -1, "aria-label": name }, "▸");
    button.addEventListener("click", () => {
      this.chosen.set(number, inside.hidden);
      this.unfold(this.at ?? this.table.ply);
    });
    item.classList.add("chapter");
    item.append(button, inside);
    return inside;
  }

  // The chapter of the move that is shown is open, and those that somebody has opened.
  unfold(here, held = null) {
    const heads = [...this.box.querySelectorAll(".chapter")];
    heads.forEach((head, n) => {
      const isHere = head.value <= here && (n + 1 === heads.length || heads[n + 1].value > here);
      const isOpen = this.chosen.get(head.value) ?? isHere;
      const [button, inside] = [...head.children].slice(1);
      button.setAttribute("aria-expanded", isOpen);
      inside.hidden = !isOpen;
    });
    const seen = [...this.box.querySelectorAll("[data-ply]")].filter((each) => !each.closest("[hidden]"));
    const at = seen.findIndex((each) => each.dataset.ply === held);
    rove(this.box, seen, at < 0 ? null : at);
  }
}
