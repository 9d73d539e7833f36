// At the table of a newcomer's first game.
import { addPart } from "../features.js";
import { FirstGame } from "./welcome.js";

addPart(({ boot, words, table, board, isDue, isCaughtUp }) => {
  if (!boot.welcome) return null;
  const first = new FirstGame(boot.welcome, { words, table, board });
  return { show: () => first.show(isDue() && isCaughtUp()) };
});
