import { expect, test } from "vitest";
import { PersistentStore } from "../src/state/persistentStore";
import { TableState } from "../src/state/table.svelte";
import { summarizeTable, WatchedGames } from "../src/state/watchedGames";
import { edition, state } from "./helpers/games";

const summaryOf = (game: string) => summarizeTable(new TableState(state({ game, yours: [] })), edition("modern"), 5000);

test("keeps watched games as last seen, latest first", () => {
  const store = new PersistentStore(null);
  for (const game of ["g1", "g2", "g1"]) new WatchedGames(store).add(summaryOf(game));
  const kept = new WatchedGames(store).all();
  expect(kept.map(({ game }) => game)).toEqual(["g1", "g2"]);
  expect(kept[0]).toMatchObject({ edition: "modern", yours: [], tiles: 72, changed: 5 });
});

test("the number of tiles includes bonus tiles", () => {
  const hunters = edition("hunters", { tiles: 79, bonus_tiles: 12 });
  expect(summarizeTable(new TableState(state({ edition: "hunters", yours: [] })), hunters).tiles).toBe(91);
});

test("drops the oldest games and forgotten ones", () => {
  const watched = new WatchedGames(new PersistentStore(null));
  for (let number = 0; number < 30; number += 1) watched.add(summaryOf(`g${number}`));
  watched.remove("g29");
  expect(watched.all().map(({ game }) => game)).toEqual(Array.from({ length: 19 }, (_, index) => `g${28 - index}`));
});

test("ignores a corrupt store", () => {
  const store = new PersistentStore(null);
  store.write("watched", "{");
  expect(new WatchedGames(store).all()).toEqual([]);
});
