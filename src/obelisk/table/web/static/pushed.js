// Pictures that came with events: those of the last positions, so that the board need not ask for them.
import { picture } from "./net.js";

const MOST = 12;

export class Pushed {
  constructor() {
    this.kept = new Map();
  }

  add({ ply, svg }) {
    // What was played in place of moves that were taken back has other pictures.
    for (const known of this.kept.keys()) if (known > ply || known <= ply - MOST) this.kept.delete(known);
    this.kept.set(ply, svg);
  }

  // Returns the picture of the position after so many moves; null if it did not come.
  get(ply) {
    const svg = this.kept.get(ply);
    return svg ? Promise.resolve(picture(svg)) : null;
  }

  clear() {
    this.kept.clear();
  }
}
