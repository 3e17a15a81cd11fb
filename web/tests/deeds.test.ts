import { expect, test, vi } from "vitest";
import { press, type KeyDeeds } from "../src/panels/keys";
import type { Refused } from "../src/protocol";
import { Deeds } from "../src/state/deeds.svelte";
import { TableState } from "../src/state/table.svelte";
import type { Outcome } from "../src/wire/socket";
import { facts, state, table } from "./games";

const DONE: Outcome = { type: "done", ask: "1", version: 4 };
const REFUSED: Refused = {
  type: "refused",
  code: "takeback/impossible",
  message: { id: "error-takeback-impossible", arguments: {} },
  version: 3,
  ask: "1",
};

function deeds(outcome: Outcome, changes = {}) {
  const send = vi.fn(async () => outcome);
  return { send, deeds: new Deeds({ send }, new TableState(state(changes))) };
}

test("what is done names the version that it answers", async () => {
  const { send, deeds: doing } = deeds(DONE);
  expect(await doing.resign(0)).toBe(true);
  expect(send).toHaveBeenCalledWith({ do: "resign", seat: 0, version: 3 });
});

test("a refusal is kept until something else is done", async () => {
  const { send, deeds: doing } = deeds(REFUSED);
  expect(await doing.takeBack()).toBe(false);
  expect(doing.refusal).toEqual(REFUSED.message);
  send.mockResolvedValueOnce(DONE);
  await doing.rename(0, "Anna");
  expect(doing.refusal).toBeNull();
});

test("another's seat is handed over by one of one's own, which is to move if it can be", async () => {
  const { send, deeds: doing } = deeds(DONE, { yours: [0, 1], facts: facts({ player: 1 }) });
  await doing.handOver(2, "greedy");
  expect(send).toHaveBeenCalledWith({ do: "hand-over", seat: 2, by: 1, level: "greedy", version: 3 });
});

test("at one screen the turn of whoever moved last is taken back, not of whoever is to move", async () => {
  const laid = { x: 1, y: 0, tile: "V", rotation: 1 };
  const board = [
    { ...laid, seat: 1, turn: 1 },
    { ...laid, y: 1, seat: 0, turn: 2 },
    { ...laid, y: 2, seat: 2, turn: 3 },
  ];
  const { send, deeds: doing } = deeds(DONE, { yours: [0, 1], board, facts: facts({ player: 1 }) });
  await doing.takeBack();
  expect(send).toHaveBeenCalledWith({ do: "take-back", seat: 0, version: 3 });
});

test("one is asked about proposals that wait for one's own seats only", () => {
  const proposal = { kind: "takeback" as const, by: 1, seat: 1, level: null };
  const proposals = [
    { ...proposal, number: 1, waiting_for: [0, 2] },
    { ...proposal, number: 2, waiting_for: [2] },
  ];
  const { deeds: doing } = deeds(DONE, { table: table({ proposals }) });
  expect(doing.asked.map(({ proposal: { number }, seat }) => [number, seat])).toEqual([[1, 0]]);
});

test("keys do what they stand for, but not together with control", () => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const keyDeeds: KeyDeeds = { l: note("log"), h: note("hint"), u: note("undo"), "?": note("keys") };
  const key = (name: string, ctrlKey = false) =>
    press({ key: name, defaultPrevented: false, ctrlKey, metaKey: false, altKey: false, target: null }, keyDeeds);
  expect([key("L"), key("u", true), key("?"), key("x")]).toEqual([true, false, true, false]);
  expect(done).toEqual(["log", "keys"]);
});

test("whoever asked to take back a turn knows of it until it is answered; others do not wait", () => {
  const proposal = { number: 1, kind: "takeback" as const, by: 0, seat: 0, level: null, waiting_for: [1] };
  const asked = { table: table({ proposals: [proposal] }) };
  expect(deeds(DONE, asked).deeds.hasAskedBack).toBe(true);
  expect(deeds(DONE, { ...asked, yours: [1] }).deeds.hasAskedBack).toBe(false);
});

test("whoever made a proposal withdraws it for the seat that made it", async () => {
  const proposal = { number: 4, kind: "hand-over" as const, by: 1, seat: 2, level: "greedy", waiting_for: [2] };
  const { send, deeds: doing } = deeds(DONE, { yours: [0, 1], table: table({ proposals: [proposal] }) });
  await doing.withdraw(proposal);
  expect(send).toHaveBeenCalledWith({ do: "answer", seat: 1, proposal: 4, agreed: false, version: 3 });
});
