import type { Sources } from "./languages";

/** What is wrong with a text that somebody brings: a position or a record. */
export const TEXT_WORDS: Sources = {
  en: () => import("virtual:words/en/texts"),
  da: () => import("virtual:words/da/texts"),
  hu: () => import("virtual:words/hu/texts"),
  pl: () => import("virtual:words/pl/texts"),
  sk: () => import("virtual:words/sk/texts"),
};
