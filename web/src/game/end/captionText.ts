import type { Entry } from "../../protocol";
import { say, tell } from "../../i18n/translator.svelte";

/** Return the scored feature in a few words, and whether it is shared. */
export function captionText({ caption, message, seats }: Entry): string {
  const feature = tell(caption ?? message);
  return seats.length > 1 ? say("page-game-shared", { feature }) : feature;
}
