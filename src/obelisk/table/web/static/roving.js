// Many buttons, one tab stop: arrows go from one to the next, and the focus stays where it was when they are made anew.
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

// What is current is the stop; where nothing is, the last one.
export function rove(list, buttons, held) {
  const current = buttons.find((button) => button.hasAttribute("aria-current")) ?? buttons.at(-1);
  for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  list.onkeydown = (event) => {
    const here = buttons.indexOf(event.target.closest("button"));
    const last = buttons.length - 1;
    const to = { Home: 0, End: last }[event.key] ?? here + STEPS[event.key];
    if (here < 0 || Number.isNaN(to)) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[Math.min(last, Math.max(0, to))].focus();
  };
  if (held !== null) (buttons[held] ?? buttons.at(-1))?.focus({ preventScroll: true });
}
