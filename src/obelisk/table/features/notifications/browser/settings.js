// The account's page: how the reader is notified of games that wait.
import { exactly } from "../dates.js";
import { call, get, post, wordsOf } from "../net.js";
import { begin, canTell, end, isTold } from "./push.js";

const say = wordsOf();
const own = (code, facts) => say(`notifications/${code}`, facts);

// --- being told on this device --------------------------------------------------------------------------------------
const push = document.getElementById("push");

async function showPush(told = "") {
  const isOn = await isTold();
  push.querySelector(".on").hidden = isOn;
  push.querySelector(".off").hidden = !isOn;
  push.querySelector(".told").textContent = told || own(isOn ? "push/on" : "push/off");
}

async function askPush(work) {
  try {
    await showPush((await work()) === false ? own("push/denied") : "");
  } catch (problem) {
    push.querySelector(".told").textContent = problem.message;
  }
}

if (push && canTell()) {
  push.querySelector(".on").addEventListener("click", () => askPush(begin));
  push.querySelector(".off").addEventListener("click", () => askPush(end));
  showPush().catch(() => {});
} else if (push) push.querySelector(".told").textContent = own("push/cannot");

// --- mail -----------------------------------------------------------------------------------------------------------
const mail = document.getElementById("mail");

async function askMail(work) {
  const told = mail.querySelector(".told");
  try {
    const { address, is_confirmed: isConfirmed } = (await work()) ?? { address: null };
    mail.querySelector(".off").hidden = !address;
    mail.querySelector("form").elements.address.value = address ?? "";
    told.textContent = address ? own(isConfirmed ? "mail/on" : "mail/asked", { address }) : "";
  } catch (problem) {
    told.textContent = problem.message;
  }
}

if (mail) {
  mail.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    askMail(() => post("/me/mail", { address: event.target.elements.address.value.trim() }));
  });
  mail.querySelector(".off").addEventListener("click", () => askMail(() => call("DELETE", "/me/mail")));
  askMail(() => get("/me/mail"));
}

// --- the feed -------------------------------------------------------------------------------------------------------
const feed = document.getElementById("feed");

async function askFeed(work) {
  const told = feed.querySelector(".told");
  try {
    const { link = "", made_at: madeAt = null } = (await work()) ?? {};
    const field = feed.querySelector("input");
    field.parentElement.hidden = !link;
    field.value = link;
    feed.querySelector(".off").hidden = !link && !madeAt;
    told.textContent = link ? own("feed/once") : madeAt ? own("feed/since", { when: exactly(madeAt) }) : "";
    if (link) field.select();
  } catch (problem) {
    told.textContent = problem.message;
  }
}

if (feed) {
  feed.querySelector(".on").addEventListener("click", () => askFeed(() => post("/me/feed")));
  feed.querySelector(".off").addEventListener("click", () => askFeed(() => call("DELETE", "/me/feed")));
  askFeed(() => get("/me/feed"));
}
