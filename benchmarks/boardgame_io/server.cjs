// A boardgame.io server with its in-memory storage, and a placing game on 4x4 cells: three in a row count against you.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SIDE = 4;
const trips = [];
for (let x = 0; x < SIDE; x++) for (let y = 0; y < SIDE; y++) for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
  const run = [0, 1, 2].map((n) => [x + n * dx, y + n * dy]);
  if (run.every(([a, b]) => a >= 0 && a < SIDE && b >= 0 && b < SIDE)) trips.push(run.map(([a, b]) => a + SIDE * b));
}

const place = {
  name: "place",
  setup: () => ({ cells: Array(SIDE * SIDE).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }) => {
    if (G.cells.includes(null)) return undefined;
    const count = (player) => trips.filter((run) => run.every((cell) => G.cells[cell] === player)).length;
    return { trips: [count("0"), count("1")] };
  },
};

Server({ games: [place], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) }, () => console.log("ready"));
