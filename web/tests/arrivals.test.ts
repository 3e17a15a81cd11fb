import { expect, test } from "vitest";
import { Arrivals } from "../src/games/arrivals.svelte";
import { textOf } from "../src/games/files";
import { LONGEST_RECORD, type Created } from "../src/protocol";
import { noConnection, Refusal } from "../src/wire/refusal";
import { message } from "../src/words/lists";

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const created = (game: string): Created => ({ game, seats: ["s"], watch: "w" });
const codes = (arrivals: Arrivals) => arrivals.all.map((each) => each.refusal?.code ?? each.game);
const broken = (line: string) => new Refusal("text/no-heading", message("error-text-no-heading", { line, number: 1 }));

test.each([
  ["empty", new Blob([" \n"]), "file/empty"],
  ["no text", new Blob([new Uint8Array([0xff, 0xfe, 0x61])]), "file/not-text"],
  ["too long", new Blob(["bastide record 1", "x".repeat(LONGEST_RECORD)]), "file/too-long"],
  ["huge", new Blob(["\ufeff{", new Uint8Array(4 * LONGEST_RECORD + 1)]), "file/too-long"],
  ["a large drawing", new Blob(["<svg>", "x".repeat(LONGEST_RECORD)]), "file/no-record"],
  ["a huge picture", new Blob([new Uint8Array(4 * LONGEST_RECORD + 1)]), "file/no-record"],
])("a file that is %s is refused before it is sent", async (_, blob, code) => {
  await expect(textOf(blob)).rejects.toMatchObject({ code });
});

test("a file of the longest record is read, by characters and not by bytes, without the mark of some editors", async () => {
  expect(await textOf(new Blob(["\ufeffbastide"]))).toBe("bastide");
  expect([...(await textOf(new Blob(["🎲".repeat(LONGEST_RECORD)])))]).toHaveLength(LONGEST_RECORD);
});

test("each file becomes a game or says why not, and none is in the way of another", async () => {
  const arrivals = new Arrivals((record) => (record === "good" ? Promise.resolve(created("g1")) : Promise.reject(broken(record))));
  const coming = arrivals.bringIn([file("a.txt", "bad"), file("b.txt", "good"), file("c.txt", "")]);
  expect(arrivals.isBusy).toBe(true);
  await coming;
  expect(codes(arrivals)).toEqual(["text/no-heading", "g1", "file/empty"]);
  expect([arrivals.isBusy, arrivals.games.length, arrivals.refused.length]).toEqual([false, 1, 2]);
});

test("a position is no game, but can be looked at", async () => {
  const arrivals = new Arrivals(() => Promise.reject(broken("")), async () => ({ line: "bastide-position-1~end" }));
  await arrivals.bringIn([file("a.bastide", "bastide position 1\nedition: modern\n"), file("b.bastide", "bastide-position-1~…")]);
  expect(arrivals.all.map(({ path }) => path)).toEqual(Array(2).fill("/position#bastide-position-1~end"));
  expect([arrivals.isBusy, arrivals.games.length]).toEqual([false, 0]);
});

test("files that come while others are read wait for them", async () => {
  const sent: string[] = [];
  const arrivals = new Arrivals((record) => (sent.push(record), Promise.resolve(created(record))));
  await Promise.all([arrivals.bringIn([file("1", "one"), file("2", "two")]), arrivals.bringIn([file("3", "three")])]);
  expect(sent).toEqual(["one", "two", "three"]);
  expect(codes(arrivals)).toEqual(sent);
  await arrivals.bringIn([file("4", "four")]);
  expect(codes(arrivals)).toEqual(["four"]);
});

test("what may pass is tried again, and what is wrong with a file is not", async () => {
  let isReached = false;
  const arrivals = new Arrivals((record) => {
    if (record === "bad") return Promise.reject(broken(record));
    return isReached ? Promise.resolve(created("g1")) : Promise.reject(noConnection());
  });
  await arrivals.bringIn([file("a", "bad"), file("b", "good")]);
  expect(arrivals.all.map((each) => each.mayPass)).toEqual([false, true]);
  isReached = true;
  await arrivals.retry();
  expect(codes(arrivals)).toEqual(["text/no-heading", "g1"]);
});

test("a disk that is full may be less so at another try", async () => {
  const full = new Refusal("storage/failed", message("error-storage-failed"));
  const arrivals = new Arrivals(() => Promise.reject(full));
  await arrivals.bringIn([file("a", "good")]);
  expect(arrivals.all[0]!.mayPass).toBe(true);
});

test("a line without end is not quoted without end", async () => {
  const problem = message("error-move-unknown", { text: "y".repeat(9000) });
  const arrivals = new Arrivals((line) => Promise.reject(new Refusal("record/illegal", message("error-record-illegal", { line, problem, number: 7 }))));
  await arrivals.bringIn([file("a", "x".repeat(9000))]);
  expect(JSON.stringify(arrivals.all[0]!.refusal!.told).length).toBeLessThan(600);
  expect(arrivals.all[0]!.refusal!.told.arguments["number"]).toBe(7);
});
