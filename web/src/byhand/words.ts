import type { Sources } from "../words/languages";

/** What is said only where a game of a real table is entered. */
export const BYHAND_WORDS: Sources = {
  en: () => import("virtual:words/en/byhand"),
  da: () => import("virtual:words/da/byhand"),
  hu: () => import("virtual:words/hu/byhand"),
  pl: () => import("virtual:words/pl/byhand"),
  sk: () => import("virtual:words/sk/byhand"),
};
