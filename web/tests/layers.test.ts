import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Aid, Answer, Cell, Command, LayersAnswer, Question, Refused } from "../src/protocol";
import { Layers } from "../src/state/layers.svelte";
import { Store } from "../src/state/store";
import type { Asking } from "../src/state/laying.svelte";
import { TableState } from "../src/state/table.svelte";
import type { Outcome, Unnumbered } from "../src/wire/socket";
import { facts, state, turn } from "./games";

const ALL: Aid[] = ["legal", "features", "dead", "remaining", "fits", "hint"];

const REFUSED: Refused = {
  type: "refused",
  code: "limit/questions",
  message: { id: "error-limit-questions", arguments: {} },
  version: 3,
  ask: "1",
};

const HINT = { ask: "1", move: "D@1,0", x: 1, y: 0, rotation: 0, place: 0, reason: { id: "x", arguments: {} } };

class Answering implements Asking {
  questions: Unnumbered<Question>[] = [];
  isRefusing = false;
  isLost = false;

  send(_: Unnumbered<Command>): Promise<Outcome> {
    throw new Error("layers change nothing");
  }

  ask(question: Unnumbered<Question>): Promise<Answer | Refused | null> {
    this.questions.push(question);
    if (this.isLost) return Promise.resolve(null);
    if (this.isRefusing) return Promise.resolve(REFUSED);
    const { version } = question;
    if (question.about === "hint") return Promise.resolve({ type: "hint", version, ...HINT });
    if (question.about === "fits") return Promise.resolve({ type: "fits", ask: "1", version, fits: [{ tile: "D", count: 2 }] });
    if (question.about !== "layers") return Promise.resolve(null);
    const dead: LayersAnswer["dead"] = question.layers.includes("dead") ? [[4, 4]] : null;
    const nothing = { features: null, fields: null, remaining: null, projection: null };
    return Promise.resolve({ type: "layers", ask: "1", version, ...nothing, dead });
  }
}

function layers(aids: Aid[] = ALL) {
  const asking = new Answering();
  const table = new TableState(state({ aids }));
  return { layers: new Layers(asking, table), asking, table };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what the table does not allow cannot be switched on", () => {
  const { layers: here } = layers(["legal"]);
  here.toggle("dead");
  expect([here.isOn("dead"), here.allows("dead")]).toEqual([false, false]);
});

test("a layer that is on is asked for, shown, and gone when it is off", async () => {
  const { layers: here, asking } = layers();
  here.toggle("dead");
  here.refresh();
  await vi.runAllTimersAsync();
  expect(asking.questions).toEqual([{ about: "layers", version: 3, layers: ["dead"] }]);
  expect(here.dead).toEqual([[4, 4]]);
  here.toggle("dead");
  expect(here.dead).toBeNull();
});

test("nothing is asked while nothing is on", () => {
  const { layers: here, asking } = layers();
  here.refresh();
  expect(asking.questions).toEqual([]);
});

test("an answer about a version that has passed is dropped", async () => {
  const { layers: here, table } = layers();
  here.toggle("dead");
  here.refresh();
  table.apply(turn({ facts: facts({ version: 4 }) }));
  await vi.runAllTimersAsync();
  expect(here.dead).toBeNull();
});

test("a hint is asked only of whoever is to move", () => {
  const { layers: here, asking, table } = layers();
  table.apply(turn({ facts: facts({ version: 4, player: 1 }) }));
  here.toggle("hint");
  here.refresh();
  expect(asking.questions).toEqual([]);
});

test("what fits an empty cell is asked once the pointer rests there", async () => {
  const { layers: here, asking } = layers();
  here.toggle("remaining");
  here.point([1, 0]);
  here.point([0, 1]);
  await vi.runAllTimersAsync();
  expect(asking.questions).toEqual([{ about: "fits", version: 3, x: 0, y: 1 }]);
  expect(here.fits?.cell).toEqual([0, 1]);
});

test.each([[null], [[0, 0] as Cell]])("what fits a cell is not told once the pointer has left it: %o", async (next) => {
  const { layers: here } = layers();
  here.toggle("remaining");
  here.point([0, 1]);
  vi.runAllTimers();
  here.point(next);
  await vi.runAllTimersAsync();
  expect(here.fits).toBeNull();
});

