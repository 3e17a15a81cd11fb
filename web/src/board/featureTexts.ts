import type { Seat, TouchedFeature } from "../protocol";
import { say } from "../i18n/translator.svelte";
import { leadersOf } from "../state/placeOptions";
import type { TableState } from "../state/table.svelte";

const ARROW = " › ";

/** Return the points of a feature: now and once completed, or those that it pays at once. */
export function worthText({ pays_now: now, pays_completed: completed, is_complete }: TouchedFeature): string {
  if (now === null || completed === null) return "";
  if (is_complete) return `+${now}`;
  return now === completed ? String(now) : `${now}${ARROW}${completed}`;
}

/** Return the pieces on a feature by player, such as "you 1 : 1 Bálint"; empty if there are none. */
export function ratioText({ pieces }: TouchedFeature, table: TableState): string {
  const counts = (pieces ?? []).flatMap((count, seat) => (count > 0 ? [{ name: nameAt(table, seat), count }] : []));
  const [first, second] = counts;
  if (counts.length === 2) return `${first!.name} ${first!.count} : ${second!.count} ${second!.name}`;
  return counts.map(({ name, count }) => `${name} ${count}`).join(" · ");
}

/** Describe a feature after the move: its pieces, its points, and its open sides. */
export function featureSentences(feature: TouchedFeature, table: TableState): string {
  const { pays_now: now, pays_completed: completed, open_sides: open, kind } = feature;
  const leaders = leadersOf(feature.pieces ?? []);
  const ratio = ratioText(feature, table);
  return [
    ratio && `${ratio.charAt(0).toLocaleUpperCase()}${ratio.slice(1)}.`,
    leaders.length > 1 ? say("page-board-shared", { count: leaders.length }) : "",
    now === null || completed === null ? "" : pointsSentence(now, completed, feature.is_complete === true),
    open ? say("page-board-open", { kind, count: open }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function pointsSentence(now: number, completed: number, isComplete: boolean): string {
  if (isComplete) return say("page-board-pays", { points: now });
  return now === completed
    ? say("page-board-worth-fixed", { points: now })
    : say("page-board-worth", { now, completed });
}

/** Return the effect of laying a tile on a feature: it completes it, or joins it with that of another player. */
export function changeText({ kind, joined }: TouchedFeature, table: TableState): string {
  const other = joined?.find((seat) => seat !== table.facts.player);
  return other === undefined
    ? say("page-board-completes", { kind })
    : say("page-board-joins", { kind, name: nameAt(table, other) });
}

/** Return the name of a seat; "you" for the only seat of this browser. */
function nameAt(table: TableState, seat: Seat): string {
  const isReader = table.yours.length === 1 && table.yours[0] === seat;
  const name = table.nameOf(seat);
  return isReader ? say("page-game-you") : typeof name === "string" ? name : say(name.id);
}
