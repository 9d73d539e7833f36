// What takes a while to be made is downloaded with a sign that it is, and of a game in motion how far.
import { Problem, ask, element } from "./net.js";

const SLOW = /\.(png|gif)$|\/game\.pdf$/,
  EVERY = 500; // milliseconds

// Watches the links to files in a part of the page; what goes wrong is told by *tell*.
export function watchDownloads(box, { id, say, tell }) {
  box.addEventListener("click", (event) => {
    const link = event.target.closest("a[download]");
    if (!link || !SLOW.test(link.pathname) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.getAttribute("aria-busy") === "true") return;
    fetched(link, { id, say }).catch((problem) => tell(problem.message, link));
  });
}

async function fetched(link, { id, say }) {
  const bar = element("progress", { "aria-label": say("table/after/making", { file: link.textContent }) });
  const told = element("span", {}, say("table/after/making", { file: link.textContent }));
  const line = element("p", { class: "making", role: "status" }, told, bar);
  link.setAttribute("aria-busy", "true");
  link.parentElement.after(line);
  const asking = link.pathname.endsWith(".gif") ? setInterval(() => far(id, told, bar, say), EVERY) : 0;
  try {
    const answer = await ask(link.href);
    if (!answer.ok) throw new Problem(await answer.json().catch(() => ({})), answer.status);
    const name = /filename="(.+)"/.exec(answer.headers.get("Content-Disposition"))?.[1] ?? "";
    save(await answer.blob(), name);
  } finally {
    clearInterval(asking);
    line.remove();
    link.removeAttribute("aria-busy");
  }
}

async function far(id, told, bar, say) {
  const answer = await ask(`/t/${id}/making`).catch(() => null);
  const { done, of } = answer?.ok ? await answer.json() : {};
  if (!done) return;
  Object.assign(bar, { max: of, value: done });
  told.textContent = say("table/after/making/far", { done, of });
}

function save(blob, name) {
  const href = URL.createObjectURL(blob);
  const link = element("a", { href, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
