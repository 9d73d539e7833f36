// Opening a table: the form becomes what the server asks for, and the page goes to the table.
import { post, wordsOf } from "./net.js";

const say = wordsOf();
const form = document.getElementById("new");
const problem = document.getElementById("problem");
form.elements.name.value = localStorage.getItem("name") || "";

function clock(text) {
  const [kind, seconds] = (text || "none").split("-");
  if (kind === "none") return null;
  return { kind, seconds: kind === "days" ? Number(seconds) * 86400 : Number(seconds) };
}

function wanted(way) {
  const field = (name) => form.elements[name]?.value;
  const most = Number(form.dataset.most);
  const seats = way === "alone" ? 1 : Math.min(most, Number(field("players") || 2));
  const mySeat = field("seat") === "any" ? Math.floor(Math.random() * seats) : Math.min(seats - 1, Number(field("seat") || 0));
  const all = [...Array(seats).keys()];
  const mine = way === "here" || way === "alone" ? all : [mySeat];
  const others = all.filter((seat) => !mine.includes(seat));
  const options = {};
  for (const select of form.querySelectorAll("select[name^='option-']")) {
    options[select.name.slice(7)] = select.dataset.number === "1" ? Number(select.value) : select.value;
  }
  if (form.dataset.fewest !== form.dataset.most) options.players = seats;
  return {
    game: form.dataset.game, options, mine, clock: clock(field("clock")), name: way === "here" ? null : field("name").trim() || null,
    computers: way === "computer" ? Object.fromEntries(others.map((seat) => [seat, field("level")])) : {},
    championship: way === "alone" ? null : Number(field("championship")) || null,
    chat: Boolean(form.elements.chat?.checked), is_public: Boolean(form.elements.public?.checked),
  };
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const way = event.submitter?.value || form.querySelector("button.way").value;
  localStorage.setItem("name", form.elements.name.value.trim());
  form.querySelectorAll("button").forEach((button) => { button.disabled = true; });
  try {
    const made = await post("/tables", wanted(way));
    location.href = `/t/${made.id}`;
  } catch (error) {
    problem.textContent = say("new/failed", { why: error.message });
    form.querySelectorAll("button").forEach((button) => { button.disabled = false; });
  }
});
