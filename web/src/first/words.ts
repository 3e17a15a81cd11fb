import type { Sources } from "../words/languages";

/** What is said only in the guided first game. */
export const FIRST_WORDS: Sources = {
  en: () => import("virtual:words/en/first"),
  da: () => import("virtual:words/da/first"),
  hu: () => import("virtual:words/hu/first"),
  pl: () => import("virtual:words/pl/first"),
  sk: () => import("virtual:words/sk/first"),
};
