// What is looked at, as the end of a page's address, so that a reload and a friend see the same: `#12` is the position
// after twelve moves; `#12~a1a3~b4b2` a line that was tried from there, `#12.1~a1a3~b4b2` its first move; `#12/1~…` is
// begun by seat 1, where several could.
const FORM = /^#(\d+)(?:\.(\d+))?(?:\/(\d+))?((?:~[^~]+)*)$/;

// Returns { ply, moves, at, first }; null where the address says nothing.
export function read(hash) {
  const found = FORM.exec(hash);
  if (!found) return null;
  const moves = found[4].split("~").slice(1).map(written);
  if (moves.includes(null)) return null;
  const at = Math.min(moves.length, Number(found[2] ?? moves.length));
  return { ply: Number(found[1]), moves, at, first: found[3] === undefined ? null : Number(found[3]) };
}

function written(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export function write({ ply, moves = [], at = moves.length, first = null }) {
  const texts = moves.map((move) => `~${encodeURIComponent(move).replaceAll("~", "%7E")}`);
  const where = `${at < moves.length ? `.${at}` : ""}${first === null || !moves.length ? "" : `/${first}`}`;
  return `#${ply}${where}${texts.join("")}`;
}

// Shows it in the address; null for the present.
export function show(seen) {
  const plain = location.pathname + location.search;
  if (location.hash !== (seen ? write(seen) : "")) history.replaceState(null, "", seen ? write(seen) : plain);
}
