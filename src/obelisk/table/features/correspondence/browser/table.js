// At a table that is played by days: planned answers.
import { addPart } from "../features.js";
import { Plan } from "./plan.js";

addPart(({ id, words, table, explore, isDue }) => {
  const plan = new Plan(document.getElementById("plan"), { id, words, table, explore, isDue });
  return { show: () => plan.show() };
});
