// A microgame that is decided is looked at for a while, however quickly somebody else chooses the next tile.
const LONG = 2400;

export class Linger {
  // goOn: called when the present may be shown.
  constructor(goOn) {
    Object.assign(this, { goOn, ply: null, timer: 0, heardAt: -Infinity });
    // Whoever does something has seen enough.
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.end(), true);
  }

  // Hears of every move: *isChoice*, of somebody else's that follows the end of a microgame.
  heard(ply, isChoice) {
    const rest = this.heardAt + LONG - performance.now();
    this.heardAt = performance.now();
    if (!isChoice || rest <= 0) return;
    this.ply = ply - 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), rest);
  }

  end() {
    if (this.ply === null) return;
    this.ply = null;
    clearTimeout(this.timer);
    this.goOn();
  }
}
