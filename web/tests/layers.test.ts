import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Aid, Answer, Cell, Command, LayersAnswer, Question, Refused } from "../src/protocol";
import { Layers } from "../src/state/layers.svelte";
import { PersistentStore } from "../src/state/persistentStore";
import type { CommandChannel } from "../src/state/pendingMove.svelte";
import { TableState } from "../src/state/table.svelte";
import type { CommandOutcome, Unnumbered } from "../src/net/connection";
import { facts, state, turn } from "./helpers/games";

const ALL: Aid[] = ["legal", "features", "dead", "remaining", "fits", "hint"];

const REFUSED: Refused = {
  type: "refused",
  code: "limit/questions",
  message: { id: "error-limit-questions", arguments: {} },
  version: 3,
  ask: "1",
};

const HINT = { ask: "1", move: "D@1,0", x: 1, y: 0, rotation: 0, place: 0, reason: { id: "x", arguments: {} } };

class FakeLayerChannel implements CommandChannel {
  questions: Unnumbered<Question>[] = [];
  isRefusing = false;
  isLost = false;

  send(_: Unnumbered<Command>): Promise<CommandOutcome> {
    throw new Error("layers change nothing");
  }

  ask(question: Unnumbered<Question>): Promise<Answer | Refused | null> {
    this.questions.push(question);
    if (this.isLost) return Promise.resolve(null);
    if (this.isRefusing) return Promise.resolve(REFUSED);
    const { version } = question;
    if (question.about === "hint") return Promise.resolve({ type: "hint", version, ...HINT });
    if (question.about === "fits")
      return Promise.resolve({ type: "fits", ask: "1", version, fits: [{ tile: "D", count: 2 }] });
    if (question.about !== "layers") return Promise.resolve(null);
    const dead: LayersAnswer["dead"] = question.layers.includes("dead") ? [[4, 4]] : null;
    const nothing = { features: null, fields: null, remaining: null, projection: null };
    return Promise.resolve({ type: "layers", ask: "1", version, ...nothing, dead });
  }
}

function setUp(aids: Aid[] = ALL) {
  const channel = new FakeLayerChannel();
  const table = new TableState(state({ aids }));
  return { layers: new Layers(channel, table), channel, table };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a layer that the table forbids cannot be switched on", () => {
  const { layers: here } = setUp(["legal"]);
  here.toggle("dead");
  expect([here.isOn("dead"), here.allows("dead")]).toEqual([false, false]);
});

test("requests, shows and hides a layer", async () => {
  const { layers: here, channel } = setUp();
  here.toggle("dead");
  here.refresh();
  await vi.runAllTimersAsync();
  expect(channel.questions).toEqual([{ about: "layers", version: 3, layers: ["dead"] }]);
  expect(here.dead).toEqual([[4, 4]]);
  here.toggle("dead");
  expect(here.dead).toBeNull();
});

test("sends no request while all layers are off", () => {
  const { layers: here, channel } = setUp();
  here.refresh();
  expect(channel.questions).toEqual([]);
});

test("drops a stale answer", async () => {
  const { layers: here, table } = setUp();
  here.toggle("dead");
  here.refresh();
  table.apply(turn({ facts: facts({ version: 4 }) }));
  await vi.runAllTimersAsync();
  expect(here.dead).toBeNull();
});

test("requests a hint only on the player's own turn", () => {
  const { layers: here, channel, table } = setUp();
  table.apply(turn({ facts: facts({ version: 4, player: 1 }) }));
  here.toggle("hint");
  here.refresh();
  expect(channel.questions).toEqual([]);
});

test("requests fitting tiles once the pointer rests on a cell", async () => {
  const { layers: here, channel } = setUp();
  here.toggle("remaining");
  here.point([1, 0]);
  here.point([0, 1]);
  await vi.runAllTimersAsync();
  expect(channel.questions).toEqual([{ about: "fits", version: 3, x: 0, y: 1 }]);
  expect(here.fits?.cell).toEqual([0, 1]);
});

test.each([[null], [[0, 0] as Cell]])("shows no fitting tiles once the pointer has moved on: %o", async (next) => {
  const { layers: here } = setUp();
  here.toggle("remaining");
  here.point([0, 1]);
  vi.runAllTimers();
  here.point(next);
  await vi.runAllTimersAsync();
  expect(here.fits).toBeNull();
});

test("requests fitting tiles again after the next turn", async () => {
  const { layers: here, channel, table } = setUp();
  here.toggle("remaining");
  here.point([0, 1]);
  await vi.runAllTimersAsync();
  here.point([0, 1]);
  table.apply(turn({ facts: facts({ version: 4 }) }));
  expect(here.fits).toBeNull();
  here.refresh();
  await vi.runAllTimersAsync();
  expect(here.fits).toMatchObject({ cell: [0, 1], answer: { version: 4 } });
  expect(channel.questions.filter(({ about }) => about === "fits").map(({ version }) => version)).toEqual([3, 4]);
});

