// Ratings: beside the names of a rated game, what it has changed, and whom to try next.
import { element, figure, get } from "../net.js";

const shown = ({ rating, is_provisional: isProvisional }) => `${rating}${isProvisional ? "?" : ""}`;

// Beside the names, as long as they stand there: the list of seats is made anew whenever something happens.
let known = { key: "", seats: [] };
export function showRatings(table, list) {
  if (!table.is_rated) return;
  const key = `${table.id} ${table.seats.map((seat) => seat.kind).join()} ${Boolean(table.result)}`;
  const write = () => {
    for (const [seat, told] of known.seats.entries())
      if (told && !list.querySelector(`[data-seat="${seat}"] .rating`))
        list
          .querySelector(`[data-seat="${seat}"] .who`)
          ?.after(element("span", { class: "rating" }, shown(told)));
  };
  if (known.key === key) {
    write();
    return;
  }
  known = { key, seats: [] };
  get(`/tables/${table.id}/ratings`)
    .then(({ seats }) => {
      if (known.key !== key) return;
      known.seats = seats;
      write();
    })
    .catch(() => {});
}

// After a game: how the ratings have changed, and the next level for whoever has beaten a computer.
export async function ladder(table, say) {
  const found = await get(`/tables/${table.id}/ratings`).catch(() => null);
  if (!found) return null;
  const own = table.you.seats.length === 1 ? found.seats[table.you.seats[0]] : null;
  const lines = [];
  if (own && own.change !== null) {
    const change = `${own.change > 0 ? "+" : ""}${figure(own.change)}`;
    lines.push(element("p", {}, say("rating/end/rating", { rating: shown(own), change })));
  }
  if (found.unrated) lines.push(element("p", {}, say(`rating/end/unrated/${found.unrated}`)));
  if (found.next) {
    const level = say(`level/${found.next}`);
    const beaten = say(`level/${found.beaten}`);
    const href = `/new/${table.game}?level=${found.next}${table.is_rated ? "&rated=1" : ""}`;
    lines.push(
      element(
        "p",
        {},
        say("rating/end/beaten", { level: beaten, game: table.title }),
        " ",
        element("a", { href }, say("rating/end/try", { level })),
      ),
    );
  }
  return lines.length ? element("div", { class: "ladder" }, ...lines) : null;
}
