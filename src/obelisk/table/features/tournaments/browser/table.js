// At a table of a tournament: the way back to it.
import { addPart } from "../features.js";
import { element } from "../net.js";

addPart(({ words }) => ({
  next: ({ tournament }) =>
    tournament &&
    element("a", { class: "button main", href: `/tournament/${tournament.id}` }, words("tournament/at-table/back")),
}));
