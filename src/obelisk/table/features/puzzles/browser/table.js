// At the table of a puzzle: its task, and what came of it.
import { addPart } from "../features.js";
import { afterPuzzle, puzzleOutcome, puzzleTask } from "./puzzle.js";

addPart(({ boot, words }) => {
  if (!boot.table.puzzle) return null;
  return {
    show: (table) => puzzleTask(table, words),
    isExercise: () => true,
    outcome: (table) => puzzleOutcome(table, words),
    ended: (table, isSeated, place) => {
      afterPuzzle(table, words, place, isSeated).catch(() => {});
    },
  };
});
