// What pages of studies have in common beside the board: links to copy, who looks, what chance may bring.
import { element } from "../net.js";

// Puts a link where it can be pasted from; a button says that it is there.
export async function copyLink(link, words, button = null) {
  try {
    await navigator.clipboard.writeText(link);
    if (button) button.textContent = words("study/copied");
  } catch {
    prompt(words("study/link"), link);
  }
}

// In games that hide something, and where several may move, one chooses through whose eyes to look.
export function showEyes(box, shown, words, choose) {
  box.hidden = !(shown.hides || shown.active.length > 1);
  if (box.hidden) return;
  const select = element(
    "select",
    {},
    ...Array.from({ length: shown.seats }, (_, seat) =>
      element("option", { value: seat, selected: seat === shown.seat }, words("table/player", { n: seat + 1 })),
    ),
  );
  select.addEventListener("change", () => choose(Number(select.value)));
  box.replaceChildren(element("label", {}, words("study/eyes"), " ", select));
}

// On chance's turn whoever writes says what comes, or lets it fall.
export function showChances(box, chances, words, choose) {
  box.hidden = !chances.length;
  const button = (text, act, kind) => {
    const made = element("button", { type: "button", class: kind }, text);
    made.addEventListener("click", act);
    return made;
  };
  const roll = () => {
    let left = Math.random();
    choose((chances.find(([, chance]) => (left -= chance) < 0) ?? chances.at(-1))[0]);
  };
  box.replaceChildren(
    ...(chances.length
      ? [
          element("p", {}, words("study/chance")),
          element(
            "div",
            { class: "row" },
            button(words("study/roll"), roll, "main"),
            ...chances.map(([move]) => button(move, () => choose(move), null)),
          ),
        ]
      : []),
  );
}

// The marks of a position in words, for those who do not see them.
export function tellMarks(marks, words) {
  return marks
    .map(({ place, to, colour }) => {
      const facts = { place: place.split(" ").pop(), to: to?.split(" ").pop() ?? "", colour: words(`study/${colour}`) };
      return words(to === null ? "study/told-circle" : "study/told-arrow", facts);
    })
    .join(" ");
}
