// Everything beside the board: seats, the log, offers, chat, the invitation.
import { bubble } from "./bubble.js";
import { isAway, showClocks, tickClocks } from "./clocks.js";
import { exactly, shortDay } from "./dates.js";
import { gather } from "./features.js";
import { Log, markOf } from "./log.js";
import { element, ownName, post } from "./net.js";
import { isPhone } from "./screens.js";
import { isHere } from "./share.js";
import { sign, tell } from "./thinking.js";

const $ = (id) => document.getElementById(id);
const READ = 6000; // milliseconds that an answer is read in

export class Panel {
  // hooks: words, levels and usualLevel of computers, name(seat), do(action), goTo(ply), rename(seat),
  // sit(seat, name), seatComputer(seat, level)
  constructor(hooks) {
    this.hooks = hooks;
    this.say = hooks.words;
    this.answer = ""; // to the last offer, if it was no
    this.moves = new Log($("log"), hooks);
    isPhone.addEventListener("change", () => this.placeInvite());
    this.watchChat();
    setInterval(() => this.tick(), 100);
  }

  seats(table) {
    this.table = table;
    $("seats").replaceChildren(
      ...table.seats.map((seat) => {
        const isActive = table.active.includes(seat.seat) && !table.result;
        const item = element(
          "li",
          {
            class: `seat${isActive ? " is-active" : ""}${table.you.seats.includes(seat.seat) ? " is-you" : ""}`,
            "data-seat": seat.seat,
          },
          markOf(seat.seat),
          !table.result && table.you.seats.includes(seat.seat) && (table.you.seats.length === 1 || !seat.name)
            ? this.ownName(seat.seat)
            : element("span", { class: "who", title: this.hooks.name(seat.seat) }, this.hooks.name(seat.seat)),
          this.absence(seat, table),
          seat.kind === "computer" && isActive && table.has_begun ? sign(this.say) : null,
          isActive ? element("span", { class: "unseen" }, this.say("table/to-move")) : null,
        );
        return item;
      }),
    );
    gather("besideSeats", table, $("seats"));
    showClocks(table, this.hooks.name, markOf, this.say("table/clocks"));
    this.tick();
  }

  // Whoever is on holiday has a clock that stands still; others may only have gone from the page.
  absence(seat, table) {
    if (isAway(seat)) {
      const told = (when) => this.say("table/on-holiday", { when });
      return element("span", { class: "away", title: told(exactly(seat.away_until)) }, told(shortDay(seat.away_until)));
    }
    if (seat.kind !== "person" || seat.is_here || table.you.seats.length === table.seats.length) return null;
    return element("span", { class: "away is-short", title: this.say("table/away") }, this.say("table/away-short"));
  }

  // One's own name can be changed; at one screen a seat without a name can get one.
  ownName(seat) {
    const name = this.hooks.name(seat);
    const made = element(
      "button",
      {
        type: "button",
        class: "who",
        "data-rename": seat,
        "aria-label": `${name} (${this.say("table/rename")})`,
        title: this.say("table/rename"),
      },
      name,
    );
    made.addEventListener("click", () => this.hooks.rename(seat));
    return made;
  }

  tick() {
    if (!this.table) return;
    tell(this.table, this.say);
    tickClocks(this.table);
  }

  log(table, ply) {
    this.moves.show(table, ply);
  }

  // Where nobody else sits or can sit there is nobody to talk to; what was said stays to be read.
  chat(table) {
    const isHeard =
      table.you.seats.length > 0 &&
      table.seats.some((seat) => seat.kind !== "computer" && !table.you.seats.includes(seat.seat));
    $("chat").hidden = !table.has_chat || !(isHeard || table.chat.length);
    if ($("chat").hidden) return;
    this.recall(table);
    $("say").hidden = !table.you.seats.length;
    const said = $("said");
    said.replaceChildren(
      ...this.heard(table.chat).map((line) =>
        element(
          "li",
          {},
          line.seat === null ? null : markOf(line.seat),
          element("b", {}, line.name || this.hooks.name(line.seat)),
          " ",
          line.text,
        ),
      ),
    );
    said.scrollTop = said.scrollHeight;
  }

