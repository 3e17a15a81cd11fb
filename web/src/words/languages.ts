/** The languages there are, by what they call themselves. */
export const LANGUAGES = {
  en: "English",
  da: "Dansk",
  hu: "Magyar",
  pl: "Polski",
  sk: "Slovenčina",
} as const;

export type Language = keyof typeof LANGUAGES;
export const DEFAULT_LANGUAGE: Language = "en";

/** Loads messages of a language, each from a file of its own. */
export type Sources = Record<Language, () => Promise<{ default: string }>>;

/** The messages that every page needs. */
export const SOURCES: Sources = {
  en: () => import("virtual:words/en"),
  da: () => import("virtual:words/da"),
  hu: () => import("virtual:words/hu"),
  pl: () => import("virtual:words/pl"),
  sk: () => import("virtual:words/sk"),
};

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

/** The first of the wanted languages, such as "pl-PL" or "hu", that there is. */
export function bestLanguage(wanted: readonly string[]): Language {
  return wanted.map((name) => name.toLowerCase().split("-")[0]!).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
