import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Message, Proposal } from "../src/protocol";
import { Deeds } from "../src/state/deeds.svelte";
import { Proposed } from "../src/state/proposed";
import { TableState } from "../src/state/table.svelte";
import { seat, state, table, turn } from "./games";

const SEATS = [seat({ name: "Anna" }), seat({ name: "Bob" }), seat({ name: "Cid" })];
const ASKED: Proposal = { number: 1, kind: "takeback", by: 0, seat: 0, level: null, waiting_for: [1] };
const asking = (...proposals: Proposal[]) => table({ seats: SEATS, proposals });

function proposing(proposal: Proposal = ASKED, yours = [0]) {
  const here = new TableState(state({ yours, table: asking(proposal) }));
  const deeds = new Deeds({ send: async () => ({ type: "done", ask: "1", version: 3 }) }, here);
  const noes: Message[] = [];
  const proposed = new Proposed(here, deeds, (no) => noes.push(no));
  const happen = (...messages: FromServer[]) => {
    for (const one of messages) {
      here.apply(one);
      proposed.follow(here.table.proposals);
    }
    vi.advanceTimersByTime(1000);
    return noes;
  };
  proposed.follow(here.table.proposals);
  return { happen, deeds };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whoever asked is told who said no", () => {
  const [no] = proposing().happen(asking());
  expect(no).toEqual({ id: "page-game-refused-takeback", arguments: { names: "Bob", count: 1 } });
});

test("of several who had not answered it is not known who said no", () => {
  const [no] = proposing({ ...ASKED, kind: "hand-over", waiting_for: [1, 2] }).happen(asking());
  expect([no?.id, no?.arguments["count"]]).toEqual(["page-game-refused-hand-over", 2]);
});

test("a game that goes on is no refusal, although the table is told before it", () => {
  expect(proposing().happen(asking(), turn())).toEqual([]);
});

test("what one withdraws or asks anew is not refused", async () => {
  const { happen, deeds } = proposing();
  expect(happen(asking({ ...ASKED, number: 2 }))).toEqual([]);
  await deeds.withdraw({ ...ASKED, number: 2 });
  expect(happen(asking())).toEqual([]);
});

test("after a lost connection nobody is said to have said no", () => {
  const [end] = proposing().happen(state({ table: asking() }));
  expect(end).toEqual({ id: "page-game-proposal-ended", arguments: {} });
});

test("those who did not ask are told nothing", () => {
  expect(proposing(ASKED, [1]).happen(asking())).toEqual([]);
});
