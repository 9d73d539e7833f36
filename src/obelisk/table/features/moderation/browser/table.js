// At a table: the button that leads to what one can do about the other players.
import { addPart } from "../features.js";
import { Moderation } from "./moderation.js";

addPart(({ id, words, table, name, panel }) => {
  const button = document.getElementById("people");
  const moderation = new Moderation(button, { id, words, table, name, changed: () => panel.chat(table()) });
  return { show: () => moderation.show(), isMuted: (seat) => moderation.isMuted(seat) };
});
