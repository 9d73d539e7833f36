// The box of boards, which the browser keeps as text: on each line the letters of a board, and its name.
import { Problem, ask, element } from "/static/net.js";

const KEY = "microchip:boards";
const LINE = /^([BYRGP]{25})(?: (.+))?$/;

// Lines that somebody else has written there are passed over.
export function boxed() {
  const lines = (localStorage.getItem(KEY) ?? "").split("\n").map((line) => LINE.exec(line.trim()));
  return lines.filter(Boolean).map(([, letters, name = ""]) => ({ letters, name }));
}

export const textOf = (boards) => boards.map(({ letters, name }) => `${letters} ${name}`.trim()).join("\n");
export const boxText = () => textOf(boxed());
export const store = (boards) => localStorage.setItem(KEY, textOf(boards));

// What the box looks like after a change, which the server makes and checks.
export async function changed(how, fields) {
  const body = new URLSearchParams({ box: boxText(), ...fields });
  const answer = await ask(`/microchip/boards/${how}`, { method: "POST", body });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(data, answer.status);
  const boards = data.boards.map(([letters, name]) => ({ letters, name }));
  store(boards);
  return boards;
}

// A small picture of a board: the highest row is the first.
export function miniature(letters) {
  const rows = letters.match(/.{5}/g).toReversed();
  const cells = rows.flatMap((row) => [...row].map((letter) => element("i", { class: `is-${letter.toLowerCase()}` })));
  return element("span", { class: "mini", "aria-hidden": "true" }, ...cells);
}
