// The clock in the form of a new game: the server says which numbers each kind of clock has.

// Shows the fields of the chosen kind. Hidden fields are disabled, so that they need no valid value.
export function showClockFields(form) {
  for (const part of form.querySelectorAll("[data-clock]")) {
    part.hidden = part.dataset.clock !== form.elements.clock.value;
    for (const field of part.querySelectorAll("[data-number]")) field.disabled = part.hidden;
  }
}

// Returns the chosen clock as the server reads it; null for none.
export function chosenClock(form) {
  const kind = form.elements.clock?.value ?? "none";
  if (kind === "none") return null;
  const fields = [...form.querySelectorAll(`[data-clock="${CSS.escape(kind)}"] [data-number]`)];
  const numbers = fields.map(({ dataset, value }) => [dataset.number, Number(value) * Number(dataset.unit)]);
  return { kind, ...Object.fromEntries(numbers) };
}
