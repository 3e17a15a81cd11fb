import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "../src/protocol";
import { Notices } from "../src/state/notices.svelte";
import { entry } from "./helpers/games";

const line = (kind: Entry["kind"]): Entry => entry(kind, { tile: "C" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("shows a discarded tile for six seconds", () => {
  const notices = new Notices();
  notices.announceLog([line("placed"), line("discarded")], ({ message }) => message);
  expect(notices.shown.map(({ message }) => message.id)).toEqual(["event-discarded"]);
  vi.advanceTimersByTime(5900);
  expect(notices.shown).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(notices.shown).toEqual([]);
});

test("dismisses one of several notices", () => {
  const notices = new Notices();
  notices.announceLog([line("discarded"), line("discarded")], ({ message }) => message);
  notices.dismiss(notices.shown[0]!.number);
  expect(notices.shown).toHaveLength(1);
});

test("does not announce draws", () => {
  const notices = new Notices();
  notices.announceLog([line("placed"), line("drawn")], ({ message }) => message);
  expect(notices.announcements.map(({ id }) => id)).toEqual(["event-placed"]);
});

test("shows and announces a notice that is not in the log", () => {
  const notices = new Notices();
  notices.announce({ id: "page-game-refused-takeback", arguments: {} });
  expect(notices.shown.map(({ message, tile }) => [message.id, tile])).toEqual([["page-game-refused-takeback", null]]);
  expect(notices.announcements).toHaveLength(1);
});

test("offers an action for five seconds", () => {
  const notices = new Notices();
  const action = { label: { id: "page-game-restore", arguments: {} }, isPossible: () => true, run: () => {} };
  notices.offer({ id: "page-game-taken-back", arguments: {} }, action);
  expect(notices.shown.map((notice) => notice.action)).toEqual([action]);
  expect(notices.announcements.map(({ id }) => id)).toEqual(["page-game-taken-back"]);
  vi.advanceTimersByTime(4900);
  expect(notices.shown).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(notices.shown).toEqual([]);
});
