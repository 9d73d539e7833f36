// The code with which another site shows a finished game, to be copied.
import { Problem, ask as fetched, element } from "../net.js";
import { ask } from "../dialog.js";

export async function showEmbed(id, say) {
  const field = element("textarea", { readonly: true, rows: 4, class: "code", "aria-label": say("share/embed/code") });
  const told = element("p", { class: "quiet", role: "status" });
  const copy = element("button", { type: "button", class: "main" }, say("share/embed/copy"));
  copy.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      told.textContent = say("share/embed/copied");
    } catch {
      field.focus(); // it is chosen, and can be copied by hand
    }
  });
  ask(say("share/embed/title"), say("share/embed/about"), [[say("share/embed/close")]]);
  const row = document.querySelector("#dialog .row");
  row.querySelector("button").classList.remove("main");
  row.prepend(copy);
  row.before(field, told);
  try {
    const answer = await fetched(`/oembed?${new URLSearchParams({ url: `${location.origin}/t/${id}` })}`);
    const body = await answer.json();
    if (!answer.ok) throw new Problem(body, answer.status);
    field.value = body.html;
    field.select();
  } catch (problem) {
    told.textContent = problem.message;
  }
}
