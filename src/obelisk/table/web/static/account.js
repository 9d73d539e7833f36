// Signing in and out. Nothing needs an account; it only keeps one's games together.
import { call, get, post, wordsOf } from "./net.js";

const say = wordsOf();
const $ = (id) => document.getElementById(id);

function show(account) {
  $("who").hidden = !account;
  $("who").textContent = account ? say("account/hello", { name: account.name }) : "";
  $("sign").hidden = Boolean(account);
  $("without").hidden = Boolean(account);
  $("signed").hidden = !account;
}

$("sign").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { name, password } = event.target.elements;
  $("problem").textContent = "";
  try {
    const done = await post(event.submitter?.value === "new" ? "/accounts" : "/sessions", {
      name: name.value.trim(),
      password: password.value,
    });
    event.target.reset();
    show(done.account);
  } catch (problem) {
    $("problem").textContent = problem.message;
  }
});

$("out").addEventListener("click", async () => {
  try {
    await call("DELETE", "/sessions");
    show(null);
  } catch (problem) {
    $("problem").textContent = problem.message;
  }
});

get("/sessions")
  .then((known) => show(known.account))
  .catch(() => {});
