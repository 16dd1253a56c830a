// Points in time, written for a person's language: `<t:1700000000:R>` in texts, clock times beside messages.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** The text of a timestamp in one of the documented styles; R is relative to now. */
export function spell(seconds, style, locale, now = Date.now()) {
  if (style === "R") return relative(seconds - now / 1000, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(seconds * 1000);
}

function relative(difference, locale) {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, length]) => Math.abs(difference) >= length) ?? ["second", 1];
  return words.format(Math.trunc(difference / size), unit);
}

/** The short time beside a message: the clock today, the date as well on other days. */
export function clock(iso, locale) {
  const when = new Date(iso);
  const today = when.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, today ? STYLES.t : STYLES.s).format(when);
}

/** The clock alone, narrow enough for the margin of a message; its tooltip says the rest. */
export function narrow(iso, locale) {
  const style = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  return new Intl.DateTimeFormat(locale, style).format(new Date(iso));
}

/** The long form, for tooltips. */
export function full(iso, locale) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "medium" }).format(new Date(iso));
}

/** Keep all relative times on the page true; they are the one text that changes without an event. */
export function keepRelativeTimesTrue() {
  setInterval(() => {
    for (const el of document.querySelectorAll("time[data-relative]")) {
      const text = spell(Number(el.dataset.relative), "R", el.dataset.locale);
      if (el.textContent !== text) el.firstChild.data = text;
    }
  }, 1000);
}
