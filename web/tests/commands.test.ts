import { expect, test, vi } from "vitest";
import { runKey, type KeyActions } from "../src/game/menu/gameKeys";
import type { Refused } from "../src/protocol";
import { TableCommands } from "../src/state/tableCommands.svelte";
import { TableState } from "../src/state/table.svelte";
import type { CommandOutcome } from "../src/net/connection";
import { facts, state, table } from "./helpers/games";

const DONE: CommandOutcome = { type: "done", ask: "1", version: 4 };
const REFUSED: Refused = {
  type: "refused",
  code: "takeback/impossible",
  message: { id: "error-takeback-impossible", arguments: {} },
  version: 3,
  ask: "1",
};

const UNDOABLE = { facts: facts({ may_take_back: true }) };

function commands(outcome: CommandOutcome, changes = {}) {
  const send = vi.fn(async () => outcome);
  return { send, commands: new TableCommands({ send }, new TableState(state(changes))) };
}

test("commands carry the current version", async () => {
  const { send, commands: tableCommands } = commands(DONE);
  expect(await tableCommands.resign(0)).toBe(true);
  expect(send).toHaveBeenCalledWith({ do: "resign", seat: 0, version: 3 });
});

test("a refusal is kept until the next command", async () => {
  const { send, commands: tableCommands } = commands(REFUSED, UNDOABLE);
  expect(await tableCommands.takeBack()).toBe(false);
  expect(tableCommands.refusal).toEqual(REFUSED.message);
  send.mockResolvedValueOnce(DONE);
  await tableCommands.rename(0, "Anna");
  expect(tableCommands.refusal).toBeNull();
});

test("the seat to move proposes to hand over another player's seat", async () => {
  const { send, commands: tableCommands } = commands(DONE, { yours: [0, 1], facts: facts({ player: 1 }) });
  await tableCommands.handOver(2, "greedy");
  expect(send).toHaveBeenCalledWith({ do: "hand-over", seat: 2, by: 1, level: "greedy", version: 3 });
});

test("on a shared screen the last mover's turn is taken back", async () => {
  const laid = { x: 1, y: 0, tile: "V", rotation: 1 };
  const board = [
    { ...laid, seat: 1, turn: 1 },
    { ...laid, y: 1, seat: 0, turn: 2 },
    { ...laid, y: 2, seat: 2, turn: 3 },
  ];
  const { send, commands: tableCommands } = commands(DONE, {
    yours: [0, 1],
    board,
    facts: facts({ player: 1, may_take_back: true }),
  });
  await tableCommands.takeBack();
  expect(send).toHaveBeenCalledWith({ do: "take-back", seat: 0, version: 3 });
});

test("ignores takebacks for 800 ms after a move", async () => {
  vi.useFakeTimers();
  const { send, commands: tableCommands } = commands(DONE, UNDOABLE);
  tableCommands.delayTakeback();
  vi.advanceTimersByTime(790);
  expect(await tableCommands.takeBack()).toBe(false);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(await tableCommands.takeBack()).toBe(true);
  vi.useRealTimers();
});

test("offers to undo a takeback where the server allows it", async () => {
  const changes = { yours: [0], facts: facts({ may_take_back: true, may_restore: true }) };
  const send = vi.fn(async () => DONE);
  const onTakenBack = vi.fn();
  const tableCommands = new TableCommands({ send }, new TableState(state(changes)), onTakenBack);
  await tableCommands.takeBack();
  expect(onTakenBack).toHaveBeenCalledOnce();
  await tableCommands.restore();
  expect(send).toHaveBeenLastCalledWith({ do: "restore", seat: 0, version: 3 });
});

test("offers nothing while a takeback waits for others", async () => {
  const onTakenBack = vi.fn();
  const send = vi.fn(async () => DONE);
  await new TableCommands({ send }, new TableState(state(UNDOABLE)), onTakenBack).takeBack();
  expect(send).toHaveBeenCalled();
  expect(onTakenBack).not.toHaveBeenCalled();
});

test("takes nothing back where that is not possible", async () => {
  const { send, commands: tableCommands } = commands(DONE);
  expect(await tableCommands.takeBack()).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

test("lists only proposals that wait for own seats", () => {
  const proposal = { kind: "takeback" as const, by: 1, seat: 1, level: null };
  const proposals = [
    { ...proposal, number: 1, waiting_for: [0, 2] },
    { ...proposal, number: 2, waiting_for: [2] },
  ];
  const { commands: tableCommands } = commands(DONE, { table: table({ proposals }) });
  expect(tableCommands.proposalsToAnswer.map(({ proposal: { number }, seat }) => [number, seat])).toEqual([[1, 0]]);
});

test("keys run their commands, but not with Control", () => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const keyActions: KeyActions = { g: note("log"), h: note("hint"), u: note("undo"), "?": note("keys") };
  const key = (name: string, ctrlKey = false) =>
    runKey({ key: name, defaultPrevented: false, ctrlKey, metaKey: false, altKey: false, target: null }, keyActions);
  expect([key("G"), key("u", true), key("?"), key("x")]).toEqual([true, false, true, false]);
  expect(done).toEqual(["log", "keys"]);
});

test("a takeback is pending for its proposer only", () => {
  const proposal = { number: 1, kind: "takeback" as const, by: 0, seat: 0, level: null, waiting_for: [1] };
  const pending = { table: table({ proposals: [proposal] }) };
  expect(commands(DONE, pending).commands.isTakebackPending).toBe(true);
  expect(commands(DONE, { ...pending, yours: [1] }).commands.isTakebackPending).toBe(false);
});

test("a proposal is withdrawn by the seat that made it", async () => {
  const proposal = { number: 4, kind: "hand-over" as const, by: 1, seat: 2, level: "greedy", waiting_for: [2] };
  const { send, commands: tableCommands } = commands(DONE, { yours: [0, 1], table: table({ proposals: [proposal] }) });
  await tableCommands.withdraw(proposal);
  expect(send).toHaveBeenCalledWith({ do: "answer", seat: 1, proposal: 4, agreed: false, version: 3 });
});
