import { expect, test } from "vitest";
import { InTurn } from "../src/state/inturn.svelte";

test("things come one after the other, each once the one before is there and the browser is idle", () => {
  const idle: (() => void)[] = [];
  const things = new InTurn(["chosen", "other"], (action) => idle.push(action));
  const come = () => ["chosen", "other"].filter((name) => things.has(name));
  things.next();
  expect(come()).toEqual([]);
  idle.shift()!();
  expect([come(), idle]).toEqual([["chosen"], []]);
  things.next();
  idle.shift()!();
  expect(come()).toEqual(["chosen", "other"]);
  things.next();
  expect(idle).toEqual([]);
});
