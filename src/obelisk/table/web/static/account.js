// Signing in and out, and changing the password. Nothing needs an account; it only keeps one's games together.
import { call, get, post, wordsOf } from "./net.js";

const say = wordsOf();
const $ = (id) => document.getElementById(id);

function show(account) {
  $("who").hidden = !account;
  $("who").textContent = account ? say("account/hello", { name: account.name }) : "";
  $("sign").hidden = Boolean(account);
  $("without").hidden = Boolean(account);
  $("signed").hidden = !account;
  $("change").elements.name.value = account?.name ?? "";
}

// Ask the server for something; what it refuses stands below, and what it has done as well.
async function ask(work, done = "") {
  for (const id of ["problem", "done"]) $(id).textContent = "";
  try {
    show((await work()).account);
    $("done").textContent = done && say(done);
    return true;
  } catch (problem) {
    $("problem").textContent = problem.message;
    return false;
  }
}

$("sign").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { name, password } = event.target.elements;
  const facts = { name: name.value.trim(), password: password.value };
  const isIn = await ask(() => post(event.submitter?.value === "new" ? "/accounts" : "/sessions", facts));
  if (isIn) event.target.reset();
});

$("change").addEventListener("submit", async (event) => {
  event.preventDefault();
  const fields = event.target.elements;
  const facts = { password: fields.password.value, new_password: fields.new.value };
  if (!(await ask(() => post("/accounts/password", facts), "account/changed"))) return;
  for (const name of ["password", "new"]) fields[name].value = "";
  $("changing").open = false;
});

$("out").addEventListener("click", () => ask(() => call("DELETE", "/sessions")));
$("everywhere").addEventListener("click", () =>
  ask(() => call("DELETE", "/sessions?everywhere=true"), "account/everywhere-done"),
);

get("/sessions")
  .then((known) => show(known.account))
  .catch(() => {});
