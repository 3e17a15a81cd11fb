import { translator } from "./translator.svelte";

const UNITS = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
] as const;
const RECENT = 7 * 86_400; // seconds; older times are dates

/** Return a past time in words, such as "2 hr. ago", or its date if it is long ago. Times are in seconds since 1970. */
export function timeAgo(time: number, now = Date.now() / 1000, locale = translator.locale): string {
  const seconds = Math.max(0, now - time);
  if (seconds >= RECENT) return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(time * 1000);
  const [unit, length] = UNITS.findLast(([, least]) => seconds >= least) ?? ["second", Infinity];
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  return words.format(-Math.floor(seconds / length), unit);
}
