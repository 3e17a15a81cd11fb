import { say, words } from "../words/words.svelte";

/** What a computer player is called; one without a name of its own goes by its place among all, the weakest being 1. */
export function levelName(levels: readonly string[], level: string): string {
  const id = `level-${level}`;
  return words.has(id) ? say(id) : say("page-level", { number: levels.indexOf(level) + 1 });
}

/** The same, with how it plays. */
export function levelAbout(levels: readonly string[], level: string): string {
  const id = `level-${level}-about`;
  const name = levelName(levels, level);
  return words.has(id) ? `${name}: ${say(id)}` : name;
}
