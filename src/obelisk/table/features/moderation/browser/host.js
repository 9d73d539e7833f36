// The hosts' page: everything is asked about once more, with a reason, before it is done.
import { element, post, wordsOf } from "../net.js";

const say = wordsOf();
const dialog = document.getElementById("dialog");

function field(code, attributes) {
  const input = element("input", attributes);
  return element("label", {}, say(`moderation/host/${code}`), input);
}

function begin({ action, whom, shown }) {
  const more = {
    mute: [field("hours", { name: "hours", type: "number", min: 1, max: 8760, value: 24, required: true })],
    rename: [field("name", { name: "name", maxlength: 24 })],
  }[action];
  const why = element("p", { class: "why", role: "alert" });
  const cancel = element("button", { type: "button" }, say("moderation/host/cancel"));
  cancel.addEventListener("click", () => dialog.close());
  const form = element(
    "form",
    {},
    element("h2", { id: "dialog-title" }, say(`moderation/act/${action}`)),
    element("p", {}, say(`moderation/act/about/${action}`, { whom: shown })),
    ...(more ?? []),
    field("reason", { name: "reason", maxlength: 300, required: true }),
    why,
    element("div", { class: "row" }, element("button", { class: "main" }, say("moderation/host/do")), cancel),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(form));
    if (given.hours) given.hours = Number(given.hours);
    try {
      await post("/host/actions", { action, whom, ...given });
      location.reload();
    } catch (problem) {
      why.textContent = problem.message;
    }
  });
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.replaceChildren(form);
  dialog.showModal();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-action]");
  if (button) begin(button.dataset);
});
document.getElementById("ban").addEventListener("submit", (event) => {
  event.preventDefault();
  const whom = new FormData(event.target).get("whom").trim();
  begin({ action: "ban", whom, shown: whom });
});
