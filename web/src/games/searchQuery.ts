import { MAX_NAME_LENGTH } from "../protocol";

/** A filter: all games, running ones, or finished ones. */
export const STATUS_FILTERS = ["all", "going", "over"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** A search query. Days are ISO dates such as 2026-11-16; empty fields match everything. */
export interface SearchQuery {
  edition: string;
  player: string;
  from: string;
  to: string;
  state: StatusFilter;
}

export const EVERYTHING: SearchQuery = { edition: "", player: "", from: "", to: "", state: "all" };

/** Parse the query string of an address; ignore invalid parts. */
export function parseQuery(search: string): SearchQuery {
  const given = new URLSearchParams(search);
  const text = (name: keyof SearchQuery) => given.get(name) ?? "";
  return {
    edition: /^[\w-]{1,40}$/.test(text("edition")) ? text("edition") : "",
    player: text("player").slice(0, MAX_NAME_LENGTH),
    from: dayOf(text("from")),
    to: dayOf(text("to")),
    state: STATUS_FILTERS.find((state) => state === given.get("state")) ?? "all",
  };
}

function dayOf(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOfDay(text)) ? text : "";
}

/** Return the query string of a search. */
export function queryString(query: SearchQuery): string {
  const names = (Object.keys(EVERYTHING) as (keyof SearchQuery)[]).filter((name) => query[name] !== EVERYTHING[name]);
  return searchText(names.map((name) => [name, query[name].trim()]));
}

/** Return the query for the server; `before` is the time of the last known game, for the next page. */
export function serverQuery(query: SearchQuery, before?: number): string {
  const until = before ?? (query.to ? startOfDay(query.to, 1) : null);
  return searchText([
    ["edition", query.edition],
    ["player", query.player.trim()],
    ["since", query.from && String(startOfDay(query.from))],
    ["before", until === null ? "" : String(until)],
    ["is_over", query.state === "all" ? "" : String(query.state === "over")],
  ]);
}

function searchText(pairs: [name: string, value: string][]): string {
  const text = new URLSearchParams(pairs.filter(([, value]) => value !== "")).toString();
  return text && `?${text}`;
}

/** Return the start of a day in local time, plus a number of days, in seconds since 1970. */
function startOfDay(day: string, later = 0): number {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date.getTime() / 1000;
}
