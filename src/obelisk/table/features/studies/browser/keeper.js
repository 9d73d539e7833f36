// A study as its page knows it, and what its owner changes: one change after the other, each kept before it is told.
import { Problem, call, get, post } from "../net.js";

const WAIT = 2000; // milliseconds until what could not be sent is tried again
const PASSING = [0, 429, 503]; // what may be otherwise in a moment

export class Keeper {
  // hooks: changed() when something is known anew, waiting(why) while something is not kept yet (null: all is)
  constructor(study, hooks) {
    Object.assign(this, { hooks, before: Promise.resolve(), unkept: 0, isStuck: false });
    this.take(study);
    // Whoever leaves while the server cannot be reached is asked first.
    addEventListener("beforeunload", (event) => {
      if (this.isStuck) event.preventDefault();
    });
  }

  take(study) {
    this.study = study;
    this.nodes = new Map(study.nodes.map((node) => [node.id, node]));
  }

  // Returns what came of a change, when it is kept; what is refused changes nothing.
  change(wish) {
    this.unkept += 1;
    this.hooks.waiting("study/saving");
    const done = this.before
      .catch(() => {})
      .then(() => this.send(wish))
      .finally(() => {
        this.unkept -= 1;
        if (!this.unkept) this.hooks.waiting(null);
      });
    this.before = done;
    return done;
  }

  async send(wish) {
    const address = `/studies/${this.study.id}/changes`;
    for (;;) {
      try {
        const told = await post(address, { v: this.study.v, ...wish });
        this.isStuck = false;
        await this.follow(told);
        return told;
      } catch (problem) {
        if (!(problem instanceof Problem) || !PASSING.includes(problem.status)) throw problem;
        this.isStuck = true;
        this.hooks.waiting("study/not-saved");
        await new Promise((done) => setTimeout(done, WAIT));
        this.hooks.waiting("study/saving");
      }
    }
  }

  // Sends a change from a page that is being left, which hears of nothing any more.
  leave(wish) {
    const body = new Blob([JSON.stringify({ v: this.study.v, ...wish })], { type: "application/json" });
    navigator.sendBeacon(`/api/v1/studies/${this.study.id}/changes`, body);
  }

  // What has changed since the version that is known here; where another window has written, all is asked for.
  async follow(told) {
    if (told.before !== this.study.v) {
      await this.reload();
      return;
    }
    for (const gone of told.removed) this.nodes.delete(gone);
    for (const node of told.nodes) this.nodes.set(node.id, node);
    const { v, title, is_public: isPublic, problems } = told;
    Object.assign(this.study, { v, title, is_public: isPublic, problems });
    this.hooks.changed();
  }

  async reload() {
    const fresh = await get(`/studies/${this.study.id}`);
    if (fresh.v === this.study.v) return;
    this.take(fresh);
    this.hooks.changed();
  }

  remove() {
    return call("DELETE", `/studies/${this.study.id}`);
  }
}
