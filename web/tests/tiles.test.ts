import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TileInfo } from "../src/protocol";
import { Tiles } from "../src/state/tiles.svelte";

const ROTATED = { places: [] };
const TILE = { turns: [ROTATED, ROTATED, ROTATED, ROTATED] } as unknown as TileInfo;

function tiles() {
  const fetch = vi.fn((_edition: string, _tile: string) => Promise.resolve(TILE));
  return { tiles: new Tiles("modern", fetch, new EventTarget()), fetch };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("fetches a design once", async () => {
  const { tiles: here, fetch } = tiles();
  here.want("D");
  here.want("D");
  await vi.runAllTimersAsync();
  here.want("D");
  expect(fetch.mock.calls).toEqual([["modern", "D"]]);
  expect(here.rotatedTile("D", 0)).toBe(ROTATED);
});

test("retries a failed fetch by itself", async () => {
  const { tiles: here, fetch } = tiles();
  fetch.mockRejectedValueOnce(new Error("lost"));
  here.want("D");
  await vi.advanceTimersByTimeAsync(999);
  expect([fetch.mock.calls.length, here.rotatedTile("D", 0)]).toEqual([1, undefined]);
  await vi.advanceTimersByTimeAsync(1);
  expect([fetch.mock.calls.length, here.rotatedTile("D", 0)]).toEqual([2, ROTATED]);
});

test("stops retrying until the design is wanted again", async () => {
  const { tiles: here, fetch } = tiles();
  fetch.mockRejectedValue(new Error("lost"));
  here.want("D");
  await vi.advanceTimersByTimeAsync(0);
  here.want("E"); // still loading
  here.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  fetch.mockResolvedValue(TILE);
  here.want("D");
  await vi.advanceTimersByTimeAsync(0);
  expect(here.rotatedTile("D", 0)).toBe(ROTATED);
});
