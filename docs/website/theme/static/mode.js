// Light or dark, as the reader chose here before; if they never did, as their system says.
const MODES = ["auto", "dark", "light"];
const root = document.documentElement;

function kept() {
  try {
    return localStorage.getItem("mode") ?? "auto";
  } catch {
    return "auto";
  }
}

function show(mode) {
  if (mode === "auto") {
    delete root.dataset.mode;
  } else {
    root.dataset.mode = mode;
  }
}

show(kept());
document.addEventListener("DOMContentLoaded", () => {
  const button = document.getElementById("mode");
  button.hidden = false;
  button.addEventListener("click", () => {
    const next = MODES[(MODES.indexOf(kept()) + 1) % MODES.length];
    show(next);
    try {
      localStorage.setItem("mode", next);
    } catch {
      // It holds for this page.
    }
  });
  // From a folder there is no table to go to.
  document.querySelector(".to-table").hidden = !location.protocol.startsWith("http") || !location.pathname.startsWith("/docs");
  // Whatever scrolls must be reached by keys too.
  for (const wide of document.querySelectorAll("pre, table, .sig")) {
    if (wide.scrollWidth > wide.clientWidth) {
      wide.tabIndex = 0;
    }
  }
  const contents = document.getElementById("contents");
  if (contents) {
    const wide = matchMedia("(min-width: 60rem)");
    const unfold = () => {
      contents.open = wide.matches;
    };
    unfold();
    wide.addEventListener("change", unfold);
  }
});
