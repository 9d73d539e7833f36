// Add this device to the person who made the link, once they have compared the codes and confirm.
import { post } from "../net.js";

const form = document.getElementById("joining");
const button = document.getElementById("join");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  button.disabled = true;
  try {
    await post("/me/join", { secret: form.dataset.secret });
    location.replace("/");
  } catch (problem) {
    document.getElementById("problem").textContent = problem.message;
    button.disabled = false;
  }
});
