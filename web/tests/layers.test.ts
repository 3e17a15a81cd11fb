import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Aid, Answer, Command, LayersAnswer, Question, Refused } from "../src/protocol";
import { Layers } from "../src/state/layers.svelte";
import type { Asking } from "../src/state/laying.svelte";
import { TableState } from "../src/state/table.svelte";
import type { Outcome, Unnumbered } from "../src/wire/socket";
import { facts, state, turn } from "./games";

const ALL: Aid[] = ["legal", "features", "dead", "remaining", "fits", "hint"];

class Answering implements Asking {
  questions: Unnumbered<Question>[] = [];

  send(_: Unnumbered<Command>): Promise<Outcome> {
    throw new Error("layers change nothing");
  }

  ask(question: Unnumbered<Question>): Promise<Answer | Refused | null> {
    this.questions.push(question);
    const { version } = question;
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
  here.point([2, 0]);
  await vi.runAllTimersAsync();
  expect(asking.questions).toEqual([{ about: "fits", version: 3, x: 2, y: 0 }]);
  expect(here.fits?.cell).toEqual([2, 0]);
});

test("nothing is asked about a cell with a tile", async () => {
  const { layers: here, asking } = layers();
  here.toggle("remaining");
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
