import { nameText } from "../players/presence";
import type { TableState } from "../../state/table.svelte";
import { list } from "../../i18n/message";
import { say } from "../../i18n/translator.svelte";
import { ranking } from "./pointSums";

/** Return the winner and the margin in a few words. */
export function victoryText(table: TableState): string {
  const winners = table.facts.winners ?? [];
  const names = list(winners.map((seat) => nameText(table, seat)));
  return say("page-game-wins", { names, count: winners.length, by: lead(table) });
}

/** Return the winner's margin; 0 if a player who resigned has as many points or more. */
function lead(table: TableState): number {
  const { scores, winners } = table.facts;
  const [first, second] = ranking(scores, winners ?? []);
  return second === undefined ? 0 : Math.max(0, scores[first!]! - scores[second]!);
}
