// Talking to the server by HTTP. Problems arrive in the reader's language, ready to be shown.
const API = "/api/v1";

export class Problem extends Error {
  constructor(body, status) {
    super(body.detail || body.title || String(status));
    this.code = body.code || "";
    this.status = status;
  }
}

// Asks the server; where it cannot be reached, that is said in the reader's words, with the status 0.
export async function ask(address, options = {}) {
  try {
    return await fetch(address, { credentials: "same-origin", ...options });
  } catch {
    throw new Problem({ detail: wordsOf()("net/unreachable") }, 0);
  }
}

export async function call(method, path, body, headers = {}) {
  const given = body === undefined ? {} : { body: JSON.stringify(body) };
  if (body !== undefined) headers = { "Content-Type": "application/json", ...headers };
  const answer = await ask(API + path, { method, headers: { Accept: "application/json", ...headers }, ...given });
  if (answer.status === 204 || answer.status === 304) return null;
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(data, answer.status);
  return data;
}

// Asks again, a few times, where the server is busy.
export async function patiently(ask, tries = 5) {
  const answer = await ask();
  if (tries <= 1 || ![429, 503].includes(answer.status)) return answer;
  const seconds = Number(answer.headers.get("Retry-After")) || 1;
  await new Promise((done) => setTimeout(done, 1000 * Math.min(seconds, 5)));
  return patiently(ask, tries - 1);
}

export const get = (path) => call("GET", path);
export const post = (path, body, headers) => call("POST", path, body ?? {}, headers);

export function wordsOf(element = document.getElementById("words")) {
  const known = element ? JSON.parse(element.textContent) : {};
  const plural = new Intl.PluralRules(document.documentElement.lang || "en");
  const shown = (fact) => (typeof fact === "number" ? figure(fact) : fact);
  const fill = (pattern, facts) =>
    typeof pattern === "string" ? pattern : pattern.map((part) => piece(part, facts)).join("");
  const piece = (part, facts) => {
    if (typeof part === "string") return part;
    if ("fact" in part) return shown(facts[part.fact] ?? `{${part.fact}}`);
    const given = facts[part.choose],
      cases = part.among;
    const isCase = (name) => name in cases;
    const chosen = [String(given), typeof given === "number" ? plural.select(given) : "", part.else].find(isCase);
    return fill(cases[chosen], facts);
  };
  return (code, facts = {}) => fill(known[code] ?? code, facts);
}

// What one is called: by one's account, or by the name that the browser keeps; the server knows it. Version 0.1 kept
// it in the browser alone.
export const ownName = () => document.documentElement.dataset.called || localStorage.getItem("name") || "";

export const newKey = () =>
  crypto.randomUUID
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(16)).join("-");
// A number with a minus sign where it needs one, not with a hyphen.
export const figure = (n) => String(n).replace("-", "−");
// Names in a row, as the reader's language joins them.
export const listed = (names) =>
  new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(names);
export const readData = (id) => JSON.parse(document.getElementById(id).textContent);

export function element(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...inside.filter((part) => part !== null && part !== undefined));
  return made;
}

// A picture as an element. Its own style sheet is left out: the page has the same rules, and allows no others.
export function picture(text) {
  const parsed = new DOMParser().parseFromString(text.replace(/<style>[^]*?<\/style>/, ""), "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}
