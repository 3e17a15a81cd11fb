import { expect, test } from "vitest";
import type {
  Cell,
  Choice,
  Command,
  PreviewAnswer,
  Question,
  Refused,
  State,
  TileInfo,
  TouchedFeature,
} from "../src/protocol";
import { nextTowards } from "../src/state/cells";
import { PendingMove, type CommandChannel, type Tentative } from "../src/state/pendingMove.svelte";
import { TableState } from "../src/state/table.svelte";
import { Tiles } from "../src/state/tiles.svelte";
import type { CommandOutcome, Unnumbered } from "../src/net/connection";
import { message } from "../src/i18n/message";
import { facts, state, turn } from "./helpers/games";

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
const ROTATED = {
  description: message("tile-part", { kind: "city" }),
  places: [place(1, "city"), place(2, "road")],
  areas: {},
};
const TILE: TileInfo = { tile: "D", is_bonus: false, turns: [ROTATED, ROTATED, ROTATED, ROTATED] };
const CHOICES: Choice[] = [
  { x: 1, y: 0, rotation: 0, places: [1, 2] },
  { x: 1, y: 0, rotation: 2, places: [2] },
  { x: 0, y: -1, rotation: 3, places: [] },
];

const CITY: TouchedFeature = {
  kind: "city",
  places: [1],
  holders: [],
  pays_now: 4,
  pays_completed: 4,
  spots: [[0, 0, 1]],
  pieces: [0, 0],
  joined: [],
  open_sides: 0,
  is_complete: true,
};

/** A channel that records commands and questions and gives fixed answers. */
class FakeMoveChannel implements CommandChannel {
  sent: Unnumbered<Command>[] = [];
  questions: Unnumbered<Question>[] = [];
  outcome: CommandOutcome = { type: "done", ask: "1", version: 4 };

  send(command: Unnumbered<Command>): Promise<CommandOutcome> {
    this.sent.push(command);
    return Promise.resolve(this.outcome);
  }

  ask(question: Unnumbered<Question>): Promise<PreviewAnswer> {
    this.questions.push(question);
    const preview = (number: number, gain: number) => ({
      place: number,
      gains: [gain, 0],
      later: 0,
      tiles: 1,
      log: [],
    });
    const places = [preview(0, 0), preview(1, 4)];
    return Promise.resolve({ type: "preview", ask: "1", version: 3, places, features: [CITY] });
  }
}

async function pendingMove(changes: Partial<State> = {}, fetchTile = () => Promise.resolve(TILE)) {
  const tiles = new Tiles("modern", fetchTile);
  tiles.want("D");
  const table = new TableState(state({ aids: ["legal", "preview"], facts: facts({ choices: CHOICES }), ...changes }));
  const channel = new FakeMoveChannel();
  await Promise.resolve();
  return { pendingMove: new PendingMove(channel, table, tiles), table, channel };
}

test("lists the cells of the choices in reading order", async () => {
  const { pendingMove: here } = await pendingMove();
  expect(here.cells).toEqual([
    [0, -1],
    [1, 0],
  ]);
});

test("choosing a cell uses the first legal rotation and no piece", async () => {
  const { pendingMove: here } = await pendingMove();
  here.chooseCell([1, 0]);
  expect(here.tentative).toEqual({ x: 1, y: 0, rotation: 0, place: 0 });
});

test("an illegal cell cannot be chosen", async () => {
  const { pendingMove: here } = await pendingMove();
  here.chooseCell([5, 5]);
  expect(here.tentative).toBeNull();
});

test("rotates through the legal rotations only", async () => {
  const { pendingMove: here } = await pendingMove();
  here.chooseCell([1, 0]);
  here.turn(1);
  expect(here.tentative?.rotation).toBe(2);
  here.turn(1);
  expect(here.tentative?.rotation).toBe(0);
  here.turn(-1);
  expect(here.tentative?.rotation).toBe(2);
});

