import { expect, it } from "vitest";
import { saveNames, lastNames } from "../src/byhand/savedNames";
import { ByHandDraft } from "../src/byhand/byHandDraft.svelte";
import { PersistentStore } from "../src/state/persistentStore";
import { SETUP } from "./helpers/games";

it("has only human seats, no drawing ahead, and a first player", () => {
  const draft = new ByHandDraft(SETUP, ["Ann", " Bob "], null);
  draft.choose({ ...draft.edition, draws_ahead: true });
  draft.add();
  const request = draft.toRequest();
  expect(request.by_hand).toBe(true);
  expect(request.draw_ahead).toBe(false);
  expect(request.first).toBe(0);
  expect(request.seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["here Ann", "here Bob", "here "]);
});

it("the first seat begins if the chosen one is removed", () => {
  const draft = new ByHandDraft(SETUP, ["Ann", "Bob", "Cid"], null);
  draft.first = 1;
  draft.remove(1);
  expect(draft.first).toBe(0);
});

it("remembers the last names, with at least two seats", () => {
  const store = new PersistentStore(null);
  expect(new ByHandDraft(SETUP, lastNames(store), null).names).toEqual(["", ""]);
  saveNames(store, ["Ann", "", "Cid"]);
  expect(new ByHandDraft(SETUP, lastNames(store), null).names).toEqual(["Ann", "", "Cid"]);
});
