import { expect, test } from "vitest";
import { defaultPreset, NewGameDraft } from "../src/newgame/newGameDraft.svelte";
import { SETUP } from "./helpers/games";

test("defaults to the modern edition and a medium computer player", () => {
  const request = new NewGameDraft(SETUP, "Anna").toRequest();
  expect(request.edition).toBe("modern");
  expect(request.seats).toEqual([
    { kind: "here", name: "Anna", level: null },
    { kind: "computer", name: "", level: "greedy" },
  ]);
  expect(request.first).toBeNull();
  expect(request.aids).toEqual(["legal", "preview"]);
});

test("selects the last edition again if it still exists", () => {
  expect(new NewGameDraft(SETUP, "", "hunters").edition.name).toBe("hunters");
  expect(new NewGameDraft(SETUP, "", "gone").edition.name).toBe("modern");
});

test("an edition sets its default for drawing ahead", () => {
  const draft = new NewGameDraft(SETUP);
  draft.choose(SETUP.editions[1]!);
  expect(draft.toRequest().draw_ahead).toBe(true);
});

test("a stone age edition always has farmers", () => {
  const draft = new NewGameDraft(SETUP);
  draft.farmers = false;
  expect(draft.toRequest().farmers).toBe(false);
  draft.choose(SETUP.editions[2]!);
  expect(draft.toRequest().farmers).toBe(true);
});

test("allows two to five seats", () => {
  const draft = new NewGameDraft(SETUP);
  draft.remove(0);
  expect(draft.seats).toHaveLength(2);
  for (let more = 0; more < 5; more++) draft.add();
  expect(draft.seats).toHaveLength(5);
  expect(draft.canAdd).toBe(false);
});

test("keeps the first player when another seat is removed", () => {
  const draft = new NewGameDraft(SETUP);
  draft.add();
  draft.first = 2;
  draft.remove(1);
  expect(draft.first).toBe(1);
  draft.add();
  draft.remove(1);
  expect(draft.first).toBeNull();
});

test("a newcomer gets the aids for learning", () => {
  expect([defaultPreset(SETUP).name, defaultPreset(SETUP, true).name]).toEqual(["standard", "learning"]);
});

test("recognises the preset that matches the aids", () => {
  const draft = new NewGameDraft(SETUP);
  draft.toggle("hint");
  expect(draft.preset?.name).toBe("learning");
  draft.toggle("legal");
  expect(draft.preset).toBeNull();
  expect(draft.toRequest().aids).toEqual(["preview", "hint"]);
});
