import { expect, test } from "vitest";
import { AsyncValue } from "../src/state/asyncValue.svelte";

/** A fetch whose requests the test resolves one by one. */
function fetched() {
  const asked: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const loading = new AsyncValue(() => new Promise<string>((resolve, reject) => asked.push({ resolve, reject })));
  return { asked, loading };
}

test("drops the answer to an earlier request", async () => {
  const { asked, loading } = fetched();
  const [first, second] = [loading.load(), loading.load()];
  asked[1]!.resolve("new");
  await second;
  asked[0]!.resolve("old");
  expect(await first).toBe("old");
  expect(loading.value).toBe("new");
});

test("ignores the failure of an earlier request", async () => {
  const { asked, loading } = fetched();
  const [first, second] = [loading.load(), loading.load()];
  asked[0]!.reject(new Error("lost"));
  expect(await first).toBeNull();
  expect(loading.refusal).toBeNull();
  asked[1]!.resolve("found");
  await second;
  expect([loading.value, loading.refusal]).toEqual(["found", null]);
});

test("reports the last failure until the retry", async () => {
  const { asked, loading } = fetched();
  const first = loading.load();
  asked[0]!.reject(new Error("lost"));
  await first;
  expect(loading.refusal).not.toBeNull();
  void loading.load();
  expect(loading.refusal).toBeNull();
});
