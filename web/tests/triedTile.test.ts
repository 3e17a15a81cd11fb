import { expect, test } from "vitest";
import { discCentres, handlePlace, placeBeside } from "../src/board/triedTile";
import type { PlaceInfo } from "../src/protocol";

const FREE = { left: 0, top: 0, right: 1000, bottom: 600 };
const place = (x: number, y: number) => ({ info: { spot: [x, y] } as PlaceInfo });

test("discs that are too close move apart, within the tile", () => {
  const close = [place(120, 120), place(121, 120), place(120, 121), place(5, 5)];
  const centres = discCentres(close, 110);
  for (const [index, one] of centres.entries()) {
    for (const other of centres.slice(index + 1))
      expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(29);
    expect(Math.min(...one)).toBeGreaterThanOrEqual(14);
    expect(Math.max(...one)).toBeLessThanOrEqual(96);
  }
});

test("buttons lie below the tile if that cell is empty", () => {
  expect(handlePlace([500, 300], 130, FREE, () => true)?.side).toBe("below");
});

test("buttons lie on another side if there is a tile or no room", () => {
  expect(handlePlace([500, 300], 130, FREE, (_, down) => down !== 1)?.side).toBe("above");
  expect(handlePlace([500, 590], 130, FREE, () => true)?.side).toBe("above");
});

test("buttons are a column at the side of a tile", () => {
  const beside = handlePlace([500, 300], 130, FREE, (right, down) => down === 0 && right === 1);
  expect(beside).toMatchObject({ side: "right", isColumn: true });
});

test("buttons do not reach into a cell with a tile", () => {
  const size = 110;
  const below = handlePlace([500, 300], size, FREE, (right, down) => right === 0 && down === 1)!;
  expect(2 * (below.small + below.gap) + below.large).toBeLessThanOrEqual(size);
});

test("there are no buttons between four tiles", () => {
  expect(handlePlace([500, 300], 130, FREE, () => false)).toBeNull();
});

test("a card lies beside the neighbours, near its feature", () => {
  const around = { left: 300, top: 100, right: 690, bottom: 490 };
  const [x, y] = placeBeside([200, 200], { width: 150, height: 60 }, FREE, around)!;
  expect([x + 150 <= 300, y]).toEqual([true, 170]);
});

test("a card without room is not shown", () => {
  expect(placeBeside([0, 0], { width: 150, height: 60 }, FREE, FREE)).toBeNull();
});
