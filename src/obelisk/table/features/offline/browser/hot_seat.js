// A table of one screen without the network: moves are looked up in what the server has seen ahead, shown as always,
// kept on this device, and sent in their order when the network is back.
import { newKey } from "../net.js";
import { isSame, readLookahead } from "./lookahead.js";
import { isOf, keepUnsent, sendUnsent, unsentAt, wholeGame } from "./unsent.js";

const SOON = 1500, // milliseconds after the page was opened
  CALM = 4000, // after a move: whoever plays quickly is not looked ahead of with every one
  AGAIN = 2000; // after something has failed

export class HotSeat {
  // hooks: id, words, name(seat), table(), pictures(): how they are drawn; isReached(): whether the server is;
  // take(table) shows a table, ahead(move, place) a move on its board; resync() asks for the table; waiting() is a move
  // that waits to be sent, withdraw(key) takes it back; ask(title, text, answers), tell(text, place), speak(text);
  // changed()
  constructor(hooks) {
    Object.assign(this, hooks, { say: hooks.words, look: null, isSending: false, timer: null });
    const { you, seats } = this.table();
    this.isOn = seats.length > 1 && you.seats.length === seats.length;
    this.record = this.isOn ? unsentAt(this.id) : null;
    addEventListener("storage", (event) => {
      if (this.isOn && isOf(this.id, event)) this.reread();
    });
  }

  get kept() {
    return this.record?.kept ?? [];
  }

  get isKeeping() {
    return this.kept.length > 0;
  }

  // What the server knows of the table is noted, so that it goes on from there.
  note(pause = CALM) {
    if (!this.isOn || this.isKeeping || !this.isReached()) return;
    const { v, moves, result } = this.table();
    this.record = { v, moves, kept: [] };
    keepUnsent(this.id, result ? null : this.record);
    clearTimeout(this.timer);
    if (!result) this.timer = setTimeout(() => this.takeAlong(), pause);
  }

  // Lets the service worker keep what can follow, and the page itself.
  async takeAlong() {
    if (document.hidden || !this.isReached()) return;
    const registered = await navigator.serviceWorker?.ready;
    registered?.active?.postMessage({ ahead: this.id, asked: String(new URLSearchParams(this.pictures())) }, []);
  }

  // --- the network goes and comes -----------------------------------------------------------------------------------
  async heard(isReached) {
    if (!this.isOn) return;
    if (!isReached) await this.goAlone();
    else if (this.isKeeping) await this.send();
    else this.note(SOON);
  }

  // What was looked ahead is read; a move that waits to be sent is kept with the others, and the key that it has.
  async goAlone() {
    const found = await readLookahead(this.id);
    if (this.isReached()) return;
    this.look = found;
    if (!found || !this.record) return;
    const waiting = this.waiting();
    const game = wholeGame(this.record);
    if (waiting && this.find([...game, [waiting.seat, waiting.move]])) {
      this.withdraw(waiting.key);
      this.keep(waiting);
    } else if (this.record.v >= this.table().v && !isSame(game, this.table().moves) && this.find(game)) this.show(true);
    else this.changed();
  }

  find(moves) {
    return this.look?.at(moves);
  }

  async send() {
    if (this.isSending) return;
    this.isSending = true;
    const n = this.kept.length;
    try {
      const problem = await sendUnsent(this.id);
      if (problem) this.giveUp(problem);
      else {
        this.record = unsentAt(this.id);
        this.speak(this.say("offline/kept/sent", { n }));
        this.resync();
      }
    } catch {
      // It has not arrived, or nobody knows whether it has: what is kept stays kept, and is sent once more.
      setTimeout(() => this.heard(this.isReached()), AGAIN);
    } finally {
      this.isSending = false;
      this.changed();
    }
  }

  // Somebody has moved on another device, or the server refuses: what was made here is told, and given up.
  giveUp({ code, why = "" }) {
    const moves = this.kept.map(({ move }) => move).join(", ");
    const told = this.say(code, { n: this.kept.length, moves, why });
    const drop = () => {
      this.record = { ...this.record, kept: [] };
      keepUnsent(this.id, this.record);
      this.resync();
      this.changed();
    };
    this.ask(this.say("offline/kept/title"), told, [[this.say("offline/kept/understood"), drop]], false);
  }

  // Another window of this browser has changed what is kept.
  reread() {
    this.record = unsentAt(this.id);
    if (!this.isReached() && this.record && this.find(wholeGame(this.record))) this.show();
  }

  // The table was removed: nothing continues it.
  end() {
    clearTimeout(this.timer);
    if (this.isOn) keepUnsent(this.id, null);
    Object.assign(this, { isOn: false, look: null, record: null });
  }

  // --- moves --------------------------------------------------------------------------------------------------------
  // Whether a move that cannot be sent is dealt with here. Where nothing was looked ahead, it waits as at any table.
  takes(seat, move, place) {
    if (!this.isOn || this.isReached() || !this.look || !this.record) return false;
    const here = this.find(wholeGame(this.record));
    const after = here?.next[move];
    if (Number.isInteger(after)) {
      this.ahead(move, place);
      this.keep({ key: newKey(), seat, move });
    } else {
      const isFar = !here || after === null || !Object.keys(here.next).length;
      this.tell(this.say(isFar ? "offline/kept/edge" : "offline/kept/unknown", { n: this.kept.length }), place);
    }
    return true;
  }

  keep({ key, seat, move }) {
    this.record = { ...this.record, kept: [...this.kept, { key, seat, move }] };
    keepUnsent(this.id, this.record);
    this.show();
    this.speak(this.say("table/spoken/move", { name: this.name(seat), move }));
  }

  // Whether something that a player does is dealt with here: only the last move that is kept can be taken back.
  does({ kind }) {
    if (!this.isOn || (this.isReached() && !this.isKeeping) || !this.look) return false;
    if (kind === "undo" && this.isKeeping && !this.isSending) {
      this.speak(this.say("table/spoken/taken-back", { n: wholeGame(this.record).length }));
      this.record = { ...this.record, kept: this.kept.slice(0, -1) };
      keepUnsent(this.id, this.record);
      this.show();
    } else this.tell(this.say("offline/kept/network"), null);
    return true;
  }

  // --- what is seen -------------------------------------------------------------------------------------------------
  show(isJump = false) {
    const moves = wholeGame(this.record);
    const { active, result, told } = this.find(moves);
    const takeback = { kind: "undo", why_not: this.isKeeping ? null : this.say("offline/kept/network"), code: null };
    const unsent = this.kept.length;
    const now = { moves, ply: moves.length, active, result, told, offer: null, takeback, unsent };
    this.take({ ...this.table(), ...now }, isJump);
    this.changed();
  }

  // The picture of a position that the server has looked ahead to; null where it is to be asked.
  picture({ ply }) {
    if (!this.look || (this.isReached() && !this.isKeeping)) return null;
    const found = this.find(this.table().moves.slice(0, ply));
    return found ? this.look.picture(found) : null;
  }

  // Whether the game stands where only the network leads on.
  get isAtEdge() {
    if (!this.look || this.isReached() || !this.record || this.table().result) return false;
    const here = this.find(wholeGame(this.record));
    return !here || !Object.values(here.next).some(Number.isInteger);
  }

  // What is said of it below the board.
  get told() {
    const told = [];
    if (this.isKeeping) told.push(this.say("offline/kept/moves", { n: this.kept.length }));
    if (this.isOn && this.isAtEdge) told.push(this.say("offline/kept/edge", { n: this.kept.length }));
    return told;
  }
}
