import { expect, test } from "vitest";
import { TutorialGame } from "../src/tutorial/tutorialGame.svelte";
import { clearProgress, saveProgress, loadProgress } from "../src/tutorial/savedProgress";
import { adviceFor } from "../src/tutorial/guide.svelte";
import {
  advance,
  areLayersKnown,
  cardOf,
  LESSONS,
  rolesOn,
  turnPage,
  type Lesson,
  type Progress,
  type Situation,
} from "../src/tutorial/lessons";
import { message } from "../src/i18n/message";
import { FIRST_GAME_PATH, routeOf } from "../src/state/router.svelte";
import { PersistentStore } from "../src/state/persistentStore";
import { noConnection } from "../src/net/refusal";

const NOTHING: Progress = { finished: [], current: null };

function at(changes: Partial<Situation> = {}): Situation {
  return {
    turn: 0,
    isYours: true,
    isLast: false,
    isTileTentative: false,
    roles: [],
    isComplete: false,
    isShared: false,
    isScoring: false,
    isOver: false,
    ...changes,
  };
}

test("explains the tile first, then the follower once it is placed", () => {
  const first = advance(NOTHING, at());
  expect(first.current?.lesson).toBe("tile");
  const placed = advance(first, at({ isTileTentative: true, roles: ["robber"] }));
  expect([placed.finished, placed.current?.lesson]).toEqual([["tile"], "follower"]);
  expect(advance(placed, at({ turn: 1, isYours: false })).finished).toEqual(["tile", "follower"]);
});

test("a lesson that ends with an action suggests it", () => {
  const first = advance(NOTHING, at());
  expect(cardOf(first, at())).toMatchObject({ hasNext: true, suggests: false });
  expect(cardOf(turnPage(first), at())).toMatchObject({ hasNext: false, suggests: true });
});

test("shows a lesson until it is read", () => {
  const known: Progress = { finished: ["tile", "follower"], current: null };
  const current = advance(known, at({ turn: 2, isComplete: true }));
  expect(current.current?.lesson).toBe("completion");
  expect(advance(current, at({ turn: 4 }))).toBe(current);
  expect(turnPage(turnPage(current))).toEqual({ finished: ["tile", "follower", "completion"], current: null });
});

test("playing on skips an unread lesson", () => {
  const current: Progress = { finished: ["tile", "follower"], current: { lesson: "completion", turn: 2, page: 0 } };
  expect(advance(current, at({ turn: 5, isYours: false }))).toEqual({
    finished: ["tile", "follower", "completion"],
    current: null,
  });
});

test("explains farmers only later in the game", () => {
  const known: Progress = { finished: ["tile", "follower"], current: null };
  const early = at({ turn: 2, isTileTentative: true, roles: ["farmer"] });
  expect(advance(known, early)).toBe(known);
  expect(advance(known, { ...early, turn: 8 }).current?.lesson).toBe("field");
});

test("explains the monastery when a monk could go there", () => {
  const known: Progress = { finished: ["tile", "follower"], current: null };
  expect(advance(known, at({ turn: 2, isTileTentative: true, roles: ["monk"] })).current?.lesson).toBe("monastery");
});

test("shows all four followers, and later the one that matters", () => {
  const card = (lesson: Lesson, page: number) => cardOf({ finished: [], current: { lesson, turn: 0, page } }, at());
  expect(rolesOn(card("follower", 0))).toEqual(["robber", "knight", "monk", "farmer"]);
  expect(rolesOn(card("follower", 1))).toEqual([]);
  expect(rolesOn(card("monastery", 0))).toEqual(["monk"]);
  expect(rolesOn(cardOf(NOTHING, at()))).toEqual([]);
});

test("layers are known from the lesson about the majority", () => {
  expect(areLayersKnown({ finished: ["tile"], current: { lesson: "follower", turn: 0, page: 0 } })).toBe(false);
  expect(areLayersKnown({ finished: ["tile"], current: { lesson: "majority", turn: 6, page: 0 } })).toBe(true);
  expect(areLayersKnown({ finished: ["majority"], current: null })).toBe(true);
});

test("advice names whole points", () => {
  const claims = message("why-claims", { kind: "city", points: 5.96 });
  const both = message("list-last", { before: claims, last: message("why-ties-up") });
  expect(adviceFor(both)).toEqual(message("page-guide-good-claims", { kind: "city", points: 6 }));
  expect(adviceFor(message("why-scores", { points: 4 }))).toEqual(message("page-guide-good-scores", { points: 4 }));
  expect(adviceFor(message("why-claims", { kind: "road", points: 0.2 })).id).toBe("page-guide-good");
  expect(adviceFor(message("why-changes-little")).id).toBe("page-guide-good");
});

test("shows the remaining lessons at the last tile", () => {
  let progress: Progress = { finished: ["tile", "follower"], current: null };
  for (const lesson of ["completion", "majority", "field", "monastery"]) {
    progress = advance(progress, at({ turn: 10, isLast: true }));
    expect(progress.current?.lesson).toBe(lesson);
    while (progress.current) progress = turnPage(progress);
  }
  expect(progress.finished).toEqual(LESSONS);
});

test("shows the turn between lessons and a summary at the end", () => {
  const known: Progress = { finished: LESSONS, current: null };
  expect(cardOf(known, at()).kind).toBe("turn");
  expect(cardOf(known, at({ isTileTentative: true })).kind).toBe("place");
  expect(cardOf(known, at({ isYours: false })).kind).toBe("wait");
  expect(cardOf(known, at({ isYours: false, isOver: true, isScoring: true })).kind).toBe("count");
  const unread: Progress = { finished: [], current: { lesson: "field", turn: 10, page: 0 } };
  expect(cardOf(unread, at({ isYours: false, isOver: true })).kind).toBe("end");
});

test("stores progress until forgotten and ignores invalid values", () => {
  const store = new PersistentStore(null);
  expect(loadProgress(store)).toBeNull();
  saveProgress({ game: "g1", finished: ["tile"] }, store);
  expect(loadProgress(store)).toEqual({ game: "g1", finished: ["tile"] });
  clearProgress(store);
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
