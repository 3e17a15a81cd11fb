import { expect, test } from "vitest";
import { EVERYTHING, serverQuery, queryString, parseQuery, type SearchQuery } from "../src/games/searchQuery";

const FULL_QUERY: SearchQuery = {
  edition: "winter",
  player: "Żaneta & co",
  from: "2026-03-28",
  to: "2026-03-29",
  state: "over",
};

test("the URL holds a query without its defaults", () => {
  expect(queryString(EVERYTHING)).toBe("");
  expect(queryString({ ...EVERYTHING, edition: "winter", player: " " })).toBe("?edition=winter");
  expect(parseQuery(queryString(FULL_QUERY))).toEqual(FULL_QUERY);
});

test("ignores invalid parts of the URL", () => {
  expect(parseQuery("?edition=a%20b&from=yesterday&to=2026-13-40&state=lost&other=1")).toEqual(EVERYTHING);
  expect(parseQuery(`?player=${"x".repeat(100)}`).player).toHaveLength(24);
});

test("a range of days runs from the first midnight to the last", () => {
  const query = new URLSearchParams(serverQuery(FULL_QUERY));
  const [since, before] = [Number(query.get("since")) * 1000, Number(query.get("before")) * 1000];
  expect([new Date(since).getDate(), new Date(since).getHours()]).toEqual([28, 0]);
  expect([new Date(before).getDate(), new Date(before).getHours()]).toEqual([30, 0]);
  expect([query.get("edition"), query.get("player"), query.get("is_over")]).toEqual(["winter", "Żaneta & co", "true"]);
});

test("the next page ends before the last known game", () => {
  expect(new URLSearchParams(serverQuery(FULL_QUERY, 1700000000.25)).get("before")).toBe("1700000000.25");
  expect(serverQuery(EVERYTHING)).toBe("");
  expect(serverQuery({ ...EVERYTHING, state: "going" })).toBe("?is_over=false");
});
