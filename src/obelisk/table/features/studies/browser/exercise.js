// A problem on the board: whoever is to move must find the main line. The server judges every try.
import { bubble } from "../bubble.js";
import { post } from "../net.js";

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const PACE = 650; // milliseconds for which each move that follows by itself is seen

// What is said to a try.
export const LABELS = {
  right: "study/right",
  solved: "study/solved",
  variation: "study/wrong",
  other: "study/try-again",
};

export const pause = () => new Promise((done) => setTimeout(done, isCalm.matches ? 0 : PACE));

export class Exercise {
  // hooks: id, scene, tell(kind, text) with "" for what is to be done, solved(node)
  constructor(hooks) {
    Object.assign(this, hooks, { problem: null, at: null, isBusy: false });
  }

  // Whether a move may be tried now.
  get isOpen() {
    return this.problem !== null && !this.isBusy && this.scene.node?.id === this.at.id;
  }

  begin(node) {
    this.problem = node.id;
    return this.goTo(node);
  }

  end() {
    this.problem = null;
  }

  // Asks for the next move; *text* is what was said to the one before.
  goTo(node, text = node.text) {
    this.at = node;
    this.tell("", text);
    return this.scene.show(node);
  }

  again() {
    return this.goTo(this.at, "");
  }

  async try(move, place) {
    if (!this.isOpen) return;
    this.isBusy = true;
    try {
      const address = `/studies/${this.id}/nodes/${this.at.id}/tries`;
      await this.judge(await post(address, { problem: this.problem, move }));
    } catch (problem) {
      bubble(problem.message, place ?? this.scene.board.host);
      await this.scene.show(this.at);
    } finally {
      this.isBusy = false;
      this.scene.hooks.shown();
    }
  }

  async judge({ kind, tried, replies }) {
    if (tried) await this.scene.show(tried);
    const last = [tried, ...replies].at(-1);
    const said = [tried, ...replies]
      .map((node) => node?.text)
      .filter(Boolean)
      .join("\n\n");
    if (kind !== "other") this.tell(kind, said);
    for (const reply of replies) {
      await pause();
      await this.scene.show(reply);
    }
    if (kind === "right") this.at = last;
    else if (kind === "solved") {
      this.end();
      this.solved(last);
    } else if (kind === "other") {
      await this.scene.show(this.at);
      this.tell(kind, "");
    }
  }
}
