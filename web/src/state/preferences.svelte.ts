import { bestLanguage, isLanguage, type Language } from "../i18n/languages";
import { translator } from "../i18n/translator.svelte";
import { newSecret } from "./tokens";
import { store, type PersistentStore } from "./persistentStore";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "reduced"] as const;
export type Motion = (typeof MOTIONS)[number];
/** Movements of the camera to a tried tile: smooth, at once, or none. */
export const CAMERAS = ["glide", "jump", "never"] as const;
export type CameraMotion = (typeof CAMERAS)[number];
/** Speed at which the moves of other players are shown. */
export const STAGINGS = ["normal", "quick", "off"] as const;
export type Staging = (typeof STAGINGS)[number];
/** A chosen place is confirmed, or placed at once. */
export const PLACINGS = ["confirm", "at-once"] as const;
export type Placing = (typeof PLACINGS)[number];

/** Settings that only change what this browser shows. */
interface BrowserSettings {
  motion: Motion;
  camera: CameraMotion;
  staging: Staging;
  placing: Placing;
  sound: boolean;
  notation: boolean;
}
type SettingName = keyof BrowserSettings;

/** Settings of this browser, for all games. */
export class Preferences {
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  camera = $state<CameraMotion>("glide");
  staging = $state<Staging>("normal");
  placing = $state<Placing>("confirm");
  sound = $state(true);
  /** True if moves are also shown in the notation. */
  notation = $state(false);
  language = $state<Language | "auto">("auto");
  name = $state("");
  identity = $state("");
  /** The system's settings for dark colours and reduced motion. */
  private systemIsDark = $state(false);
  private systemReducesMotion = $state(false);

  readonly isDark = $derived(this.theme === "auto" ? this.systemIsDark : this.theme === "dark");
  readonly isMotionReduced = $derived(this.motion === "auto" ? this.systemReducesMotion : this.motion === "reduced");

  constructor(private readonly storage: PersistentStore = store) {
    this.theme = oneOf(THEMES, storage.read("theme"));
    this.motion = oneOf(MOTIONS, storage.read("motion"));
    this.camera = oneOf(CAMERAS, storage.read("camera"));
    this.staging = oneOf(STAGINGS, storage.read("staging"));
    this.placing = oneOf(PLACINGS, storage.read("placing"));
    this.sound = storage.read("sound") !== "off";
    this.notation = storage.read("notation") === "on";
    const language = storage.read("language") ?? "";
    this.language = isLanguage(language) ? language : "auto";
    this.name = storage.read("name") ?? "";
    this.identity = storage.read("identity") ?? this.setIdentity(newSecret());
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.storage.write("theme", theme);
  }

  /** Change a setting of this browser. */
  set<Name extends SettingName>(name: Name, value: BrowserSettings[Name]): void {
    Object.assign(this, { [name]: value });
    this.storage.write(name, typeof value === "boolean" ? (value ? "on" : "off") : value);
  }

  setName(name: string): void {
    this.name = name;
    this.storage.write("name", name);
  }

  /** Switch to another language. Throws if its messages do not load, and then keeps the old one. */
  async setLanguage(language: Language | "auto"): Promise<void> {
    const wanted = resolveLanguage(language);
    await translator.use(wanted);
    if (translator.language !== wanted) return; // the user chose another one in the meantime
    this.language = language;
    this.storage.write("language", language);
  }

  /** Adopt the identity of a secret. Return the secret. */
  setIdentity(secret: string): string {
    this.identity = secret;
    this.storage.write("identity", secret);
    return secret;
  }

  /** Load the messages of the chosen language. */
  loadLanguage(): Promise<void> {
    return translator.use(resolveLanguage(this.language));
  }

  /** Follow the system's settings. Call it once, before the page is shown. */
  followSystem(): void {
    watch("(prefers-color-scheme: dark)", (matches) => (this.systemIsDark = matches));
    watch("(prefers-reduced-motion: reduce)", (matches) => (this.systemReducesMotion = matches));
    window.addEventListener("languagechange", () => this.loadLanguage().catch(() => {})); // keep the current language
  }

  /** Apply theme and motion to the document. Call it in an effect. */
  apply(): void {
    document.documentElement.dataset["theme"] = this.isDark ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.isMotionReduced ? "reduced" : "full";
  }
}

function resolveLanguage(language: Language | "auto"): Language {
  return language === "auto" ? bestLanguage(navigator.languages) : language;
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], wanted: string | null): Value {
  return values.find((value) => value === wanted) ?? values[0];
}

function watch(query: string, onChange: (matches: boolean) => void): void {
  const media = window.matchMedia(query);
  onChange(media.matches);
  media.addEventListener("change", (event) => onChange(event.matches));
}

export const preferences = new Preferences();
