// So many matches at once over WebSocket: whoever hears of a move answers at once. Prints one line of JSON for each round.
const { io } = require("socket.io-client");
const { readFileSync } = require("fs");

const [port, matches, rounds, pid] = process.argv.slice(2).map(Number);
const SIZE = 16;

function shuffled() {
  const cells = [...Array(SIZE).keys()];
  for (let n = SIZE - 1; n > 0; n--) { const other = Math.floor(Math.random() * (n + 1)); [cells[n], cells[other]] = [cells[other], cells[n]]; }
  return cells;
}

class Match {
  constructor(id, tally) {
    Object.assign(this, { id, tally, cells: shuffled(), plies: 0, sent: 0 });
    this.done = new Promise((resolve) => { this.finish = resolve; });
    this.sockets = ["0", "1"].map((player) => {
      const socket = io(`http://127.0.0.1:${port}/place`, { transports: ["websocket"], forceNew: true, reconnection: false });
      socket.on("update", (id, state) => this.hear(player, state));
      return socket;
    });
  }

  async connect() {
    await Promise.all(this.sockets.map((socket, player) => new Promise((resolve) => {
      socket.on("sync", resolve);
      socket.on("connect", () => socket.emit("sync", this.id, String(player), undefined, 2));
    })));
  }

  hear(player, state) {
    const plies = state.G.cells.filter((cell) => cell !== null).length;
    if (plies % 2 !== Number(player) || plies <= this.plies) return;
    this.plies = plies;
    this.tally.push(performance.now() - this.sent);
    if (plies === SIZE) this.finish();
    else this.move(state._stateID);
  }

  move(stateID) {
    const player = String(this.plies % 2);
    const action = { type: "MAKE_MOVE", payload: { type: "place", args: [this.cells[this.plies]], playerID: player } };
    this.sent = performance.now();
    this.sockets[Number(player)].emit("update", action, stateID, this.id, player);
  }

  close() { this.sockets.forEach((socket) => socket.close()); }
}

const memory = () => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]);

async function round(number) {
  const tally = [], all = [], before = memory();
  for (let n = 0; n < matches; n++) {
    const match = new Match(`${number}-${n}`, tally);
    await match.connect();
    all.push(match);
  }
  const held = memory() - before, begun = performance.now();
  all.forEach((match) => match.move(0));
  await Promise.all(all.map((match) => match.done));
  const seconds = (performance.now() - begun) / 1000;
  all.forEach((match) => match.close());
  tally.sort((a, b) => a - b);
  const share = (part) => tally[Math.min(tally.length - 1, Math.floor(part * tally.length))];
  console.log(JSON.stringify({ speed: tally.length / seconds, median: share(0.5), p99: share(0.99), held: held / matches }));
}

(async () => { for (let number = 0; number < rounds; number++) await round(number); process.exit(0); })();
