// Loaded before everything else: a click on a board that cannot be played on yet is kept, and made when it can.
const board = document.getElementById("board");

addEventListener(
  "click",
  (event) => {
    if (board.dataset.can === undefined && board.contains(event.target))
      board.dataset.early = `${event.clientX} ${event.clientY}`;
  },
  true,
);
