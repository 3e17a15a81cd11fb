import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Preferences } from "../src/state/preferences.svelte";
import { isSecret } from "../src/state/secrets";
import { Store } from "../src/state/store";
import { SOURCES } from "../src/words/languages";

test("what was chosen holds for the next visit", () => {
  const store = new Store(null);
  const before = new Preferences(store);
  before.setTheme("dark");
  before.setMotion("reduced");
  before.setName("Anna");
  const after = new Preferences(store);
  expect([after.isDark, after.isStill, after.name]).toEqual([true, true, "Anna"]);
});

test("a browser makes its identity once", () => {
  const store = new Store(null);
  const { identity } = new Preferences(store);
  expect(isSecret(identity)).toBe(true);
  expect(new Preferences(store).identity).toBe(identity);
});

test("another identity can be taken over", () => {
  const store = new Store(null);
  new Preferences(store).become("abcdefghijklmnopqrst");
  expect(new Preferences(store).identity).toBe("abcdefghijklmnopqrst");
});

test("what makes no sense in the store is passed over", () => {
  const store = new Store(null);
  store.write("theme", "purple");
  store.write("language", "xx");
  const preferences = new Preferences(store);
  expect([preferences.theme, preferences.language]).toEqual(["auto", "auto"]);
});

test("a storage that refuses everything is as good as none", () => {
  const refuse = () => {
    throw new Error("no");
  };
  const store = new Store({ getItem: refuse, setItem: refuse });
  store.write("name", "Anna");
  expect(store.read("name")).toBe("Anna");
});

describe("a language", () => {
  beforeEach(() => void vi.stubGlobal("document", { documentElement: {} }));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test("that is chosen is kept once its words have come", async () => {
    const store = new Store(null);
    const preferences = new Preferences(store);
    await preferences.setLanguage("hu");
    expect([preferences.language, store.read("language")]).toEqual(["hu", "hu"]);
  });

  test("whose words do not come is not kept: the one before stays", async () => {
    const store = new Store(null);
    const preferences = new Preferences(store);
    await preferences.setLanguage("da");
    vi.spyOn(SOURCES, "pl").mockRejectedValue(new Error("lost"));
    await expect(preferences.setLanguage("pl")).rejects.toThrow("lost");
    expect([preferences.language, store.read("language")]).toEqual(["da", "da"]);
  });

  test("is the last one that was chosen, whichever comes last", async () => {
    const store = new Store(null);
    const preferences = new Preferences(store);
    await Promise.all([preferences.setLanguage("sk"), preferences.setLanguage("en")]);
    expect([preferences.language, store.read("language")]).toEqual(["en", "en"]);
  });
});
