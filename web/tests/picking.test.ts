import { describe, expect, it } from "vitest";
import { countDrawn, found, kindsOf, named, putAside, stepTo, withNext } from "../src/byhand/picking";
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

describe("the tiles that are meant", () => {
  it("are called by a text, from the beginning of a part of their name on", () => {
    expect(names(found(TILES, { text: " d", sides: {} }))).toEqual(["D", "Winter-D"]);
    expect(names(found(TILES, { text: "wint", sides: {} }))).toEqual(["Winter-D"]);
    expect(found(TILES, { text: "x", sides: {} })).toEqual([]);
  });

  it("have as many sides of a kind as are wanted, however they lie", () => {
    expect(names(found(TILES, { text: "", sides: { road: 2, city: 0 } }))).toEqual(["U", "V"]);
  });

  it("come last if they fit nowhere", () => {
    expect(names(found([tile("A", "ffrf", false), ...TILES], { text: "", sides: {} })).at(-1)).toBe("A");
  });

  it("are one for certain if a text names it, or nothing else is left", () => {
    expect(named(TILES, { text: "d", sides: {} })?.tile).toBe("D");
    expect(named(TILES, { text: "w", sides: {} })?.tile).toBe("Winter-D");
    expect(named(TILES, { text: "", sides: { road: 2 } })).toBeNull();
  });
});

describe("the sides that are wanted", () => {
  it("are of the kinds that there are", () => {
    expect(kindsOf(TILES)).toEqual(["city", "road", "field"]);
  });

  it("go round through the numbers that there are, and back to any", () => {
    const rounds = [{}];
    for (let taps = 0; taps < 4; taps += 1) rounds.push(withNext(TILES, rounds.at(-1)!, "city"));
    expect(rounds).toEqual([{}, { city: 1 }, { city: 4 }, { city: 0 }, {}]);
  });

  it("never leave nothing to choose", () => {
    expect(withNext(TILES, { city: 4 }, "road")).toEqual({ city: 4, road: 0 });
  });
});

describe("what was drawn", () => {
  it("can be undone by itself until it lies", () => {
    expect(countDrawn([])).toBe(0);
    expect(countDrawn([entry("placed"), entry("drawn"), entry("discarded")])).toBe(1);
    expect(countDrawn([entry("drawn"), entry("placed"), entry("scored")])).toBe(0);
  });

  it("is undone with what was put aside before it", () => {
    const turn = [entry("drawn", "C"), entry("discarded", "C"), entry("drawn", "D")];
    expect(countDrawn([entry("drawn"), entry("placed"), ...turn])).toBe(2);
  });

  it("was put aside if that is the last that happened", () => {
    expect(putAside([entry("drawn", "C"), entry("discarded", "C")])).toBe("C");
    expect(putAside([entry("drawn", "C"), entry("discarded", "C"), entry("drawn", "D")])).toBeNull();
  });
});

it("arrows lead through rows, and never out of them", () => {
  expect(stepTo("ArrowRight", 1, 7, 3)).toBe(2);
  expect(stepTo("ArrowDown", 1, 7, 3)).toBe(4);
  expect(stepTo("ArrowDown", 5, 7, 3)).toBe(5);
  expect(stepTo("ArrowLeft", 0, 7, 3)).toBe(0);
  expect(stepTo("End", 0, 7, 3)).toBe(6);
  expect(stepTo("x", 0, 7, 3)).toBeNull();
});
