import { expect, test } from "vitest";
import { patternId, fieldPatternOf } from "../src/board/patterns";
import { TILE } from "../src/protocol";

const GROUPS = [[[2]], [[0, 1]], [[0, 1, 4]], [[0, 1, 2, 3]], [[0, 1, 2, 3, 4]]];

test.each(GROUPS)("the bands of %o fill a tile evenly", (leaders) => {
  const { bands, size } = fieldPatternOf(leaders);
  expect(bands.map(({ seat }) => seat)).toEqual(leaders);
  expect(TILE % (size * bands.length)).toBe(0);
});

test("fields of different leaders have different patterns", () => {
  expect(patternId([0, 1])).not.toBe(patternId([0, 2]));
});
