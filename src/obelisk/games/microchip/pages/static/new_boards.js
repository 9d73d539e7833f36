// The boards of a new game: the server writes what can be chosen; the box, which lies in the browser, is sent to it.
import { boxText } from "./box.js";

const part = document.getElementById("part");
const form = document.getElementById("new");
let known = "";

const seats = () => (form.elements.way.value === "alone" ? "1" : (form.elements.players?.value ?? "2"));

function tell() {
  const detail = { seats: seats(), box: boxText() };
  if (JSON.stringify(detail) === known) return;
  known = JSON.stringify(detail);
  part.dispatchEvent(new CustomEvent("choose", { detail }));
}

form.addEventListener("change", tell);
addEventListener("storage", tell);
// Back from the page of boards.
addEventListener("pageshow", tell);
tell();
