// The account's page: holidays.
import { exactly } from "../dates.js";
import { call, get, post, wordsOf } from "../net.js";

const say = wordsOf();
const own = (code, facts) => say(`correspondence/${code}`, facts);
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
