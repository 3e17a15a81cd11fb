import { expect, test } from "vitest";
import { TutorialGame } from "../src/tutorial/tutorialGame.svelte";
import { forget, keep, loadProgress } from "../src/tutorial/savedProgress";
import { advance, cardOf, LESSONS, turnPage, type Progress, type Situation } from "../src/tutorial/lessons";
import { FIRST_GAME_PATH, routeOf } from "../src/state/router.svelte";
import { PersistentStore } from "../src/state/persistentStore";
import { noConnection } from "../src/net/refusal";

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

test("explains the tile first, then the follower once it is placed", () => {
  const first = advance(NOTHING, at());
  expect(first.begun?.lesson).toBe("tile");
  const placed = advance(first, at({ isLying: true, roles: ["robber"] }));
  expect([placed.told, placed.begun?.lesson]).toEqual([["tile"], "follower"]);
  expect(advance(placed, at({ turn: 1, isYours: false })).told).toEqual(["tile", "follower"]);
});

test("a lesson that ends with an action suggests it", () => {
  const first = advance(NOTHING, at());
  expect(cardOf(first, at())).toMatchObject({ hasNext: true, suggests: false });
  expect(cardOf(turnPage(first), at())).toMatchObject({ hasNext: false, suggests: true });
});

test("shows a lesson until it is read", () => {
  const known: Progress = { told: ["tile", "follower"], begun: null };
  const begun = advance(known, at({ turn: 2, isComplete: true }));
  expect(begun.begun?.lesson).toBe("completion");
  expect(advance(begun, at({ turn: 4 }))).toBe(begun);
  expect(turnPage(turnPage(begun))).toEqual({ told: ["tile", "follower", "completion"], begun: null });
});

test("playing on skips an unread lesson", () => {
  const begun: Progress = { told: ["tile", "follower"], begun: { lesson: "completion", turn: 2, page: 0 } };
  expect(advance(begun, at({ turn: 5, isYours: false }))).toEqual({
    told: ["tile", "follower", "completion"],
    begun: null,
  });
});

test("explains farmers only later in the game", () => {
  const known: Progress = { told: ["tile", "follower"], begun: null };
  const early = at({ turn: 2, isLying: true, roles: ["farmer"] });
  expect(advance(known, early)).toBe(known);
  expect(advance(known, { ...early, turn: 8 }).begun?.lesson).toBe("field");
});

test("shows the remaining lessons at the last tile", () => {
  let progress: Progress = { told: ["tile", "follower"], begun: null };
  for (const lesson of ["completion", "majority", "field"]) {
    progress = advance(progress, at({ turn: 10, isLast: true }));
    expect(progress.begun?.lesson).toBe(lesson);
    progress = turnPage(turnPage(progress));
  }
  expect(progress.told).toEqual(LESSONS);
});

test("shows the turn between lessons and a summary at the end", () => {
  const known: Progress = { told: LESSONS, begun: null };
  expect(cardOf(known, at()).kind).toBe("turn");
  expect(cardOf(known, at({ isLying: true })).kind).toBe("place");
  expect(cardOf(known, at({ isYours: false })).kind).toBe("wait");
  expect(cardOf(known, at({ isYours: false, isOver: true, isCounting: true })).kind).toBe("count");
  const unread: Progress = { told: [], begun: { lesson: "field", turn: 10, page: 0 } };
  expect(cardOf(unread, at({ isYours: false, isOver: true })).kind).toBe("end");
});

test("stores progress until forgotten and ignores invalid values", () => {
  const store = new PersistentStore(null);
  expect(loadProgress(store)).toBeNull();
  keep({ game: "g1", told: ["tile"] }, store);
  expect(loadProgress(store)).toEqual({ game: "g1", told: ["tile"] });
  forget(store);
  expect(loadProgress(store)).toBeNull();
  store.write("first-game", '{"game": 3}');
  expect(loadProgress(store)).toBeNull();
});

test("two simultaneous starts create one game", async () => {
  let made = 0;
  const first = new TutorialGame(async () => `g${(made += 1)}`);
  const wanted = [first.start(), first.start()];
  expect(first.isStarting).toBe(true);
  await Promise.all(wanted);
  expect([made, first.game, first.isStarting]).toEqual([1, "g1", false]);
  await first.start();
  expect(first.game).toBe("g2");
});

test("keeps the game and reports why a new one is refused", async () => {
  const first = new TutorialGame(() => Promise.reject(noConnection()));
  first.game = "g1";
  await first.start();
  expect([first.game, first.refusal?.code, first.isStarting]).toEqual(["g1", "page/no-connection", false]);
});

test("the first game has its own path", () => {
  expect(routeOf(FIRST_GAME_PATH)).toEqual({ page: "first-game" });
});
