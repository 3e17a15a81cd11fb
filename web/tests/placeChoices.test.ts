import { expect, test } from "vitest";
import { formatDuration } from "../src/game/players/durations";
import { placeChoices } from "../src/game/hand/placeChoices";
import type { PlaceInfo, PlacePreview } from "../src/protocol";

const KNIGHT: PlaceInfo = {
  place: 1,
  notation: "city",
  segment: 0,
  kind: "city",
  role: "knight",
  sides: ["n"],
  direction: "n",
  spot: [120, 40],
};
const PREVIEWS: PlacePreview[] = [
  { place: 0, gains: [2, 3], later: 0, tiles: 0, log: [] },
  { place: 1, gains: [10, 3], later: 0, tiles: 4, log: [] },
];

test("lists the gain of each place, and no piece last", () => {
  const choices = placeChoices([KNIGHT], PREVIEWS, 0);
  expect(choices.map(({ place, gain, tiles }) => [place, gain, tiles])).toEqual([
    [1, 8, 4],
    [0, 0, 0],
  ]);
});

test("without a preview the gains are unknown", () => {
  expect(placeChoices([KNIGHT], null, 0).map(({ gain }) => gain)).toEqual([null, null]);
});

test.each([
  [-2, 0, "seconds"],
  [59.9, 59, "seconds"],
  [60, 1, "minutes"],
  [7300, 2, "hours"],
  [200000, 2, "days"],
])("%d seconds are %d %s", (seconds, count, unit) => {
  expect(formatDuration(seconds)).toEqual({ count, unit });
});
