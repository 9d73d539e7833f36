// Positions on their way to the board: one after another, each long enough to be seen, none left out.
const SEEN = 420, // milliseconds
  HURRIED = 120, // where many wait, for somebody who was away
  ROLLED = 900, // what chance has brought, which tumbles first
  LONG = 2400, // the end of a part of the game, before the next one begins
  MANY = 3,
  MOST = 12,
  AGAIN = 1500;

const sleep = (time) => new Promise((done) => setTimeout(done, time));
const whenSeen = () =>
  document.hidden
    ? new Promise((done) => document.addEventListener("visibilitychange", done, { once: true }))
    : null;

export class Reel {
  // hooks: draw(frame), ahead of its turn where mayDrawEarly(); put(drawn, frame, the one before) when that one was
  // seen; held() while it still is; isRoll(ply), whether chance has led there; refused(problem). A frame is the
  // position after so many moves: its ply.
  constructor(hooks) {
    Object.assign(this, { hooks, waiting: [], frame: null, at: -Infinity, long: null, isRunning: false });
    // Whoever does something has seen enough of an end.
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.hurry(), true);
  }

  // The position on the board; null while that is none of these.
  get ply() {
    return this.frame?.ply ?? null;
  }

  get isLingering() {
    return this.long !== null && this.long === this.ply && this.waiting.length > 0;
  }

  // Shows a position, after all those before it; one that waits or is shown already is drawn anew.
  add(ply) {
    const last = (this.waiting.at(-1) ?? this.frame)?.ply ?? ply;
    if (ply < last) this.clear();
    if (this.waiting.at(-1)?.ply === ply) this.waiting.pop();
    for (let each = Math.max(Math.min(last + 1, ply), ply - MOST + 1); each <= ply; each += 1) {
      const frame = { ply: each };
      this.begin(frame);
      this.waiting.push(frame);
    }
    if (this.waiting.length > MOST) this.waiting.splice(0, this.waiting.length - MOST);
    this.run();
  }

  begin(frame) {
    frame.drawn = this.hooks.mayDrawEarly() ? this.hooks.draw(frame) : null;
    frame.drawn?.catch(() => {});
  }

  // The position after so many moves ends a part of the game: it is looked at for a while.
  linger(ply) {
    this.long = ply;
  }

  hurry() {
    if (!this.isLingering) return;
    this.long = null;
    this.wake?.();
  }

  // Something else is on the board now, or what was shown is not to be shown any more.
  clear(frame = null) {
    Object.assign(this, { waiting: [], frame, long: null });
    this.wake?.();
  }

  get pause() {
    if (this.waiting[0].ply === this.ply || this.frame === null) return 0;
    const usual = this.hooks.isRoll(this.ply) ? ROLLED : SEEN;
    const long = this.isLingering ? LONG : this.waiting.length > MANY ? HURRIED : usual;
    return this.at + long - performance.now();
  }

  async run() {
    if (this.isRunning) return;
    this.isRunning = true;
    while (this.waiting.length) await this.next();
    this.isRunning = false;
  }

  async next() {
    await whenSeen();
    while (this.waiting.length && this.pause > 0) {
      this.hooks.held();
      await Promise.race([sleep(this.pause), this.woken()]);
    }
    const [frame] = this.waiting;
    if (!frame) return;
    let drawn;
    try {
      drawn = await (frame.drawn ?? this.hooks.draw(frame));
    } catch (problem) {
      await this.failed(frame, problem);
      return;
    }
    if (frame !== this.waiting[0]) return;
    this.waiting.shift();
    const isNew = frame.ply !== this.ply;
    const before = this.frame;
    this.frame = frame;
    this.hooks.put(drawn, frame, before);
    if (isNew) this.count(frame);
  }

  // From when a position is seen: from when it is painted, however busy this machine is.
  count(frame) {
    this.at = performance.now();
    requestAnimationFrame(() => {
      if (this.frame === frame) this.at = performance.now();
    });
  }

  woken() {
    return new Promise((done) => {
      this.wake = done;
    });
  }

  // What the server refuses is said; what did not reach it is asked for once more.
  async failed(frame, problem) {
    if (problem.status) {
      this.waiting = this.waiting.filter((each) => each !== frame);
      this.hooks.refused(problem);
      return;
    }
    await Promise.race([sleep(AGAIN), new Promise((done) => addEventListener("online", done, { once: true }))]);
    if (this.waiting.includes(frame)) this.begin(frame);
  }
}
