import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TileInfo } from "../src/protocol";
import { Tiles } from "../src/state/tiles.svelte";

const LYING = { places: [] };
const TILE = { turns: [LYING, LYING, LYING, LYING] } as unknown as TileInfo;

function tiles() {
  const fetch = vi.fn((_edition: string, _tile: string) => Promise.resolve(TILE));
  return { tiles: new Tiles("modern", fetch, new EventTarget()), fetch };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a design is fetched once, however often it is wanted", async () => {
  const { tiles: here, fetch } = tiles();
  here.want("D");
  here.want("D");
  await vi.runAllTimersAsync();
  here.want("D");
  expect(fetch.mock.calls).toEqual([["modern", "D"]]);
  expect(here.lying("D", 0)).toBe(LYING);
});

test("a design that does not come is asked for again, although nobody wants it anew", async () => {
  const { tiles: here, fetch } = tiles();
  fetch.mockRejectedValueOnce(new Error("lost"));
  here.want("D");
  await vi.advanceTimersByTimeAsync(999);
  expect([fetch.mock.calls.length, here.lying("D", 0)]).toEqual([1, undefined]);
  await vi.advanceTimersByTimeAsync(1);
  expect([fetch.mock.calls.length, here.lying("D", 0)]).toEqual([2, LYING]);
});

test("where nobody looks any more nothing is asked for again, until it is wanted", async () => {
  const { tiles: here, fetch } = tiles();
  fetch.mockRejectedValue(new Error("lost"));
  here.want("D");
  await vi.advanceTimersByTimeAsync(0);
  here.want("E"); // still under way
  here.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  fetch.mockResolvedValue(TILE);
  here.want("D");
  await vi.advanceTimersByTimeAsync(0);
  expect(here.lying("D", 0)).toBe(LYING);
});
