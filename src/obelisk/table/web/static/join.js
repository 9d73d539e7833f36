// A device becomes that of whoever has made the link, once they say so on it.
import { post } from "./net.js";

const button = document.getElementById("join");
button.addEventListener("click", async () => {
  button.disabled = true;
  try {
    await post("/me/join", { secret: button.dataset.secret });
    location.replace("/");
  } catch (problem) {
    document.getElementById("problem").textContent = problem.message;
    button.disabled = false;
  }
});
