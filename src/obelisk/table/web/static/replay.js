// Going back and forth in a game: arrow keys, a slider, and the page's address.
import { read, show } from "./address.js";

export class Replay {
  // hooks: show(ply or null), last(); step(to), which may go along something else, strays(), whether there is such, and
  // stray(line), which goes along a line that the address names
  constructor(box, slider, hooks) {
    Object.assign(this, { slider, hooks, ply: null });
    box.addEventListener("click", (event) => {
      const to = event.target.closest("[data-to]")?.dataset.to;
      if (to) this.go(to);
    });
    slider.addEventListener("input", () => this.at(Number(slider.value)));
    addEventListener("keydown", (event) => this.pressed(event));
    addEventListener("hashchange", () => this.fromAddress());
  }

  get here() {
    return this.ply ?? this.hooks.last();
  }

  last() {
    return this.hooks.last();
  }

  pressed(event) {
    if (event.defaultPrevented || this.slider.max === "0" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches?.("input, textarea, select") || event.target.closest?.("dialog")) return;
    const to = {
      ArrowLeft: "back",
      ArrowRight: "next",
      Home: "first",
      End: "last",
      ArrowUp: "first",
      ArrowDown: "last",
    }[event.key];
    if (!to) return;
    event.preventDefault();
    this.go(to);
  }

  go(to) {
    if (this.hooks.step(to)) return;
    const last = this.hooks.last();
    this.at({ first: 0, back: this.here - 1, next: this.here + 1, last }[to]);
  }

  at(ply) {
    const last = this.hooks.last();
    const wanted = Math.min(last, Math.max(0, ply));
    const now = wanted === last ? null : wanted;
    this.slider.value = wanted;
    if (now === this.ply && !this.hooks.strays()) return;
    this.ply = now;
    this.write();
    this.hooks.show(now);
  }

  // More moves: the slider grows, and who looks at the present stays there.
  grow() {
    const last = this.hooks.last();
    this.slider.max = last;
    if (this.ply !== null && this.ply > last) this.ply = null;
    this.slider.value = this.here;
  }

  write() {
    show(this.ply === null ? null : { ply: this.ply });
  }

  fromAddress() {
    const seen = read(location.hash);
    if (!seen) return;
    this.at(seen.ply);
    if (seen.moves.length && seen.ply === this.here) this.hooks.stray(seen);
  }
}
