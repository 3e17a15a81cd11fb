import { expect, test } from "vitest";
import { markersOf, SIDES, SPACES, spacesOf, spotOf } from "../src/game/score/trackSpaces";

test("has 50 spaces, clockwise from the top left corner", () => {
  expect(SPACES).toBe(50);
  expect(SIDES.flatMap(spacesOf)).toEqual(Array.from({ length: 50 }, (_, space) => space));
});

test.each([
  [0, "top", 0.5 / 16],
  [15, "top", 15.5 / 16],
  [16, "right", 0.5 / 9],
  [25, "bottom", 0.5 / 16],
  [41, "left", 0.5 / 9],
  [49, "left", 8.5 / 9],
])("a score of %i is on the %s side", (score, side, along) => {
  expect(spotOf(score)).toEqual({ side, along });
});

test("a marker starts a new lap after 50 points", () => {
  const [marker] = markersOf([112]);
  expect(marker).toMatchObject({ laps: 2, score: 112, ...spotOf(12) });
});

test("markers on one space fan out, further with lap badges", () => {
  expect(markersOf([7, 7, 3]).map(({ fan }) => fan)).toEqual([-0.5, 0.5, 0]);
  expect(markersOf([7, 57, 3]).map(({ fan }) => fan)).toEqual([-1.5, 1.5, 0]);
});

test("shows pale markers only for seats that gain points", () => {
  const pale = markersOf([7, 9], [0, 4]).filter(({ isPale }) => isPale);
  expect(pale).toHaveLength(1);
  expect(pale[0]).toMatchObject({ seat: 1, score: 13 });
});
