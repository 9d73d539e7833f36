// The tray: what is chosen and not yet made, with the buttons that turn it, make it or leave it.
import { small } from "./marks.js";
import { element } from "./net.js";

function button(text, act, attributes) {
  const made = element("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", act);
  return made;
}

// Fills the tray with what the selector has pending; the button that has the focus keeps it.
export function fill(tray, selector, words) {
  const { moves, at, place } = selector.pending;
  const held = tray.contains(document.activeElement) ? document.activeElement.dataset.tray : null;
  const tile = selector.tileOf(),
    ways = selector.ways();
  // The picture may say what making a move means, and what is to be known before it.
  const { confirm } = place.dataset;
  const told = place.dataset.told ?? (place.dataset.cell === undefined ? place.getAttribute("aria-label") : null);
  const made = element(
    "div",
    {},
    tile === undefined
      ? element("span", { class: "told" }, told ?? moves[at])
      : tilesThatFit(selector, tile, words),
    ...(ways.length > 1
      ? [
          button(`⟳ ${words("table/tray/turn")}`, () => selector.turn(1), {
            "data-tray": "turn",
            title: "R",
            "aria-keyshortcuts": "R",
          }),
          element("span", { class: "count" }, `${ways.indexOf(at) + 1} / ${ways.length}`),
        ]
      : []),
    button(
      confirm ?? (tile === undefined ? words("table/tray/play") : words("table/tray/lay", { tile })),
      (event) => {
        // A second click that was meant for the board makes nothing.
        if (!selector.isSecondOf(event)) selector.confirm();
      },
      { class: "main", "data-tray": "play", title: "Enter" },
    ),
    button(words("table/tray/cancel"), () => selector.leave(), { "data-tray": "cancel", title: "Esc" }),
  );
  // A button stays the same while a finger is on it, though the board is drawn anew meanwhile.
  if (tray.innerHTML === made.innerHTML) return;
  tray.replaceChildren(...made.childNodes);
  if (held) tray.querySelector(`[data-tray="${CSS.escape(held)}"]`)?.focus();
}

// The tiles of the hand that fit on the chosen square, to change from one to another; the chosen one as it would lie.
function tilesThatFit(selector, chosen, words) {
  const { shapes, at } = selector.pending;
  const tiles = [...new Set(shapes.map((shape) => shape.dataset.of))];
  return element(
    "span",
    { class: "tiles", role: "group", "aria-label": words("table/tray/tiles") },
    ...tiles.map((tile) => {
      const held = selector.board.svg.querySelector(`[data-tile="${CSS.escape(tile)}"]`);
      const made = button("", () => selector.chooseOf(tile), {
        class: "tile",
        "data-tray": `tile-${tile}`,
        "aria-pressed": String(tile === chosen),
        "aria-label": held?.getAttribute("aria-label") ?? tile,
      });
      made.append(held ? small(tile === chosen ? shapes[at] : held) : tile);
      return made;
    }),
  );
}
