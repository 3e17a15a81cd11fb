import { expect, test } from "vitest";
import type { Cell, Choice, Command, PreviewAnswer, Question, Refused, State, TileInfo } from "../src/protocol";
import { nextTowards } from "../src/state/cells";
import { Laying, type Asking } from "../src/state/laying.svelte";
import { TableState } from "../src/state/table.svelte";
import { Tiles } from "../src/state/tiles.svelte";
import type { Outcome, Unnumbered } from "../src/wire/socket";
import { message } from "../src/words/lists";
import { facts, state, turn } from "./games";

const place = (number: number, notation: string) => ({
  place: number,
  notation,
  segment: number - 1,
  kind: "city",
  role: "knight",
  sides: ["n"],
  direction: "n",
  spot: [120, 60] as [number, number],
});
const LYING = { description: message("tile-part", { kind: "city" }), places: [place(1, "city"), place(2, "road")], areas: {} };
const TILE: TileInfo = { tile: "D", is_bonus: false, turns: [LYING, LYING, LYING, LYING] };
const CHOICES: Choice[] = [
  { x: 1, y: 0, rotation: 0, places: [1, 2] },
  { x: 1, y: 0, rotation: 2, places: [2] },
  { x: 0, y: -1, rotation: 3, places: [] },
];

/** What a session is to a move: it keeps what it is told, and answers as the test wants. */
class Asked implements Asking {
  sent: Unnumbered<Command>[] = [];
  questions: Unnumbered<Question>[] = [];
  outcome: Outcome = { type: "done", ask: "1", version: 4 };

  send(command: Unnumbered<Command>): Promise<Outcome> {
    this.sent.push(command);
    return Promise.resolve(this.outcome);
  }

  ask(question: Unnumbered<Question>): Promise<PreviewAnswer> {
    this.questions.push(question);
    const preview = (number: number, gain: number) => ({ place: number, gains: [gain, 0], later: 0, tiles: 1, log: [] });
    const places = [preview(0, 0), preview(1, 4)];
    return Promise.resolve({ type: "preview", ask: "1", version: 3, places, completes: [[0, 0, 1]] });
  }
}

async function laying(changes: Partial<State> = {}) {
  const tiles = new Tiles("modern", () => Promise.resolve(TILE));
  tiles.want("D");
  const table = new TableState(state({ aids: ["legal", "preview"], facts: facts({ choices: CHOICES }), ...changes }));
  const asked = new Asked();
  await Promise.resolve();
  return { laying: new Laying(asked, table, tiles), table, asked };
}

test("cells are those of the choices, in reading order", async () => {
  const { laying: here } = await laying();
  expect(here.cells).toEqual([
    [0, -1],
    [1, 0],
  ]);
});

test("a cell is taken in its first legal turn, and without a piece", async () => {
  const { laying: here } = await laying();
  here.choose([1, 0]);
  expect(here.tentative).toEqual({ x: 1, y: 0, rotation: 0, place: 0 });
});

test("a cell that is not legal cannot be chosen", async () => {
  const { laying: here } = await laying();
  here.choose([5, 5]);
  expect(here.tentative).toBeNull();
});

test("the tile turns through its legal turns only, and round", async () => {
  const { laying: here } = await laying();
  here.choose([1, 0]);
  here.turn(1);
  expect(here.tentative?.rotation).toBe(2);
  here.turn(1);
  expect(here.tentative?.rotation).toBe(0);
  here.turn(-1);
  expect(here.tentative?.rotation).toBe(2);
});

test("choosing the same cell again turns the tile, another one moves it", async () => {
  const { laying: here } = await laying();
  here.choose([1, 0]);
  here.choose([1, 0]);
  expect(here.tentative?.rotation).toBe(2);
  here.choose([0, -1]);
  expect(here.tentative).toEqual({ x: 0, y: -1, rotation: 3, place: 0 });
});

test("only places that are legal in this turn of the tile are offered", async () => {
  const { laying: here } = await laying();
  here.choose([1, 0]);
  expect(here.places.map((one) => one.notation)).toEqual(["city", "road"]);
  here.turn(1);
  expect(here.places.map((one) => one.notation)).toEqual(["road"]);
  here.choosePlace(1);
  expect(here.tentative?.place).toBe(0);
});

test("turning the tile takes the piece off it", async () => {
  const { laying: here } = await laying();
  here.choose([1, 0]);
  here.choosePlaceNumber(2);
  expect(here.tentative?.place).toBe(2);
  here.turn(1);
  expect(here.tentative?.place).toBe(0);
});

test("steps are taken back one by one", async () => {
  const { laying: here } = await laying();
  here.choose([1, 0]);
  here.choosePlace(1);
  expect([here.back(), here.tentative?.place]).toEqual([true, 0]);
  expect([here.back(), here.tentative]).toEqual([true, null]);
  expect(here.back()).toBe(false);
});

test("a move is sent in the notation, for the version that is seen", async () => {
  const { laying: here, asked } = await laying();
  here.choose([1, 0]);
  here.turn(1);
  here.choosePlace(2);
  await here.place();
  expect(asked.sent).toEqual([{ do: "move", version: 3, seat: 0, move: "D@1,0>180 road" }]);
});

