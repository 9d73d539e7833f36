// A picture calls players by their seats; a table knows their names.
const LONGEST = 14;

// Puts names in the place of seats, in what is read and in what is spoken. *pattern* is how a seat is written: "Seat {n}".
export function dress(svg, pattern, nameOf) {
  const plain = pattern.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace("{n}", "(\\d+)");
  const known = new RegExp(plain, "gi");
  const named = (text) => text.replace(known, (whole, seat) => short(nameOf(Number(seat))) ?? whole);
  for (const text of svg.querySelectorAll("text")) {
    const now = named(text.textContent);
    if (now !== text.textContent) text.textContent = now;
  }
  for (const each of svg.querySelectorAll("[aria-label]")) each.setAttribute("aria-label", named(each.getAttribute("aria-label")));
}

function short(name) {
  if (!name) return null;
  const letters = [...name];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : name;
}