  // What is not said by somebody whom this reader does not want to hear.
  heard(lines) {
    return lines.filter((line) => !this.hooks.isMuted(line.seat));
  }

  // What others said since this reader last saw the chat, also before the page was opened.
  recall(table) {
    if (this.isChatSeen) {
      this.markRead();
      return;
    }
    const since = table.chat.slice(Number(localStorage.getItem(`read:${table.id}`)) || 0);
    this.showUnread(this.heard(since).filter((line) => !table.you.seats.includes(line.seat)).length);
  }

  markRead() {
    this.showUnread(0);
    if (this.table?.chat.length) localStorage.setItem(`read:${this.table.id}`, this.table.chat.length);
  }

  // What was said below the fold is not seen: a small sign beside the turn leads players there.
  showUnread(n) {
    const sign = $("unread");
    sign.hidden = !n || !this.table.you.seats.length;
    sign.querySelector("span").textContent = n;
    sign.setAttribute("aria-label", this.say("table/chat/new", { n }));
  }

  watchChat() {
    this.isChatSeen = false;
    new IntersectionObserver(([seen]) => {
      this.isChatSeen = seen.isIntersecting;
      if (this.isChatSeen) this.markRead();
    }).observe($("say"));
    $("unread").addEventListener("click", () => {
      $("chat").scrollIntoView({ block: "center" });
      $("say").elements.text.focus({ preventScroll: true });
    });
  }

  // What became of one's own offer is read, and then it goes; or before that, when something else happens.
  answered(table, told) {
    this.answer = told;
    this.offer(table);
    clearTimeout(this.reading);
    this.reading = setTimeout(() => {
      this.answer = "";
      if ($("offer").classList.contains("is-answer")) $("offer").hidden = true;
    }, READ);
  }

  offer(table) {
    const box = $("offer");
    const offer = table.offer;
    if (offer || table.result) this.answer = "";
    box.hidden = !offer && !this.answer;
    box.classList.toggle("is-answer", !offer);
    if (!offer) {
      box.replaceChildren(...(this.answer ? [element("p", {}, this.answer)] : []));
      return;
    }
    const isMine = table.you.seats.includes(offer.seat);
    const told = this.say(`table/offer/${offer.what}${isMine ? "/mine" : ""}`, {
      name: this.hooks.name(offer.seat),
      n: offer.to_ply + 1,
    });
    const answer = (kind, code, main) =>
      this.button(code, () => this.hooks.do({ kind, what: offer.what, ply: offer.to_ply }), main);
    box.replaceChildren(
      element("p", {}, told),
      element(
        "div",
        { class: "row" },
        ...(isMine
          ? [answer("decline", "table/offer/withdraw")]
          : table.you.seats.length
            ? [answer("accept", "table/offer/yes", true), answer("decline", "table/offer/no")]
            : []),
      ),
    );
  }

  invite(table) {
    const box = $("invite");
    const open = table.seats.filter((seat) => seat.kind === "open");
    box.hidden = !open.length || Boolean(table.result);
    if (box.hidden) {
      box.dataset.for = "";
      return;
    }
    const kind = `${open.map((seat) => seat.seat)}|${table.you.seats}`;
    if (box.dataset.for === kind) return;
    box.dataset.for = kind;
    this.placeInvite();
    box.replaceChildren(...(table.you.seats.length ? this.sending(open) : this.sitting(open)));
  }

  // On a phone, whoever was invited finds the free seat at once, and nothing moves when it is taken.
  placeInvite() {
    const box = $("invite");
    if (isPhone.matches && this.table && !this.table.you.seats.length) $("dock").prepend(box);
    else $("actions").before(box);
  }

