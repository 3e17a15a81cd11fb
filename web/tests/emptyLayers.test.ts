import { expect, test } from "vitest";
import { emptyLayers } from "../src/game/layers/emptyLayers";

test("only active layers can be empty", () => {
  expect(emptyLayers({ fields: null, features: null, dead: null }, false)).toEqual([]);
  expect(emptyLayers({ fields: [], features: null, dead: [] }, false)).toEqual(["fields", "dead"]);
  expect(emptyLayers({ fields: [], features: [], dead: [[0, 1]] }, true)).toEqual(["meadows", "features"]);
});
