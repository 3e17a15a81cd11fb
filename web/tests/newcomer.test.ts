import { expect, test } from "vitest";
import { Newcomer } from "../src/state/newcomer.svelte";
import { PersistentStore } from "../src/state/persistentStore";

test("is new until the game is known, and then never again", () => {
  const store = new PersistentStore(null);
  const newcomer = new Newcomer(store);
  expect(newcomer.isNew).toBe(true);
  newcomer.learn();
  expect([newcomer.isNew, new Newcomer(store).isNew]).toEqual([false, false]);
});

test("a browser that started a game before is not new", () => {
  const store = new PersistentStore(null);
  store.write("edition", "modern");
  expect(new Newcomer(store).isNew).toBe(false);
});
