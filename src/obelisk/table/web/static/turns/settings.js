// What the account's page says of games that wait for one: holidays, and how one wants to be told.
import { exactly } from "../dates.js";
import { call, get, post, wordsOf } from "../net.js";
import { begin, canTell, end, isTold } from "./push.js";

const say = wordsOf();
const own = (code, facts) => say(`turns/${code}`, facts);

// --- holidays -------------------------------------------------------------------------------------------------------
const holiday = document.getElementById("holiday");

function showHoliday({ until, days_left: left }) {
  const form = holiday.querySelector("form");
  const isAway = until !== null;
  form.hidden = isAway || !left;
  holiday.querySelector(".row").hidden = !isAway;
  form.elements.days.max = left;
  if (Number(form.elements.days.value) > left) form.elements.days.value = left;
  const told = isAway ? own("holiday/until", { when: exactly(until) }) : "";
  holiday.querySelector(".told").textContent = [told, own("holiday/left", { n: left })].filter(Boolean).join(" ");
}

async function askHoliday(work) {
  try {
    showHoliday(await work());
  } catch (problem) {
    holiday.querySelector(".told").textContent = problem.message;
  }
}

if (holiday) {
  holiday.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    askHoliday(() => post("/me/holiday", { days: Number(event.target.elements.days.value) }));
  });
  holiday.querySelector(".back").addEventListener("click", () => askHoliday(() => call("DELETE", "/me/holiday")));
  askHoliday(() => get("/me/holiday"));
}

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