test("a refusal stays with the tentative move, and says which side clashes", async () => {
  const { laying: here, asked } = await laying();
  const message = { id: "error-move-mismatch", arguments: { side: "N" } };
  asked.outcome = { type: "refused", code: "move/mismatch", message, version: 3, ask: "1" } satisfies Refused;
  here.choose([1, 0]);
  await here.place();
  expect(here.refusal?.side).toBe("N");
  expect(here.tentative).not.toBeNull();
  here.turn(1);
  expect(here.refusal).toBeNull();
});

test("what a move brings is asked once, and told for the place that is chosen", async () => {
  const { laying: here, asked } = await laying();
  here.choose([1, 0]);
  here.choosePlace(1);
  await Promise.resolve();
  expect(asked.questions).toHaveLength(1);
  expect(here.outcome?.gains).toEqual([4, 0]);
  expect(here.completes).toEqual([[0, 0, 1]]);
});

test("without the aid nothing is asked", async () => {
  const { laying: here, asked } = await laying({ aids: ["legal"] });
  here.choose([1, 0]);
  expect(asked.questions).toEqual([]);
  expect(here.outcome).toBeNull();
});

test("where legal moves are not shown, what a tile would bring is asked only of where it lies for a try", async () => {
  const { laying: here, asked } = await laying({ aids: ["preview"], facts: facts({ choices: null }) });
  here.point([1, 0]);
  await here.foresee(() => true);
  expect(asked.questions).toEqual([]);
  here.choose([1, 0]);
  await Promise.resolve();
  expect(asked.questions).toEqual([{ about: "preview", version: 3, x: 1, y: 0, rotation: 0 }]);
  expect(here.outcome?.gains).toEqual([0, 0]);
});

test("a tentative move is gone with its turn, but not with a reconnection", async () => {
  const { laying: here, table } = await laying();
  here.choose([1, 0]);
  table.apply(state({ aids: ["legal", "preview"], facts: facts({ choices: CHOICES }) }));
  expect(here.tentative).not.toBeNull();
  table.apply(turn({ facts: facts({ version: 4, turn: 3, player: 1 }) }));
  expect(here.tentative).toBeNull();
});

test("where legal moves are not shown, every cell beside a tile can be tried in every turn, with every place", async () => {
  const { laying: here } = await laying({ aids: [], facts: facts({ choices: null }) });
  expect(here.cells).toHaveLength(4);
  here.choose([0, 1]);
  expect(here.rotations).toEqual([0, 1, 2, 3]);
  expect(here.places).toHaveLength(2);
});

test("nothing can be laid while another one is to move", async () => {
  const { laying: here } = await laying({ facts: facts({ player: 1, choices: null }) });
  expect(here.cells).toEqual([]);
});

test("walking begins at the nearest cell and goes where it is sent", async () => {
  const { laying: here } = await laying();
  here.walk([1, 0], [3, 0]);
  expect(here.tentative).toMatchObject({ x: 1, y: 0 });
  here.walk([0, -1], [3, 0]);
  expect(here.tentative).toMatchObject({ x: 0, y: -1 });
  here.walk([0, -1], [3, 0]);
  expect(here.tentative).toMatchObject({ x: 0, y: -1 });
});

test("a cell straight ahead is nearer than one aside", () => {
  const cells: [number, number][] = [
    [1, 2],
    [3, 0],
  ];
  expect(nextTowards(cells, [0, 0], [1, 0])).toEqual([3, 0]);
});

test("arrows lead from every cell to every other", () => {
  const cells = Array.from({ length: 40 }, (_, number): Cell => [(number * 17) % 13, (number * number * 7) % 11]);
  const reached = (from: Cell): Set<string> => {
    const found = new Set([from.join()]);
    const open = [from];
    for (const cell of open)
      for (const direction of [[-1, 0], [1, 0], [0, -1], [0, 1]] as Cell[]) {
        const next = nextTowards(cells, cell, direction);
        if (!next || found.has(next.join())) continue;
        found.add(next.join());
        open.push(next);
      }
    return found;
  };
  for (const cell of cells) expect(reached(cell).size).toBe(new Set(cells.map((one) => one.join())).size);
});

test("the best that a cell brings is known once it was asked for, whatever the turn and the place", async () => {
  const { laying: here, asked } = await laying();
  expect(here.prospect([1, 0])).toBeNull();
  await here.foresee(() => asked.questions.length < 3);
  expect(asked.questions).toHaveLength(3);
  expect(here.prospect([1, 0])).toMatchObject({ rotation: 0, brings: { place: 1, gains: [4, 0] } });
  expect(here.roleOn(0, 1)).toBe("knight");
});

test("what was known of a move is asked for anew when the game has changed", async () => {
  const { laying: here, table, asked } = await laying();
  here.choose([1, 0]);
  await Promise.resolve();
  expect(here.preview).not.toBeNull();
  table.apply(turn({ facts: facts({ version: 4, choices: CHOICES }) }));
  expect(here.preview).toBeNull();
  here.refresh();
  await Promise.resolve();
  expect([here.preview === null, asked.questions.length]).toEqual([false, 2]);
});
