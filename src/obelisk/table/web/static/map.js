// The sheet on which a game is put aside: to print, to keep, or to copy; whoever has its text can go on from there.
import { ask, element } from "./net.js";

export function showMap(id, game, say) {
  const dialog = document.getElementById("dialog");
  dialog.setAttribute("aria-labelledby", "dialog-title");
  const file = (kind) =>
    element("a", { class: "plain", href: `/t/${id}/map.${kind}`, download: "" }, say(`table/map/${kind}`));
  const copy = element("button", { type: "button", class: "main" }, say("table/map/copy"));
  const told = element("p", { role: "status" });
  copy.addEventListener("click", async () => {
    try {
      const text = await (await ask(`/t/${id}/map.txt`)).text();
      await navigator.clipboard.writeText(text);
      told.textContent = say("table/map/copied");
    } catch (problem) {
      told.textContent = problem.message;
    }
  });
  const close = element("button", { type: "button" }, say("table/map/close"));
  close.addEventListener("click", () => dialog.close());
  dialog.oncancel = null;
  dialog.replaceChildren(
    element("h2", { id: "dialog-title" }, say("table/act/map")),
    element("p", {}, say("table/map/about")),
    element("div", { class: "row" }, copy, file("txt"), file("pdf"), file("svg")),
    told,
    element(
      "div",
      { class: "row" },
      element("a", { class: "plain", href: `/new/${game}#map` }, say("table/map/resume")),
      close,
    ),
  );
  dialog.showModal();
}
