// The lists of tables: whose turn it is, who plays, when something last happened; and taking a table off one's list.
import { ago, clockText, exactly } from "./dates.js";
import { call, element, figure, get, newKey, post } from "./net.js";

const SHOWN = 8;
const compare = (one, other) => (one === other ? 0 : one < other ? -1 : 1);

export class Lists {
  constructor(say) {
    this.say = say;
    this.between = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" });
  }

  called(seat) {
    if (seat.kind === "open") return this.say("home/list/nobody");
    return seat.name || this.say(seat.kind === "computer" ? "home/list/computer" : "home/list/guest");
  }

  own(table) {
    return table.you?.seats ?? [];
  }

  // Who plays, without oneself.
  people(table) {
    const own = this.own(table);
    const others = table.seats.filter((seat) => !own.includes(seat.seat));
    // A free seat is told beside it, in the state of the table.
    const seated = table.seats.filter((seat) => seat.kind !== "open");
    if (!own.length) return this.between.format(seated.map((seat) => this.called(seat)));
    if (!others.length) return this.say(table.seats.length > 1 ? "home/list/here" : "home/list/alone");
    return this.say("home/list/with", { names: this.between.format(others.map((seat) => this.called(seat))) });
  }

  state(table) {
    const own = this.own(table);
    if (table.result) return this.outcome(table, own);
    if (table.seats.some((seat) => seat.kind === "open"))
      return this.say(own.length ? "home/list/waiting" : "home/list/free");
    if (own.length < table.seats.length && own.some((seat) => table.active.includes(seat)))
      return this.say("home/list/your-turn");
    if (own.length === table.seats.length || !own.length) return this.say("home/list/move", { n: table.ply + 1 });
    return this.say("home/list/turn-of", {
      name: this.between.format(table.active.map((seat) => this.called(table.seats[seat]))),
    });
  }

  outcome(table, own) {
    const { winners, points } = table.result;
    const score = points?.some(Boolean) && table.seats.length > 1 ? ` ${points.map(figure).join("–")}` : "";
    if (table.seats.length === 1)
      return points ? this.say("home/list/points", { n: points[0] }) : this.say("home/list/over");
    if (!winners.length) return this.say("home/list/over");
    if (winners.length > 1) return this.say("home/list/shared") + score;
    if (own.length === 1) return this.say(winners.includes(own[0]) ? "home/list/won" : "home/list/lost") + score;
    return this.say("home/list/winner", { name: this.called(table.seats[winners[0]]) }) + score;
  }

  isTurn(table) {
    return !table.result && this.own(table).some((seat) => table.active.includes(seat));
  }

  line(table, remove) {
    const isTurn = this.isTurn(table);
    const when = element(
      "time",
      { datetime: new Date(table.touched).toISOString(), title: exactly(table.touched) },
      ago(table.touched),
    );
    const item = element(
      "li",
      {},
      element(
        "a",
        { href: `/t/${table.id}` },
        element("b", {}, table.title || table.game),
        element("em", { class: isTurn ? "turn" : null }, this.state(table)),
        element("span", {}, this.facts(table)),
        when,
      ),
    );
    if (remove && (table.result || this.waits(table) || this.isAlone(table)))
      item.append(this.cross(table, item, remove));
    return item;
  }

  // A table at which nothing has been played yet: whoever takes it off the list leaves it.
  waits(table) {
    return table.seats.some((seat) => seat.kind === "open");
  }

  // Where nobody else plays, nobody misses one.
  isAlone(table) {
    const own = this.own(table);
    return !own.length || table.seats.every((seat) => seat.kind === "computer" || own.includes(seat.seat));
  }

  cross(table, item, remove) {
    const label = this.say("home/list/remove", { game: table.title || table.game });
    const made = element("button", { type: "button", class: "cross", "aria-label": label, title: label }, "×");
    made.addEventListener("click", async () => {
      made.disabled = true;
      try {
        if (this.waits(table))
          for (const seat of this.own(table)) await post(`/tables/${table.id}/actions`, { kind: "leave", seat });
        await call("DELETE", `/tables/${table.id}/mine`);
        item.remove();
        remove(table);
      } catch (problem) {
        made.disabled = false;
        remove(table, problem.message);
      }
    });
    return made;
  }

  // One's own games: first those that wait for one, the most urgent at the top; then what goes on, then what is over,
  // each with the latest first.
  async mine(section, told, waiting) {
    const list = section.querySelector("ul"),
      more = section.querySelector(".more");
    const found = (await get("/tables?mine=1")).tables;
    const order = (table) => (this.isTurn(table) ? 0 : table.result ? 2 : 1);
    const left = (table) => (this.isTurn(table) ? (table.flag_at ?? Infinity) : 0);
    found.sort(
      (one, other) => order(one) - order(other) || compare(left(one), left(other)) || other.touched - one.touched,
    );
    // Whoever is waited for learns it at the top of the page.
    const due = found.filter((table) => this.isTurn(table) && this.own(table).length < table.seats.length);
    waiting.hidden = !due.length;
    waiting.firstElementChild.textContent = this.say("home/waiting", { n: due.length });
    if (due.length === 1) waiting.firstElementChild.href = `/t/${due[0].id}`;
    const remove = (table, problem) => {
      told.textContent = problem ?? this.say("home/list/removed");
      if (!problem && !list.children.length) list.replaceChildren();
    };
    const fill = (n) => list.replaceChildren(...found.slice(0, n).map((table) => this.line(table, remove)));
    fill(SHOWN);
    more.hidden = found.length <= SHOWN;
    more.addEventListener("click", () => {
      fill(found.length);
      more.hidden = true;
      list.children[SHOWN]?.querySelector("a").focus();
    });
    if (!found.length) return;
    const { account, devices } = await get("/me");
    const note = section.querySelector(".note");
    if (note) note.hidden = Boolean(account) || devices > 1;
  }

  // Sits down on the first free seat, under the name that is known, and goes there.
  joining(table, tell) {
    const made = element("button", { type: "button", class: "join" }, this.say("home/list/join"));
    made.addEventListener("click", async () => {
      made.disabled = true;
      try {
        const seat = table.seats.find((each) => each.kind === "open").seat;
        await post(`/tables/${table.id}/seats`, { seat }, { "Idempotency-Key": newKey() });
        location.href = `/t/${table.id}`;
      } catch (problem) {
        made.disabled = false;
        tell(problem.message);
      }
    });
    return made;
  }

  // Other people's tables; one's own stand in the list above. What has not changed stays as it is, with who is there.
  async others(list, which, tell = () => {}) {
    const all = (await get(`/tables?${which}=1`)).tables.filter((table) => !this.own(table).length);
    const found = all.slice(0, SHOWN);
    const seen = JSON.stringify(found);
    if (list.dataset.seen === seen) return found;
    list.dataset.seen = seen;
    list.replaceChildren(
      ...found.map((table) => {
        const item = this.line(table);
        if (which === "open") item.append(this.joining(table, tell));
        return item;
      }),
    );
    return found;
  }

  // Who plays, whether it counts, and by which clock.
  facts(table) {
    const rated = table.is_rated ? this.say("home/list/rated") : null;
    const isUrgent = this.isTurn(table) && table.flag_at && table.is_by_days;
    const left = () => this.say("home/list/time-left", { time: clockText(Math.max(0, table.flag_at - Date.now())) });
    const time = table.result ? null : isUrgent ? left() : table.clock_text;
    return [this.people(table), rated, time].filter(Boolean).join(" · ");
  }
}
