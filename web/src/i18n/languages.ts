import { DEFAULT_LANGUAGE, type LANGUAGE_CODES } from "../protocol";

/** Names of the languages, each in itself. */
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  da: "Dansk",
  hu: "Magyar",
  pl: "Polski",
  sk: "Slovenčina",
};

export type Language = (typeof LANGUAGE_CODES)[number];

/** Loaders of a set of messages, one file per language. */
export type Sources = Record<Language, () => Promise<{ default: string }>>;

/** Messages that every page needs. */
export const SOURCES: Sources = {
  en: () => import("virtual:messages/en"),
  da: () => import("virtual:messages/da"),
  hu: () => import("virtual:messages/hu"),
  pl: () => import("virtual:messages/pl"),
  sk: () => import("virtual:messages/sk"),
};

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

/** Return the first available language among those wanted, such as "pl-PL" or "hu". */
export function bestLanguage(wanted: readonly string[]): Language {
  return wanted.map((name) => name.toLowerCase().split("-")[0]!).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
