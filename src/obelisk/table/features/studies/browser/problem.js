// The page of a problem: a position of a study, to be solved on the board.
import { bubble } from "../bubble.js";
import { element, readData, wordsOf } from "../net.js";
import { Exercise, LABELS } from "./exercise.js";
import { Scene } from "./scene.js";

const $ = (id) => document.getElementById(id);
const boot = readData("boot");
const words = wordsOf();
const start = { id: boot.problem.node, text: boot.problem.text, marks: boot.problem.marks };

const scene = new Scene({
  id: boot.id,
  language: boot.language,
  words,
  mayPlay: () => exercise.isOpen,
  send: (move, place) => exercise.try(move, place),
  touch: (place) => {
    if (!exercise.isBusy) bubble(words("study/not-there"), place);
  },
  shown: () => {
    Object.assign(scene.board.host.dataset, { node: scene.node.id, can: scene.canAct ? "yes" : "no" });
    $("turn").textContent = scene.shown.told;
  },
  again: () => scene.show(scene.node),
});
const exercise = new Exercise({ id: boot.id, scene, tell, solved: () => {} });

function button(code, act, kind = null) {
  const made = element("button", { type: "button", class: kind }, words(code));
  made.addEventListener("click", act);
  return made;
}

function tell(kind, text) {
  $("reply").className = `reply is-${kind || "open"}`;
  const label = LABELS[kind];
  $("reply").replaceChildren(
    ...(label ? [element("b", {}, words(label))] : []),
    ...(text ? [element("p", { class: "text" }, text)] : []),
    ...(kind ? [] : [element("p", { class: "task" }, words("study/find", { n: boot.problem.seat + 1 }))]),
  );
  const isSolved = kind === "solved";
  const study = `/study/${boot.id}`;
  $("ways").replaceChildren(
    ...(kind === "variation" ? [button("study/again", () => exercise.again(), "main")] : []),
    ...(isSolved && boot.following !== null
      ? [element("a", { class: "button", href: `${study}/problem/${boot.following}` }, words("study/following"))]
      : []),
    ...(isSolved ? [button("study/once-more", () => exercise.begin(start))] : []),
    element("a", { href: `${study}?node=${start.id}` }, words(isSolved ? "study/whole-study" : "study/answer")),
  );
}

$("typed").addEventListener("submit", (event) => {
  event.preventDefault();
  const move = event.target.elements.move.value.trim();
  if (move) exercise.try(move, event.target).then(() => $("typed").reset());
});
if (boot.shown.seat !== boot.problem.seat) scene.eye = boot.problem.seat;
else scene.remember(start, boot.shown, boot.tall);
exercise.begin(start);
