// At one screen nobody sees what another holds: before it shows a seat's secrets, it is handed to that seat's player.
import { ask } from "./dialog.js";

export class HandOver {
  // hooks: words, name(seat), seat() that acts, isDue(): whether several play here, with secrets, and it is seen;
  // clear() what is on the board, show() what is there for the one who has the screen now
  constructor(dialog, hooks) {
    Object.assign(this, { dialog, ...hooks, say: hooks.words, handed: null });
  }

  get isNeeded() {
    const acting = this.seat();
    return this.isDue() && acting !== null && acting !== this.handed;
  }

  begin() {
    const { dialog } = this;
    const acting = this.seat();
    if (dialog.open && dialog.dataset.seat === String(acting)) return;
    this.clear();
    dialog.dataset.seat = acting;
    const ready = () => {
      this.handed = this.seat();
      this.show();
    };
    ask(
      this.say("table/hand-over", { name: this.name(acting) }),
      this.say("table/hand-over/about"),
      [[this.say("table/hand-over/ready"), ready]],
      false,
    );
  }
}
