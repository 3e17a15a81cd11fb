import { expect, test } from "vitest";
import { plainMove } from "../src/panels/typing";

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
