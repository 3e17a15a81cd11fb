import { expect, test } from "vitest";
import type { EditionInfo } from "../src/protocol";
import { sortEditions } from "../src/state/setup";

test("the most common edition comes first, unknown ones last", () => {
  const editions = ["danish", "hunters", "mine", "modern", "winter"].map((name) => ({ name }) as EditionInfo);
  const names = sortEditions(editions).map(({ name }) => name);
  expect(names).toEqual(["modern", "danish", "winter", "hunters", "mine"]);
});
