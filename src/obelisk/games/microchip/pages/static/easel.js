// A board that is painted cell by cell: by mouse, by finger and by keys. It knows no rule.
export const EMPTY = ".".repeat(25);
const STEPS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-4, 0],
  End: [4, 0],
};
const ERASERS = ["Delete", "Backspace", ".", "0"];
const inside = (n) => Math.min(4, Math.max(0, n));

function at(cell) {
  const [column, row] = cell.dataset.cell;
  return 5 * (Number(row) - 1) + "abcde".indexOf(column);
}

export class Easel {
  // `ink()` is the chosen colour, `label(name, letter, isWrong)` what a cell is called, `changed()` is called after
  // every change, and `said(text)` announces it.
  constructor(grid, { colours, ink, label, changed, said }) {
    Object.assign(this, { grid, colours, ink, label, changed, said });
    this.cells = [...grid.querySelectorAll(".cell")].toSorted((one, other) => at(one) - at(other));
    this.letters = EMPTY;
    this.wrong = new Set();
    this.before = []; // the boards that `undo` brings back
    this.stroke = null; // what a pointer that is down paints
    this.stop(this.cells[0], { focus: false });
    this.hearPointer();
    grid.addEventListener("keydown", (event) => this.key(event));
  }

  show(letters, wrong = new Set()) {
    this.letters = letters;
    this.wrong = wrong;
    for (const [place, cell] of this.cells.entries()) {
      const letter = letters[place];
      const isWrong = wrong.has(cell.dataset.cell);
      cell.className = letter === "." ? "cell" : `cell is-${letter.toLowerCase()}`;
      cell.textContent = letter === "." ? "" : letter;
      cell.toggleAttribute("data-wrong", isWrong);
      cell.setAttribute("aria-label", this.label(cell.dataset.cell, letter, isWrong));
    }
  }

  set(letters, { keeps = true } = {}) {
    if (letters === this.letters) return;
    if (keeps) this.before.push(this.letters);
    this.show(letters);
    this.changed();
  }

  undo() {
    if (this.before.length) this.set(this.before.pop(), { keeps: false });
  }

  paint(cell, ink) {
    const place = at(cell);
    this.set(this.letters.slice(0, place) + ink + this.letters.slice(place + 1), { keeps: !this.stroke?.goesOn });
    if (this.stroke) this.stroke.goesOn = true;
    this.said(cell.getAttribute("aria-label"));
  }

  // The colour for a cell; one that has it already is erased.
  inkFor(cell) {
    return this.letters[at(cell)] === this.ink() ? "." : this.ink();
  }

  // The grid is one tab stop: the cell that was used last.
  stop(cell, { focus = true } = {}) {
    for (const other of this.cells) other.tabIndex = other === cell ? 0 : -1;
    if (focus) cell.focus({ preventScroll: true });
  }

  // A stroke paints every cell that it touches.
  hearPointer() {
    const { grid } = this;
    grid.addEventListener("pointerdown", (event) => {
      const cell = event.target.closest(".cell");
      if (!cell || event.button) return;
      event.preventDefault();
      this.stop(cell);
      this.stroke = { ink: this.inkFor(cell), goesOn: false };
      this.paint(cell, this.stroke.ink);
    });
    grid.addEventListener("pointermove", (event) => {
      const cell = this.stroke && document.elementFromPoint(event.clientX, event.clientY)?.closest(".cell");
      if (cell && this.letters[at(cell)] !== this.stroke.ink) this.paint(cell, this.stroke.ink);
    });
    const end = () => setTimeout(() => (this.stroke = null));
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end);
    // A click without a pointer comes from a screen reader.
    grid.addEventListener("click", (event) => {
      const cell = event.target.closest(".cell");
      if (cell && !this.stroke && event.detail === 0) this.paint(cell, this.inkFor(cell));
    });
  }

  key(event) {
    const cell = event.target.closest(".cell");
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const letter = event.key.toUpperCase();
    const place = at(cell);
    if (step) this.stop(this.cells[5 * inside(Math.floor(place / 5) + step[1]) + inside((place % 5) + step[0])]);
    else if (letter in this.colours) this.paint(cell, letter);
    else if (ERASERS.includes(event.key)) this.paint(cell, ".");
    else if (event.key === "Enter" || event.key === " ") this.paint(cell, this.inkFor(cell));
    else return;
    event.preventDefault();
  }
}
