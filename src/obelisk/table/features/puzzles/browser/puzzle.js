// A daily puzzle: at its table what is to be done and how it went; on its page the try that counts, practice, sharing.
import { element, get, newKey, post, wordsOf } from "../net.js";

const word = (say, code, facts) => say(`puzzles/script/${code}`, facts);

// What is to be done, beside the board.
export function puzzleTask(table, say) {
  const box = document.getElementById("puzzle");
  const { puzzle } = table;
  if (!box || !puzzle) return;
  box.hidden = false;
  box.replaceChildren(
    element("h2", {}, element("a", { href: puzzle.href }, word(say, "title", { day: puzzle.day }))),
    element("p", {}, puzzle.task),
    ...(puzzle.kind === "win" ? [element("p", { class: "squares" }, ...squares(table, say))] : []),
    ...(table.result && puzzle.is_counted
      ? []
      : [element("p", { class: "quiet" }, word(say, puzzle.is_counted ? "counted" : "practice"))]),
  );
}

// As long as it goes on, all moves that were made are right; only the last one may be wrong.
function squares(table, say) {
  const { puzzle, result } = table;
  const own = table.moves.slice(puzzle.from_ply).filter(([seat]) => seat === puzzle.seat).length;
  const isMissed = result?.reason === "missed";
  const found = isMissed ? own - 1 : own;
  const kinds = Array.from({ length: puzzle.own_moves }, (_, n) =>
    n < found ? "right" : isMissed && n === found ? "wrong" : "open",
  );
  const told = word(say, "found", { n: found, of: puzzle.own_moves });
  return [
    ...kinds.map((kind) => element("span", { class: `square ${kind}`, "aria-hidden": "true" })),
    element("span", { class: "unseen" }, told),
  ];
}

export function puzzleOutcome(table, say) {
  const { reason, points } = table.result;
  const isReached = table.puzzle.kind === "score" && reason === "rules" && points?.[0] >= table.puzzle.goal;
  return word(say, reason === "solved" || isReached ? "solved" : "missed");
}

// What follows a try that is over: what it came to, the solution, and where to go on.
export async function afterPuzzle(table, say, before, isSeated) {
  // The solution is told when it is over, so the page has to ask for it.
  const { puzzle } = await get(`/tables/${table.id}`);
  const lines = [element("p", { class: "verdict-line" }, element("b", {}, puzzleOutcome(table, say)))];
  if (puzzle.kind === "score" && puzzle.points !== null)
    lines.push(element("p", {}, word(say, "points", { points: puzzle.points, best: puzzle.best })));
  if (puzzle.line && (puzzle.is_counted || puzzle.is_solved))
    lines.push(element("p", {}, say("puzzle/solution", { moves: puzzle.line.join(" ") })));
  const row = element("div", { class: "row" });
  if (isSeated && puzzle.is_counted) row.append(...shareButtons(table.game, puzzle.day, say));
  row.append(element("a", { class: "button", href: puzzle.href }, word(say, "more")));
  before.after(element("div", { class: "result puzzle-result" }, ...lines, row));
}

function shareButtons(game, day, say) {
  const made = element("button", { type: "button", "data-act": "share-puzzle" }, word(say, "share"));
  made.addEventListener("click", async () => {
    const told = await get(`/puzzles/${game}/${day}/share`);
    // A phone hands it to whatever its owner likes to send things with.
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ text: told.text }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(told.text);
      made.textContent = word(say, "copied");
    } catch {
      prompt(word(say, "share"), told.text);
    }
  });
  const picture = element(
    "a",
    { class: "button plain", href: `/puzzles/${game}/${day}/card.png`, download: `obelisk-${game}-${day}.png` },
    word(say, "picture"),
  );
  return [made, picture];
}

// The page of a puzzle: its buttons open tables.
function openPage(page) {
  const say = wordsOf();
  const { game, day } = page.dataset;
  const problem = document.getElementById("problem");
  const keys = { counted: newKey(), practice: newKey() };
  for (const button of page.querySelectorAll("button[data-try]"))
    button.addEventListener("click", async () => {
      button.disabled = true;
      problem.textContent = "";
      const kind = button.dataset.try;
      try {
        const made = await post(
          `/puzzles/${game}/${day}/tries`,
          { practice: kind === "practice" },
          { "Idempotency-Key": keys[kind] },
        );
        location.href = `/t/${made.id}`;
      } catch (refused) {
        problem.textContent = refused.message;
        button.disabled = false;
      }
    });
  const share = document.getElementById("share");
  if (share) share.append(...shareButtons(game, day, say));
  addEventListener("pageshow", () => {
    for (const button of page.querySelectorAll("button[data-try]")) button.disabled = false;
  });
}

const page = document.querySelector("[data-puzzle-page]");
if (page) openPage(page);
