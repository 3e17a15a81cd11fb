import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Preferences } from "../src/state/preferences.svelte";
import { isSecret } from "../src/state/tokens";
import { PersistentStore } from "../src/state/persistentStore";
import { SOURCES } from "../src/i18n/languages";

test("preferences persist across visits", () => {
  const store = new PersistentStore(null);
  const before = new Preferences(store);
  before.setTheme("dark");
  before.set("motion", "reduced");
  before.set("sound", false);
  before.set("placing", "at-once");
  before.setName("Anna");
  const after = new Preferences(store);
  expect([after.isDark, after.isMotionReduced, after.name]).toEqual([true, true, "Anna"]);
  expect([after.sound, after.placing, after.camera]).toEqual([false, "at-once", "glide"]);
});

test("a browser creates its identity once", () => {
  const store = new PersistentStore(null);
  const { identity } = new Preferences(store);
  expect(isSecret(identity)).toBe(true);
  expect(new Preferences(store).identity).toBe(identity);
});

test("another identity can be adopted", () => {
  const store = new PersistentStore(null);
  new Preferences(store).setIdentity("abcdefghijklmnopqrst");
  expect(new Preferences(store).identity).toBe("abcdefghijklmnopqrst");
});

test("ignores invalid values in the store", () => {
  const store = new PersistentStore(null);
  store.write("theme", "purple");
  store.write("language", "xx");
  const preferences = new Preferences(store);
  expect([preferences.theme, preferences.language]).toEqual(["auto", "auto"]);
});

test("falls back to memory if the storage throws", () => {
  const refuse = () => {
    throw new Error("no");
  };
  const store = new PersistentStore({ getItem: refuse, setItem: refuse });
  store.write("name", "Anna");
  expect(store.read("name")).toBe("Anna");
});

describe("choosing a language", () => {
  beforeEach(() => void vi.stubGlobal("document", { documentElement: {} }));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test("stores it once its messages have loaded", async () => {
    const store = new PersistentStore(null);
    const preferences = new Preferences(store);
    await preferences.setLanguage("hu");
    expect([preferences.language, store.read("language")]).toEqual(["hu", "hu"]);
  });

  test("keeps the previous one if its messages fail to load", async () => {
    const store = new PersistentStore(null);
    const preferences = new Preferences(store);
    await preferences.setLanguage("da");
    vi.spyOn(SOURCES, "pl").mockRejectedValue(new Error("lost"));
    await expect(preferences.setLanguage("pl")).rejects.toThrow("lost");
    expect([preferences.language, store.read("language")]).toEqual(["da", "da"]);
  });

  test("keeps the latest choice, whichever loads last", async () => {
    const store = new PersistentStore(null);
    const preferences = new Preferences(store);
    await Promise.all([preferences.setLanguage("sk"), preferences.setLanguage("en")]);
    expect([preferences.language, store.read("language")]).toEqual(["en", "en"]);
  });
});
