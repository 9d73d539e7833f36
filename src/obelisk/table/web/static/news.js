// What happens at a table, one event after another: what the page knows of the table is changed, shown, and spoken of.
import { blink } from "./blink.js";
import { play } from "./sound.js";

const $ = (id) => document.getElementById(id);

export class News {
  // hooks: words, table(), name(seat), mySeats(), seat() that acts, own() when a move of one's own has arrived, panel,
  // actions, reel, live() to ask for the whole table, speak(text), show(how), tellTurn()
  constructor(hooks) {
    Object.assign(this, hooks, { say: hooks.words });
  }

  hear(event) {
    const known = KINDS[event.kind];
    if (known) known.call(this, event, this.table());
    else this.live().resync();
  }
}

const KINDS = {
  moved(event, table) {
    const isMine = this.mySeats().includes(event.seat);
    if (isMine) this.own();
    $("typed-why").hidden = true;
    $("bubble").hidden = true;
    this.panel.answer = "";
    Object.assign(table, { turnAt: performance.now(), thinking: {} });
    for (const [ply, move] of event.reveals ?? []) table.moves[ply][1] = move;
    table.moves.push([event.seat, event.move]);
    Object.assign(table, { ply: event.ply, active: event.active, offer: null });
    if (event.opens && !isMine && event.ply > 1) this.reel.linger(event.ply - 1);
    if (event.clocks) {
      table.clocks = { ...table.clocks, left: event.clocks, running: event.active };
      table.clocksAt = performance.now();
    }
    const isDue = this.seat() !== null;
    const move = event.move ?? this.say("table/hidden-move");
    this.speak(
      this.say("table/spoken/move", { name: this.name(event.seat), move }) +
        (isDue ? ` ${this.say("table/turn/yours")}` : ""),
    );
    if (isDue && document.hidden) blink(this.say("table/turn/yours"), this.tellTurn);
    this.show();
    this.actions.askWayBack();
  },

  answered(event, table) {
    const { offer } = table;
    if (!event.yes && offer) {
      const told = this.say(`table/offer/${event.seat === offer.seat ? "withdrawn" : "declined"}`, {
        name: this.name(event.seat),
      });
      // Whoever has done it knows.
      table.offer = null;
      if (this.mySeats().includes(event.seat)) this.panel.offer(table);
      else {
        this.panel.answered(table, told);
        this.speak(told);
      }
    }
    this.live().resync();
  },

  "taken-back"(event) {
    const isMine = this.mySeats().length === 1 && this.mySeats().includes(event.seat);
    this.speak(
      this.say("table/spoken/taken-back", { n: event.to_ply + 1 }) +
        (isMine ? ` ${this.say("table/turn/yours")}` : ""),
    );
    this.live().resync();
  },

  said(event, table) {
    table.chat.push(event);
    if (!this.panel.hooks.isMuted(event.seat)) play("said");
    this.panel.chat(table);
  },

  ended(event, table) {
    Object.assign(table, {
      result: event.result,
      reveal: { setup: event.setup, salt: event.salt },
      active: [],
      offer: null,
      hides: false,
    });
    play("end");
    this.show();
    const { points } = table.result;
    // Alone, what was reached is part of the sentence; many games count nothing.
    const score = table.seats.length > 1 && points?.some(Boolean) ? ` ${points.join(" : ")}` : "";
    this.speak(this.actions.outcome(table) + score);
    this.live().resync();
  },

  rematch(event, table) {
    table.rematch = event.id;
    if (this.mySeats().length) location.href = `/t/${event.id}`;
    else this.show({ board: false });
  },
};
