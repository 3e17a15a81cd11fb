import { expect, test } from "vitest";
import { Loading } from "../src/state/loading.svelte";

/** Something to be fetched, whose answers come when a test says so, each by the order in which it was asked for. */
function fetched() {
  const asked: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const loading = new Loading(() => new Promise<string>((resolve, reject) => asked.push({ resolve, reject })));
  return { asked, loading };
}

test("an answer to what was asked for earlier is dropped, whenever it comes", async () => {
  const { asked, loading } = fetched();
  const [first, second] = [loading.load(), loading.load()];
  asked[1]!.resolve("what is shown now");
  await second;
  asked[0]!.resolve("what was shown before");
  expect(await first).toBe("what was shown before");
  expect(loading.value).toBe("what is shown now");
});

test("nor does what failed earlier matter any more", async () => {
  const { asked, loading } = fetched();
  const [first, second] = [loading.load(), loading.load()];
  asked[0]!.reject(new Error("lost"));
  expect(await first).toBeNull();
  expect(loading.refusal).toBeNull();
  asked[1]!.resolve("found");
  await second;
  expect([loading.value, loading.refusal]).toEqual(["found", null]);
});

test("what fails last is told, and goes when it is tried again", async () => {
  const { asked, loading } = fetched();
  const first = loading.load();
  asked[0]!.reject(new Error("lost"));
  await first;
  expect(loading.refusal).not.toBeNull();
  void loading.load();
  expect(loading.refusal).toBeNull();
});
