// At a table: players to mute or to block, and reports to the hosts.
import { element, get, post } from "../net.js";

const REASONS = ["abuse", "cheating", "spam", "name", "other"];
const UNDO = { mute: "unmute", block: "unblock" };
const LINES = 30;
const $ = (id) => document.getElementById(id);

export class Moderation {
  // hooks: id, words, table(), name(seat), changed()
  constructor(button, hooks) {
    Object.assign(this, hooks, { button, say: hooks.words, muted: [], blocked: [], known: "" });
    button.addEventListener("click", () => this.open());
  }

  isMuted(seat) {
    return this.muted.includes(seat);
  }

  get others() {
    const { seats, you } = this.table();
    return seats.filter((seat) => seat.kind === "person" && !you.seats.includes(seat.seat));
  }

  // Whenever somebody else sits there, it is asked whether that is somebody whom one has muted.
  show() {
    const { others } = this;
    this.button.hidden = !(others.length || this.table().chat.length);
    const now = JSON.stringify(others.map((seat) => [seat.seat, seat.name]));
    if (this.button.hidden || now === this.known) return;
    this.known = now;
    get(`/tables/${this.id}/people`)
      .then((lists) => this.take(lists))
      .catch(() => {});
  }

  take({ muted, blocked }) {
    Object.assign(this, { muted, blocked });
    this.changed();
  }

  open() {
    const dialog = $("dialog");
    const told = element("p", { role: "status", class: "quiet" });
    const close = element("button", { type: "button" }, this.say("moderation/people/close"));
    close.addEventListener("click", () => dialog.close());
    dialog.setAttribute("aria-labelledby", "dialog-title");
    dialog.replaceChildren(
      element("h2", { id: "dialog-title" }, this.say("moderation/people/title")),
      ...(this.others.length
        ? [...this.others.map((seat) => this.person(seat, told)), element("p", {}, this.say("moderation/people/about"))]
        : [element("p", {}, this.say("moderation/people/nobody"))]),
      this.form(told),
      told,
      element("div", { class: "row" }, close),
    );
    if (!dialog.open) dialog.showModal();
  }

  person({ seat }, told) {
    const list = { mute: () => this.muted, block: () => this.blocked };
    const made = ["mute", "block"].map((kind) => {
      const button = element("button", { type: "button", "data-kind": kind, "data-seat": seat });
      const tell = () => {
        const isOn = list[kind]().includes(seat);
        button.textContent = this.say(`moderation/people/${isOn ? UNDO[kind] : kind}`);
        button.setAttribute("aria-pressed", String(isOn));
      };
      button.addEventListener("click", async () => {
        try {
          const on = !list[kind]().includes(seat);
          this.take(await post(`/tables/${this.id}/people`, { seat, kind, on }));
          tell();
        } catch (problem) {
          told.textContent = problem.message;
        }
      });
      tell();
      return button;
    });
    return element("p", { class: "row peer" }, element("b", {}, this.name(seat)), ...made);
  }

  form(told) {
    const choices = (name, options) =>
      element(
        "label",
        {},
        this.say(`moderation/people/${name}`),
        element("select", { name }, ...options.map(([value, text]) => element("option", { value }, text))),
      );
    const lines = this.table()
      .chat.filter((line) => line.seat !== null && !this.table().you.seats.includes(line.seat))
      .slice(-LINES);
    const what = [
      ["table", this.say("moderation/people/what/table")],
      ...this.others
        .filter((seat) => seat.name)
        .map(({ seat, name }) => [`name ${seat}`, this.say("moderation/people/what/name", { name })]),
      ...lines.map((line) => [
        `chat ${line.seat} ${line.at}`,
        this.say("moderation/people/what/line", { name: line.name || this.name(line.seat), text: line.text }),
      ]),
    ];
    const form = element(
      "form",
      { class: "reporting" },
      element("h3", {}, this.say("moderation/people/report")),
      choices("what", what.toReversed()),
      choices(
        "why",
        REASONS.map((reason) => [reason, this.say(`moderation/people/why/${reason}`)]),
      ),
      element(
        "label",
        {},
        this.say("moderation/people/more"),
        element("textarea", { name: "text", maxlength: 1000, rows: 2 }),
      ),
      element("button", { class: "main" }, this.say("moderation/people/send")),
    );
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const given = new FormData(form);
      const [kind, seat = null, at = null] = given.get("what").split(" ");
      const number = (text) => (text === null ? null : Number(text));
      const body = { table: this.id, kind, seat: number(seat), at: number(at) };
      try {
        await post("/reports", { ...body, reason: given.get("why"), text: given.get("text") });
        form.remove();
        told.textContent = this.say("moderation/people/sent");
      } catch (problem) {
        told.textContent = problem.message;
      }
    });
    return form;
  }
}
