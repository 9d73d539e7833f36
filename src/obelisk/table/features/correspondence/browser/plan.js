// Conditional moves, entered on the board while one waits: "if they play this, I answer that".
import { call, element, get } from "../net.js";

export class Plan {
  // hooks: id, words, table(), explore, isDue() whether it is one's turn
  constructor(box, hooks) {
    Object.assign(this, { box, ...hooks, say: hooks.words, lines: [], asked: null, isOffered: false });
  }

  own(code, facts) {
    return this.say(`correspondence/${code}`, facts);
  }

  // Only whoever waits in a game by days has something to plan; the server says what, and why not.
  show() {
    const { is_by_days: isByDays, result, has_begun: hasBegun, you, ply } = this.table();
    const waits = isByDays && !result && hasBegun && you.seats.length === 1 && !this.isDue();
    this.box.hidden = !waits;
    if (!waits) this.asked = null;
    else if (this.asked === ply) this.draw();
    else this.load(ply);
  }

  async load(ply) {
    this.asked = ply;
    try {
      this.take(await get(`/tables/${this.id}/plan`));
    } catch (problem) {
      this.tell(problem.message);
    }
  }

  take({ lines, seat, why_not: whyNot }) {
    Object.assign(this, { lines, seat, isOffered: whyNot === null });
    this.tell(whyNot ?? (lines.length ? this.own("plan/kept") : ""));
    this.draw();
  }

  async save(lines) {
    try {
      this.take(await call("PUT", `/tables/${this.id}/plan`, { lines }));
      if (this.explore.isOn) this.explore.leave();
    } catch (problem) {
      this.tell(problem.message);
    }
  }

  tell(text) {
    this.box.querySelector(".told").textContent = text;
  }

  draw() {
    this.box.querySelector("ul").replaceChildren(...this.lines.map((line) => this.line(line)));
    const { explore } = this;
    const { isOn, strays, moves, root } = explore;
    const isHere = isOn && root === this.table().ply;
    const button = (code, act) => {
      const made = element("button", { type: "button", "data-plan": code }, this.own(`plan/${code}`));
      made.addEventListener("click", act);
      return made;
    };
    const begin = () => {
      explore.begin();
      this.tell(this.own("plan/help"));
    };
    const actions = !this.isOffered
      ? []
      : isHere && strays
        ? [button("keep", () => this.save([...this.lines, moves]))]
        : isOn
          ? []
          : [button("begin", begin)];
    this.box.querySelector(".row").replaceChildren(...actions);
  }

  line(moves) {
    const text = moves.join(" → ");
    const label = this.own("plan/remove", { moves: text });
    const cross = element("button", { type: "button", class: "plain", "aria-label": label, title: label }, "×");
    cross.addEventListener("click", () => this.save(this.lines.filter((one) => one !== moves)));
    return element("li", {}, text, " ", cross);
  }
}
