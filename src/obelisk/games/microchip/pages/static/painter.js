// The page on which boards are painted. What the rules say of a board, the server tells.
import { Problem, ask, element, wordsOf } from "/static/net.js";
import { boxed, changed, miniature, store, textOf } from "./box.js";
import { EMPTY, Easel } from "./easel.js";

const say = wordsOf();
const own = (code, facts) => say(`microchip/painter/${code}`, facts);
const find = (id) => document.getElementById(id);
const DRAFT = "microchip:draft";
const SETTLED = 120; // milliseconds without a change before the server is asked
const colours = Object.fromEntries(
  [...document.querySelectorAll("[data-name]")].map((ink) => [ink.value, ink.dataset.name]),
);
const form = find("keep");
const nameField = form.elements.name;
let found = null; // what the server has told of the board as it is
let opened = null; // the board of the box that was opened
let asked = 0;
let timer = 0;

const easel = new Easel(find("board"), {
  colours,
  ink: () => document.querySelector(".ink :checked").value,
  label: (cell, letter, isWrong) => {
    const told = own(letter === "." ? "cell/empty" : "cell", { cell, colour: colours[letter] });
    return isWrong ? own("cell/wrong", { told }) : told;
  },
  changed: () => {
    found = null;
    localStorage.setItem(DRAFT, easel.letters);
    if (location.search) history.replaceState(null, "", location.pathname);
    offer();
    clearTimeout(timer);
    timer = setTimeout(check, SETTLED);
  },
  said: (text) => (find("painted").textContent = text),
});

// --- what the rules say ----------------------------------------------------------------------------------------------
async function answered(address) {
  const answer = await ask(address);
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(data, answer.status);
  return data;
}

async function check() {
  const number = ++asked;
  try {
    const told = await answered(`/microchip/boards/check?board=${easel.letters}`);
    if (number !== asked) return;
    found = told;
    show();
  } catch (problem) {
    if (number === asked) find("told").textContent = problem.message;
  }
}

function show() {
  const lines = found.broken.map((each) => element("li", {}, each.told));
  const state = lines.length ? "broken" : found.is_legal ? "legal" : "open";
  const list = lines.length ? element("ul", {}, ...lines) : "";
  find("told").replaceChildren(element("p", { class: state }, found.told), list);
  for (const row of document.querySelectorAll("[data-colour]")) {
    row.querySelector(".special").hidden = found.special !== row.dataset.colour;
    for (const count of row.querySelectorAll("[data-zone]")) {
      const [told, isMany] = found.counts[count.dataset.zone][row.dataset.colour];
      count.textContent = told;
      count.toggleAttribute("data-many", isMany);
    }
  }
  easel.show(easel.letters, new Set(found.broken.flatMap((each) => each.cells)));
  offer();
}

const tell = (problem) => (find("problem").textContent = problem.message);

async function fill(board) {
  try {
    easel.set((await answered(`/microchip/boards/finish?board=${board}`)).board);
  } catch (problem) {
    tell(problem);
  }
}

find("undo").addEventListener("click", () => easel.undo());
find("clear").addEventListener("click", () => {
  opened = null;
  nameField.value = "";
  easel.set(EMPTY);
});
find("rest").addEventListener("click", () => fill(easel.letters));
find("random").addEventListener("click", () => fill(EMPTY));
addEventListener("keydown", (event) => {
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
  if (!isUndo || event.target.matches("input:not([type=radio]), textarea")) return;
  event.preventDefault();
  easel.undo();
});

// --- the box ---------------------------------------------------------------------------------------------------------
const placeOf = (letters) => boxed().findIndex((board) => board.letters === letters);
const called = (board) => board.name || own("number", { n: placeOf(board.letters) + 1 });
const linkTo = (letters) => `/new/microchip?board=${letters}`;
const printOf = (boards) => `/print/microchip.pdf?${new URLSearchParams({ only: "boards", own: textOf(boards) })}`;

