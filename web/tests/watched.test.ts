import { expect, test } from "vitest";
import { Store } from "../src/state/store";
import { TableState } from "../src/state/table.svelte";
import { summaryOf, Watched } from "../src/state/watched";
import { edition, state } from "./games";

const seen = (game: string) => summaryOf(new TableState(state({ game, yours: [] })), edition("modern"), 5000);

test("games that somebody looked on at are kept as they were last seen, the latest first", () => {
  const store = new Store(null);
  for (const game of ["g1", "g2", "g1"]) new Watched(store).note(seen(game));
  const kept = new Watched(store).all();
  expect(kept.map(({ game }) => game)).toEqual(["g1", "g2"]);
  expect(kept[0]).toMatchObject({ edition: "modern", yours: [], tiles: 72, changed: 5 });
});

test("bonus tiles are among the tiles of an edition, for they are laid like all others", () => {
  const hunters = edition("hunters", { tiles: 79, bonus_tiles: 12 });
  expect(summaryOf(new TableState(state({ edition: "hunters", yours: [] })), hunters).tiles).toBe(91);
});

test("of many the oldest go, and one that is forgotten is gone", () => {
  const watched = new Watched(new Store(null));
  for (let number = 0; number < 30; number += 1) watched.note(seen(`g${number}`));
  watched.forget("g29");
  expect(watched.all().map(({ game }) => game)).toEqual(Array.from({ length: 19 }, (_, index) => `g${28 - index}`));
});

test("what cannot be read is nothing", () => {
  const store = new Store(null);
  store.write("watched", "{");
  expect(new Watched(store).all()).toEqual([]);
});
