// At a table: the game becomes the main line of a study, which is opened where the board is now.
import { addPart } from "../features.js";
import { post } from "../net.js";

addPart(({ id, words, actions }) => {
  const button = () => {
    const made = actions.button("study", open, {}, false, words("study/at-table"));
    async function open() {
      made.disabled = true;
      try {
        const { link } = await post("/studies", { table: id });
        const { here } = actions.replay;
        location.assign(here ? `${link}?node=${here}` : link);
      } catch (problem) {
        made.disabled = false;
        actions.tell(problem.message, made);
      }
    }
    return made;
  };
  return {
    actions: (table) => (table.is_analysis && !table.hides ? [button()] : []),
    endActions: () => [button()],
  };
});
