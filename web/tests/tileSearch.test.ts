import { describe, expect, it } from "vitest";
import {
  countDrawn,
  matchingTiles,
  kindsOf,
  onlyMatch,
  discardedTile,
  nextIndex,
  cycleSides,
} from "../src/game/byhand/tileSearch";
import type { DrawableTile, Entry } from "../src/protocol";

const tile = (name: string, sides: string, fits = true): DrawableTile => ({
  tile: name,
  count: 1,
  sides: [...sides].map((letter) => ({ c: "city", r: "road", f: "field" })[letter]!),
  fits,
});
const TILES = [tile("C", "cccc"), tile("D", "crfr"), tile("U", "rfrf"), tile("V", "ffrr"), tile("Winter-D", "crfr")];
const names = (tiles: DrawableTile[]) => tiles.map((one) => one.tile);
const entry = (kind: Entry["kind"], of: string | null = null) => ({ kind, tile: of }) as Entry;

describe("matching tiles", () => {
  it("have a name part that starts with the text", () => {
    expect(names(matchingTiles(TILES, { text: " d", sides: {} }))).toEqual(["D", "Winter-D"]);
    expect(names(matchingTiles(TILES, { text: "wint", sides: {} }))).toEqual(["Winter-D"]);
    expect(matchingTiles(TILES, { text: "x", sides: {} })).toEqual([]);
  });

  it("have the requested number of sides in any rotation", () => {
    expect(names(matchingTiles(TILES, { text: "", sides: { road: 2, city: 0 } }))).toEqual(["U", "V"]);
  });

  it("come last if they fit nowhere", () => {
    expect(names(matchingTiles([tile("A", "ffrf", false), ...TILES], { text: "", sides: {} })).at(-1)).toBe("A");
  });

  it("reduce to one by an exact name or if only one is left", () => {
    expect(onlyMatch(TILES, { text: "d", sides: {} })?.tile).toBe("D");
    expect(onlyMatch(TILES, { text: "w", sides: {} })?.tile).toBe("Winter-D");
    expect(onlyMatch(TILES, { text: "", sides: { road: 2 } })).toBeNull();
  });
});

describe("side filters", () => {
  it("offer the kinds on the tiles", () => {
    expect(kindsOf(TILES)).toEqual(["city", "road", "field"]);
  });

  it("cycle through the possible counts and back to any", () => {
    const rounds = [{}];
    for (let taps = 0; taps < 4; taps += 1) rounds.push(cycleSides(TILES, rounds.at(-1)!, "city"));
    expect(rounds).toEqual([{}, { city: 1 }, { city: 4 }, { city: 0 }, {}]);
  });

  it("skip counts that match no tile", () => {
    expect(cycleSides(TILES, { city: 4 }, "road")).toEqual({ city: 4, road: 0 });
  });
});

describe("a drawn tile", () => {
  it("can be undone until it is placed", () => {
    expect(countDrawn([])).toBe(0);
    expect(countDrawn([entry("placed"), entry("drawn"), entry("discarded")])).toBe(1);
    expect(countDrawn([entry("drawn"), entry("placed"), entry("scored")])).toBe(0);
  });

  it("is undone together with the tile set aside before it", () => {
    const turn = [entry("drawn", "C"), entry("discarded", "C"), entry("drawn", "D")];
    expect(countDrawn([entry("drawn"), entry("placed"), ...turn])).toBe(2);
  });

  it("is set aside if that was the last event", () => {
    expect(discardedTile([entry("drawn", "C"), entry("discarded", "C")])).toBe("C");
    expect(discardedTile([entry("drawn", "C"), entry("discarded", "C"), entry("drawn", "D")])).toBeNull();
  });
});

it("arrow keys move through rows and stay inside", () => {
  expect(nextIndex("ArrowRight", 1, 7, 3)).toBe(2);
  expect(nextIndex("ArrowDown", 1, 7, 3)).toBe(4);
  expect(nextIndex("ArrowDown", 5, 7, 3)).toBe(5);
  expect(nextIndex("ArrowLeft", 0, 7, 3)).toBe(0);
  expect(nextIndex("End", 0, 7, 3)).toBe(6);
  expect(nextIndex("x", 0, 7, 3)).toBeNull();
});