  sending(open) {
    const link = `${this.hooks.door?.address ?? location.origin}/t/${this.table.id}`;
    // Two lines: an address is longer than the panel is wide.
    const field = element("textarea", { readonly: true, rows: 2, "aria-label": this.say("table/invite/link") }, link);
    field.addEventListener("focus", () => field.select());
    const copy = this.button(
      "table/invite/copy",
      async () => {
        try {
          await navigator.clipboard.writeText(link);
        } catch {
          field.select();
          document.execCommand("copy");
        }
        copy.textContent = this.say("table/invite/copied");
      },
      true,
    );
    const level = element(
      "select",
      { "aria-label": this.say("new/level") },
      ...this.hooks.levels.map((name) =>
        element("option", { value: name, selected: name === this.hooks.usualLevel }, this.say(`level/${name}`)),
      ),
    );
    return [
      element("h2", {}, this.say("table/invite")),
      element("p", {}, this.say("table/invite/about")),
      element("div", { class: "typed is-stacked" }, field, copy),
      ...this.reached(link),
      element(
        "div",
        { class: "typed is-stacked" },
        level,
        this.button("table/invite/computer", () =>
          open.forEach((seat) => this.hooks.seatComputer(seat.seat, level.value)),
        ),
      ),
    ];
  }

  // The link for a camera, if it leads here from elsewhere; the host's own machine can see to that.
  reached(link) {
    const { door } = this.hooks;
    const told = (code) => element("p", { class: "here-only" }, this.say(`table/invite/${code}`));
    if (isHere && !door) return [told("here-only")];
    if (isHere && !door.address) return [told("home"), this.doorButton("open", true)];
    const qr = element("img", {
      src: `/t/${this.table.id}/qr.svg?${encodeURIComponent(link)}`,
      width: 148,
      height: 148,
      alt: this.say("table/invite/qr"),
      class: "qr",
    });
    return isHere ? [qr, told("home/about"), this.doorButton("close", false)] : [qr];
  }

  doorButton(code, open) {
    const made = this.button(
      `table/invite/home/${code}`,
      async () => {
        try {
          this.hooks.door = await post("/door", { open });
          $("invite").dataset.for = "";
          this.invite(this.table);
        } catch (problem) {
          bubble(problem.message, made);
        }
      },
      open,
      { "data-door": code },
    );
    return made;
  }

  sitting(open) {
    const name = element("input", {
      maxlength: 24,
      value: ownName() || (open.length === 1 ? open[0].name : ""),
      placeholder: this.say("new/name-blank"),
    });
    const colours = this.table.has_colours ? this.colours() : null;
    return [
      element("h2", {}, this.say("table/sit")),
      element("p", {}, this.say("table/sit/about")),
      ...(this.table.is_rated ? [element("p", {}, this.say("table/rated"))] : []),
      element("label", { class: "typed" }, this.say("new/name"), name),
      ...(colours ? [colours] : []),
      element(
        "div",
        { class: "row" },
        ...open.map((seat) => {
          const button = element(
            "button",
            { type: "button", class: "main", "data-sit": seat.seat },
            markOf(seat.seat),
            this.say("table/sit/here", { n: seat.seat + 1 }),
          );
          button.addEventListener("click", () => {
            const wish = colours?.querySelector(":checked")?.value ?? "";
            this.hooks.sit(seat.seat, name.value.trim(), wish === "" ? null : Number(wish));
          });
          return button;
        }),
      ),
    ];
  }

  // Which colour one would like; whoever starts chooses last.
  colours() {
    const choice = (value, ...inside) =>
      element(
        "label",
        {},
        element("input", { type: "radio", name: "colour", value, checked: value === "" }),
        ...inside,
      );
    return element(
      "fieldset",
      { class: "colours" },
      element("legend", {}, this.say("table/sit/colour")),
      choice("", this.say("table/sit/colour/any")),
      ...this.table.seats.map(({ seat }) =>
        choice(
          String(seat),
          document.querySelector(`[data-mark="${seat % 5}"] svg`).cloneNode(true),
          element("span", { class: "unseen" }, this.say("table/sit/colour/one", { n: seat + 1 })),
        ),
      ),
    );
  }

  button(code, act, isMain = false, attributes = {}) {
    const made = element(
      "button",
      { type: "button", class: isMain ? "main" : null, ...attributes },
      this.say(code),
    );
    made.addEventListener("click", act);
    return made;
  }
}
