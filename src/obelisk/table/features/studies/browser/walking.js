// Where one goes from a position of a study, by buttons and by keys.
const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "next",
  ArrowUp: "above",
  ArrowDown: "below",
  Home: "first",
  End: "last",
};

// Returns the node that lies there: along the line, or beside it among the variations; null where there is none.
export function stepFrom(nodes, id, to) {
  const node = nodes.get(id);
  const parent = node.parent === null ? null : nodes.get(node.parent);
  if (to === "back") return parent;
  if (to === "next") return nodes.get(node.children[0]) ?? null;
  if (to === "first") return node.parent === null ? null : nodes.get(0);
  if (to === "last") {
    let last = node;
    while (last.children.length) last = nodes.get(last.children[0]);
    return last === node ? null : last;
  }
  const beside = parent?.children ?? [];
  return nodes.get(beside[beside.indexOf(id) + (to === "above" ? -1 : 1)]) ?? null;
}

// Keys go through the study wherever nothing is typed; on the board they go about it, for whoever walks there.
export function watchKeys(go) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.matches?.("input, textarea, select") || document.querySelector("dialog[open]")) return;
    const to = KEYS[event.key];
    if (to && go(to)) event.preventDefault();
  });
}
