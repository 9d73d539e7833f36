// What a page of a table lets one do beside the board: type a move, talk, zoom, and set what is only set here.
import { isOn, turnOn } from "./sound.js";

const $ = (id) => document.getElementById(id);
const isTouch = matchMedia("(pointer: coarse)");
const CLOSER = 1.4;

// A finger that points may miss; one that puts something down has seen where.
export const asksFirst = (isDragged = false) =>
  (localStorage.getItem("ask") ?? (isTouch.matches && !isDragged ? "yes" : "no")) === "yes";

// Says at the field why what is typed there was not played; it stays there, to be corrected.
export function tellTyped(text) {
  $("typed-why").textContent = text;
  $("typed-why").hidden = false;
  $("typed").elements.move.select();
  $("typed-why").scrollIntoView({ block: "nearest" });
}

// hooks: bench, canAct(), isSending(), send(move, place), whyIdle()
export function watchTyping({ bench, canAct, isSending, send, whyIdle }) {
  $("typed").addEventListener("submit", (event) => {
    event.preventDefault();
    const move = event.target.elements.move.value.trim();
    if (!move || isSending()) return;
    const onBench = bench.reads(move);
    if (onBench)
      bench.do(...onBench, event.target, tellTyped).then((isDone) => {
        if (isDone) $("typed").reset();
      });
    else if (canAct()) send(move, event.target);
    else tellTyped(whyIdle());
  });
  $("typed").addEventListener("input", () => {
    $("typed-why").hidden = true;
  });
}

export function watchTalk(act) {
  $("say").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = event.target.elements.text.value.trim();
    if (text) act({ kind: "say", text });
    event.target.reset();
  });
}

export function watchSettings({ board, actions }) {
  $("zoom").addEventListener("click", (event) => {
    const kind = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (kind === "fit") board.fit();
    else if (kind) board.zoom(kind === "in" ? CLOSER : 1 / CLOSER);
  });
  $("ask").checked = asksFirst();
  $("ask").addEventListener("change", () => localStorage.setItem("ask", $("ask").checked ? "yes" : "no"));
  $("keys").addEventListener("click", () => actions.help());
  $("sound").setAttribute("aria-pressed", isOn());
  $("sound").addEventListener("click", () => {
    turnOn(!isOn());
    $("sound").setAttribute("aria-pressed", isOn());
  });
  addEventListener("keydown", (event) => {
    if (event.target.matches?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") board.zoom(CLOSER);
    else if (event.key === "-") board.zoom(1 / CLOSER);
    else if (event.key === "0") board.fit();
    else if (event.key.toLowerCase() === "f") actions.turnBoard();
    else if (event.key === "?") actions.help();
  });
}
