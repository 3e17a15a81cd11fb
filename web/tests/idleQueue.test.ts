import { expect, test } from "vitest";
import { IdleQueue } from "../src/home/idleQueue.svelte";

test("loads items one at a time while the browser is idle", () => {
  const idle: (() => void)[] = [];
  const queue = new IdleQueue(["chosen", "other"], (action) => idle.push(action));
  const loaded = () => ["chosen", "other"].filter((name) => queue.has(name));
  queue.next();
  expect(loaded()).toEqual([]);
  idle.shift()!();
  expect([loaded(), idle]).toEqual([["chosen"], []]);
  queue.next();
  idle.shift()!();
  expect(loaded()).toEqual(["chosen", "other"]);
  queue.next();
  expect(idle).toEqual([]);
});