test("sends no request for occupied or isolated cells", async () => {
  const { layers: here, channel } = setUp();
  here.toggle("remaining");
  here.point([3, 3]);
  await vi.runAllTimersAsync();
  here.point([0, 0]);
  await vi.runAllTimersAsync();
  expect(channel.questions).toEqual([]);
});

test("highlights tiles until others are highlighted", () => {
  const { layers: here } = setUp();
  here.highlight([[0, 0]]);
  expect(here.highlighted).toEqual([[0, 0]]);
  here.highlight([]);
  expect(here.highlighted).toEqual([]);
});

test.each(["isRefusing", "isLost"] as const)("removes stale layers if the next request fails: %s", async (why) => {
  const { layers: here, channel, table } = setUp();
  here.toggle("dead");
  here.refresh();
  await vi.runAllTimersAsync();
  channel[why] = true;
  table.apply(turn({ facts: facts({ version: 4 }) }));
  expect(here.dead).not.toBeNull();
  here.refresh();
  await vi.runAllTimersAsync();
  expect(here.dead).toBeNull();
});

test("an earlier answer does not replace a later one", async () => {
  const { layers: here, channel } = setUp();
  const answers: ((answer: Answer | Refused | null) => void)[] = [];
  channel.ask = () => new Promise((resolve) => void answers.push(resolve));
  for (const name of ["dead", "remaining"] as const) {
    here.toggle(name);
    here.refresh();
  }
  const nothing = { type: "layers" as const, ask: "1", version: 3, features: null, fields: null, projection: null };
  answers[1]!({ ...nothing, dead: [[4, 4]], remaining: [] });
  answers[0]!({ ...nothing, dead: [[4, 4]], remaining: null });
  await vi.runAllTimersAsync();
  expect(here.remaining).toEqual([]);
});

test("requests one hint per version, whatever else is switched", async () => {
  const { layers: here, channel } = setUp();
  here.toggle("hint");
  here.refresh();
  here.toggle("dead");
  here.refresh();
  expect(here.isThinking).toBe(true);
  await vi.runAllTimersAsync();
  here.toggle("dead");
  here.refresh();
  expect(channel.questions.map(({ about }) => about)).toEqual(["hint", "layers"]);
  expect([here.hint?.move, here.isThinking]).toEqual(["D@1,0", false]);
});

test("shows why layers are refused until they load or are off", async () => {
  const { layers: here, channel } = setUp();
  channel.isRefusing = true;
  here.toggle("dead");
  here.refresh();
  await vi.runAllTimersAsync();
  expect(here.refusal?.reason).toEqual(REFUSED.message);
  here.toggle("dead");
  expect(here.refusal).toBeNull();
  here.toggle("dead");
  channel.isRefusing = false;
  here.refresh();
  await vi.runAllTimersAsync();
  expect([here.refusal, here.dead]).toEqual([null, [[4, 4]]]);
});

test("shows why a hint is refused and allows a retry", async () => {
  const { layers: here, channel } = setUp();
  channel.isRefusing = true;
  here.toggle("hint");
  here.refresh();
  await vi.runAllTimersAsync();
  expect([here.isThinking, here.noHint]).toEqual([false, REFUSED.message]);
  channel.isRefusing = false;
  here.refresh();
  expect([here.isThinking, here.noHint]).toEqual([true, null]);
  await vi.runAllTimersAsync();
  expect(here.hint?.move).toBe("D@1,0");
});

test("requests a lost hint again with the next state", async () => {
  const { layers: here, channel, table } = setUp();
  channel.isLost = true;
  here.toggle("hint");
  here.refresh();
  await vi.runAllTimersAsync();
  expect(here.isThinking).toBe(false);
  channel.isLost = false;
  table.apply(state({ aids: ALL }));
  here.refresh();
  await vi.runAllTimersAsync();
  expect(here.hint?.move).toBe("D@1,0");
});

test("remembers the active layers if the table allows them", () => {
  const store = new PersistentStore(null);
  const open = (changes: { game?: string; aids?: Aid[] }) =>
    new Layers(new FakeLayerChannel(), new TableState(state({ aids: ALL, ...changes })), store);
  const before = open({});
  before.toggle("dead");
  before.toggle("features");
  before.toggle("features");
  const isOn = (after: Layers) => [after.isOn("dead"), after.isOn("features")];
  expect(isOn(open({}))).toEqual([true, false]);
  expect(isOn(open({ game: "g2" }))).toEqual([false, false]);
  expect(isOn(open({ aids: ["features"] }))).toEqual([false, false]);
});
