// The service worker: pages always come from the server; where that cannot be reached, from what was kept. What belongs
// to one person is kept apart, and is gone when somebody else reads. The server writes `self.setup` above this.
const { version, shell, languages } = self.setup;
const SHELL = `shell-${version}`; // files of the pages, the same for everybody
const MINE = "mine"; // lessons and games that one has had open, as one saw them
const ABOUT = "/about-mine"; // whose they are, and in which language
const NOBODY = "nobody";
const MOST_PICTURES = 120; // of a game, the latest positions
const WHO_CHANGES = /^\/api\/v1\/(accounts|sessions|me\/join|me\/delete)/;
const FILES = /^\/(static|games|icons)\/|^\/theme\.css$/;
const LESSON = /^\/learn\/([a-z0-9-]+)$/;
const TABLE = /^\/t\/([a-z0-9]{10})$/;
const PICTURE = /^\/api\/v1\/tables\/([a-z0-9]{10})\/picture\.svg$/;
const TRY = /^\/learn\/([a-z0-9-]+)\/(\d+)$/;
let epoch = 0; // grows whenever what is one person's is thrown away: what began before is not kept after

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  const kept = await caches.open(SHELL);
  // Without cookies: nobody's name may stand in what everybody sees.
  const fresh = shell.map((address) => new Request(address, { credentials: "omit", cache: "reload" }));
  await kept.addAll(fresh);
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method !== "GET") {
    if (WHO_CHANGES.test(pathname)) event.respondWith(changed(request));
    else if (TRY.test(pathname)) event.respondWith(tried(request, pathname));
  } else if (request.mode === "navigate") event.respondWith(visited(request, pathname));
  else if (FILES.test(pathname)) event.respondWith(file(request));
  else if (PICTURE.test(pathname)) event.respondWith(drawn(request));
});

// A position of a game: from the server, else as it was kept.
async function drawn(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const { pathname, searchParams } = new URL(request.url);
    const [, id] = PICTURE.exec(pathname);
    const kept = await caches.match(`/kept/${id}/${searchParams.get("ply")}`, { cacheName: MINE });
    if (kept) return kept;
    throw problem;
  }
}

// Somebody signs in or out, joins or leaves: nothing of who was here before stays.
async function changed(request) {
  const answer = await fetch(request);
  if (answer.ok) await forget();
  return answer;
}

async function forget() {
  epoch += 1;
  await caches.delete(MINE);
  for (const client of await self.clients.matchAll()) client.postMessage({ forgotten: true }, []);
}

// --- pages ----------------------------------------------------------------------------------------------------------
async function visited(request, pathname) {
  try {
    const answer = await fetch(request);
    await meet(answer);
    return answer;
  } catch {
    return (await (await caches.open(MINE)).match(pathname)) ?? offline();
  }
}

async function about() {
  const kept = await caches.match(ABOUT, { cacheName: MINE });
  return kept ? kept.json() : { reader: NOBODY, language: languages[0] };
}

// Looks whose page it is. What nobody has kept becomes that of whoever reads next.
async function meet(answer) {
  const reader = answer.headers.get("Obelisk-Reader");
  if (!reader) return;
  const before = await about();
  const language = answer.headers.get("Content-Language") ?? before.language;
  if (before.reader !== reader && before.reader !== NOBODY) await forget();
  if (before.reader === reader && before.language === language) return;
  await (await caches.open(MINE)).put(ABOUT, Response.json({ reader, language }));
}

async function offline() {
  const { language } = await about();
  const kept = await caches.open(SHELL);
  return (await kept.match(`/offline?language=${language}`)) ?? Response.error();
}

// --- files: a versioned address never changes; modules name each other without one ---------------------------------
async function file(request) {
  const kept = await caches.open(SHELL);
  const isVersioned = new URL(request.url).search.length > 1;
  if (isVersioned) {
    const known = await kept.match(request);
    if (known) return known;
  }
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.type === "basic") await kept.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const known = await kept.match(request, { ignoreSearch: true });
    if (known) return known;
    throw problem;
  }
}

// --- lessons: a try is judged by the server, or by the book that came along with the page --------------------------
async function tried(request, pathname) {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch (problem) {
    const [, game, number] = TRY.exec(pathname);
    const book = await caches.match(`/learn/${game}/book.json`, { cacheName: MINE });
    if (!book) throw problem;
    return Response.json(judged(await book.json(), number, await copy.json()));
  }
}

