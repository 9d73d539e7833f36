// What can be taken up in a picture, where it may be put, and which move that is: told by what the picture carries.
const named = (value) => `"${CSS.escape(value)}"`;

// Returns what a selector lets somebody take up at a place, for `drag.js`; null where there is nothing.
export function lifted(selector, place) {
  const taken = selector.hooks.canAct() ? takenAt(selector, place.closest("[data-square]") ?? place) : null;
  return taken && { leave: () => selector.cancel(), ...taken };
}

function takenAt(selector, place) {
  const { tile, kind, cell, square, move, into } = place.dataset;
  const { svg } = selector.board;
  if (into !== undefined && move !== undefined) return wholeMove(selector, place);
  if (kind !== undefined) return ofKind(selector, place);
  // A tile that was laid on trial is taken up again.
  if (square !== undefined && selector.pending?.place === place) {
    const { of, angle } = selector.pending.shapes[selector.pending.at].dataset;
    return tileOf(selector, svg.querySelector(`[data-tile=${named(of)}]`), Number(angle ?? 0));
  }
  if (tile !== undefined) return tileOf(selector, place);
  if (cell === undefined || !selector.ground.contains(place)) return null;
  if (selector.isRunEnd(place)) return run(selector, place);
  if (place.dataset.covers !== undefined) return laying(selector, place);
  return selector.canLift(place) ? piece(selector, place) : null;
}

// A piece, from its cell to another one.
function piece(selector, home) {
  const { cell } = home.dataset;
  return {
    home,
    shape: home.querySelector("[data-piece]"),
    begin() {
      selector.chooseFrom(cell);
      return selector.targets(`[data-from=${named(cell)}]`);
    },
    put(target, under) {
      if (target) selector.choose([target.dataset.move], target, [], { on: target });
      else if (under === home || !selector.ground.contains(under)) selector.cancel();
      else selector.attemptStep(under);
    },
  };
}

// A move that takes a row, from one end to the other: nothing is carried.
function run(selector, home) {
  const { cell } = home.dataset;
  return {
    home,
    shape: null,
    begin() {
      selector.cancel();
      selector.chooseEnd(home);
      const ends = [
        ...selector.targets(`[data-from=${named(cell)}]`).map((target) => target.dataset.to),
        ...selector.targets(`[data-to=${named(cell)}]`).map((target) => target.dataset.from),
      ];
      return ends.map((end) => selector.cellNamed(end));
    },
    put(target, under) {
      if (target) selector.chooseEnd(target, target);
      else if (under?.dataset.cell === undefined) selector.cancel();
      else if (under !== home) selector.chooseEnd(under);
    },
  };
}

// What is laid on several cells, from one of them to another: nothing is carried.
function laying(selector, home) {
  return {
    home,
    shape: null,
    begin() {
      selector.cancel();
      return selector.othersOf(home);
    },
    put(target, under) {
      if (target) selector.layOn(home, target);
      else selector.missed(under, home);
    },
  };
}

// A tile of the hand, to a square where it may be laid in one way or in several.
function tileOf(selector, home, begun = 0) {
  const { tile, turns = 1 } = home.dataset;
  const { svg } = selector.board;
  const squares = [...svg.querySelectorAll("[data-square]")].filter((square) =>
    square.querySelector(`.ob-target[data-of=${named(tile)}]`),
  );
  if (!squares.length) return null;
  const step = 360 / Number(turns);
  let angle = begun;
  // The way in which it lies on a square as it is turned now, or turned on until it fits.
  const way = (square, by) => {
    const ways = selector.layings(square);
    for (let n = 0; n < turns; n += 1) {
      const turned = (angle + by * n * step + 360) % 360;
      const found = ways.findIndex((laying) => Number(laying.dataset.angle ?? 0) === turned);
      if (found >= 0) return [found, turned];
    }
    return [0, angle];
  };
  const show = (square, by) => {
    const [at, turned] = way(square, by);
    angle = turned;
    selector.preview(square, selector.layings(square)[at]);
    return angle;
  };
  return {
    home,
    shape: home,
    angle,
    begin() {
      selector.cancel();
      selector.hold({ tile });
      return squares;
    },
    over(square) {
      if (square) return show(square, 1);
      selector.preview(null);
      return angle;
    },
    turn(by, square) {
      angle = (angle + by * step + 360) % 360;
      return square ? show(square, by) : angle;
    },
    put(square, under) {
      if (square) selector.chooseSquare(square, way(square, 1)[0]);
      else selector.missed(under, home);
    },
  };
}

// One of many that are alike, to a place that takes one of this kind.
function ofKind(selector, home) {
  const { kind } = home.dataset;
  const places = selector.placesOf(kind);
  if (!places.length) return null;
  return {
    home,
    shape: home,
    begin() {
      selector.cancel();
      selector.hold({ kind });
      return places;
    },
    over: () => 0,
    put(place, under) {
      if (place) selector.choose([place.dataset.move], place, [], { on: place });
      else selector.missed(under, home);
    },
  };
}

// Something whose move is to come into a place.
function wholeMove(selector, home) {
  const places = [...selector.board.svg.querySelectorAll(`[data-place=${named(home.dataset.into)}]`)];
  if (!places.length) return null;
  return {
    home,
    shape: home,
    begin() {
      selector.cancel();
      return places;
    },
    put(place, under) {
      if (place) selector.choose([home.dataset.move], home, [], { on: place });
      else selector.missed(under, home);
    },
  };
}
