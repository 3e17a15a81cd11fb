import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withOriginals } from "../plugins/messages";
import { LANGUAGES, SOURCES, bestLanguage, type Language, type Sources } from "../src/i18n/languages";
import { list, message } from "../src/i18n/message";
import { Catalog } from "../src/i18n/catalog";
import { localeFor, Translator } from "../src/i18n/translator.svelte";

const catalogOf = (source: string, language = "en") => new Catalog(language, source);

describe("the language", () => {
  test("is the first supported language of the browser", () => {
    expect(bestLanguage(["de-AT", "pl-PL", "en"])).toBe("pl");
    expect(bestLanguage(["sk"])).toBe("sk");
  });

  test("is English if the browser has no supported language", () => {
    expect(bestLanguage(["xx", "constructor"])).toBe("en");
    expect(bestLanguage([])).toBe("en");
  });

  test.each(Object.keys(LANGUAGES) as Language[])("%s has valid messages", async (language) => {
    const loaded = catalogOf((await SOURCES[language]()).default, language);
    for (const id of ["page-play", "event-drawn", "kind-road", "seat-red", "list-last"])
      expect(loaded.has(id)).toBe(true);
  });

  test.each(Object.keys(LANGUAGES) as Language[])(
    "%s uses one name for meadows in layers and final totals",
    async (language) => {
      const loaded = catalogOf((await SOURCES[language]()).default, language);
      const sum = loaded.say("page-game-sum", { kind: "meadow", state: "final" });
      expect(loaded.say("page-game-layer", { layer: "meadows" })).toBe(sum);
    },
  );

  test.each(Object.keys(LANGUAGES) as Language[])("%s names the player who declined, if known", async (language) => {
    const loaded = catalogOf((await SOURCES[language]()).default, language);
    for (const id of ["page-game-refused-takeback", "page-game-refused-hand-over"]) {
      expect(loaded.say(id, { names: "Bob", count: 1 })).toContain("Bob");
      expect(loaded.say(id, { names: "Bob", count: 2 })).not.toContain("Bob");
    }
  });
});

describe("messages of a part of the page", () => {
  const partOf = (fetch: Sources["en"]): Sources => ({ en: fetch, da: fetch, hu: fetch, pl: fetch, sk: fetch });

  beforeEach(() => void vi.stubGlobal("document", { documentElement: {} }));
  afterEach(() => void vi.unstubAllGlobals());

  test("are fetched again after a failure", async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue({ default: "part-title = Part" });
    const part = partOf(fetch);
    const translator = new Translator();
    await expect(translator.loadChapter(part)).rejects.toThrow("lost");
    expect(translator.has("part-title")).toBe(false);
    await translator.loadChapter(part);
    expect(translator.say("part-title")).toBe("Part");
    fetch.mockClear();
    await translator.loadChapter(part);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("are available while others are still loading", async () => {
    const translator = new Translator();
    const learnt = translator.loadChapter(partOf(async () => ({ default: "one = One" })));
    void translator.loadChapter(partOf(() => new Promise(() => {})));
    await learnt;
    expect(translator.say("one")).toBe("One");
  });

  test("are available even if a later request fails", async () => {
    const translator = new Translator();
    const first = translator.loadChapter(partOf(async () => ({ default: "one = One" })));
    const second = translator.loadChapter(partOf(() => Promise.reject(new Error("lost"))));
    await expect(second).rejects.toThrow("lost");
    await first;
    expect(translator.say("one")).toBe("One");
  });

  test("stay in the current language if the new one fails to load", async () => {
    const translator = new Translator();
    const lost = () => Promise.reject(new Error("lost"));
    await translator.loadChapter({ ...partOf(async () => ({ default: "one = One" })), hu: lost });
    await expect(translator.use("hu")).rejects.toThrow("lost");
    await translator.loadChapter({ ...partOf(async () => ({ default: "two = Two" })), hu: lost });
    expect([translator.language, translator.say("one"), translator.say("two")]).toEqual(["en", "One", "Two"]);
  });

  test("follow a change of language during loading", async () => {
    const translator = new Translator();
    const later = () => new Promise<{ default: string }>((come) => setTimeout(() => come({ default: "one = Egy" })));
    const learnt = translator.loadChapter({ ...partOf(async () => ({ default: "one = One" })), hu: later });
    const changed = translator.use("hu");
    await learnt;
    expect(translator.say("one")).toBe("Egy");
    await changed;
  });
});

describe("a message", () => {
  test("formats nested messages first", () => {
    const translator = catalogOf("won = { $names } won.\nlist-last = { $before } and { $last }\nseat-red = Red");
    const names = list([message("seat-red"), "Zofia"]);
    expect(translator.tell(message("won", { names }))).toBe("Red and Zofia won.");
  });

  test("names kinds with KIND", () => {
    const translator = catalogOf("kind-road = road\nclosed = The { KIND($kind) } is closed.");
    expect(translator.say("closed", { kind: "road" })).toBe("The road is closed.");
  });

  test("uses the plural rules of its language", () => {
    const translator = catalogOf("tiles = { $n ->\n [one] płytka\n [few] płytki\n *[many] płytek\n }", "pl");
    expect([1, 3, 5, 22].map((n) => translator.say("tiles", { n }))).toEqual(["płytka", "płytki", "płytek", "płytki"]);
  });

  test("keeps markup in a name as text, without invisible characters", () => {
    expect(catalogOf("hello = Hello { $name }").say("hello", { name: "<b>" })).toBe("Hello <b>");
  });

  test("shows a placeholder if it is missing, never its id", () => {
    const translator = catalogOf("page-error-no-words = No words yet.\nquote = It says: { $text }");
    expect(translator.say("event-of-tomorrow", { seat: 1 })).toBe("No words yet.");
    expect(translator.say("quote", { text: message("reason-of-tomorrow") })).toBe("It says: No words yet.");
  });

  test("falls back to English if it is not translated", () => {
    const source = withOriginals(
      "one = egy\n",
      "one = one\ntwo = { $n ->\n    [one] two\n   *[other] twos\n  }\nthree = three\n",
    );
    const translator = catalogOf(source, "hu");
    expect(["one", "two", "three"].map((id) => translator.say(id, { n: 5 }))).toEqual(["egy", "twos", "three"]);
  });
});

describe("a list", () => {
  test("of one item is the item, of none is empty", () => {
    expect(list(["Anna"])).toBe("Anna");
    expect(list([])).toBe("");
  });

  test("of three has two different separators", () => {
    const translator = catalogOf(
      "list-next = { $before }, { $next }\nlist-last = { $before } and { $last }\nall = { $names }",
    );
    expect(translator.say("all", { names: list(["a", "b", "c"]) })).toBe("a, b and c");
  });
});

test("dates use the browser's region if its language matches", () => {
  expect(localeFor("en", ["hu", "en-GB", "en-US"])).toBe("en-GB");
  expect(localeFor("da", ["en-GB"])).toBe("da");
});
