import { bestLanguage, isLanguage, type Language } from "../i18n/languages";
import { translator } from "../i18n/translator.svelte";
import { newSecret } from "./tokens";
import { store, type PersistentStore } from "./persistentStore";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "reduced"] as const;
export type Motion = (typeof MOTIONS)[number];

/** Settings of this browser, for all games. */
export class Preferences {
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  language = $state<Language | "auto">("auto");
  name = $state("");
  identity = $state("");
  /** The system's settings for dark colours and reduced motion. */
  private systemIsDark = $state(false);
  private systemIsStill = $state(false);

  readonly isDark = $derived(this.theme === "auto" ? this.systemIsDark : this.theme === "dark");
  readonly isStill = $derived(this.motion === "auto" ? this.systemIsStill : this.motion === "reduced");

  constructor(private readonly kept: PersistentStore = store) {
    this.theme = oneOf(THEMES, kept.read("theme"));
    this.motion = oneOf(MOTIONS, kept.read("motion"));
    const language = kept.read("language") ?? "";
    this.language = isLanguage(language) ? language : "auto";
    this.name = kept.read("name") ?? "";
    this.identity = kept.read("identity") ?? this.become(newSecret());
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.kept.write("theme", theme);
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    this.kept.write("motion", motion);
  }

  setName(name: string): void {
    this.name = name;
    this.kept.write("name", name);
  }

  /** Switch to another language. Throws if its messages do not load, and then keeps the old one. */
  async setLanguage(language: Language | "auto"): Promise<void> {
    const wanted = resolveLanguage(language);
    await translator.use(wanted);
    if (translator.language !== wanted) return; // the user chose another one in the meantime
    this.language = language;
    this.kept.write("language", language);
  }

  /** Adopt the identity of a secret. Return the secret. */
  become(secret: string): string {
    this.identity = secret;
    this.kept.write("identity", secret);
    return secret;
  }

  /** Load the messages of the chosen language. */
  speak(): Promise<void> {
    return translator.use(resolveLanguage(this.language));
  }

  /** Follow the system's settings. Call it once, before the page is shown. */
  follow(): void {
    watch("(prefers-color-scheme: dark)", (matches) => (this.systemIsDark = matches));
    watch("(prefers-reduced-motion: reduce)", (matches) => (this.systemIsStill = matches));
    window.addEventListener("languagechange", () => this.speak().catch(() => {})); // keep the current language
  }

  /** Apply theme and motion to the document. Call it in an effect. */
  show(): void {
    document.documentElement.dataset["theme"] = this.isDark ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.isStill ? "reduced" : "full";
  }
}

function resolveLanguage(language: Language | "auto"): Language {
  return language === "auto" ? bestLanguage(navigator.languages) : language;
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], wanted: string | null): Value {
  return values.find((value) => value === wanted) ?? values[0];
}

function watch(query: string, tell: (matches: boolean) => void): void {
  const media = window.matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

export const preferences = new Preferences();
