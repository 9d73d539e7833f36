// On every page: how many games wait for one, whether the network is there, and what is taken along for when it is not.
import { element, get } from "../net.js";
import { isPhone } from "../screens.js";
import { keepUnsent, sendUnsent, tables, unsentAt } from "./unsent.js";

const OFTEN = 60_000; // milliseconds between two looks
const SOON = 15_000; // and between two times that a game is taken along
const TABLE = /^\/t\/([a-z0-9]{10})$/;
const LESSON = /^\/learn\/[a-z0-9-]+$/;
const sign = document.getElementById("away");
const count = document.getElementById("waits-for-me");
const title = document.title;

// --- the network ----------------------------------------------------------------------------------------------------
// A table tells of it itself, below its board, which stays where it is.
const isTold = document.querySelector("p#link") !== null;

function showNet(isThere) {
  sign.hidden = isThere || isTold;
  sign.textContent = sign.hidden ? "" : sign.dataset.told;
  document.documentElement.toggleAttribute("data-offline", !isThere);
}

// --- games that wait for one ----------------------------------------------------------------------------------------
function showCount(n) {
  if (!count) return;
  count.hidden = !n;
  count.textContent = n;
  count.title = `${count.dataset.told} ${n}`;
  // Whoever hears the page hears what the number counts; on a telephone no title is shown either.
  const link = count.closest("a");
  link.dataset.name ??= link.getAttribute("aria-label") ?? link.lastElementChild.textContent;
  link.setAttribute("aria-label", n ? `${link.dataset.name}. ${count.title}` : link.dataset.name);
  // A table says in its title itself whose turn it is.
  if (!TABLE.test(location.pathname)) document.title = n ? `(${n}) ${title}` : title;
  const badge = n ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}

async function look() {
  if (document.hidden) return;
  try {
    // At a table the number stands beside a game's name: it counts the other games.
    const { tables: waiting } = await get("/me/turns");
    showCount(waiting.filter(({ id }) => id !== TABLE.exec(location.pathname)?.[1]).length);
    showNet(true);
    await sendKept();
  } catch (problem) {
    if (problem.status === 0) showNet(false);
  }
}

// Moves that were made without the network at a table that is not open now. What could not be played is told there.
async function sendKept() {
  const open = TABLE.exec(location.pathname)?.[1];
  for (const id of tables().filter((id) => id !== open && unsentAt(id).kept.length)) {
    if (!(await sentTo(id))) continue;
    sign.replaceChildren(element("a", { href: `/t/${id}` }, sign.dataset.refused));
    sign.hidden = false;
  }
}

// A table that takes nothing, or is no more, keeps others from nothing.
async function sentTo(id) {
  try {
    return await sendUnsent(id);
  } catch (problem) {
    if (!problem.status) throw problem;
    if (problem.status === 404) keepUnsent(id, null);
    return null;
  }
}

addEventListener("offline", () => showNet(false));
addEventListener("online", look);
document.addEventListener("visibilitychange", look);
setInterval(look, OFTEN);
look();

// --- the service worker ---------------------------------------------------------------------------------------------
async function install() {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register("/service-worker.js");
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.forgotten) for (const id of tables()) keepUnsent(id, null);
  });
  const { active } = await navigator.serviceWorker.ready;
  const { pathname } = location;
  if (LESSON.test(pathname) && document.querySelector(".step")) active.postMessage({ keep: pathname }, []);
  if (TABLE.test(pathname)) takeAlong(active);
}

// A game of one's own, whenever something has happened there; not where several at one screen hide something.
function takeAlong(worker) {
  const boot = JSON.parse(document.getElementById("boot").textContent);
  const { you, hides } = boot.table;
  if (!you.seats.length || (hides && you.seats.length > 1)) return;
  const board = document.getElementById("board");
  let kept = null;
  const take = () => {
    if (board.dataset.ply === kept) return;
    kept = board.dataset.ply;
    worker.postMessage({ keep: location.pathname, tall: isPhone.matches }, []);
  };
  setInterval(take, SOON);
  document.addEventListener("visibilitychange", take);
  take();
}

install().catch(() => {}); // without it everything is as it was, but for the network
