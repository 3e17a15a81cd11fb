import { LONGEST_NAME } from "../protocol";

/** Which games: all of them, those that go on, or those that are over. */
export const STATES = ["all", "going", "over"] as const;
export type State = (typeof STATES)[number];

/** What somebody looks for. A day is as forms and addresses have it, such as 2026-11-16; what does not matter is empty. */
export interface Wish {
  edition: string;
  player: string;
  from: string;
  to: string;
  state: State;
}

export const EVERYTHING: Wish = { edition: "", player: "", from: "", to: "", state: "all" };

/** What an address asks for, as far as it can be understood. */
export function wishOf(search: string): Wish {
  const given = new URLSearchParams(search);
  const text = (name: keyof Wish) => given.get(name) ?? "";
  return {
    edition: /^[\w-]{1,40}$/.test(text("edition")) ? text("edition") : "",
    player: text("player").slice(0, LONGEST_NAME),
    from: dayOf(text("from")),
    to: dayOf(text("to")),
    state: STATES.find((state) => state === given.get("state")) ?? "all",
  };
}

function dayOf(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(midnight(text)) ? text : "";
}

/** What stands in the address behind the path, for a wish to be found there again. */
export function searchOf(wish: Wish): string {
  const names = (Object.keys(EVERYTHING) as (keyof Wish)[]).filter((name) => wish[name] !== EVERYTHING[name]);
  return searchText(names.map((name) => [name, wish[name].trim()]));
}

/** The same as the server understands it; `before` is when the last of the games changed that are known already. */
export function queryOf(wish: Wish, before?: number): string {
  const until = before ?? (wish.to ? midnight(wish.to, 1) : null);
  return searchText([
    ["edition", wish.edition],
    ["player", wish.player.trim()],
    ["since", wish.from && String(midnight(wish.from))],
    ["before", until === null ? "" : String(until)],
    ["is_over", wish.state === "all" ? "" : String(wish.state === "over")],
  ]);
}

function searchText(pairs: [name: string, value: string][]): string {
  const text = new URLSearchParams(pairs.filter(([, value]) => value !== "")).toString();
  return text && `?${text}`;
}

/** When a day begins where this browser is, or one so many days later, in seconds since 1970. */
function midnight(day: string, later = 0): number {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date.getTime() / 1000;
}
