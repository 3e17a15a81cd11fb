import { expect, test } from "vitest";
import { NewTable } from "../src/state/newtable.svelte";
import { SETUP } from "./games";

test("without any choice one plays the modern edition against a computer player of middling strength", () => {
  const wish = new NewTable(SETUP, "Anna").wish();
  expect(wish.edition).toBe("modern");
  expect(wish.seats).toEqual([
    { kind: "here", name: "Anna", level: null },
    { kind: "computer", name: "", level: "greedy" },
  ]);
  expect(wish.first).toBeNull();
  expect(wish.aids).toEqual(["legal", "preview"]);
});

test("the edition of the last time is chosen again, unless it is gone", () => {
  expect(new NewTable(SETUP, "", "hunters").edition.name).toBe("hunters");
  expect(new NewTable(SETUP, "", "gone").edition.name).toBe("modern");
});

test("an edition brings its own habit of drawing ahead", () => {
  const table = new NewTable(SETUP);
  table.choose(SETUP.editions[2]!);
  expect(table.wish().draw_ahead).toBe(true);
});

test("an edition of the stone age is never played without farmers", () => {
  const table = new NewTable(SETUP);
  table.farmers = false;
  expect(table.wish().farmers).toBe(false);
  table.choose(SETUP.editions[0]!);
  expect(table.wish().farmers).toBe(true);
});

test("there are two to five seats", () => {
  const table = new NewTable(SETUP);
  table.remove(0);
  expect(table.seats).toHaveLength(2);
  for (let more = 0; more < 5; more++) table.add();
  expect(table.seats).toHaveLength(5);
  expect(table.canAdd).toBe(false);
});

test("who begins stays who begins when another seat goes", () => {
  const table = new NewTable(SETUP);
  table.add();
  table.first = 2;
  table.remove(1);
  expect(table.first).toBe(1);
  table.add();
  table.remove(1);
  expect(table.first).toBeNull();
});

test("aids that make up a preset are called by its name", () => {
  const table = new NewTable(SETUP);
  table.toggle("hint");
  expect(table.preset?.name).toBe("learning");
  table.toggle("legal");
  expect(table.preset).toBeNull();
  expect(table.wish().aids).toEqual(["preview", "hint"]);
});