test("what fits under a pointer that rests is asked anew once the game goes on", async () => {
  const { layers: here, asking, table } = layers();
  here.toggle("remaining");
  here.point([0, 1]);
  await vi.runAllTimersAsync();
  here.point([0, 1]);
  table.apply(turn({ facts: facts({ version: 4 }) }));
  expect(here.fits).toBeNull();
  here.refresh();
  await vi.runAllTimersAsync();
  expect(here.fits).toMatchObject({ cell: [0, 1], answer: { version: 4 } });
  expect(asking.questions.filter(({ about }) => about === "fits").map(({ version }) => version)).toEqual([3, 4]);
});

test("nothing is asked about a cell with a tile, nor about one that no tile lies beside", async () => {
  const { layers: here, asking } = layers();
  here.toggle("remaining");
  here.point([3, 3]);
  await vi.runAllTimersAsync();
  here.point([0, 0]);
  await vi.runAllTimersAsync();
  expect(asking.questions).toEqual([]);
});

test("tiles are lit until others are", () => {
  const { layers: here } = layers();
  here.light([[0, 0]]);
  expect(here.litKeys.has("0,0")).toBe(true);
  here.light([]);
  expect(here.lit).toEqual([]);
});

test.each(["isRefusing", "isLost"] as const)("layers of a version that has passed go if the next are not told: %s", async (why) => {
  const { layers: here, asking, table } = layers();
  here.toggle("dead");
  here.refresh();
  await vi.runAllTimersAsync();
  asking[why] = true;
  table.apply(turn({ facts: facts({ version: 4 }) }));
  expect(here.dead).not.toBeNull();
  here.refresh();
  await vi.runAllTimersAsync();
  expect(here.dead).toBeNull();
});

test("the answer to an earlier question does not replace that to a later one", async () => {
  const { layers: here, asking } = layers();
  const answers: ((answer: Answer | Refused | null) => void)[] = [];
  asking.ask = () => new Promise((resolve) => void answers.push(resolve));
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

test("a hint is asked for once a version, whatever else is switched", async () => {
  const { layers: here, asking } = layers();
  here.toggle("hint");
  here.refresh();
  here.toggle("dead");
  here.refresh();
  expect(here.isThinking).toBe(true);
  await vi.runAllTimersAsync();
  here.toggle("dead");
  here.refresh();
  expect(asking.questions.map(({ about }) => about)).toEqual(["hint", "layers"]);
  expect([here.hint?.move, here.isThinking]).toEqual(["D@1,0", false]);
});

test("layers that are refused say why, until they are told or off", async () => {
  const { layers: here, asking } = layers();
  asking.isRefusing = true;
  here.toggle("dead");
  here.refresh();
  await vi.runAllTimersAsync();
  expect(here.refusal?.told).toEqual(REFUSED.message);
  here.toggle("dead");
  expect(here.refusal).toBeNull();
  here.toggle("dead");
  asking.isRefusing = false;
  here.refresh();
  await vi.runAllTimersAsync();
  expect([here.refusal, here.dead]).toEqual([null, [[4, 4]]]);
});

test("a hint that is refused is not waited for: it says why, and can be asked for again", async () => {
  const { layers: here, asking } = layers();
  asking.isRefusing = true;
  here.toggle("hint");
  here.refresh();
  await vi.runAllTimersAsync();
  expect([here.isThinking, here.noHint]).toEqual([false, REFUSED.message]);
  asking.isRefusing = false;
  here.refresh();
  expect([here.isThinking, here.noHint]).toEqual([true, null]);
  await vi.runAllTimersAsync();
  expect(here.hint?.move).toBe("D@1,0");
});

test("a hint that a lost connection swallowed is asked for again with the next state", async () => {
  const { layers: here, asking, table } = layers();
  asking.isLost = true;
  here.toggle("hint");
  here.refresh();
  await vi.runAllTimersAsync();
  expect(here.isThinking).toBe(false);
  asking.isLost = false;
  table.apply(state({ aids: ALL }));
  here.refresh();
  await vi.runAllTimersAsync();
  expect(here.hint?.move).toBe("D@1,0");
});

test("what is on is kept for a game, as far as its table allows it", () => {
  const kept = new Store(null);
  const open = (changes: { game?: string; aids?: Aid[] }) =>
    new Layers(new Answering(), new TableState(state({ aids: ALL, ...changes })), kept);
  const before = open({});
  before.toggle("dead");
  before.toggle("features");
  before.toggle("features");
  const isOn = (after: Layers) => [after.isOn("dead"), after.isOn("features")];
  expect(isOn(open({}))).toEqual([true, false]);
  expect(isOn(open({ game: "g2" }))).toEqual([false, false]);
  expect(isOn(open({ aids: ["features"] }))).toEqual([false, false]);
});
