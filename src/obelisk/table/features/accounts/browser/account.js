// Who one is: a name, an account for those who want one, other devices, and everything that is kept.
import { call, element, get, post, wordsOf } from "../net.js";

const say = wordsOf();
const $ = (id) => document.getElementById(id);

// What the page shows follows from who somebody is.
function show({ account, name = account?.name, is_hidden: isHidden }) {
  $("who").hidden = !account;
  $("who").textContent = account ? say("accounts/hello", { name: account.name }) : "";
  for (const id of ["sign", "without"]) $(id).hidden = Boolean(account);
  for (const id of ["signed", "changing-all"]) $(id).hidden = !account;
  $("delete").querySelector(".password").hidden = !account;
  $("change").elements.name.value = account?.name ?? "";
  const field = $("naming").elements.name;
  // What somebody is typing stays, whenever the answer comes.
  if (name !== undefined && field.value === field.defaultValue) field.value = field.defaultValue = name;
  if (isHidden !== undefined && $("visible")) $("visible").checked = !isHidden;
  showName(name ?? "");
}

// The name at the top of the page.
function showName(name) {
  document.documentElement.dataset.called = name;
  const known = document.querySelector(".person > span:last-child");
  if (known && name) known.textContent = name;
  else if (known) known.parentElement.remove();
  else if (name) {
    const { ownPage: href } = document.documentElement.dataset;
    const made = element("a", { class: "person", href }, element("span", {}, name));
    document.querySelector(".bar .switches").before(made);
  }
}

// Ask the server for something; what it refuses stands above, and what it has done as well.
let asked = 0;
async function ask(work, done = "") {
  const number = ++asked;
  for (const id of ["problem", "done"]) $(id).textContent = "";
  try {
    const answer = await work();
    if (number !== asked) return true; // something newer is on its way
    show(answer);
    $("done").textContent = done && say(done);
    return true;
  } catch (problem) {
    $("problem").textContent = problem.message;
    $("problem").scrollIntoView({ block: "nearest" });
    return false;
  }
}

$("sign").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { name, password } = event.target.elements;
  const facts = { name: name.value.trim(), password: password.value };
  const isIn = await ask(async () => {
    await post(event.submitter?.value === "new" ? "/accounts" : "/sessions", facts);
    return get("/me");
  });
  if (isIn) event.target.reset();
});

$("naming").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.name;
  ask(() => call("PATCH", "/me", { name: field.value.trim() }), "accounts/saved");
  field.defaultValue = field.value;
});

$("change").addEventListener("submit", async (event) => {
  event.preventDefault();
  const fields = event.target.elements;
  const facts = { password: fields.password.value, new_password: fields.new.value };
  if (!(await ask(() => post("/accounts/password", facts), "accounts/changed"))) return;
  for (const name of ["password", "new"]) fields[name].value = "";
  $("changing").open = false;
});

$("visible")?.addEventListener("change", (event) =>
  ask(() => call("PATCH", "/me", { is_hidden: !event.target.checked }), "accounts/saved"),
);

$("device")?.addEventListener("click", () =>
  ask(async () => {
    const made = await post("/me/devices", {});
    const box = $("link");
    const field = box.querySelector("input");
    box.hidden = false;
    box.querySelector(".qr").src = made.qr;
    box.querySelector(".here-only").hidden = made.is_reached;
    box.querySelector(".here-only").textContent = say("table/invite/here-only");
    field.value = made.link;
    box.querySelector(".code").textContent = made.code;
    return get("/me");
  }),
);
$("link")
  ?.querySelector("button")
  .addEventListener("click", async (event) => {
    const field = $("link").querySelector("input");
    try {
      await navigator.clipboard.writeText(field.value);
      event.target.textContent = say("accounts/copied");
    } catch {
      field.select();
    }
  });

$("delete").addEventListener("submit", async (event) => {
  event.preventDefault();
  const password = event.target.elements.password.value || null;
  if (!(await ask(async () => ({ name: "", ...(await post("/me/delete", { password })) }), "accounts/deleted"))) return;
  event.target.reset();
  $("leaving").open = false;
  $("done").scrollIntoView({ block: "nearest" });
});

$("out").addEventListener("click", () => ask(async () => ({ name: "", ...(await call("DELETE", "/sessions")) })));
$("everywhere").addEventListener("click", () =>
  ask(
    async () => ({ name: "", ...(await call("DELETE", "/sessions?everywhere=true")) }),
    "accounts/everywhere-done",
  ),
);

get("/me")
  .then((known) => asked === 0 && show(known))
  .catch(() => {});
