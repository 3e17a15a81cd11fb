import { expect, test } from "vitest";
import { plainMove } from "../src/game/hand/moveText";
import { MAX_MOVE_LENGTH } from "../src/protocol";

test.each([
  ["D@-1,0>90 road.w", "D@-1,0>90 road.w"],
  ["D@\u22121,0>90 road.w", "D@-1,0>90 road.w"],
  ["D@\u20131,\u20112", "D@-1,-2"],
  [" D @ 1,\u00a0\u22122 > 90\u202froad.w\u200b ", "D@1,-2>90 road.w"],
  ["D@1,0 \u2014", "D@1,0 -"],
  ["D@\u2212 1, - 2 > 90", "D@-1,-2>90"],
  ["\u200b", ""],
])("reads %o as %o", (typed, plain) => {
  expect(plainMove(typed)).toBe(plain);
});

test("expanded ligatures do not exceed the move length limit", () => {
  expect(plainMove("\ufdfa".repeat(MAX_MOVE_LENGTH))).toHaveLength(MAX_MOVE_LENGTH);
});
