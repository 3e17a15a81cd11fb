import { nameText } from "../panels/presence";
import type { TableState } from "../state/table.svelte";
import { list } from "../words/lists";
import { say } from "../words/words.svelte";
import { ranking } from "./counting";

/** Who has won, and by how much, in a few words. */
export function victoryText(table: TableState): string {
  const winners = table.facts.winners ?? [];
  const names = list(winners.map((seat) => nameText(table, seat)));
  return say("page-game-wins", { names, count: winners.length, by: lead(table) });
}

/** By how many points the winner is ahead of the next; 0 if somebody else has as many or more, having resigned. */
function lead(table: TableState): number {
  const { scores, winners } = table.facts;
  const [first, second] = ranking(scores, winners ?? []);
  return second === undefined ? 0 : Math.max(0, scores[first!]! - scores[second]!);
}
