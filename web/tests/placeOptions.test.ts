import { expect, test } from "vitest";
import type { PlaceInfo, TouchedFeature } from "../src/protocol";
import { changedFeatures, groupBySpot, placeOptions, takenPlaces } from "../src/state/placeOptions";

function place(number: number, role: string, kind: string, segment = number): PlaceInfo {
  return { place: number, notation: kind, segment, kind, role, sides: [], direction: "n", spot: [120, 120] };
}

function feature(changes: Partial<TouchedFeature>): TouchedFeature {
  return {
    kind: "city",
    places: [],
    holders: [],
    pays_now: 1,
    pays_completed: 2,
    spots: [],
    pieces: [0, 0],
    joined: [],
    open_sides: 1,
    is_complete: false,
    ...changes,
  };
}

const RIVERS = [place(1, "fisher", "river"), place(2, "fisher", "river")];
const HUTS = [place(17, "hut", "river", 1), place(18, "hut", "river", 2), place(21, "hut", "lake", 5)];
const SYSTEM = feature({ kind: "system", places: [17, 18, 21] });

test("huts on one river system are one option, on its lake", () => {
  const options = placeOptions([...RIVERS, ...HUTS], [SYSTEM], [], 0);
  expect(options.map((option) => option.place)).toEqual([1, 2, 21]);
  expect(options[2]!.feature).toBe(SYSTEM);
});

test("without a lake the hut shares the disc of the first river", () => {
  const options = placeOptions([...RIVERS, ...HUTS.slice(0, 2)], [SYSTEM], [], 0);
  expect(groupBySpot(options).map((group) => group.map((option) => option.place))).toEqual([[1, 17], [2]]);
});

test("options beyond nine have letters", () => {
  const many = Array.from({ length: 13 }, (_, index) => place(index + 1, "farmer", "field"));
  expect(placeOptions(many, [], [], 0).map((option) => option.key)).toEqual([..."123456789abcd"]);
});

test("gains are counted beyond those of the tile alone", () => {
  const previews = [0, 1].map((number) => ({ place: number, gains: [number ? 7 : 3, 0], later: 0, tiles: 1, log: [] }));
  expect(placeOptions([place(1, "knight", "city")], [], previews, 0)[0]!.gain).toBe(4);
});

test("held features are taken, unless their spot is offered", () => {
  const all = [place(1, "knight", "city"), ...RIVERS];
  const city = feature({ places: [1], holders: [1] });
  expect(takenPlaces(all, [], [city]).map(({ info }) => info.place)).toEqual([1]);
  const options = placeOptions(all, [], [], 0);
  expect(takenPlaces(all, options, [city])).toEqual([]);
});

test("changes that matter most come first", () => {
  const own = feature({ kind: "road", is_complete: true, pieces: [1, 0] });
  const joined = feature({ joined: [0, 1], pieces: [1, 1] });
  const others = feature({ kind: "forest", is_complete: true, pieces: [0, 1] });
  expect(changedFeatures([own, feature({}), joined, others], 0)).toEqual([others, joined, own]);
});
