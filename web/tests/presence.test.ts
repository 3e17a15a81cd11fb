import { beforeAll, expect, test, vi } from "vitest";
import { presenceOf } from "../src/panels/presence";
import { Moment } from "../src/state/moment.svelte";
import { TableState } from "../src/state/table.svelte";
import type { SeatInfo } from "../src/protocol";
import { words } from "../src/words/words.svelte";
import { seat, state, table } from "./games";

const LEVELS = ["gentle", "merciless"];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("en");
});

/** What somebody at the first seat reads of the second. */
function readOf(changes: Partial<SeatInfo>): string {
  const seats = [seat({ name: "Anna" }), seat(changes)];
  return presenceOf(new TableState(state({ table: table({ seats }) })), 1, new Moment(), LEVELS).text;
}

test.each([["here"], ["away"]] as const)("whoever plays at another screen is elsewhere: %s", (kind) => {
  expect(readOf({ kind })).toBe("elsewhere");
});

test("of a seat that was given up it is said who plays there", () => {
  expect(readOf({ kind: "computer", level: "merciless", has_resigned: true })).toBe("gave up · computer · Merciless");
  expect(readOf({ has_resigned: true })).toBe("gave up");
});
