import type { Message } from "../protocol";
import { DEFAULT_LANGUAGE, SOURCES, type Language, type Sources } from "./languages";
import { Telling, type Arguments } from "./telling";

/** The language of the page, which may change at any moment: whatever was said is said anew then. */
export class Words {
  language = $state<Language>(DEFAULT_LANGUAGE);
  private telling = $state.raw(new Telling(DEFAULT_LANGUAGE, ""));
  private wanted: Language = DEFAULT_LANGUAGE;
  private readonly chapters = new Set<Sources>([SOURCES]);
  private spoken: ReadonlySet<Sources> = new Set();
  private latest: Promise<void> = Promise.resolve();

  /**
   * Load a language and change to it. If another one is asked for meanwhile, that one counts, and is waited for. If it
   * does not come, the one before stays, and that is raised.
   */
  use(language: Language): Promise<void> {
    this.wanted = language;
    const latest = this.load(language, () => this.latest === latest);
    return (this.latest = latest);
  }

  /** Have the words of one more part of the page, now and in every language that is changed to. If they do not come, ask again. */
  async learn(chapter: Sources): Promise<void> {
    if (this.spoken.has(chapter)) return;
    await chapter[this.wanted](); // by itself first: if it does not come, nobody else lacks anything
    this.chapters.add(chapter);
    await this.use(this.wanted);
  }

  private async load(language: Language, isLatest: () => boolean): Promise<void> {
    const chapters = new Set(this.chapters);
    try {
      const sources = await Promise.all([...chapters].map((chapter) => chapter[language]()));
      if (isLatest()) this.speak(language, chapters, sources.map((source) => source.default).join("\n"));
    } catch (error) {
      if (isLatest()) {
        this.wanted = this.language;
        throw error;
      }
    }
    if (!isLatest()) return this.latest;
  }

  private speak(language: Language, chapters: ReadonlySet<Sources>, source: string): void {
    this.spoken = chapters;
    this.telling = new Telling(language, source);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** How the reader writes dates: as the browser is set for that language, and else as most of its speakers do. */
  get locale(): string {
    return localeFor(this.language, globalThis.navigator?.languages ?? []);
  }

  has(id: string): boolean {
    return this.telling.has(id);
  }

  say(id: string, args?: Arguments): string {
    return this.telling.say(id, args);
  }

  tell(message: Message): string {
    return this.telling.tell(message);
  }
}

export function localeFor(language: Language, preferred: readonly string[]): string {
  return preferred.find((locale) => new RegExp(`^${language}\\b`).test(locale)) ?? language;
}

export const words = new Words();

/** The text of a message of the page, in the present language. */
export const say = (id: string, args?: Arguments): string => words.say(id, args);

/** The text of a message from the server, in the present language. */
export const tell = (message: Message): string => words.tell(message);