test("choosing the same cell rotates, another cell moves the tile", async () => {
  const { pendingMove: here } = await pendingMove();
  here.chooseCell([1, 0]);
  here.chooseCell([1, 0]);
  expect(here.tentative?.rotation).toBe(2);
  here.chooseCell([0, -1]);
  expect(here.tentative).toEqual({ x: 0, y: -1, rotation: 3, place: 0 });
});

test("offers only places that are legal in this rotation", async () => {
  const { pendingMove: here } = await pendingMove();
  here.chooseCell([1, 0]);
  expect(here.places.map((one) => one.notation)).toEqual(["city", "road"]);
  here.turn(1);
  expect(here.places.map((one) => one.notation)).toEqual(["road"]);
  here.choosePlace(1);
  expect(here.tentative?.place).toBe(0);
});

test("rotating the tile removes the piece", async () => {
  const { pendingMove: here } = await pendingMove();
  here.chooseCell([1, 0]);
  here.chooseKey("2");
  expect(here.tentative?.place).toBe(2);
  here.turn(1);
  expect(here.tentative?.place).toBe(0);
});

test("goes back step by step", async () => {
  const { pendingMove: here } = await pendingMove();
  here.chooseCell([1, 0]);
  here.choosePlace(1);
  expect([here.back(), here.tentative?.place]).toEqual([true, 0]);
  expect([here.back(), here.tentative]).toEqual([true, null]);
  expect(here.back()).toBe(false);
});

test("sends the move in numbers with the visible version", async () => {
  const { pendingMove: here, channel } = await pendingMove();
  here.chooseCell([1, 0]);
  here.turn(1);
  here.choosePlace(2);
  await here.place();
  expect(channel.sent).toEqual([{ do: "move", version: 3, seat: 0, move: { x: 1, y: 0, rotation: 2, place: 2 } }]);
});

test("sends the piece of a hint before the tile has loaded", async () => {
  const { pendingMove: here, channel } = await pendingMove({}, () => new Promise(() => {}));
  const hint = { x: 1, y: 0, rotation: 0, place: 2 };
  here.tryMove({ ...hint, reason: message("why-draw") } as Tentative);
  await here.place();
  expect(here.places).toEqual([]);
  expect(channel.sent).toEqual([{ do: "move", version: 3, seat: 0, move: hint }]);
});

test("sends a typed move as text", async () => {
  const { pendingMove: here, channel } = await pendingMove();
  await here.play("D@1,0>180 road");
  expect(channel.sent).toEqual([{ do: "move", version: 3, seat: 0, move: "D@1,0>180 road" }]);
});

test("a refusal keeps the tentative move and names the side", async () => {
  const { pendingMove: here, channel } = await pendingMove();
  const message = { id: "error-move-mismatch", arguments: { side: "N" } };
  channel.outcome = { type: "refused", code: "move/mismatch", message, version: 3, ask: "1" } satisfies Refused;
  here.chooseCell([1, 0]);
  await here.place();
  expect(here.refusal?.side).toBe("N");
  expect(here.tentative).not.toBeNull();
  here.turn(1);
  expect(here.refusal).toBeNull();
});

test("requests one preview and shows it for the chosen place", async () => {
  const { pendingMove: here, channel } = await pendingMove();
  here.chooseCell([1, 0]);
  here.choosePlace(1);
  await Promise.resolve();
  expect(channel.questions).toHaveLength(1);
  expect(here.outcome?.gains).toEqual([4, 0]);
  expect(here.completes).toEqual([[0, 0, 1]]);
});

test("requests no preview without the aid", async () => {
  const { pendingMove: here, channel } = await pendingMove({ aids: ["dead"] });
  here.chooseCell([1, 0]);
  expect(channel.questions).toEqual([]);
  expect(here.outcome).toBeNull();
});

test("without legal moves, previews only the tentative tile", async () => {
  const { pendingMove: here, channel } = await pendingMove({ aids: ["preview"], facts: facts({ choices: null }) });
  here.point([1, 0]);
  await here.prefetchPreviews(() => true);
  expect(channel.questions).toEqual([]);
  here.chooseCell([1, 0]);
  await Promise.resolve();
  expect(channel.questions).toEqual([{ about: "preview", version: 3, x: 1, y: 0, rotation: 0 }]);
  expect(here.outcome?.gains).toEqual([0, 0]);
});

