// The live connection to a table: numbered events, nothing missed and nothing twice; plain HTTP where sockets fail.
import { get, newKey, post } from "./net.js";

// Milliseconds: how long it may be silent before it is asked for a sign of life, while one plays, watches, or looks
// away; how soon that must come before it is told, and before the connection is given up.
const PING_AFTER = { playing: 600, watching: 2500, away: 12000 },
  LATE_AFTER = 300,
  LATEST = 3000,
  DEAD_AFTER = 5000,
  RESEND_AFTER = 2500,
  LONGEST_PAUSE = 20000,
  TRIES_BEFORE_POLLING = 2;

// Whether the server says that there is no such table any more: no asking brings it back.
const isRemoved = ({ status, code }) => status === 404 && code === "table/unknown";

// A server that refuses a request is there, and only has too much to do.
const nameOf = ({ status }) => (status ? "slow" : "lost");

// Returns the text that is packed in some bytes.
const unpacked = (bytes) =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();

export class Live {
  // heard: { event(v, event), snapshot(data), problem(problem, key), ack(key, v), presence(here, watching, thinking),
  // picture({ply, svg}) of the table after an event, state(name) }, look(): how pictures are wanted, and isPlaying():
  // whether somebody waits for an answer here
  constructor(id, v, heard) {
    Object.assign(this, { id, v, heard, waiting: new Map(), failures: 0, isPolling: false, isClosed: false });
    this.isAnswered = false; // whether plain requests are, while sockets fail
    Object.assign(this, { name: "connecting", delay: 0, kept: `waiting:${id}` });
    // A move that was not sent when the page was left is sent now.
    for (const [key, body] of JSON.parse(sessionStorage.getItem(this.kept) ?? "[]"))
      this.waiting.set(key, { body, at: 0 });
    addEventListener("online", () => this.wake());
    addEventListener("offline", () => this.doubt("offline"));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.wake();
    });
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => {
      if (event.persisted) {
        this.isClosed = false;
        this.connect();
      }
    });
    setInterval(() => this.resend(), 1200);
    this.connect();
  }

  tell(name) {
    if (this.name === name) return;
    this.name = name;
    this.heard.state(name);
  }

  connect() {
    if (this.isClosed) return;
    clearTimeout(this.retry);
    this.forget();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    let socket;
    try {
      socket = new WebSocket(`${scheme}//${location.host}/api/v1/tables/${this.id}/live?v=${this.v}`);
    } catch {
      this.lost();
      return;
    }
    this.socket = socket;
    this.watch = setTimeout(() => this.lost("slow"), DEAD_AFTER);
    socket.onopen = () => {
      this.failures = 0;
      this.isPolling = false;
      this.alive();
      this.lookAsked = this.lookGiven = 0;
      this.look();
      this.resend(true);
    };
    // Messages are taken in their order, also where one has to be unpacked first.
    let before = Promise.resolve();
    socket.binaryType = "arraybuffer";
    socket.onmessage = ({ data }) => {
      this.alive();
      const text = typeof data === "string" ? data : unpacked(data);
      before = before.then(async () => {
        const message = JSON.parse(await text);
        if (this.socket === socket) this.take(message);
      });
    };
    socket.onclose = () => this.lost();
  }

  // A connection that is given up is not waited for: closing it may take as long as it was silent.
  forget() {
    clearTimeout(this.watch);
    clearTimeout(this.ping);
    clearTimeout(this.late);
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  alive() {
    clearTimeout(this.watch);
    clearTimeout(this.ping);
    clearTimeout(this.late);
    this.watch = null;
    this.tell("live");
    const pause = document.hidden ? "away" : this.heard.isPlaying() ? "playing" : "watching";
    this.ping = setTimeout(() => this.probe(), PING_AFTER[pause]);
  }

  // Asks for a sign of life. A connection that does not answer is given up, though the server may only be slow: a
  // connection that is lost says so itself.
  probe() {
    if (!this.isOpen || this.watch) return;
    clearTimeout(this.ping);
    this.socket.send(JSON.stringify({ ping: Date.now() }));
    const late = Math.min(LATEST, Math.max(LATE_AFTER, 3 * this.delay + 100));
    if (!document.hidden) this.late = setTimeout(() => this.doubt("slow"), late);
    this.watch = setTimeout(() => this.lost("slow"), DEAD_AFTER);
  }

  // Told at once; if it answers all the same, nothing was lost.
  doubt(name) {
    this.tell(navigator.onLine ? name : "offline");
    this.probe();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  lost(name = "lost") {
    this.forget();
    if (this.isClosed) return;
    this.failures += 1;
    this.tell(navigator.onLine ? (this.isPolling && this.isAnswered ? "polling" : name) : "offline");
    const pause = Math.min(LONGEST_PAUSE, 400 * 2 ** this.failures) * (0.6 + 0.8 * Math.random());
    this.retry = setTimeout(() => this.connect(), this.failures === 1 ? 300 : pause);
    if (this.failures >= TRIES_BEFORE_POLLING && !this.isPolling) {
      this.isPolling = true;
      this.poll();
    }
  }

  // The network is back, or somebody who looks.
  wake() {
    if (this.isClosed) return;
    if (this.isOpen && this.name === "live") this.probe();
    else {
      this.failures = Math.min(this.failures, 1);
      this.connect();
    }
  }

  take(message) {
    if (message.snapshot) {
      this.v = message.snapshot.v;
      this.heard.snapshot(message.snapshot);
    } else if (message.v !== undefined && "event" in message) {
      if (message.v <= this.v) return;
      if (message.v > this.v + 1) {
        this.resync();
        return;
      }
      this.v = message.v;
      if (message.picture && this.lookGiven === this.lookAsked) this.heard.picture(message.picture);
      if (message.event) this.heard.event(message.v, message.event);
    } else if (message.ack) {
      this.settle(message.ack);
      this.heard.ack(message.ack, message.v);
    } else if (message.problem?.code === "table/not-known") {
      this.tell("slow"); // what was sent is sent again, and found out then
    } else if (message.problem) {
      this.settle(message.key);
      this.heard.problem(message.problem, message.key);
    } else if (message.presence) {
      this.heard.presence(message.presence, message.watching ?? 0, message.thinking);
    } else if (message.look !== undefined) {
      this.lookGiven = message.look;
    } else if (message.pong) this.delay = 0.7 * this.delay + 0.3 * (Date.now() - message.pong);
  }

  // Says how pictures of the present position are wanted: events bring them from now on.
  look() {
    if (!this.isOpen || !window.DecompressionStream) return;
    this.lookAsked += 1;
    this.socket.send(JSON.stringify({ look: { ...this.heard.look(), number: this.lookAsked } }));
  }

  // A gap: whatever was missed, the whole state is right again.
  async resync() {
    try {
      const whole = await get(`/tables/${this.id}`);
      if (whole.v >= this.v) {
        this.v = whole.v;
        this.heard.snapshot(whole);
      }
    } catch (problem) {
      if (isRemoved(problem)) this.end();
      else this.lost(nameOf(problem));
    }
  }

  async poll() {
    while (this.isPolling && !this.isClosed) {
      try {
        const missed = await get(`/tables/${this.id}/events?after=${this.v}&wait=20`);
        this.isAnswered = true;
        if (this.isPolling) this.tell("polling");
        for (const message of missed.events || missed) this.take(message);
      } catch (problem) {
        if (isRemoved(problem)) {
          this.end();
          return;
        }
        const isBehind = problem.status === 410 || problem.status === 409;
        this.isAnswered = isBehind;
        if (isBehind) await this.resync();
        else if (this.isPolling) this.tell(navigator.onLine ? nameOf(problem) : "offline");
        await new Promise((done) => setTimeout(done, 3000));
      }
    }
  }

  // Sends a move or another action; what is not answered is sent again with the same key, and so never counts twice.
  send(body) {
    const key = newKey();
    this.waiting.set(key, { body, at: Date.now() });
    this.keep();
    if (this.isOpen) {
      this.socket.send(JSON.stringify({ ...body, key }));
      this.probe();
    } else if (this.isPolling) this.sendByHttp(key, body);
    return key;
  }

  resend(all = false) {
    for (const [key, sent] of this.waiting) {
      if (!all && Date.now() - sent.at < RESEND_AFTER) continue;
      sent.at = Date.now();
      if (this.isOpen) this.socket.send(JSON.stringify({ ...sent.body, key }));
      else if (this.isPolling) this.sendByHttp(key, sent.body);
    }
  }

  async sendByHttp(key, body) {
    try {
      const [path, given] = body.do ? ["actions", body.do] : ["moves", body];
      const done = await post(`/tables/${this.id}/${path}`, given, { "Idempotency-Key": key });
      this.settle(key);
      this.heard.ack(key, done.v);
    } catch (problem) {
      if (problem.status && problem.code !== "table/not-known") {
        this.settle(key);
        this.heard.problem({ detail: problem.message, code: problem.code }, key);
      }
    }
  }

  settle(key) {
    this.waiting.delete(key);
    this.keep();
  }

  // The move that waits to be sent, with its key; nothing, if none does.
  get unsent() {
    return [...this.waiting].map(([key, { body }]) => [key, body]).find(([, body]) => body.move !== undefined);
  }

  keep() {
    sessionStorage.setItem(this.kept, JSON.stringify(this.unsent ? [this.unsent] : []));
  }

  // The table was removed: what waits to be sent there is given up, and nothing more is asked.
  end() {
    this.waiting.clear();
    this.keep();
    this.close();
    this.tell("gone");
  }

  close() {
    this.isClosed = true;
    this.isPolling = false;
    clearTimeout(this.retry);
    this.forget();
  }
}
