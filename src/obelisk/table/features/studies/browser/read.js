// A study step by step, like a lesson: one position after the other at which something is said, shown or asked.
import { bubble } from "../bubble.js";
import { markOf } from "../log.js";
import { element, readData, wordsOf } from "../net.js";
import { named } from "../thumbs.js";
import { Exercise, LABELS, pause } from "./exercise.js";
import { Scene } from "./scene.js";
import { showEyes, tellMarks } from "./sharing.js";
import { stepFrom, watchKeys } from "./walking.js";

const $ = (id) => document.getElementById(id);
const boot = readData("boot");
const words = wordsOf();
const nodes = new Map(boot.study.nodes.map((node) => [node.id, node]));
const solved = new Set();
let at = boot.node;
let walking = 0; // the number of the last walk: a later one ends it

const here = () => nodes.get(at);
const scene = new Scene({
  id: boot.id,
  language: boot.language,
  words,
  mayPlay: () => exercise.isOpen,
  send: (move, place) => exercise.try(move, place),
  touch: (place) => bubble(words(isAsked(here()) ? "study/not-there" : "study/read-only"), place),
  shown: () => {
    Object.assign(scene.board.host.dataset, { node: scene.node.id, can: scene.canAct ? "yes" : "no" });
    $("turn").textContent = scene.shown.told;
    showEyes($("eyes"), scene.shown, words, (seat) => {
      scene.eye = seat;
      scene.show(scene.node);
    });
  },
  again: () => scene.show(scene.node),
});
const exercise = new Exercise({
  id: boot.id,
  scene,
  tell: (kind, text) => {
    const label = LABELS[kind];
    if (label) tellStep(here(), words(label), text);
  },
  solved: ({ id }) => {
    solved.add(at);
    at = id;
    tellStep(here(), words("study/solved"), here().text);
  },
});

// A problem is asked until it is solved, or passed over.
const isAsked = (node) => node.is_problem && node.children.length > 0 && !solved.has(node.id);

// Where a reader stops: something is said there, or marked, or asked, or there are several ways on, or none.
function isStop(node) {
  const { text, marks, judgement, children, is_problem: isProblem } = node;
  return Boolean(text || marks.length || judgement || isProblem || children.length !== 1);
}

function stopAfter(node, way) {
  let found = stepFrom(nodes, node.id, way);
  while (found && found.parent !== null && !isStop(found)) found = stepFrom(nodes, found.id, way) ?? found;
  return found;
}

// Goes to a stop, and shows the moves on the way there.
async function goTo(node, first = null) {
  const number = ++walking;
  exercise.end();
  at = node.id;
  history.replaceState(null, "", at ? `?node=${at}` : location.pathname);
  tellStep(node);
  for (const passed of first === null ? [] : wayTo(node, first)) {
    await scene.show(passed);
    await pause();
    if (number !== walking) return;
  }
  if (isAsked(node)) await exercise.begin(node);
  else await scene.show(node, nodes.get(node.children[0]) ?? null);
}

// What lies between a node and the one that one comes from.
function wayTo(node, from) {
  const found = [];
  for (let one = nodes.get(node.parent); one && one.id !== from; one = nodes.get(one.parent)) found.unshift(one);
  return found[0]?.parent === from ? found : [];
}

function go(to) {
  const way = { back: "back", above: "above", below: "below", first: "first", last: "last", next: "next" }[to];
  const found = ["back", "next"].includes(way) ? stopAfter(here(), way) : stepFrom(nodes, at, way);
  if (found) goTo(found, way === "next" ? at : null);
  return Boolean(found);
}

function tellStep(node, label = "", text = node.text) {
  const isTask = isAsked(node) && !label;
  $("step").replaceChildren(
    ...(node.parent === null ? [] : [moveOf(node)]),
    ...(label ? [element("b", { class: "label" }, label)] : []),
    ...(text ? [element("p", { class: "text" }, text)] : []),
    ...(isTask ? [element("p", { class: "task" }, words("study/your-turn"))] : []),
    ...(node.marks.length ? [element("p", { class: "unseen" }, tellMarks(node.marks, words))] : []),
  );
  // What else there is from here is told only after what was asked.
  const others = isAsked(node) ? [] : node.children.slice(1).map((child) => nodes.get(child));
  $("others").hidden = !others.length;
  $("others")
    .querySelector("ul")
    .replaceChildren(...others.map((other) => element("li", {}, wayButton(other))));
  const next = stopAfter(node, "next");
  $("next").disabled = !next;
  $("next").textContent = words(isAsked(node) ? "study/pass" : next ? "study/next" : "study/end");
  $("back").disabled = node.parent === null;
  $("how-far").textContent = words("study/how-far", { n: depthOf(node), last: depthOf(lastOf(node)) });
}

function moveOf(node) {
  const sign = node.judgement ? element("b", { class: "judged-as" }, node.judgement) : null;
  return element("p", { class: "made" }, markOf(node.seat), element("span", {}, ...named(node.move)), sign);
}

function wayButton(node) {
  const made = element("button", { type: "button" }, markOf(node.seat), ...named(node.move), node.judgement);
  made.addEventListener("click", () => goTo(node));
  return made;
}

function depthOf(node) {
  let depth = 0;
  for (let one = node; one.parent !== null; one = nodes.get(one.parent)) depth += 1;
  return depth;
}

const lastOf = (node) => stepFrom(nodes, node.id, "last") ?? node;

$("next").addEventListener("click", () => {
  if (isAsked(here())) solved.add(at);
  go("next");
});
$("back").addEventListener("click", () => go("back"));
watchKeys(go);
scene.remember(here(), boot.shown, boot.tall);
goTo(here());