function judged({ steps, unknown }, number, { move, cells = [], bench }) {
  const { board, moves, cells: spelt } = steps[number];
  if (!move && !cells.length) return board;
  const known = moves[move ?? spelt[cells.join(" ")]];
  return known ?? { ...board, svg: null, kind: "why-not", told: unknown, bench: bench ?? board.bench };
}

// --- what is taken along --------------------------------------------------------------------------------------------
self.addEventListener("message", (event) => {
  const { keep, tall, ahead, asked } = event.data ?? {};
  if (ahead) event.waitUntil(lookAhead(ahead, asked));
  if (!keep) return;
  const lesson = LESSON.exec(keep);
  const table = TABLE.exec(keep);
  // A connection that breaks off takes nothing away from what was kept before.
  if (lesson) event.waitUntil(keepLesson(keep).catch(() => {}));
  if (table) event.waitUntil(keepTable(table[1], tall).catch(() => {}));
});

// Returns a function that puts something among what is one's own, as long as it is still the same one who reads.
function keeper() {
  const begun = epoch;
  return async (address, answer) => {
    if (begun !== epoch) throw new Error("somebody else reads now");
    await (await caches.open(MINE)).put(address, answer);
  };
}

async function fetched(address) {
  const answer = await fetch(address, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

async function keepLesson(path) {
  const put = keeper();
  const page = await fetched(path);
  await meet(page);
  const book = await fetched(`${path}/book.json`);
  await put(`${path}/book.json`, book);
  await put(path, page);
}

// A game with the picture of each of its positions, as one sees it oneself. Those that are there already stay.
async function keepTable(id, isTall) {
  const put = keeper();
  const { language } = await about();
  const table = await (await fetched(`/api/v1/tables/${id}`)).json();
  const before = await caches.match(`/kept/${id}`, { cacheName: MINE });
  const old = before ? await before.json() : null;
  const isSame = old?.tall === Boolean(isTall) && old.language === language;
  const last = table.moves.length;
  const first = Math.max(0, last - MOST_PICTURES);
  const same = (ply) => isSame && JSON.stringify(old.table.moves.slice(0, ply)) === keyOf(table, ply);
  for (let ply = last; ply >= first; ply -= 1) {
    const address = `/kept/${id}/${ply}`;
    if (same(ply) && ply < last && (await caches.match(address, { cacheName: MINE }))) continue;
    const asked = new URLSearchParams({ language, tall: isTall ? "1" : "0", bare: "1", ply });
    await put(address, await fetched(`/api/v1/tables/${id}/picture.svg?${asked}`));
  }
  await put(`/kept/${id}`, Response.json({ table, first, at: Date.now(), tall: Boolean(isTall), language }));
}

// --- a table of one screen: what can follow there, and its page, so that it is played on without the network ---------
const looking = new Map(); // what was asked last of each table that is being looked at

async function lookAhead(id, asked) {
  const isBusy = looking.has(id);
  looking.set(id, { asked });
  if (isBusy) return; // the last question is answered when the one before is
  for (let answered = null; answered !== looking.get(id); ) {
    answered = looking.get(id);
    await keepLookahead(id, answered.asked).catch(() => {});
  }
  looking.delete(id);
}

async function keepLookahead(id, asked) {
  const put = keeper();
  const found = await fetched(`/api/v1/tables/${id}/lookahead?${asked}`);
  const page = await fetched(`/t/${id}`);
  await meet(page);
  await put(`/kept/${id}/lookahead`, found);
  await put(`/t/${id}`, page);
}

const keyOf = (table, ply) => JSON.stringify(table.moves.slice(0, ply));

// --- being told -----------------------------------------------------------------------------------------------------
self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});

async function tell({ title = "Obelisk", text = "", url = "/", tag = "", waiting = 0 }) {
  const badge = waiting ? self.navigator.setAppBadge?.(waiting) : self.navigator.clearAppBadge?.();
  await Promise.all([
    badge?.catch(() => {}),
    self.registration.showNotification(title, { body: text, tag, data: { url }, icon: self.setup.icon }),
  ]);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.url));
});

// To the tab that shows the table already, else to a new one.
async function goTo(path) {
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(href));
}
