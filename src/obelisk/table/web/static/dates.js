// Dates in the reader's language: how long ago something was, or which day.
const page = document.documentElement.lang || "en";
// Of the reader's own languages the one that is the page's: it knows how days are written where they live.
const language = (navigator.languages ?? []).find((each) => each.toLowerCase().split("-")[0] === page) ?? page;
const TENTHS = 10000; // less time than this is told in tenths of a second
const STEPS = [
  ["year", 31536000],
  ["month", 2592000],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

// How long ago a moment was (milliseconds since 1970), as one would say it: "3 minutes ago", "yesterday".
export function ago(moment, now = Date.now()) {
  const seconds = Math.round((moment - now) / 1000);
  const [unit, size] = STEPS.find(([, each]) => Math.abs(seconds) >= each) ?? ["second", 1];
  const n = unit === "second" ? 0 : Math.trunc(seconds / size);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(n, unit);
}

export const exactly = (moment) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(moment));

// The day of a moment, in few letters.
export const shortDay = (moment) =>
  new Intl.DateTimeFormat(language, { month: "short", day: "numeric" }).format(new Date(moment));

// A day written 2026-11-15, which is the same day wherever one is.
export function dayText(day, options = { dateStyle: "long" }) {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

// Every day on a page that is written in figures, in words.
export function spellDays(root = document) {
  for (const each of root.querySelectorAll("time[datetime]")) {
    if (/^\d{4}-\d\d-\d\d$/.test(each.textContent.trim()))
      each.textContent = dayText(
        each.dateTime,
        each.dataset.short ? { weekday: "short", month: "short", day: "numeric" } : undefined,
      );
  }
}

// Two days or more in the reader's words, hours that have begun as whole ones; less as a clock shows it.
export function clockText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (seconds >= 172800) return daysText(Math.ceil(seconds / 3600));
  if (seconds >= 3600) return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  if (milliseconds < TENTHS) return (milliseconds / 1000).toFixed(1);
  return `${minutes}:${two(seconds % 60)}`;
}

function daysText(hours) {
  const say = (n, unit, unitDisplay) =>
    new Intl.NumberFormat(page, { style: "unit", unit, unitDisplay }).format(n);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return rest ? `${say(days, "day", "long")} ${say(rest, "hour", "short")}` : say(days, "day", "long");
}
