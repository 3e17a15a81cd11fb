import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Message, Proposal } from "../src/protocol";
import { TableCommands } from "../src/state/tableCommands.svelte";
import { ProposalWatcher } from "../src/state/proposalWatcher";
import { TableState } from "../src/state/table.svelte";
import { seat, state, table, turn } from "./helpers/games";

const SEATS = [seat({ name: "Anna" }), seat({ name: "Bob" }), seat({ name: "Cid" })];
const TAKEBACK: Proposal = { number: 1, kind: "takeback", by: 0, seat: 0, level: null, waiting_for: [1] };
const tableWith = (...proposals: Proposal[]) => table({ seats: SEATS, proposals });

function setUp(proposal: Proposal = TAKEBACK, yours = [0]) {
  const here = new TableState(state({ yours, table: tableWith(proposal) }));
  const commands = new TableCommands({ send: async () => ({ type: "done", ask: "1", version: 3 }) }, here);
  const notices: Message[] = [];
  const proposalWatcher = new ProposalWatcher(here, commands, (notice) => notices.push(notice));
  const receive = (...messages: FromServer[]) => {
    for (const one of messages) {
      here.apply(one);
      proposalWatcher.update(here.table.proposals);
    }
    vi.advanceTimersByTime(1000);
    return notices;
  };
  proposalWatcher.update(here.table.proposals);
  return { receive, commands };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("names the player who declined", () => {
  const [notice] = setUp().receive(tableWith());
  expect(notice).toEqual({ id: "page-game-refused-takeback", arguments: { names: "Bob", count: 1 } });
});

test("names no player if several had not answered", () => {
  const [notice] = setUp({ ...TAKEBACK, kind: "hand-over", waiting_for: [1, 2] }).receive(tableWith());
  expect([notice?.id, notice?.arguments["count"]]).toEqual(["page-game-refused-hand-over", 2]);
});

test("an accepted proposal is not a refusal", () => {
  expect(setUp().receive(tableWith(), turn())).toEqual([]);
});

test("a withdrawn or replaced proposal is not a refusal", async () => {
  const { receive, commands } = setUp();
  expect(receive(tableWith({ ...TAKEBACK, number: 2 }))).toEqual([]);
  await commands.withdraw({ ...TAKEBACK, number: 2 });
  expect(receive(tableWith())).toEqual([]);
});

test("names no player after a lost connection", () => {
  const [end] = setUp().receive(state({ table: tableWith() }));
  expect(end).toEqual({ id: "page-game-proposal-ended", arguments: {} });
});

test("notifies only the player who proposed", () => {
  expect(setUp(TAKEBACK, [1]).receive(tableWith())).toEqual([]);
});
