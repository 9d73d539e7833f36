// At a table: ratings beside the names, and how a game has changed them.
import { addPart } from "../features.js";
import { ladder, showRatings } from "./ratings.js";

addPart(({ words }) => ({
  besideSeats: showRatings,
  ended: (table, isSeated, place) => {
    ladder(table, words).then((told) => {
      if (told) place.after(told);
    });
  },
}));
