// What can follow at a table of one screen, as the server has looked ahead: positions, and where their moves lead. What
// is legal, and what comes of it, the server has decided; here it is only looked up.
const MINE = "mine";
export const addressOf = (id) => `/kept/${id}/lookahead`;
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class Lookahead {
  constructor({ v, moves, pieces, positions }) {
    Object.assign(this, { v, moves, pieces, positions });
  }

  // The position after these moves of the game; undefined where nobody has looked.
  at(moves) {
    if (!isSame(moves.slice(0, this.moves.length), this.moves)) return undefined;
    let [here] = this.positions;
    for (const [, move] of moves.slice(this.moves.length)) here = this.positions[here?.next[move] ?? -1];
    return here;
  }

  // A picture is runs of pieces: the number of the first, and how many.
  picture({ picture: runs }) {
    let text = "";
    for (let n = 0; n < runs.length; n += 2) text += this.pieces.slice(runs[n], runs[n] + runs[n + 1]).join("");
    return text;
  }
}

// Returns what was kept on this device for a table, if anything was.
export async function readLookahead(id) {
  const found = await globalThis.caches?.match(addressOf(id), { cacheName: MINE });
  return found ? new Lookahead(await found.json()) : null;
}
