import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withOriginals } from "../plugins/words";
import { LANGUAGES, SOURCES, bestLanguage, type Language, type Sources } from "../src/words/languages";
import { list, message } from "../src/words/lists";
import { Telling } from "../src/words/telling";
import { localeFor, Words } from "../src/words/words.svelte";

const telling = (source: string, language = "en") => new Telling(language, source);

describe("the language", () => {
  test("is the first of the browser's that there is", () => {
    expect(bestLanguage(["de-AT", "pl-PL", "en"])).toBe("pl");
    expect(bestLanguage(["sk"])).toBe("sk");
  });

  test("is English if none of the browser's is there", () => {
    expect(bestLanguage(["xx", "constructor"])).toBe("en");
    expect(bestLanguage([])).toBe("en");
  });

  test.each(Object.keys(LANGUAGES) as Language[])("%s has messages without faults", async (language) => {
    const loaded = telling((await SOURCES[language]()).default, language);
    for (const id of ["page-play", "event-drawn", "kind-road", "seat-red", "list-last"]) expect(loaded.has(id)).toBe(true);
  });

  test.each(Object.keys(LANGUAGES) as Language[])("%s calls the layer of meadows as the final sums do", async (language) => {
    const loaded = telling((await SOURCES[language]()).default, language);
    const sum = loaded.say("page-game-sum", { kind: "meadow", state: "final" });
    expect(loaded.say("page-game-layer", { layer: "meadows" })).toBe(sum);
  });

  test.each(Object.keys(LANGUAGES) as Language[])("%s names who said no, if that is known", async (language) => {
    const loaded = telling((await SOURCES[language]()).default, language);
    for (const id of ["page-game-refused-takeback", "page-game-refused-hand-over"]) {
      expect(loaded.say(id, { names: "Bob", count: 1 })).toContain("Bob");
      expect(loaded.say(id, { names: "Bob", count: 2 })).not.toContain("Bob");
    }
  });
});

describe("the words of a part of the page", () => {
  const partOf = (fetch: Sources["en"]): Sources => ({ en: fetch, da: fetch, hu: fetch, pl: fetch, sk: fetch });

  beforeEach(() => void vi.stubGlobal("document", { documentElement: {} }));
  afterEach(() => void vi.unstubAllGlobals());

  test("are fetched again if they did not come", async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue({ default: "part-title = Part" });
    const part = partOf(fetch);
    const words = new Words();
    await expect(words.learn(part)).rejects.toThrow("lost");
    expect(words.has("part-title")).toBe(false);
    await words.learn(part);
    expect(words.say("part-title")).toBe("Part");
    fetch.mockClear();
    await words.learn(part);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("are there once they are learnt, also while others are under way", async () => {
    const words = new Words();
    const learnt = words.learn(partOf(async () => ({ default: "one = One" })));
    void words.learn(partOf(() => new Promise(() => {})));
    await learnt;
    expect(words.say("one")).toBe("One");
  });

  test("are there even if others, asked for later, do not come", async () => {
    const words = new Words();
    const first = words.learn(partOf(async () => ({ default: "one = One" })));
    const second = words.learn(partOf(() => Promise.reject(new Error("lost"))));
    await expect(second).rejects.toThrow("lost");
    await first;
    expect(words.say("one")).toBe("One");
  });

  test("come in the language that is spoken, if the one that was wanted did not come", async () => {
    const words = new Words();
    const lost = () => Promise.reject(new Error("lost"));
    await words.learn({ ...partOf(async () => ({ default: "one = One" })), hu: lost });
    await expect(words.use("hu")).rejects.toThrow("lost");
    await words.learn({ ...partOf(async () => ({ default: "two = Two" })), hu: lost });
    expect([words.language, words.say("one"), words.say("two")]).toEqual(["en", "One", "Two"]);
  });

  test("come in the language that is changed to meanwhile", async () => {
    const words = new Words();
    const later = () => new Promise<{ default: string }>((come) => setTimeout(() => come({ default: "one = Egy" })));
    const learnt = words.learn({ ...partOf(async () => ({ default: "one = One" })), hu: later });
    const changed = words.use("hu");
    await learnt;
    expect(words.say("one")).toBe("Egy");
    await changed;
  });
});

describe("a message", () => {
  test("has the messages within it told first", () => {
    const words = telling("won = { $names } won.\nlist-last = { $before } and { $last }\nseat-red = Red");
    const names = list([message("seat-red"), "Zofia"]);
    expect(words.tell(message("won", { names }))).toBe("Red and Zofia won.");
  });

  test("names kinds by KIND", () => {
    const words = telling("kind-road = road\nclosed = The { KIND($kind) } is closed.");
    expect(words.say("closed", { kind: "road" })).toBe("The road is closed.");
  });

  test("takes the plural of its language", () => {
    const words = telling("tiles = { $n ->\n [one] płytka\n [few] płytki\n *[many] płytek\n }", "pl");
    expect([1, 3, 5, 22].map((n) => words.say("tiles", { n }))).toEqual(["płytka", "płytki", "płytek", "płytki"]);
  });

  test("keeps markup in a name as text, and adds no invisible characters", () => {
    expect(telling("hello = Hello { $name }").say("hello", { name: "<b>" })).toBe("Hello <b>");
  });

  test("that is missing is said to be so, and never shown by its id", () => {
    const words = telling("page-error-no-words = No words yet.\ntold = It says: { $what }");
    expect(words.say("event-of-tomorrow", { seat: 1 })).toBe("No words yet.");
    expect(words.say("told", { what: message("reason-of-tomorrow") })).toBe("It says: No words yet.");
  });

  test("that is not translated yet is there in English", () => {
    const source = withOriginals("one = egy\n", "one = one\ntwo = { $n ->\n    [one] two\n   *[other] twos\n  }\nthree = three\n");
    const words = telling(source, "hu");
    expect(["one", "two", "three"].map((id) => words.say(id, { n: 5 }))).toEqual(["egy", "twos", "three"]);
  });
});

describe("a list", () => {
  test("of one is that one, and of none is empty", () => {
    expect(list(["Anna"])).toBe("Anna");
    expect(list([])).toBe("");
  });

  test("of three has two different joints", () => {
    const words = telling("list-next = { $before }, { $next }\nlist-last = { $before } and { $last }\nall = { $names }");
    expect(words.say("all", { names: list(["a", "b", "c"]) })).toBe("a, b and c");
  });
});

test("dates are those of the browser's own country, if it speaks the language of the page", () => {
  expect(localeFor("en", ["hu", "en-GB", "en-US"])).toBe("en-GB");
  expect(localeFor("da", ["en-GB"])).toBe("da");
});
