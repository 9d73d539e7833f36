// The page of a study: the board, the tree of moves, and what its owner says about them.
import { bubble } from "../bubble.js";
import { tellTyped, watchTyping } from "../controls.js";
import { ask } from "../dialog.js";
import { element, post, readData, wordsOf } from "../net.js";
import { Keeper } from "./keeper.js";
import { Notes } from "./notes.js";
import { Pens, toggled } from "./pens.js";
import { Scene } from "./scene.js";
import { copyLink, showChances, showEyes, tellMarks } from "./sharing.js";
import { Tree } from "./tree.js";
import { stepFrom, watchKeys } from "./walking.js";

const $ = (id) => document.getElementById(id);
const boot = readData("boot");
const words = wordsOf();
const isOwn = boot.study.is_own;
let at = boot.node;
let isSending = false;

const keeper = new Keeper(boot.study, {
  changed: () => {
    if (!keeper.nodes.has(at)) goTo(0);
    else show();
  },
  waiting: (why) => {
    $("saved").textContent = words(why ?? "study/saved");
    $("saved").classList.toggle("is-wrong", why === "study/not-saved");
  },
});
const here = () => keeper.nodes.get(at);
const isMarking = () => isOwn && $("pen").getAttribute("aria-pressed") === "true";
const colour = () => document.querySelector('[name="colour"]:checked')?.value;

const scene = new Scene({
  id: boot.id,
  language: boot.language,
  words,
  mayPlay: () => isOwn && !isMarking() && !isSending,
  send: playMove,
  touch: (place) => {
    if (isMarking() && place) pens.mark(place);
    else if (!isSending) bubble(whyIdle(), place);
  },
  shown: () => tellPosition(),
  again: () => scene.show(here()),
});
const tree = new Tree($("tree"), { words, goTo });
const notes = isOwn ? new Notes(keeper, { words, here, bubble }) : null;
const pens = new Pens({
  board: scene.board,
  mayMark: () => isOwn && scene.node?.id === at,
  isOn: isMarking,
  colour,
  toggle: (mark) => change({ kind: "paint", node: at, marks: toggled(here().marks, mark) }),
});

function whyIdle() {
  if (!isOwn) return words("study/read-only");
  return words(scene.shown?.is_over ? "study/over" : scene.shown?.chances.length ? "study/chance" : "study/not-there");
}

// --- where one is ----------------------------------------------------------------------------------------------------
function goTo(id) {
  notes?.flush();
  at = id;
  const address = id ? `?node=${id}` : location.pathname;
  history.replaceState(null, "", address);
  show();
}

function go(to) {
  const next = stepFrom(keeper.nodes, at, to);
  if (next) goTo(next.id);
  return Boolean(next);
}

function show() {
  const node = here();
  const main = keeper.nodes.get(node.children[0]) ?? null;
  for (const button of $("walk").querySelectorAll("[data-go]"))
    button.disabled = !stepFrom(keeper.nodes, at, button.dataset.go);
  tree.show(keeper.nodes, at);
  tellNode(node);
  if (!scene.isOf(node)) scene.show(node, main);
}

function tellPosition() {
  const { shown } = scene;
  $("turn").textContent = shown.told;
  showEyes($("eyes"), shown, words, (seat) => {
    scene.eye = seat;
    scene.show(here());
  });
  showChances($("chances"), isOwn ? shown.chances : [], words, (move) => playMove(move, $("chances"), -1));
  Object.assign(scene.board.host.dataset, { node: scene.node.id, can: scene.canAct ? "yes" : "no" });
  tree.show(keeper.nodes, at); // with the small pictures that this one has brought
}

function tellNode(node) {
  const isFirst = node.parent === null;
  $("painted").textContent = tellMarks(node.marks, words);
  $("node-links").querySelector("[data-file=svg]").href = `/api/v1/studies/${boot.id}/picture.svg?node=${at}`;
  $("node-links").querySelector("[data-file=png]").href = `/api/v1/studies/${boot.id}/picture.png?node=${at}`;
  $("node-links").querySelector("[data-file=record]").href = `/api/v1/studies/${boot.id}/record.json?node=${at}`;
  tellProblems();
  if (!isOwn) {
    $("said").textContent = node.text || words("study/nothing-said");
    $("said").classList.toggle("quiet", !node.text);
    return;
  }
  notes.show(node);
  for (const button of $("judgements").querySelectorAll("button")) {
    button.disabled = isFirst;
    button.setAttribute("aria-pressed", button.value === node.judgement);
  }
  $("promote").disabled = isMain(node);
  $("delete-branch").disabled = isFirst;
  $("unmark").disabled = !node.marks.length;
  $("pose").setAttribute("aria-pressed", node.is_problem);
  if (document.activeElement !== $("title")) $("title").value = keeper.study.title;
  $("public").checked = keeper.study.is_public;
}

function isMain(node) {
  for (let one = node; one.parent !== null; one = keeper.nodes.get(one.parent))
    if (keeper.nodes.get(one.parent).children[0] !== one.id) return false;
  return true;
}

