// The moves of a study: the main line from left to right, variations below the move that they replace.
import { CHANCE, markOf } from "../log.js";
import { element } from "../net.js";
import { rove } from "../roving.js";
import { named } from "../thumbs.js";

const LONGEST = 140; // letters of a text that are seen among the moves

export class Tree {
  // hooks: words, goTo(node)
  constructor(box, hooks) {
    Object.assign(this, { box, hooks, words: hooks.words });
    box.addEventListener("click", (event) => {
      const to = event.target.closest("[data-node]");
      if (to) hooks.goTo(Number(to.dataset.node));
    });
  }

  show(nodes, at) {
    const held = this.box.contains(document.activeElement);
    const root = nodes.get(0);
    const start = this.move(root, at, 0);
    const line = element("ol", { class: "line" });
    line.append(start);
    if (root.text) line.append(this.text(root));
    this.fill(line, nodes, root, at, 1);
    this.box.replaceChildren(line);
    const buttons = [...this.box.querySelectorAll("[data-node]")];
    const now = buttons.findIndex((button) => button.hasAttribute("aria-current"));
    rove(this.box, buttons, held ? now : null);
    const current = buttons[now];
    if (!current) return;
    const top = current.getBoundingClientRect().top - this.box.getBoundingClientRect().top;
    if (top < 0 || top > this.box.clientHeight - 40) this.box.scrollTop += top - this.box.clientHeight / 2;
  }

  // Writes what follows a node into a line: in a loop, since games are long.
  fill(line, nodes, from, at, depth) {
    let node = from;
    for (let number = depth; node.children.length; number += 1) {
      const [main, ...others] = node.children.map((child) => nodes.get(child));
      line.append(this.move(main, at, number));
      if (main.text) line.append(this.text(main));
      for (const other of others) line.append(this.variation(nodes, other, at, number));
      node = main;
    }
  }

  variation(nodes, node, at, number) {
    const line = element("ol", { class: "line" });
    line.append(this.move(node, at, number));
    if (node.text) line.append(this.text(node));
    this.fill(line, nodes, node, at, number + 1);
    return element("li", { class: "variation" }, line);
  }

  move(node, at, number) {
    const isFirst = node.parent === null;
    return element(
      "li",
      {},
      element(
        "button",
        {
          type: "button",
          class: "ply",
          "data-node": node.id,
          "aria-current": node.id === at ? "step" : null,
        },
        isFirst ? null : element("span", { class: "n" }, String(number)),
        isFirst ? null : markOf(node.seat),
        node.seat === CHANCE ? element("span", { class: "unseen" }, `${this.words("table/chance")}: `) : null,
        ...(isFirst ? [this.words("study/start")] : named(node.move)),
        node.judgement ? element("b", { class: "judged-as" }, node.judgement) : null,
        node.is_problem ? element("span", { class: "sign", title: this.words("study/problem") }, "◆") : null,
        node.is_problem ? element("span", { class: "unseen" }, this.words("study/problem")) : null,
      ),
    );
  }

  text(node) {
    const short = node.text.length > LONGEST ? `${node.text.slice(0, LONGEST).trimEnd()}…` : node.text;
    return element("li", { class: "said" }, short);
  }
}
