// How a championship stands: everybody's total and wins, and the champion once there is one.
import { element, listed } from "./net.js";
import { markOf } from "./log.js";

export function showCup(table, say, nameOf) {
  const box = document.getElementById("cup");
  const cup = table.championship;
  box.hidden = !cup;
  if (!cup) return;
  const words = ["name", "total", "wins"].map((code) => element("th", { scope: "col" }, say(`table/cup/${code}`)));
  const champions = cup.champions ?? [];
  const rows = table.seats.map(({ seat }) =>
    element(
      "tr",
      { class: champions.includes(seat) ? "won" : null, "data-cup": seat },
      element("th", { scope: "row" }, markOf(seat), element("span", {}, nameOf(seat))),
      element("td", {}, String(cup.totals[seat]).replace("-", "−")),
      element("td", {}, String(cup.wins[seat])),
    ),
  );
  box.replaceChildren(
    element("h2", {}, say("table/cup", { target: cup.target })),
    element(
      "p",
      { class: champions.length ? "champion" : "quiet" },
      champions.length
        ? say(champions.length > 1 ? "table/cup/champions" : "table/cup/champion", {
            name: listed(champions.map(nameOf)),
          })
        : say("table/cup/number", { n: cup.number }),
    ),
    element("table", {}, element("thead", {}, element("tr", {}, ...words)), element("tbody", {}, ...rows)),
    element(
      "p",
      { class: "downloads" },
      element("a", { href: `/api/v1/tables/${table.id}/championship.json`, download: "" }, say("table/cup/record")),
    ),
  );
}

// What the button after a game is called: another game, the next one of the championship, or another championship.
export const nextCode = (table) =>
  !table.championship
    ? "table/act/rematch"
    : table.championship.champions
      ? "table/act/new-cup"
      : "table/act/next-game";
