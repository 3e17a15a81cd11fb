import type { Sources } from "../words/languages";

/** What is said only where rules are read. */
export const RULES_WORDS: Sources = {
  en: () => import("virtual:words/en/rules"),
  da: () => import("virtual:words/da/rules"),
  hu: () => import("virtual:words/hu/rules"),
  pl: () => import("virtual:words/pl/rules"),
  sk: () => import("virtual:words/sk/rules"),
};
