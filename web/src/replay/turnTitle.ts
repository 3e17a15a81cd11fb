import { nameText } from "../game/players/presence";
import { say } from "../i18n/translator.svelte";
import type { ReplayStores } from "./replayStores.svelte";

/** Return the title of the current turn: its number and its player. */
export function turnTitle({ recording, replay, ownSeats, table }: ReplayStores): string {
  const { turn } = recording;
  const move = replay.moves[turn - 1];
  if (!move) return say("page-replay-beginning");
  if (ownSeats.length === 1 && ownSeats[0] === move.seat) return say("page-replay-turn-yours", { turn });
  return say("page-replay-turn", { turn, name: nameText(table, move.seat) });
}