test("a tentative move survives a reconnection but not its turn", async () => {
  const { pendingMove: here, table } = await pendingMove();
  here.chooseCell([1, 0]);
  table.apply(state({ aids: ["legal", "preview"], facts: facts({ choices: CHOICES }) }));
  expect(here.tentative).not.toBeNull();
  table.apply(turn({ facts: facts({ version: 4, turn: 3, player: 1 }) }));
  expect(here.tentative).toBeNull();
});

test("without legal moves, anything beside a tile is allowed", async () => {
  const { pendingMove: here } = await pendingMove({ aids: [], facts: facts({ choices: null }) });
  expect(here.cells).toHaveLength(4);
  here.chooseCell([0, 1]);
  expect(here.rotations).toEqual([0, 1, 2, 3]);
  expect(here.places).toHaveLength(2);
});

test("no cell is available on another player's turn", async () => {
  const { pendingMove: here } = await pendingMove({ facts: facts({ player: 1, choices: null }) });
  expect(here.cells).toEqual([]);
});

test("arrow keys start at the nearest cell", async () => {
  const { pendingMove: here } = await pendingMove();
  here.walk([1, 0], [3, 0]);
  expect(here.tentative).toMatchObject({ x: 1, y: 0 });
  here.walk([0, -1], [3, 0]);
  expect(here.tentative).toMatchObject({ x: 0, y: -1 });
  here.walk([0, -1], [3, 0]);
  expect(here.tentative).toMatchObject({ x: 0, y: -1 });
});

test("prefers a cell straight ahead to one aside", () => {
  const cells: [number, number][] = [
    [1, 2],
    [3, 0],
  ];
  expect(nextTowards(cells, [0, 0], [1, 0])).toEqual([3, 0]);
});

test("arrow keys reach every cell from every other", () => {
  const cells = Array.from({ length: 40 }, (_, number): Cell => [(number * 17) % 13, (number * number * 7) % 11]);
  const reached = (from: Cell): Set<string> => {
    const found = new Set([from.join()]);
    const open = [from];
    for (const cell of open)
      for (const direction of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as Cell[]) {
        const next = nextTowards(cells, cell, direction);
        if (!next || found.has(next.join())) continue;
        found.add(next.join());
        open.push(next);
      }
    return found;
  };
  for (const cell of cells) expect(reached(cell).size).toBe(new Set(cells.map((one) => one.join())).size);
});

test("finds the best rotation and place of a cell", async () => {
  const { pendingMove: here, channel } = await pendingMove();
  expect(here.prospect([1, 0])).toBeNull();
  await here.prefetchPreviews(() => channel.questions.length < 3);
  expect(channel.questions).toHaveLength(3);
  expect(here.prospect([1, 0])).toMatchObject({ rotation: 0, outcome: { place: 1, gains: [4, 0] } });
  expect(here.roleOn(0, 1)).toBe("knight");
});

test("requests a new preview when the game has changed", async () => {
  const { pendingMove: here, table, channel } = await pendingMove();
  here.chooseCell([1, 0]);
  await Promise.resolve();
  expect(here.preview).not.toBeNull();
  table.apply(turn({ facts: facts({ version: 4, choices: CHOICES }) }));
  expect(here.preview).toBeNull();
  here.refresh();
  await Promise.resolve();
  expect([here.preview === null, channel.questions.length]).toEqual([false, 2]);
});

test("the example move is legal only where legal moves are shown", async () => {
  const { pendingMove: guided } = await pendingMove();
  expect(guided.example).toBe("D@0,-1>270");
  const { pendingMove: unguided } = await pendingMove({ aids: [], facts: facts({ choices: null }) });
  expect(unguided.example).toBe("D@x,y>90");
});
