import { expect, test } from "vitest";
import type { Setup } from "../src/protocol";
import { Readiness } from "../src/state/readiness.svelte";

const UNREADY = { is_ready: false } as Setup;

test("the rules are being prepared until the server is ready", async () => {
  let resolve = (): void => undefined;
  const readiness = new Readiness(() => new Promise((done) => (resolve = done)));
  const following = readiness.follow(UNREADY);
  expect(readiness.isPreparing).toBe(true);
  resolve();
  await following;
  expect(readiness.isPreparing).toBe(false);
});

test("a lost connection ends the preparation", async () => {
  const readiness = new Readiness(() => Promise.reject(new Error("lost")));
  await readiness.follow(UNREADY);
  expect(readiness.isPreparing).toBe(false);
});

test.each([null, { is_ready: true } as Setup])("a ready server is not asked", async (setup) => {
  const readiness = new Readiness(() => Promise.reject(new Error("asked")));
  const following = readiness.follow(setup);
  expect(readiness.isPreparing).toBe(false);
  await following;
});
