import { expect, test } from "vitest";
import { plainMove } from "../src/panels/typing";
import { LONGEST_MOVE } from "../src/protocol";

test.each([
  ["D@-1,0>90 road.w", "D@-1,0>90 road.w"],
  ["D@\u22121,0>90 road.w", "D@-1,0>90 road.w"],
  ["D@\u20131,\u20112", "D@-1,-2"],
  [" D @ 1,\u00a0\u22122 > 90\u202froad.w\u200b ", "D@1,-2>90 road.w"],
  ["D@1,0 \u2014", "D@1,0 -"],
  ["\u200b", ""],
])("%o is understood as %o", (typed, plain) => {
  expect(plainMove(typed)).toBe(plain);
});

test("signs that stand for many do not make a move longer than one may be", () => {
  expect(plainMove("\ufdfa".repeat(LONGEST_MOVE))).toHaveLength(LONGEST_MOVE);
});
