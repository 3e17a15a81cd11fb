import { expect, test } from "vitest";
import { EVERYTHING, queryOf, searchOf, wishOf, type Wish } from "../src/games/wish";

const ALL_OF_IT: Wish = { edition: "winter", player: "Żaneta & co", from: "2026-03-28", to: "2026-03-29", state: "over" };

test("an address holds a wish, and nothing of what does not matter", () => {
  expect(searchOf(EVERYTHING)).toBe("");
  expect(searchOf({ ...EVERYTHING, edition: "winter", player: " " })).toBe("?edition=winter");
  expect(wishOf(searchOf(ALL_OF_IT))).toEqual(ALL_OF_IT);
});

test("what cannot be understood of an address does not matter", () => {
  expect(wishOf("?edition=a%20b&from=yesterday&to=2026-13-40&state=lost&other=1")).toEqual(EVERYTHING);
  expect(wishOf(`?player=${"x".repeat(100)}`).player).toHaveLength(24);
});

test("a wish for days is one for all that changed from the first midnight to the last", () => {
  const query = new URLSearchParams(queryOf(ALL_OF_IT));
  const [since, before] = [Number(query.get("since")) * 1000, Number(query.get("before")) * 1000];
  expect([new Date(since).getDate(), new Date(since).getHours()]).toEqual([28, 0]);
  expect([new Date(before).getDate(), new Date(before).getHours()]).toEqual([30, 0]);
  expect([query.get("edition"), query.get("player"), query.get("is_over")]).toEqual(["winter", "Żaneta & co", "true"]);
});

test("earlier games are those before the last one that is known, and not before the last day", () => {
  expect(new URLSearchParams(queryOf(ALL_OF_IT, 1700000000.25)).get("before")).toBe("1700000000.25");
  expect(queryOf(EVERYTHING)).toBe("");
  expect(queryOf({ ...EVERYTHING, state: "going" })).toBe("?is_over=false");
});
