import type { Sources } from "../words/languages";

/** What is said only where one looks back at a game. */
export const REPLAY_WORDS: Sources = {
  en: () => import("virtual:words/en/replay"),
  da: () => import("virtual:words/da/replay"),
  hu: () => import("virtual:words/hu/replay"),
  pl: () => import("virtual:words/pl/replay"),
  sk: () => import("virtual:words/sk/replay"),
};
