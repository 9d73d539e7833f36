// A number that cannot be is shown, wherever in a form it stands: what it is folded into opens.
export function unfoldWrong(form) {
  form.addEventListener(
    "invalid",
    ({ target }) => {
      const folded = target.closest("details");
      if (folded) folded.open = true;
    },
    true,
  );
}