// What can be done with the board as it is.
function offer() {
  const { letters } = easel;
  const isLegal = Boolean(found?.is_legal);
  const isKept = placeOf(letters) >= 0;
  const name = nameField.value.trim();
  find("undo").disabled = easel.before.length === 0;
  find("clear").disabled = letters === EMPTY;
  find("rest").disabled = !letters.includes(".") || letters === EMPTY || Boolean(found?.broken.length);
  find("keep-new").disabled = !isLegal || isKept;
  find("keep-new").textContent = own(isKept ? "kept" : "keep");
  const isSame = opened?.letters === letters;
  const instead = find("keep-instead");
  instead.hidden = !opened || !isLegal || (isSame ? opened.name === name : isKept);
  if (opened) instead.textContent = isSame ? own("rename") : own("replace", { name: called(opened) });
  find("use").hidden = !isLegal;
  find("play").href = linkTo(letters);
  if (find("print")) find("print").href = printOf([{ letters, name }]);
  find("share").textContent = own("share");
}

async function keep(fields) {
  find("problem").textContent = "";
  try {
    list(await changed("keep", { board: easel.letters, name: nameField.value, ...fields }));
    opened = boxed()[placeOf(easel.letters)];
    find("box-told").textContent = own("box/kept", { name: called(opened) });
    offer();
  } catch (problem) {
    tell(problem);
  }
}
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!find("keep-new").disabled) keep({});
});
find("keep-instead").addEventListener("click", () => keep({ instead: opened.letters }));
nameField.addEventListener("input", offer);

function open(board) {
  opened = board;
  nameField.value = board.name;
  easel.set(board.letters);
  offer();
  easel.stop(easel.cells[0]);
  easel.grid.scrollIntoView({ block: "nearest" });
}

function remove(board) {
  const boards = boxed();
  const name = called(board);
  store(boards.filter(({ letters }) => letters !== board.letters));
  if (opened?.letters === board.letters) opened = null;
  list(boxed());
  const back = element("button", { type: "button" }, own("undo"));
  back.addEventListener("click", () => {
    store(boards);
    list(boards);
    find("box-told").textContent = own("box/kept", { name });
    offer();
  });
  find("box-told").replaceChildren(own("box/removed", { name }), " ", back);
  back.focus({ preventScroll: true });
  offer();
}

function card(board) {
  const name = called(board);
  const look = element("button", { type: "button", class: "look", "aria-label": own("box/open", { name }) });
  look.append(miniature(board.letters), element("b", {}, name));
  look.addEventListener("click", () => open(board));
  const played = { href: linkTo(board.letters), "aria-label": own("box/play-one", { name }) };
  const away = element("button", { type: "button", "aria-label": own("box/remove", { name }) }, own("remove"));
  away.addEventListener("click", () => remove(board));
  return element("li", {}, look, element("p", { class: "row" }, element("a", played, own("play/short")), away));
}

function list(boards) {
  find("boards").replaceChildren(...boards.map(card));
  find("box-told").textContent = boards.length ? "" : own("box/empty");
  find("box-use").hidden = boards.length === 0;
  if (find("box-print")) find("box-print").href = printOf(boards);
  find("box-save").href = `data:text/plain;charset=utf-8,${encodeURIComponent(`${textOf(boards)}\n`)}`;
}

// --- links and texts -------------------------------------------------------------------------------------------------
find("share").addEventListener("click", async () => {
  const link = `${location.origin}${location.pathname}?board=${easel.letters}`;
  try {
    await navigator.clipboard.writeText(link);
    find("share").textContent = own("shared");
  } catch {
    prompt(own("share"), link);
  }
});

const bring = find("bring");
async function bringText(text) {
  find("bring-problem").textContent = "";
  try {
    const n = boxed().length;
    list(await changed("bring", { text }));
    find("box-told").textContent = own("box/brought", { n: boxed().length - n });
    bring.reset();
    offer();
  } catch (problem) {
    find("bring-problem").textContent = problem.message;
  }
}
bring.addEventListener("submit", (event) => {
  event.preventDefault();
  bringText(bring.elements.text.value);
});
bring.addEventListener("change", async (event) => {
  if (event.target.type === "file" && event.target.files[0]) bringText(await event.target.files[0].text());
});
// Another window may change the box.
addEventListener("storage", () => {
  list(boxed());
  offer();
});

const draft = easel.grid.dataset.board || localStorage.getItem(DRAFT) || "";
easel.show(/^[BYRGP.]{25}$/.test(draft) ? draft : EMPTY);
opened = boxed()[placeOf(easel.letters)] ?? null;
nameField.value = opened?.name ?? "";
list(boxed());
offer();
check();
