// The one dialog of a page: a question and its answers.
import { element } from "./net.js";

export function ask(title, text, answers, canLeave = true) {
  const dialog = document.getElementById("dialog");
  dialog.setAttribute("aria-labelledby", "dialog-title");
  const row = element("div", { class: "row" });
  answers.forEach(([label, act], n) => {
    const button = element("button", { class: n === 0 ? "main" : null }, label);
    button.addEventListener("click", () => {
      dialog.close();
      delete dialog.dataset.seat;
      act?.();
    });
    row.append(button);
  });
  dialog.replaceChildren(element("h2", { id: "dialog-title" }, title), element("p", {}, text), row);
  dialog.oncancel = (event) => {
    if (!canLeave) event.preventDefault();
  };
  if (!dialog.open) dialog.showModal();
}
