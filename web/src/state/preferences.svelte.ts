import { bestLanguage, isLanguage, type Language } from "../words/languages";
import { words } from "../words/words.svelte";
import { newSecret } from "./secrets";
import { store, type Store } from "./store";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "reduced"] as const;
export type Motion = (typeof MOTIONS)[number];

/** What a person chose for this browser: it holds for all games and stays until it is changed. */
export class Preferences {
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  language = $state<Language | "auto">("auto");
  name = $state("");
  identity = $state("");
  /** Whether the system wants it dark, and still. */
  private systemIsDark = $state(false);
  private systemIsStill = $state(false);

  readonly isDark = $derived(this.theme === "auto" ? this.systemIsDark : this.theme === "dark");
  readonly isStill = $derived(this.motion === "auto" ? this.systemIsStill : this.motion === "reduced");

  constructor(private readonly kept: Store = store) {
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

  /** Speak another language. If its words do not come, all stays as it was, and that is raised. */
  async setLanguage(language: Language | "auto"): Promise<void> {
    const wanted = spoken(language);
    await words.use(wanted);
    if (words.language !== wanted) return; // another one was chosen meanwhile
    this.language = language;
    this.kept.write("language", language);
  }

  /** Let this browser be who holds a secret. Returns it. */
  become(secret: string): string {
    this.identity = secret;
    this.kept.write("identity", secret);
    return secret;
  }

  /** Load the language that is wanted. */
  speak(): Promise<void> {
    return words.use(spoken(this.language));
  }

  /** Follow the system where that is what a person chose. To be called once, before anything is shown. */
  follow(): void {
    watch("(prefers-color-scheme: dark)", (matches) => (this.systemIsDark = matches));
    watch("(prefers-reduced-motion: reduce)", (matches) => (this.systemIsStill = matches));
    window.addEventListener("languagechange", () => this.speak().catch(() => {})); // the one before is as good
  }

  /** Tell the style sheets. To be called in an effect. */
  show(): void {
    document.documentElement.dataset["theme"] = this.isDark ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.isStill ? "reduced" : "full";
  }
}

function spoken(language: Language | "auto"): Language {
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
