import BYHAND_WORDS from "virtual:chapters/byhand";
import { words } from "../words/words.svelte";
import { Loading } from "./loading.svelte";

/** What only games by hand need, with its words: it comes with the first of them. */
export const byHand = new Loading(async () => {
  const [kit] = await Promise.all([import("../byhand/kit"), words.learn(BYHAND_WORDS)]);
  return kit;
});
