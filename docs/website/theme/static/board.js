// Boards that play a game: pictures that were drawn beforehand, one by one. No rule is known here.
const PACE = 900;
const games = new Map();

/** Called by the file of a game, which holds its pictures as lines of a common pool. */
globalThis.obeliskBoard = (name, { pool, frames, moves }) => {
  const pictures = frames.map((lines) => lines.map((line) => pool[line]).join("\n"));
  games.get(name).resolve({ pictures, moves });
};

function load(board) {
  const name = board.dataset.board;
  if (!games.has(name)) {
    const waiting = {};
    waiting.game = new Promise((resolve) => {
      waiting.resolve = resolve;
    });
    games.set(name, waiting);
    const script = document.createElement("script");
    script.src = board.dataset.frames;
    document.head.append(script);
  }
  return games.get(name).game;
}

function bring(board) {
  const picture = board.querySelector(".picture");
  const slider = board.querySelector("input");
  const told = board.querySelector("output");
  const button = board.querySelector("[data-do=play]");
  const last = Number(slider.max);
  let ply = Number(board.dataset.ply);
  let timer = 0;

  function tell(moves) {
    const said = board.dataset.told.replace("{ply}", ply);
    told.textContent = ply ? `${said}${moves ? `: ${moves[ply - 1]}` : ""}` : board.dataset.start;
  }

  async function show(next) {
    ply = Math.max(0, Math.min(last, next));
    slider.value = ply;
    const { pictures, moves } = await load(board);
    const shown = new DOMParser().parseFromString(pictures[ply], "image/svg+xml").documentElement;
    picture.replaceChildren(document.importNode(shown, true));
    tell(moves);
  }

  function rest() {
    clearInterval(timer);
    timer = 0;
    name(button, board.dataset.play);
    button.classList.remove("playing");
  }

  function play() {
    if (timer) {
      rest();
      return;
    }
    name(button, board.dataset.pause);
    button.classList.add("playing");
    show(ply === last ? 0 : ply + 1);
    timer = setInterval(() => (ply === last ? rest() : show(ply + 1)), PACE);
  }

  const does = {
    first: () => show(0),
    back: () => show(ply - 1),
    forward: () => show(ply + 1),
    last: () => show(last),
  };
  board.addEventListener("click", ({ target }) => {
    const asked = target.closest("[data-do]")?.dataset.do;
    if (asked === "play") {
      play();
    } else if (asked) {
      rest();
      does[asked]();
    }
  });
  slider.addEventListener("input", () => {
    rest();
    show(Number(slider.value));
  });
  for (const hidden of board.querySelectorAll("[hidden]")) {
    hidden.hidden = false;
  }
  tell();
}

function name(button, words) {
  button.title = words;
  button.setAttribute("aria-label", words);
}

for (const board of document.querySelectorAll("[data-board]")) {
  bring(board);
}
