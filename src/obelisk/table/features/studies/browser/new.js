// On the page of a new game: a study begins with the same choices, and with nobody at the board.
import { addPart } from "../features.js";
import { post } from "../net.js";

addPart(() => ({
  way: "study",
  open: async ({ game, options, sheet }) => (await post("/studies", sheet ? { game, sheet } : { game, options })).link,
}));
