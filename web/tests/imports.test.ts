import { expect, test } from "vitest";
import { FileImports } from "../src/games/imports.svelte";
import { textOf } from "../src/games/files";
import { MAX_RECORD_LENGTH, type Created } from "../src/protocol";
import { noConnection, Refusal } from "../src/net/refusal";
import { message } from "../src/i18n/message";

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const created = (game: string): Created => ({ game, seats: ["s"], watch: "w" });
const codes = (fileImports: FileImports) => fileImports.all.map((each) => each.refusal?.code ?? each.game);
const noHeading = (line: string) =>
  new Refusal("text/no-heading", message("error-text-no-heading", { line, number: 1 }));

test.each([
  ["empty", new Blob([" \n"]), "file/empty"],
  ["not text", new Blob([new Uint8Array([0xff, 0xfe, 0x61])]), "file/not-text"],
  ["too long", new Blob(["bastide record 1", "x".repeat(MAX_RECORD_LENGTH)]), "file/too-long"],
  ["huge", new Blob(["\ufeff{", new Uint8Array(4 * MAX_RECORD_LENGTH + 1)]), "file/too-long"],
  ["a large drawing", new Blob(["<svg>", "x".repeat(MAX_RECORD_LENGTH)]), "file/no-record"],
  ["a huge picture", new Blob([new Uint8Array(4 * MAX_RECORD_LENGTH + 1)]), "file/no-record"],
])("refuses a file before sending it: %s", async (_, blob, code) => {
  await expect(textOf(blob)).rejects.toMatchObject({ code });
});

test("limits a record by characters, not bytes, and drops a BOM", async () => {
  expect(await textOf(new Blob(["\ufeffbastide"]))).toBe("bastide");
  expect([...(await textOf(new Blob(["🎲".repeat(MAX_RECORD_LENGTH)])))]).toHaveLength(MAX_RECORD_LENGTH);
});

test("each file is imported or refused on its own", async () => {
  const fileImports = new FileImports((record) =>
    record === "good" ? Promise.resolve(created("g1")) : Promise.reject(noHeading(record)),
  );
  const importing = fileImports.importFiles([file("a.txt", "bad"), file("b.txt", "good"), file("c.txt", "")]);
  expect(fileImports.isBusy).toBe(true);
  await importing;
  expect(codes(fileImports)).toEqual(["text/no-heading", "g1", "file/empty"]);
  expect([fileImports.isBusy, fileImports.games.length, fileImports.refused.length]).toEqual([false, 1, 2]);
});

test("a position is opened, not imported as a game", async () => {
  const fileImports = new FileImports(
    () => Promise.reject(noHeading("")),
    async () => ({ line: "bastide-position-1~end" }),
  );
  await fileImports.importFiles([
    file("a.bastide", "bastide position 1\nedition: modern\n"),
    file("b.bastide", "bastide-position-1~…"),
  ]);
  expect(fileImports.all.map(({ path }) => path)).toEqual(Array(2).fill("/position#bastide-position-1~end"));
  expect([fileImports.isBusy, fileImports.games.length]).toEqual([false, 0]);
});

test("files added during an import wait for it", async () => {
  const sent: string[] = [];
  const fileImports = new FileImports((record) => (sent.push(record), Promise.resolve(created(record))));
  await Promise.all([
    fileImports.importFiles([file("1", "one"), file("2", "two")]),
    fileImports.importFiles([file("3", "three")]),
  ]);
  expect(sent).toEqual(["one", "two", "three"]);
  expect(codes(fileImports)).toEqual(sent);
  await fileImports.importFiles([file("4", "four")]);
  expect(codes(fileImports)).toEqual(["four"]);
});

test("retries temporary failures but not broken files", async () => {
  let isReached = false;
  const fileImports = new FileImports((record) => {
    if (record === "bad") return Promise.reject(noHeading(record));
    return isReached ? Promise.resolve(created("g1")) : Promise.reject(noConnection());
  });
  await fileImports.importFiles([file("a", "bad"), file("b", "good")]);
  expect(fileImports.all.map((each) => each.isRetryable)).toEqual([false, true]);
  isReached = true;
  await fileImports.retry();
  expect(codes(fileImports)).toEqual(["text/no-heading", "g1"]);
});

test("a full disk is a temporary failure", async () => {
  const full = new Refusal("storage/failed", message("error-storage-failed"));
  const fileImports = new FileImports(() => Promise.reject(full));
  await fileImports.importFiles([file("a", "good")]);
  expect(fileImports.all[0]!.isRetryable).toBe(true);
});

test("truncates very long lines in a refusal", async () => {
  const problem = message("error-move-unknown", { text: "y".repeat(9000) });
  const fileImports = new FileImports((line) =>
    Promise.reject(new Refusal("record/illegal", message("error-record-illegal", { line, problem, number: 7 }))),
  );
  await fileImports.importFiles([file("a", "x".repeat(9000))]);
  expect(JSON.stringify(fileImports.all[0]!.refusal!.reason).length).toBeLessThan(600);
  expect(fileImports.all[0]!.refusal!.reason.arguments["number"]).toBe(7);
});
