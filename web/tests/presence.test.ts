import { beforeAll, expect, test, vi } from "vitest";
import { presenceOf } from "../src/game/players/presence";
import { TurnClock } from "../src/state/turnClock.svelte";
import { TableState } from "../src/state/table.svelte";
import type { SeatInfo } from "../src/protocol";
import { translator } from "../src/i18n/translator.svelte";
import { seat, state, table } from "./helpers/games";

const LEVELS = ["gentle", "merciless"];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await translator.use("en");
});

/** Return the presence of the second seat as seen from the first. */
function presenceText(changes: Partial<SeatInfo>): string {
  const seats = [seat({ name: "Anna" }), seat(changes)];
  return presenceOf(new TableState(state({ table: table({ seats }) })), 1, new TurnClock(), LEVELS).text;
}

test.each([["here"], ["away"]] as const)("a player on another device is remote: %s", (kind) => {
  expect(presenceText({ kind })).toBe("remote");
});

test("a resigned seat shows its computer player", () => {
  expect(presenceText({ kind: "computer", level: "merciless", has_resigned: true })).toBe(
    "resigned · computer · Merciless",
  );
  expect(presenceText({ has_resigned: true })).toBe("resigned");
});
