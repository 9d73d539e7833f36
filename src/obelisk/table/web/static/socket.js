// The live connection to a table: numbered events, nothing missed and nothing twice; plain HTTP where sockets fail.
import { get, newKey, post } from "./net.js";

const PING_AFTER = 2500,
  DEAD_AFTER = 9000,
  RESEND_AFTER = 2500,
  LONGEST_PAUSE = 20000,
  TRIES_BEFORE_POLLING = 2;

export class Live {
  // heard: { event(v, event), snapshot(data), problem(problem, key), ack(key, v), presence(data), state(name) }
  constructor(id, v, heard) {
    Object.assign(this, { id, v, heard, waiting: new Map(), failures: 0, isPolling: false, isClosed: false });
    addEventListener("online", () => this.wake());
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

  connect() {
    if (this.isClosed) return;
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    let socket;
    try {
      socket = new WebSocket(`${scheme}//${location.host}/api/v1/tables/${this.id}/live?v=${this.v}`);
    } catch {
      this.lost();
      return;
    }
    this.socket = socket;
    this.watch = setTimeout(() => socket.close(), DEAD_AFTER);
    socket.onopen = () => {
      this.failures = 0;
      this.isPolling = false;
      this.heard.state("live");
      this.alive();
      this.resend(true);
    };
    socket.onmessage = (message) => {
      this.alive();
      this.take(JSON.parse(message.data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  alive() {
    clearTimeout(this.watch);
    clearTimeout(this.ping);
    this.ping = setTimeout(
      () => {
        if (this.isOpen) this.socket.send(JSON.stringify({ ping: Date.now() }));
        this.watch = setTimeout(() => this.socket.close(), DEAD_AFTER);
      },
      document.hidden ? 12000 : PING_AFTER,
    );
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  lost() {
    clearTimeout(this.watch);
    clearTimeout(this.ping);
    if (this.isClosed) return;
    this.failures += 1;
    this.heard.state(this.isPolling ? "polling" : "lost");
    const pause = Math.min(LONGEST_PAUSE, 400 * 2 ** this.failures) * (0.6 + 0.8 * Math.random());
    this.retry = setTimeout(() => this.connect(), this.failures === 1 ? 300 : pause);
    if (this.failures >= TRIES_BEFORE_POLLING && !this.isPolling) {
      this.isPolling = true;
      this.poll();
    }
  }

  wake() {
    if (!this.isOpen && !this.isClosed) {
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
      if (message.event) this.heard.event(message.v, message.event);
    } else if (message.ack) {
      this.settle(message.ack);
      this.heard.ack(message.ack, message.v);
    } else if (message.problem?.code === "table/not-known") {
      this.heard.state("lost"); // what was sent is sent again, and found out then
    } else if (message.problem) {
      this.settle(message.key);
      this.heard.problem(message.problem, message.key);
    } else if (message.presence) {
      this.heard.presence(message.presence, message.watching ?? 0);
    }
  }

  // A gap: whatever was missed, the whole state is right again.
  async resync() {
    try {
      const whole = await get(`/tables/${this.id}`);
      if (whole.v >= this.v) {
        this.v = whole.v;
        this.heard.snapshot(whole);
      }
    } catch {
      this.socket?.close();
    }
  }

  async poll() {
    while (this.isPolling && !this.isClosed) {
      try {
        const missed = await get(`/tables/${this.id}/events?after=${this.v}&wait=20`);
        this.heard.state("polling");
        for (const message of missed.events || missed) this.take(message);
      } catch (problem) {
        if (problem.status === 410 || problem.status === 409) await this.resync();
        this.heard.state("lost");
        await new Promise((done) => setTimeout(done, 3000));
      }
    }
  }

  // Sends a move or another action; what is not answered is sent again with the same key, and so never counts twice.
  send(body) {
    const key = newKey();
    this.waiting.set(key, { body, at: Date.now() });
    if (this.isOpen) this.socket.send(JSON.stringify({ ...body, key }));
    else if (this.isPolling) this.sendByHttp(key, body);
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
  }
  close() {
    this.isClosed = true;
    this.isPolling = false;
    this.socket?.close();
  }
}
