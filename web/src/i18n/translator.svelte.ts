import { DEFAULT_LANGUAGE, type Message } from "../protocol";
import { SOURCES, type Language, type Sources } from "./languages";
import { Catalog, type Arguments } from "./catalog";

/** The language of the page. When it changes, every text that was formatted in an effect or template is updated. */
export class Translator {
  language = $state<Language>(DEFAULT_LANGUAGE);
  private catalog = $state.raw(new Catalog(DEFAULT_LANGUAGE, ""));
  private wanted: Language = DEFAULT_LANGUAGE;
  private readonly chapters = new Set<Sources>([SOURCES]);
  private loadedChapters: ReadonlySet<Sources> = new Set();
  private latest: Promise<void> = Promise.resolve();

  /**
   * Load a language and switch to it. A later call wins, and earlier calls wait for it. Throws if the language does not
   * load, and then keeps the current one.
   */
  use(language: Language): Promise<void> {
    this.wanted = language;
    const latest = this.load(language, () => this.latest === latest);
    return (this.latest = latest);
  }

  /** Add a chapter of messages, now and for every later language. Throws if it does not load; call it again then. */
  async loadChapter(chapter: Sources): Promise<void> {
    if (this.loadedChapters.has(chapter)) return;
    await chapter[this.wanted](); // alone first: if it fails, the other messages are not affected
    this.chapters.add(chapter);
    await this.use(this.wanted);
  }

  private async load(language: Language, isLatest: () => boolean): Promise<void> {
    const chapters = new Set(this.chapters);
    try {
      const sources = await Promise.all([...chapters].map((chapter) => chapter[language]()));
      if (isLatest()) this.apply(language, chapters, sources.map((source) => source.default).join("\n"));
    } catch (error) {
      if (isLatest()) {
        this.wanted = this.language;
        throw error;
      }
    }
    if (!isLatest()) return this.latest;
  }

  private apply(language: Language, chapters: ReadonlySet<Sources>, source: string): void {
    this.loadedChapters = chapters;
    this.catalog = new Catalog(language, source);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Locale for dates: the browser's regional variant of the language, or the language itself. */
  get locale(): string {
    return localeFor(this.language, globalThis.navigator?.languages ?? []);
  }

  has(id: string): boolean {
    return this.catalog.has(id);
  }

  say(id: string, args?: Arguments): string {
    return this.catalog.say(id, args);
  }

  tell(message: Message): string {
    return this.catalog.tell(message);
  }
}

export function localeFor(language: Language, preferred: readonly string[]): string {
  return preferred.find((locale) => new RegExp(`^${language}\\b`).test(locale)) ?? language;
}

export const translator = new Translator();

/** Format a message of the page in the current language. */
export const say = (id: string, args?: Arguments): string => translator.say(id, args);

/** Format a message from the server in the current language. */
export const tell = (message: Message): string => translator.tell(message);
