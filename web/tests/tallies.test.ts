import { beforeEach, describe, expect, it } from "vitest";
import { noConnection, Refusal } from "../src/net/refusal";
import { message } from "../src/i18n/message";
import { sumOf } from "../src/game/byhand/tallySums";
import { notices } from "../src/state/notices.svelte";
import { PersistentStore } from "../src/state/persistentStore";
import { savedBoard, saveBoard } from "../src/state/savedBoard";
import { TableState } from "../src/state/table.svelte";
import { Tallies, type TallyEntry } from "../src/state/tallies.svelte";
import { state } from "./helpers/games";

let values: Map<string, string>;
let sent: string[];
let failure: ((game: string, entry: TallyEntry) => Refusal | null) | null;

const storage = () =>
  new PersistentStore({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  });

/** Return the tallies of a page that is opened now. */
function open(): Tallies {
  return new Tallies(async (game, entry) => {
    const refusal = failure?.(game, entry);
    if (refusal) throw refusal;
    sent.push(`${game} ${entry.seat} ${entry.kind} ${entry.points}`);
  }, storage());
}

beforeEach(() => {
  values = new Map();
  sent = [];
  failure = null;
});

describe("a tally", () => {
  it("survives a reload and is sent once, in order", async () => {
    const before = open();
    before.add("g1", { seat: 0, kind: "city", points: 8 });
    before.add("g1", { seat: 1, kind: "road", points: 3 });
    before.add("g2", { seat: 0, kind: "field", points: 9 });
    const after = open();
    expect(after.of("g1").map(({ points }) => points)).toEqual([8, 3]);
    await Promise.all([after.attach(), after.attach()]);
    expect(sent).toEqual(["g1 0 city 8", "g1 1 road 3", "g2 0 field 9"]);
    await open().attach();
    expect(sent).toHaveLength(3);
  });

  it("has an id for each entry", () => {
    const tallies = open();
    for (let count = 0; count < 2; count += 1) tallies.add("g1", { seat: 0, kind: "city", points: 8 });
    expect(new Set(tallies.of("g1").map(({ id }) => id)).size).toBe(2);
  });

  it("stays until the server has accepted it", async () => {
    const tallies = open();
    tallies.add("g1", { seat: 0, kind: "city", points: 8 });
    tallies.add("g1", { seat: 1, kind: "road", points: 3 });
    failure = (_, { kind }) => (kind === "road" ? noConnection() : null);
    await tallies.attach();
    expect(open().of("g1")).toHaveLength(1);
    failure = null;
    await tallies.attach();
    expect(sent).toEqual(["g1 0 city 8", "g1 1 road 3"]);
  });

  it("that is refused stays, is reported, and does not stop others", async () => {
    const tallies = open();
    tallies.add("g1", { seat: 0, kind: "city", points: 8 });
    tallies.add("g2", { seat: 0, kind: "city", points: 9 });
    failure = (game) => (game === "g1" ? new Refusal("game/unknown", message("error-game-unknown")) : null);
    await tallies.attach();
    expect(sent).toEqual(["g2 0 city 9"]);
    expect(open().of("g1")).toHaveLength(1);
    expect(notices.shown.map((notice) => notice.message.id)).toContain("error-game-unknown");
  });

  it("keeps the entries of another tab", () => {
    const [one, other] = [open(), open()];
    one.add("g1", { seat: 0, kind: "city", points: 8 });
    other.add("g1", { seat: 1, kind: "road", points: 3 });
    one.remove("g1", one.of("g1")[0]!.id);
    expect(
      open()
        .of("g1")
        .map(({ points }) => points),
    ).toEqual([3]);
  });

  it("adds up by seat", () => {
    const entries = [8, 3, 2].map((points, index) => ({ id: `${index}`, seat: index % 2, kind: "city", points }));
    expect([sumOf(entries, 0), sumOf(entries, 1)]).toEqual([10, 3]);
  });

  it("is empty if the storage is damaged", () => {
    values.set("bastide.tallies", "{");
    expect(open().of("g1")).toEqual([]);
  });
});

describe("the saved board", () => {
  it("is the last one, without tokens", () => {
    expect(savedBoard(storage())).toBeNull();
    saveBoard(new TableState(state({ by_hand: true, links: ["secret", null], watch: "secret" })), storage());
    const saved = savedBoard(storage())!;
    expect(saved.board).toHaveLength(1);
    expect(new TableState(saved).info.by_hand).toBe(true);
    expect([...values.values()].join("")).not.toContain("secret");
  });

  it("is none if the storage is damaged", () => {
    values.set("bastide.by-hand.board", "{");
    expect(savedBoard(storage())).toBeNull();
  });
});