function tellProblems() {
  const { problems } = keeper.study;
  $("problems").hidden = $("lesson").hidden = !problems.length;
  $("problems")
    .querySelector("ol")
    .replaceChildren(
      ...problems.map((node, n) =>
        element(
          "li",
          {},
          element("a", { href: `/study/${boot.id}/problem/${node}` }, words("study/problem-n", { n: n + 1 })),
        ),
      ),
    );
}

// --- what its owner does ---------------------------------------------------------------------------------------------
// Returns what came of a change, or null where it was refused; that is told at a place.
async function change(wish, place = null) {
  try {
    return await keeper.change(wish);
  } catch (problem) {
    bubble(problem.message, place ?? scene.board.host);
    if (problem.status === 409 || problem.status === 404) await keeper.reload().catch(() => {});
    return null;
  }
}

async function playMove(move, place = null, seat = scene.shown.seat) {
  if (isSending) return;
  isSending = true;
  const isTyped = place === $("typed");
  try {
    const told = await keeper.change({ kind: "play", node: at, move, seat });
    isSending = false;
    if (isTyped) $("typed").reset();
    goTo(told.node);
  } catch (problem) {
    isSending = false;
    (isTyped ? tellTyped : bubble)(problem.message, place ?? scene.board.host);
    scene.show(here());
  }
}

function watchOwner() {
  $("judgements").addEventListener("click", ({ target }) => {
    const { value } = target.closest("button") ?? {};
    if (value) change({ kind: "annotate", node: at, judgement: here().judgement === value ? "" : value }, target);
  });
  $("pen").addEventListener("click", () => {
    $("pen").setAttribute("aria-pressed", !isMarking());
    scene.board.host.classList.toggle("is-marking", isMarking());
    scene.selector.leave();
    scene.show(here());
  });
  $("unmark").addEventListener("click", () => change({ kind: "paint", node: at, marks: [] }));
  $("promote").addEventListener("click", ({ target }) => change({ kind: "promote", node: at }, target));
  $("delete-branch").addEventListener("click", ({ target }) => deleteBranch(target));
  $("pose").addEventListener("click", ({ target }) => pose(target));
  $("title").addEventListener("change", ({ target }) => change({ kind: "entitle", title: target.value }, target));
  $("public").addEventListener("change", ({ target }) =>
    change({ kind: "entitle", is_public: target.checked }, target).then((told) => {
      if (!told) target.checked = keeper.study.is_public;
    }),
  );
  $("delete-study").addEventListener("click", () =>
    ask(words("study/delete"), words("study/delete/about"), [
      [words("study/delete/yes"), () => removeStudy()],
      [words("study/no")],
    ]),
  );
  watchTyping({
    bench: scene.bench,
    canAct: () => scene.shown !== null && !scene.shown.is_over,
    isSending: () => isSending,
    send: (move, place) => playMove(move, place, scene.shown.chances.length ? -1 : scene.shown.seat),
    whyIdle,
  });
  // What was written in another window meanwhile is seen when one comes back.
  addEventListener("focus", () => keeper.reload().catch(() => {}));
}

function deleteBranch(button) {
  const node = here();
  const remove = () =>
    change({ kind: "delete", node: node.id }, button).then((told) => {
      if (told) goTo(told.node);
    });
  const isMore = node.children.length || node.text || node.marks.length;
  if (isMore)
    ask(words("study/delete-branch"), words("study/delete-branch/about"), [
      [words("study/delete/yes"), remove],
      [words("study/no")],
    ]);
  else remove();
}

async function pose(button) {
  const isProblem = !here().is_problem;
  const told = await change({ kind: "annotate", node: at, is_problem: isProblem }, button);
  if (told && isProblem) {
    const link = `/study/${boot.id}/problem/${at}`;
    ask(words("study/posed"), words("study/posed/about"), [
      [words("study/posed/try"), () => location.assign(link)],
      [words("study/posed/copy"), () => copyLink(location.origin + link, words)],
      [words("study/close")],
    ]);
  }
}

async function removeStudy() {
  try {
    await keeper.remove();
    location.assign("/studies");
  } catch (problem) {
    bubble(problem.message, scene.board.host);
  }
}

async function copyStudy(button) {
  button.disabled = true;
  try {
    const made = await post("/studies", { copy_of: boot.id });
    location.assign(at ? `${made.link}?node=${at}` : made.link);
  } catch (problem) {
    button.disabled = false;
    bubble(problem.message, button);
  }
}

$("walk").addEventListener("click", (event) => {
  const to = event.target.closest("[data-go]")?.dataset.go;
  if (to) go(to);
});
$("share").addEventListener("click", ({ target }) =>
  copyLink(`${location.origin}/study/${boot.id}${at ? `?node=${at}` : ""}`, words, target),
);
$("copy").addEventListener("click", ({ target }) => copyStudy(target));
watchKeys(go);
if (isOwn) watchOwner();
scene.remember(here(), boot.shown, boot.tall);
show();
