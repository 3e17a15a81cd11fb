import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "../src/protocol";
import { Notices } from "../src/state/notices.svelte";

const line = (kind: Entry["kind"]): Entry => ({
  turn: 1,
  kind,
  message: { id: `event-${kind}`, arguments: {} },
  details: [],
  seats: [0],
  cells: [],
  points: 0,
  is_final: false,
  tile: "C",
  pieces: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a tile that leaves the game is shown for six seconds", () => {
  const notices = new Notices();
  notices.hear([line("placed"), line("discarded")]);
  expect(notices.shown.map(({ message }) => message.id)).toEqual(["event-discarded"]);
  vi.advanceTimersByTime(5900);
  expect(notices.shown).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(notices.shown).toEqual([]);
});

test("one of several notes can be put away", () => {
  const notices = new Notices();
  notices.hear([line("discarded"), line("discarded")]);
  notices.dismiss(notices.shown[0]!.number);
  expect(notices.shown).toHaveLength(1);
});

test("draws are not told: whose turn it is says the tile", () => {
  const notices = new Notices();
  notices.hear([line("placed"), line("drawn")]);
  expect(notices.told.map(({ id }) => id)).toEqual(["event-placed"]);
});

test("what no line of the log tells is shown and told all the same", () => {
  const notices = new Notices();
  notices.note({ id: "page-game-refused-takeback", arguments: {} });
  expect(notices.shown.map(({ message, tile }) => [message.id, tile])).toEqual([["page-game-refused-takeback", null]]);
  expect(notices.told).toHaveLength(1);
});
