import { say, translator } from "./translator.svelte";

/** Return the name of a computer player's level. A level without a name gets its number; the weakest is 1. */
export function levelName(levels: readonly string[], level: string): string {
  const id = `level-${level}`;
  return translator.has(id) ? say(id) : say("page-level", { number: levels.indexOf(level) + 1 });
}

/** Return the name of a level and a description of how it plays. */
export function levelAbout(levels: readonly string[], level: string): string {
  const id = `level-${level}-about`;
  const name = levelName(levels, level);
  return translator.has(id) ? `${name}: ${say(id)}` : name;
}
