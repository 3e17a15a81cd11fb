import BYHAND_MESSAGES from "virtual:chapters/byhand";
import { translator } from "../../i18n/translator.svelte";
import { AsyncValue } from "../../state/asyncValue.svelte";

/** The components and messages of games by hand, loaded with the first such game. */
export const byHand = new AsyncValue(async () => {
  const [components] = await Promise.all([import("./components"), translator.loadChapter(BYHAND_MESSAGES)]);
  return components;
});
