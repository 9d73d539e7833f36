// A coach for a first game: when a move is refused it tells the rule, in the words of the game's lesson, and leads
// there. Whoever has finished such a game before, or sends the coach away, does not see it again.
import { element, get } from "./net.js";

export class Coach {
  constructor(box, { id, game, say }) {
    Object.assign(this, { box, id, game, say, key: `coach:${game}`, tries: 0 });
  }

  get isAway() {
    return localStorage.getItem(this.key) === "away";
  }

  leave() {
    localStorage.setItem(this.key, "away");
    this.box.hidden = true;
  }

  // Whoever goes on has read it: also a rule that is still asked for would only lie on the board then.
  goOn() {
    this.tries += 1;
    this.clear();
  }

  // Advice that stands in the same box stays.
  clear() {
    if (this.box.querySelector(".coach")) this.box.hidden = true;
  }

  // What the page has refused by itself: the server knows which rule forbids the move, or that it is not one's turn.
  async tried({ code = null, move = null }, seat) {
    if (this.isAway) return;
    const tries = ++this.tries;
    const asked = new URLSearchParams({ move: move ?? "", seat });
    const found = code === null || move !== null ? await get(`/tables/${this.id}/refusal?${asked}`) : {};
    if (tries !== this.tries) return;
    if (found.code ?? code) await this.about({ code: found.code ?? code, move });
    else this.clear();
  }

  async about({ code, move }) {
    if (!code || move === undefined || this.isAway) return;
    const tries = ++this.tries;
    const [{ tables }, { lesson }] = await Promise.all([
      get("/tables?mine=1"),
      get(`/tables/${this.id}/lesson?code=${encodeURIComponent(code)}`),
    ]);
    if (tables.some((other) => other.game === this.game && other.result && other.id !== this.id)) this.leave();
    else if (tries !== this.tries) return;
    else if (lesson) this.tell(lesson);
    // The rule that was told before is about another move.
    else this.clear();
  }

  tell({ title, rule, href }) {
    const away = element("button", { type: "button" }, this.say("table/coach/away"));
    away.addEventListener("click", () => this.leave());
    const label = this.say("table/help/close");
    const close = element("button", { type: "button", class: "close", "aria-label": label }, "×");
    close.addEventListener("click", () => {
      this.box.hidden = true;
    });
    const on = element("a", { href, target: "_blank" }, this.say("table/coach/lesson"));
    this.box.replaceChildren(
      element("div", { class: "coach" }, element("b", {}, title), element("p", {}, rule)),
      element("p", { class: "row" }, on, away),
      close,
    );
    this.box.hidden = false;
  }
}
