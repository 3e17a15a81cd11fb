import { expect, test } from "vitest";
import { Preferences } from "../src/state/preferences.svelte";
import { isSecret } from "../src/state/secrets";
import { Store } from "../src/state/store";

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
