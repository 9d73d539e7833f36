// The bottom of a phone: a bar with what is needed most, and above it whatever waits for an answer, always in sight.
import { bubble } from "./bubble.js";
import { element } from "./net.js";
import { isPhone } from "./screens.js";

const $ = (id) => document.getElementById(id);

// The buttons beside the board that the bar has too, with its sign for each; of those that there are, the first few.
const KEYS = {
  undo: "undo",
  takeback: "undo",
  hint: "hint",
  "bench-turn": "turn",
  "bench-remove": "remove",
  show: "show",
  rematch: "again",
  graph: "graph",
  analyse: "analyse",
};
const MOST = 4;
// What stands above the bar on a phone, from top to bottom; elsewhere each has its place in the page.
const RISING = ["summons", "link", "offer", "advice", "review", "tray"];
// What is said as long as one builds stands above the board there: above the bar it would lie on the tiles.
const STANDING = "how";

// What is said of a board is read beside it: on a phone the board comes into sight, above what stands over the bar.
export function lookAtBoard() {
  if (isPhone.matches) $("board").scrollIntoView({ block: "start" });
}

export class Dock {
  // hooks: words, ask(title, text, answers)
  constructor(hooks) {
    Object.assign(this, hooks, { say: hooks.words, homes: new Map(), told: "" });
    for (const id of [...RISING, STANDING].filter($))
      this.homes.set(id, [$(id).parentElement, $(id).nextElementSibling]);
    isPhone.addEventListener("change", () => this.place());
    this.place();
    const watch = new MutationObserver(() => this.show());
    for (const id of ["actions", "after", "offer"])
      watch.observe($(id), {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ["hidden", "disabled", "aria-disabled", "aria-pressed"],
      });
    new IntersectionObserver(
      ([side]) => {
        this.isBelow = side.isIntersecting;
        this.show();
      },
      { rootMargin: "0px 0px -50% 0px" },
    ).observe(document.querySelector(".side"));
    // How much of the screen it takes, where a game is looked at again.
    new ResizeObserver(([dock]) => {
      if (!$("review").hidden) document.body.style.setProperty("--docked", `${dock.contentRect.height}px`);
    }).observe($("dock"));
    this.show();
  }

  place() {
    for (const [id, [home, next]] of this.homes)
      if (!isPhone.matches) home.insertBefore($(id), next);
      else if (id === STANDING) $("turn").after($(id));
      else $("bar").before($(id));
  }

  // The bar, made of the buttons that there are now; the one that has the focus keeps it.
  show() {
    const found = Object.keys(KEYS)
      .map((code) => document.querySelector(`#actions [data-act="${code}"], #after [data-act="${code}"]`))
      .filter((made) => made && !made.hidden && !made.hasAttribute("data-aside"))
      .slice(0, MOST);
    const held = $("bar").contains(document.activeElement) ? document.activeElement.dataset.bar : null;
    $("bar").replaceChildren(...found.map((made) => this.key(made)), ...this.offers(), this.menu());
    if (held) $("bar").querySelector(`[data-bar="${held}"]`)?.focus({ preventScroll: true });
  }

  button(code, sign, text, act, attributes = {}) {
    const made = element(
      "button",
      { type: "button", "data-bar": code, ...attributes },
      document.querySelector(`[data-icon="${sign}"]`).cloneNode(true),
      element("span", {}, text),
    );
    made.addEventListener("click", () => act(made));
    return made;
  }

  // Does what the button beside the board does; what cannot be done now says why, above the bar.
  key(other) {
    const code = other.dataset.act;
    const isOff = other.disabled || other.getAttribute("aria-disabled") === "true";
    return this.button(
      code,
      KEYS[code],
      this.say(`table/bar/${code}`),
      (made) => {
        if (other.getAttribute("aria-disabled") === "true" && other.title) bubble(other.title, made);
        else other.click();
      },
      { "aria-disabled": isOff ? "true" : null, "aria-pressed": other.getAttribute("aria-pressed") },
    );
  }

  // With others at the table: what is offered is unfolded and folded; where nothing is, one can offer something.
  offers() {
    const box = $("offer");
    // An answer is read above the bar like an offer, and waits for nothing.
    const isOpen = !box.hidden && !box.classList.contains("is-answer");
    const own = ["offer-end", "resign"].map((code) => $("actions").querySelector(`[data-act="${code}"]`));
    if (this.told !== box.textContent) box.classList.remove("is-folded");
    this.told = box.textContent;
    if (!isOpen && !own[0]) return [];
    const act = () => {
      if (isOpen) box.classList.toggle("is-folded");
      else
        this.ask(this.say("table/bar/offers"), "", [
          ...own.map((made) => [made.textContent, () => made.click()]),
          [this.say("table/help/close")],
        ]);
    };
    const text = this.say("table/bar/offers");
    const made = this.button("offers", "offers", text, act, isOpen ? { "aria-label": `${text}: 1` } : {});
    if (isOpen) made.append(element("b", { class: "badge", "aria-hidden": "true" }, "1"));
    return [made];
  }

  menu() {
    const code = this.isBelow ? "board" : "menu";
    return this.button("menu", this.isBelow ? "show" : "menu", this.say(`table/bar/${code}`), () => {
      if (this.isBelow) scrollTo({ top: 0 });
      else document.querySelector(".side").scrollIntoView({ block: "start" });
    });
  }
}
