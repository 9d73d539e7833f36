// Somebody's first game: a word before each of the first moves, and after the end what could come next.
import { bubbleBelow } from "../bubble.js";
import { element } from "../net.js";

export class FirstGame {
  // told: sentences before one's own moves; next, friend and links: where to go afterwards
  constructor(welcome, { words, table, board }) {
    Object.assign(this, welcome, { say: words, table, board, said: -1 });
  }

  show(isMyTurn) {
    const table = this.table();
    if (table.result) {
      this.end(table);
      return;
    }
    const own = table.moves.filter(([seat]) => table.you.seats.includes(seat)).length;
    if (!isMyTurn || own <= this.said || own >= this.told.length) return;
    this.said = own;
    // After the board has found its place.
    const { host } = this.board;
    requestAnimationFrame(() => bubbleBelow(this.told[own], host));
  }

  end({ result, you }) {
    const box = document.getElementById("after");
    if (box.querySelector(".first-game")) return;
    const hasWon = result.winners.length === 1 && you.seats.includes(result.winners[0]);
    const isShared = result.winners.length !== 1;
    const link = (href, text, isMain = false) =>
      element("a", { href, class: isMain ? "button" : "button plain" }, text);
    box.prepend(
      element(
        "section",
        { class: "first-game" },
        element("h2", {}, this.say(`welcome/end/${hasWon ? "won" : isShared ? "drawn" : "lost"}`)),
        element("p", {}, this.say(`welcome/end/${hasWon ? "won-about" : "again-about"}`)),
        element(
          "p",
          { class: "row" },
          link(this.next, this.say("welcome/end/level"), hasWon),
          link("/", this.say("welcome/end/other")),
          ...this.links.map(([href, name]) => link(href, name)),
          link(this.friend, this.say("welcome/end/friend")),
        ),
      ),
    );
  }
}
