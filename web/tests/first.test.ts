import { expect, test } from "vitest";
import { FirstGame } from "../src/first/firstgame.svelte";
import { forget, keep, recall } from "../src/first/keeping";
import { advance, cardOf, LESSONS, turned, type Progress, type Situation } from "../src/first/lessons";
import { FIRST_GAME_PATH, routeOf } from "../src/state/router.svelte";
import { Store } from "../src/state/store";
import { noConnection } from "../src/wire/refusal";

const NOTHING: Progress = { told: [], begun: null };

function at(changes: Partial<Situation> = {}): Situation {
  return {
    turn: 0,
    isYours: true,
    isLast: false,
    isLying: false,
    roles: [],
    isComplete: false,
    isShared: false,
    isCounting: false,
    isOver: false,
    ...changes,
  };
}

test("a tile is spoken of first, and a follower once the tile lies where one could go", () => {
  const first = advance(NOTHING, at());
  expect(first.begun?.lesson).toBe("tile");
  const lying = advance(first, at({ isLying: true, roles: ["robber"] }));
  expect([lying.told, lying.begun?.lesson]).toEqual([["tile"], "follower"]);
  expect(advance(lying, at({ turn: 1, isYours: false })).told).toEqual(["tile", "follower"]);
});

test("a lesson whose last page asks for a deed has no other way on, and shows how", () => {
  const first = advance(NOTHING, at());
  expect(cardOf(first, at())).toMatchObject({ hasNext: true, suggests: false });
  expect(cardOf(turned(first), at())).toMatchObject({ hasNext: false, suggests: true });
});

test("what came up is told until it was read, although it is past on the table", () => {
  const known: Progress = { told: ["tile", "follower"], begun: null };
  const begun = advance(known, at({ turn: 2, isComplete: true }));
  expect(begun.begun?.lesson).toBe("completion");
  expect(advance(begun, at({ turn: 4 }))).toBe(begun);
  expect(turned(turned(begun))).toEqual({ told: ["tile", "follower", "completion"], begun: null });
});

test("whoever plays on without reading leaves a lesson behind", () => {
  const begun: Progress = { told: ["tile", "follower"], begun: { lesson: "completion", turn: 2, page: 0 } };
  expect(advance(begun, at({ turn: 5, isYours: false }))).toEqual({ told: ["tile", "follower", "completion"], begun: null });
});

test("farmers are not spoken of before there can be cities for them", () => {
  const known: Progress = { told: ["tile", "follower"], begun: null };
  const early = at({ turn: 2, isLying: true, roles: ["farmer"] });
  expect(advance(known, early)).toBe(known);
  expect(advance(known, { ...early, turn: 8 }).begun?.lesson).toBe("field");
});

test("what has not come up by the last tile is told then, one after the other", () => {
  let progress: Progress = { told: ["tile", "follower"], begun: null };
  for (const lesson of ["completion", "majority", "field"]) {
    progress = advance(progress, at({ turn: 10, isLast: true }));
    expect(progress.begun?.lesson).toBe(lesson);
    progress = turned(turned(progress));
  }
  expect(progress.told).toEqual(LESSONS);
});

test("between lessons the guide says whose turn it is, and in the end what was learnt", () => {
  const known: Progress = { told: LESSONS, begun: null };
  expect(cardOf(known, at()).kind).toBe("turn");
  expect(cardOf(known, at({ isLying: true })).kind).toBe("place");
  expect(cardOf(known, at({ isYours: false })).kind).toBe("wait");
  expect(cardOf(known, at({ isYours: false, isOver: true, isCounting: true })).kind).toBe("count");
  const unread: Progress = { told: [], begun: { lesson: "field", turn: 10, page: 0 } };
  expect(cardOf(unread, at({ isYours: false, isOver: true })).kind).toBe("end");
});

test("how far one is, is kept until it is forgotten, and what cannot be read is nothing", () => {
  const store = new Store(null);
  expect(recall(store)).toBeNull();
  keep({ game: "g1", told: ["tile"] }, store);
  expect(recall(store)).toEqual({ game: "g1", told: ["tile"] });
  forget(store);
  expect(recall(store)).toBeNull();
  store.write("first-game", '{"game": 3}');
  expect(recall(store)).toBeNull();
});

test("whoever wants a game twice at once gets one", async () => {
  let made = 0;
  const first = new FirstGame(async () => `g${(made += 1)}`);
  const wanted = [first.start(), first.start()];
  expect(first.isStarting).toBe(true);
  await Promise.all(wanted);
  expect([made, first.game, first.isStarting]).toEqual([1, "g1", false]);
  await first.start();
  expect(first.game).toBe("g2");
});

test("a game stays if another one is refused, and it says why", async () => {
  const first = new FirstGame(() => Promise.reject(noConnection()));
  first.game = "g1";
  await first.start();
  expect([first.game, first.refusal?.code, first.isStarting]).toEqual(["g1", "page/no-connection", false]);
});

test("the first game has an address of its own", () => {
  expect(routeOf(FIRST_GAME_PATH)).toEqual({ page: "first-game" });
});
