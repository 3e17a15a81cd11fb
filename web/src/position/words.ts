import type { Sources } from "../words/languages";

/** What is said only where a position is shown or sent. */
export const POSITION_WORDS: Sources = {
  en: () => import("virtual:words/en/position"),
  da: () => import("virtual:words/da/position"),
  hu: () => import("virtual:words/hu/position"),
  pl: () => import("virtual:words/pl/position"),
  sk: () => import("virtual:words/sk/position"),
};
