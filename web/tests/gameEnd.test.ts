import { expect, test } from "vitest";
import { isBest, finalPoints, linesOf, ranking } from "../src/game/end/pointSums";
import { graphOf, ticks } from "../src/game/end/scoreGraph";
import type { Entry } from "../src/protocol";
import { scoringSteps } from "../src/state/finalScoring";

function scoredEntry(seats: number[], points: number, is_final = true): Entry {
  const message = { id: "event-scored", arguments: {} };
  return {
    turn: 9,
    kind: "scored",
    message,
    details: [],
    seats,
    cells: [],
    points,
    is_final,
    tile: null,
    rotation: 0,
    move: null,
    effects: [],
    pieces: [],
    spots: [],
    paying: [],
    caption: null,
  };
}

const SUMS = [
  { kind: "field", is_final: true, points: [3, 0] },
  { kind: "city", is_final: false, points: [4, 8] },
  { kind: "road", is_final: false, points: [0, 0] },
];
const FRAME = { width: 200, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

test("the final scoring starts from the scores before it", () => {
  const steps = scoringSteps([scoredEntry([0], 2, false), scoredEntry([0, 1], 5), scoredEntry([1], 1)], [20, 16]);
  expect(steps.map(({ number, scores }) => [number, scores])).toEqual([
    [1, [20, 15]],
    [2, [20, 16]],
  ]);
});

test("lines without points are omitted and final lines come last", () => {
  expect(linesOf(SUMS).map(({ kind }) => kind)).toEqual(["city", "field"]);
});

test("the final points are the sum of the final lines", () => {
  expect(finalPoints(SUMS, 2)).toEqual([3, 0]);
});

test("the best needs points and can be shared", () => {
  expect([isBest([0, 0], 0), isBest([3, 3], 1), isBest([3, 4], 0)]).toEqual([false, true, false]);
});

test("winners come first even if a resigned player has more", () => {
  expect(ranking([10, 30, 20], [2])).toEqual([2, 1, 0]);
});

test("axis ticks are a few round numbers", () => {
  expect(ticks(87)).toEqual([0, 20, 40, 60, 80]);
  expect(ticks(3)).toEqual([0]);
});

test("the winner's line ends at the top right, after the last turn", () => {
  const graph = graphOf(
    [
      [0, 0],
      [4, 0],
      [4, 2],
    ],
    [10, 2],
    FRAME,
  );
  expect(graph.lines[0]!.end).toEqual([200, 0]);
  expect(graph.finalScoringX).toBeLessThan(200);
});

test("without a final scoring the last turn is not set apart", () => {
  expect(
    graphOf(
      [
        [0, 0],
        [4, 0],
      ],
      [4, 0],
      FRAME,
    ).finalScoringX,
  ).toBeNull();
});

test("labels of lines that end together do not overlap", () => {
  const [one, other] = graphOf(
    [
      [0, 0],
      [4, 4],
    ],
    [4, 4],
    FRAME,
  ).lines;
  expect(Math.abs(one!.labelY - other!.labelY)).toBeGreaterThan(12);
});

test("labels of a game without points stay inside the graph", () => {
  const scores = [0, 0, 0];
  const { lines } = graphOf([scores, scores], scores, FRAME);
  const labels = lines.map(({ labelY }) => labelY).toSorted((one, other) => one - other);
  expect(labels.at(-1)).toBeLessThanOrEqual(FRAME.height);
  expect(labels[1]! - labels[0]!).toBeGreaterThan(12);
});
