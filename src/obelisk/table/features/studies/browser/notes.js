// The text about a position: kept a moment after it was written, and never over one that was written elsewhere.
import { element } from "../net.js";

const $ = (id) => document.getElementById(id);
const SOON = 700; // milliseconds without a key

export class Notes {
  // hooks: words, here() the node that is looked at, bubble(text, place)
  constructor(keeper, hooks) {
    Object.assign(this, { keeper, ...hooks, node: null, timer: 0, isDirty: false });
    this.field = $("text");
    this.field.addEventListener("input", () => {
      this.isDirty = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.flush(), SOON);
    });
    this.field.addEventListener("change", () => this.flush());
    addEventListener("pagehide", () => {
      if (this.isDirty && this.node) keeper.leave({ kind: "annotate", node: this.node.id, text: this.field.value });
    });
  }

  // Another node, or the same one as it is now; what is being written stays.
  show(node) {
    const isSame = this.node?.id === node.id;
    this.node = node;
    if (!isSame) this.close();
    if (isSame && this.isDirty) return;
    this.isDirty = false;
    if (this.field.value.trimEnd() !== node.text || !isSame) this.field.value = node.text;
  }

  // Keeps what is written.
  async flush() {
    clearTimeout(this.timer);
    if (!this.isDirty || !this.node) return;
    const [{ id }, text] = [this.node, this.field.value];
    this.isDirty = false;
    try {
      await this.keeper.change({ kind: "annotate", node: id, text });
    } catch (problem) {
      if (problem.code === "study/changed") await this.conflict(id, text);
      else {
        if (this.node?.id === id) this.isDirty = true;
        this.bubble(problem.message, this.field);
      }
    }
  }

  // Two texts for one position: both are shown, and one is chosen.
  async conflict(id, mine) {
    if (this.node?.id === id) this.isDirty = true;
    await this.keeper.reload();
    const theirs = this.keeper.nodes.get(id);
    if (!theirs) return;
    const choose = (code, act) => {
      const button = element("button", { type: "button" }, this.words(code));
      button.addEventListener("click", () => {
        this.close();
        act();
      });
      return button;
    };
    const settle = (text) => {
      this.isDirty = false;
      if (this.node?.id === id) this.field.value = text;
    };
    $("conflict").hidden = false;
    $("conflict").replaceChildren(
      element("p", {}, this.words("study/conflict")),
      element("blockquote", {}, theirs.text || this.words("study/nothing-said")),
      element(
        "p",
        { class: "row" },
        choose("study/conflict/mine", () => {
          settle(mine);
          const kept = this.keeper.change({ kind: "annotate", node: id, text: mine });
          kept.catch((problem) => this.bubble(problem.message, this.field));
        }),
        choose("study/conflict/theirs", () => settle(theirs.text)),
      ),
    );
  }

  close() {
    $("conflict").hidden = true;
    $("conflict").replaceChildren();
  }
}
