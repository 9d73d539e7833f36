// After a game: a button to thank each of the others.
import { addPart } from "../features.js";
import { post } from "../net.js";

addPart(({ boot, id, words, name, actions, tell }) => {
  const done = new Set(boot.kudos);
  const button = (seat) => {
    const made = actions.button(
      `kudos-${seat}`,
      async () => {
        made.disabled = true;
        try {
          await post(`/tables/${id}/kudos`, { seat });
          done.add(seat);
          made.textContent = words("kudos/given", { name: name(seat) });
        } catch (problem) {
          made.disabled = false;
          tell(problem.message, made);
        }
      },
      {},
      false,
      words(done.has(seat) ? "kudos/given" : "kudos/give", { name: name(seat) }),
    );
    made.disabled = done.has(seat);
    return made;
  };
  return {
    endActions: ({ seats, you }) =>
      you.seats.length
        ? seats.filter((one) => one.kind === "person" && !you.seats.includes(one.seat)).map((one) => button(one.seat))
        : [],
  };
});
