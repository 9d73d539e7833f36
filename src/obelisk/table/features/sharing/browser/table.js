// After a game: the code with which other sites show it.
import { addPart } from "../features.js";

addPart(({ id, words, actions }) => ({
  shareActions: () => {
    const show = async () => (await import("./embedding.js")).showEmbed(id, words);
    return [actions.button("embed", show, {}, false, words("share/embed/button"))];
  },
}));
