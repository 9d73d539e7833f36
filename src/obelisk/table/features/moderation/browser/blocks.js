// The account's page: whom one has muted or blocked, and off the list again.
import { call, element, get, wordsOf } from "../net.js";

const say = wordsOf();
const box = document.getElementById("shunned");

function line({ id, kind, name }) {
  const off = element("button", { type: "button" }, say("moderation/list/off"));
  const made = element("li", {}, element("b", {}, name), " ", say(`moderation/list/${kind}`), " ", off);
  off.addEventListener("click", async () => {
    await call("DELETE", `/me/shunned/${id}`);
    made.remove();
    box.hidden = !box.querySelector("li");
  });
  return made;
}

get("/me/shunned")
  .then(({ shunned }) => {
    box.querySelector("ul").replaceChildren(...shunned.map(line));
    box.hidden = !shunned.length;
  })
  .catch(() => {});
