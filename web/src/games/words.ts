import type { Sources } from "../words/languages";

/** What is said only where one's games are looked for, and brought in. */
export const GAMES_WORDS: Sources = {
  en: () => import("virtual:words/en/games"),
  da: () => import("virtual:words/da/games"),
  hu: () => import("virtual:words/hu/games"),
  pl: () => import("virtual:words/pl/games"),
  sk: () => import("virtual:words/sk/games"),
};
