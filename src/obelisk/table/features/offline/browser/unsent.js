// Moves that were made without the network: kept on this device in their order, with the game that they continue, until
// the server has them. Each has a key, so none is played twice, however often it is sent.
import { get, post } from "../net.js";
import { isSame } from "./lookahead.js";

const NAME = "unsent:";
const MOST_TRIES = 5; // of a move at a table where something else happens at the same time
const AGAIN = ["table/stale", "table/key-used"];

// Of a table: the number of its last event, its moves as the server knows them, and those that are kept here.
export const unsentAt = (id) => JSON.parse(localStorage.getItem(NAME + id) ?? "null");

export function keepUnsent(id, record) {
  if (record) localStorage.setItem(NAME + id, JSON.stringify(record));
  else localStorage.removeItem(NAME + id);
}

export const isOf = (id, event) => event.key === NAME + id;

// The tables of which something is kept here.
export const tables = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(NAME))
    .map((name) => name.slice(NAME.length));

export const wholeGame = ({ moves, kept }) => [...moves, ...kept.map(({ seat, move }) => [seat, move])];

// Sends what is kept of a table. Returns null when the server has all of it, and else why it has not; where the server
// cannot be reached, that is thrown. What is refused stays kept: somebody must be told first.
export const sendUnsent = (id) =>
  navigator.locks ? navigator.locks.request(NAME + id, () => sendAll(id)) : sendAll(id);

async function sendAll(id) {
  for (let tries = MOST_TRIES; tries; ) {
    const record = unsentAt(id);
    if (!record?.kept.length) return null;
    const { moves, v } = await get(`/tables/${id}`);
    const game = wholeGame(record);
    // What was sent before, and whose answer was lost, stands there already.
    const isOlder = moves.length < record.moves.length;
    if (isOlder || !isSame(moves.slice(0, game.length), game.slice(0, moves.length)))
      return { code: "offline/kept/overtaken" };
    if (moves.length >= game.length) {
      keepUnsent(id, { v, moves, kept: [] });
      return null;
    }
    const problem = await sendOne(id, record.kept[moves.length - record.moves.length], v);
    if (!problem) continue;
    if (!AGAIN.includes(problem.code)) return { code: "offline/kept/refused", why: problem.message };
    tries -= 1;
  }
  return { code: "offline/kept/overtaken" };
}

// Sends one move to the table as it was seen last. Returns what the server has against it, if anything.
async function sendOne(id, { key, seat, move }, v) {
  try {
    await post(`/tables/${id}/moves`, { move, seat }, { "Idempotency-Key": key, "If-Match": `"${v}"` });
    return null;
  } catch (problem) {
    if (!problem.status || problem.status === 429 || problem.status >= 500) throw problem;
    return problem;
  }
}
