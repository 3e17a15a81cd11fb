import { expect, test } from "vitest";
import type { Entry } from "../src/protocol";
import { soundsOf } from "../src/sound/gameSounds";
import { noteFor } from "../src/sound/synth";
import { turn } from "./helpers/games";

const LAID = [{ x: 1, y: 0, tile: "V", rotation: 0, seat: 1, turn: 4 }];
const PLACED = { kind: "placed", pieces: [{ x: 1, y: 0, place: 1, seat: 1, role: "knight" }] } as unknown as Entry;
const scored = (points: number) => ({ kind: "scored", points, pieces: [] }) as unknown as Entry;

test("more points sound higher", () => {
  const notes = [1, 2, 3, 4, 6, 9, 12].map(noteFor);
  expect(notes).toEqual([...new Set(notes)].toSorted((one, other) => one - other));
  expect(noteFor(100)).toBe(noteFor(60));
});

test("a move sounds like its tile, follower and best points", () => {
  const names = soundsOf(turn({ laid: LAID, log: [PLACED, scored(2), scored(9)] }), 300).map(({ sound }) => sound);
  expect(names).toEqual([{ name: "tile" }, { name: "follower" }, { name: "points", points: 9 }]);
});
