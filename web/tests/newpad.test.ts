import { expect, it } from "vitest";
import { keepNames, lastNames } from "../src/byhand/names";
import { NewPad } from "../src/byhand/newpad.svelte";
import { Store } from "../src/state/store";
import { SETUP } from "./games";

it("a game by hand has people only, draws nothing ahead, and somebody begins it", () => {
  const pad = new NewPad(SETUP, ["Ann", " Bob "], null);
  pad.choose({ ...pad.edition, draws_ahead: true });
  pad.add();
  const wish = pad.wish();
  expect(wish.by_hand).toBe(true);
  expect(wish.draw_ahead).toBe(false);
  expect(wish.first).toBe(0);
  expect(wish.seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["here Ann", "here Bob", "here "]);
});

it("somebody begins even if who was to begin left", () => {
  const pad = new NewPad(SETUP, ["Ann", "Bob", "Cid"], null);
  pad.first = 1;
  pad.remove(1);
  expect(pad.first).toBe(0);
});

it("those who played the last time are there again, and two at least", () => {
  const store = new Store(null);
  expect(new NewPad(SETUP, lastNames(store), null).names).toEqual(["", ""]);
  keepNames(store, ["Ann", "", "Cid"]);
  expect(new NewPad(SETUP, lastNames(store), null).names).toEqual(["Ann", "", "Cid"]);
});
