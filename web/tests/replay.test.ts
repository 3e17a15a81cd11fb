import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import REPLAY_MESSAGES from "virtual:chapters/replay";
import type { EffectInfo, Entry, ReviewedMove, ReviewedTurn, GameReview, Laid, Message, Replay } from "../src/protocol";
import { ReplayQuestions } from "../src/state/replaySource";
import { arrowOf } from "../src/replay/arrow";
import { Continuation } from "../src/newgame/continuation.svelte";
import {
  barsOf,
  frameOf,
  reviewedLead,
  leadOf,
  leadY,
  linesOf,
  marksOf,
  scaleOf,
  turnX,
  type LeadGraphFrame,
} from "../src/replay/leadGraph";
import { betterThan, markOf, comparedMoves, reasonsFor, signedText, worthMessage } from "../src/replay/reviewedTurn";
import { mistakesOf, ReviewLoader } from "../src/state/review.svelte";
import { MoveEffects } from "../src/replay/moveEffects.svelte";
import { hasRoomForWords, labelSides } from "../src/replay/labelPlaces";
import { listMoves, playOrder, roundsOf, type ListedMove } from "../src/replay/moveList";
import { Recording, stateAfter } from "../src/state/recording.svelte";
import { noConnection } from "../src/net/refusal";
import { LANGUAGES, SOURCES, type Language } from "../src/i18n/languages";
import { message } from "../src/i18n/message";
import { Catalog } from "../src/i18n/catalog";
import { facts, seat, state, table, turn } from "./helpers/games";

const TILE = 240;

const entry = (changes: Partial<Entry>): Entry => ({
  turn: 1,
  kind: "placed",
  message: { id: "event-placed", arguments: {} },
  details: [],
  seats: [0],
  cells: [],
  points: 0,
  is_final: false,
  tile: "D",
  rotation: 0,
  move: null,
  effects: [],
  pieces: [],
  spots: [],
  paying: [],
  caption: null,
  ...changes,
});

const placement = (number: number, seats = 2): Laid => ({
  x: number,
  y: 0,
  tile: "D",
  rotation: 0,
  seat: (number - 1) % seats,
  turn: number,
});

/** Return a game of two seats with tiles in a row, each worth a point. */
function replay(turns: number, changes: Partial<Replay> = {}): Replay {
  const numbers = Array.from({ length: turns }, (_, index) => index + 1);
  const scores = (number: number) => [Math.ceil(number / 2), Math.floor(number / 2)];
  return {
    state: state({ facts: facts({ version: 0, turn: 0, scores: [0, 0] }), log: [] }),
    turns: numbers.map((number) =>
      turn({
        facts: facts({ version: number, turn: number, scores: scores(number) }),
        laid: [placement(number)],
        log: [entry({ turn: number })],
      }),
    ),
    moves: numbers.map((number) => ({
      seat: (number - 1) % 2,
      move: `D@${number},0`,
      gains: number % 2 ? [1, 0] : [0, 1],
    })),
    is_over: true,
    is_counted: true,
    ...changes,
  };
}

describe("the table after a turn", () => {
  test("has the tiles, log and scores so far", () => {
    const after = stateAfter(replay(4), 3);
    expect(after.board.map(({ x }) => x)).toEqual([0, 1, 2, 3]);
    expect(after.log).toHaveLength(3);
    expect(after.course).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
    expect(after.facts.turn).toBe(3);
  });

  test("has the start tile at turn 0", () => {
    expect(stateAfter(replay(4), 0).board).toHaveLength(1);
  });

  test("has no seat of the viewer, so no tile can be placed", () => {
    expect(stateAfter(replay(1), 1).yours).toEqual([]);
  });

  test("shows all layers after the game, otherwise the allowed ones", () => {
    expect(stateAfter(replay(1), 1).aids).toContain("dead");
    expect(stateAfter(replay(1, { is_over: false }), 1).aids).toEqual(["legal"]);
  });
});

test("a continued game keeps the viewer's seats and the player", () => {
  const game = replay(2);
  game.turns[0]!.facts.player = 1;
  expect(new Recording(game, 1).ownStateAfter(1)).toMatchObject({ yours: [0], aids: ["legal"], facts: { player: 1 } });
});

describe("a recording", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("starts at its end or at an existing turn", () => {
    expect(new Recording(replay(4), null).turn).toBe(4);
    expect(new Recording(replay(4), 2).turn).toBe(2);
    expect(new Recording(replay(4), 99).turn).toBe(4);
  });

  test("is the same after a step as after a jump", () => {
    const [stepping, leaping] = [new Recording(replay(4), 1), new Recording(replay(4), 4)];
    stepping.go(2);
    leaping.go(2);
    expect([...stepping.table.board.keys()].toSorted()).toEqual([...leaping.table.board.keys()].toSorted());
    expect(stepping.table.log).toEqual(leaping.table.log);
    expect(stepping.table.course).toEqual(leaping.table.course);
    expect([stepping.table.latest?.facts.turn, leaping.table.latest]).toEqual([2, null]);
  });

  test("grows its extent in stages", () => {
    const recording = new Recording(replay(20), 0);
    const rights = [0, 1, 8, 9, 17, 20].map((turn) => (recording.go(turn), recording.extent.right));
    expect(rights).toEqual([1, 9, 9, 17, 21, 21]);
  });

  test("removes tiles when going back", () => {
    const recording = new Recording(replay(4), 4);
    recording.go(3);
    expect(recording.table.tileAt(4, 0)).toBeUndefined();
    expect(recording.table.facts.turn).toBe(3);
  });

  test("shows the final scoring at once", () => {
    const game = replay(2);
    game.turns[1]!.log.push(entry({ turn: 2, kind: "scored", is_final: true, points: 3 }));
    const recording = new Recording(game, 1);
    recording.go(2);
    expect(recording.table.latest).toBeNull();
    expect(recording.turnLog).toHaveLength(2);
  });

  test("shows a turn from its draw onwards", () => {
    const game = replay(2);
    game.turns[0]!.log.push(entry({ turn: 2, kind: "discarded" }), entry({ turn: 2, kind: "drawn" }));
    expect(new Recording(game, 2).turnLog.map(({ kind }) => kind)).toEqual(["discarded", "drawn", "placed"]);
    expect(new Recording(game, 1).turnLog.map(({ kind }) => kind)).toEqual(["placed"]);
  });

  test("offers the tile of a turn to its player once more", () => {
    const game = replay(4);
    game.turns[1]!.facts.player = 1;
    game.state.table.seats[1] = seat({ kind: "computer", level: "a" });
    const recording = new Recording(game, 3);
    recording.showBefore([{ x: 3, y: 0, rotation: 0, places: [0] }]);
    const { table } = recording;
    expect([recording.turn, table.facts.turn, table.isYours, table.tileAt(3, 0)]).toEqual([3, 2, true, undefined]);
    expect(table.facts.choices).toHaveLength(1);
    recording.showBefore();
    expect([table.isYours, recording.isBefore]).toEqual([false, true]);
    recording.show(3);
    expect([table.facts.turn, recording.isBefore, table.seats[1]!.kind]).toEqual([3, false, "computer"]);
  });

  test("stays within its ends", () => {
    const recording = new Recording(replay(2), 0);
    recording.go(-1);
    expect(recording.turn).toBe(0);
    recording.go(7);
    expect(recording.turn).toBe(2);
  });

  test("plays from the start until its end or until stopped", () => {
    const recording = new Recording(replay(2), 2);
    recording.toggle();
    expect([recording.turn, recording.isPlaying]).toEqual([0, true]);
    for (const turn of [1, 2]) {
      recording.run();
      vi.runAllTimers();
      expect(recording.turn).toBe(turn);
    }
    recording.run();
    expect(recording.isPlaying).toBe(false);
    recording.go(0);
    recording.toggle();
    recording.go(1);
    expect(recording.isPlaying).toBe(false);
  });
});

describe("the list of moves", () => {
  const one = (turn: number, seat: number): ListedMove => ({
    turn,
    seat,
    move: "",
    entry: entry({}),
    role: null,
    gain: 0,
  });
  const turnsOf = (rounds: ReturnType<typeof roundsOf>) =>
    rounds.map((round) => round.map((cell) => cell.map((each) => each.turn)));

  test("includes the laid tile, the piece and the points", () => {
    const game = replay(1);
    game.turns[0]!.log = [entry({ pieces: [{ x: 1, y: 0, place: 1, seat: 0, role: "knight" }] })];
    expect(listMoves(game.turns, game.moves)).toMatchObject([
      { turn: 1, seat: 0, move: "D@1,0", entry: { tile: "D" }, role: "knight", gain: 1 },
    ]);
  });

  test("has a row per round, starting with the first player", () => {
    const order = playOrder(3, 1);
    expect(order).toEqual([1, 2, 0]);
    const rounds = roundsOf([one(1, 1), one(2, 2), one(3, 0), one(4, 1), one(5, 2)], order);
    expect(turnsOf(rounds)).toEqual([
      [[1], [2], [3]],
      [[4], [5], []],
    ]);
  });

  test("puts bonus turns beside their turn and leaves gaps", () => {
    const rounds = roundsOf([one(1, 0), one(2, 0), one(3, 2), one(4, 0)], [0, 1, 2]);
    expect(turnsOf(rounds)).toEqual([
      [[1, 2], [], [3]],
      [[4], [], []],
    ]);
  });
});

describe("the lead graph", () => {
  const frame: LeadGraphFrame = {
    width: 120,
    height: 150,
    left: 10,
    right: 10,
    lead: { top: 0, bottom: 80 },
    bars: { top: 100, bottom: 140 },
  };

  test("runs from left to right", () => {
    expect([turnX(0, 10, frame), turnX(10, 10, frame)]).toEqual([10, 110]);
  });

  test("is a line that opens, with room for bars", () => {
    expect([frameOf(500, false, true).height, frameOf(500, true, true).height]).toEqual([44, 180]);
    const [bare, barred] = [frameOf(500, true, false), frameOf(500, true, true)];
    expect(barred.lead.bottom).toBeLessThan(barred.bars.top);
    expect(bare.lead.bottom).toBeGreaterThan(barred.lead.bottom);
  });

  test("scales each side to a round number", () => {
    expect(scaleOf([0, 3.2, -7.5])).toEqual({ low: -10, high: 5 });
    expect(scaleOf([0, 12])).toEqual({ low: 0, high: 15 });
    expect(scaleOf([0, -412])).toEqual({ low: -500, high: 0 });
    expect(scaleOf([0])).toEqual({ low: -5, high: 5 });
    const scale = { low: -10, high: 30 };
    expect([leadY(30, scale, frame), leadY(0, scale, frame), leadY(-10, scale, frame)]).toEqual([0, 60, 80]);
  });

  test("labels zero and both ends unless too close to zero", () => {
    expect(marksOf({ low: -10, high: 30 }, frame)).toEqual([0, 30, -10]);
    expect(marksOf({ low: -5, high: 150 }, frame)).toEqual([0, 150]);
    expect(marksOf({ low: -20, high: 0 }, frame)).toEqual([0, -20]);
  });

  test("converts a lead over the mean to a lead over the best", () => {
    expect([0, 1, 2].map((seat) => leadOf([46, 72, 0], seat))).toEqual([-26, 26, -72]);
    const overMean = [10, 49, -59];
    expect([0, 1, 2].map((seat) => reviewedLead(overMean, seat))).toEqual([-26, 26, -72]);
  });

  test("draws the lead and the area between it and zero", () => {
    const { line, area } = linesOf([0, 5, -5], frame);
    expect(line).toBe("M10.0 40.0L60.0 0.0L110.0 80.0");
    expect(area).toBe(`${line}L110.0 40.0L10.0 40.0Z`);
  });

  test("is a point for a game without moves", () => {
    expect(linesOf([0], frame).line).toBe("M10.0 40.0");
    expect(turnX(0, 0, frame)).toBe(10);
  });

  test("draws luck on both sides of zero and lost points below", () => {
    const { bars, zero } = barsOf(
      [
        { luck: 4, lost: 0 },
        { luck: -2, lost: 6 },
      ],
      frame,
    );
    expect(bars.map(({ turn, kind }) => `${turn} ${kind}`)).toEqual(["1 luck", "2 luck", "2 lost"]);
    const [up, down, lost] = bars as [(typeof bars)[0], (typeof bars)[0], (typeof bars)[0]];
    expect(up.y).toBe(100);
    expect([up.y + up.height, down.y, lost.y]).toEqual([zero, zero, zero]);
    expect(lost.y + lost.height).toBe(140);
    expect(down.height * 3).toBeCloseTo(lost.height);
  });
});

const reviewedMove = (move: string, changes: Partial<ReviewedMove> = {}): ReviewedMove => ({
  move,
  x: 0,
  y: 0,
  rotation: 0,
  place: 0,
  margin: 0,
  rank: 1,
  reason: null,
  ...changes,
});

const reviewedTurn = (changes: Partial<ReviewedTurn> = {}): ReviewedTurn => ({
  turn: 1,
  seat: 0,
  tile: "D",
  lead: [0, 0],
  luck: 0,
  lost: 4,
  played: reviewedMove("worse", { rank: 9 }),
  best: [reviewedMove("best"), reviewedMove("second", { rank: 2 })],
  ...changes,
});

describe("the review of a turn", () => {
  test("marks mistakes but not chance differences", () => {
    expect([0.4, 1.4, 4.1, 9].map(markOf)).toEqual([null, "?!", "?", "??"]);
  });

  test("says what a move was worth", () => {
    const worth = (changes: Partial<ReviewedTurn>) => worthMessage(reviewedTurn(changes), "en");
    expect(worth({ lost: 4.1 })).toEqual(message("page-replay-gave-away", { points: "4.1", size: "small" }));
    expect(worth({ lost: 7 }).arguments["size"]).toBe("large");
    expect(worth({ lost: 0.3 }).id).toBe("page-replay-good");
    expect(worth({ lost: 0, played: reviewedMove("best") }).id).toBe("page-replay-best");
  });

  test("counts the mistakes of some seats", () => {
    const turns = [reviewedTurn(), reviewedTurn({ turn: 2, seat: 1 }), reviewedTurn({ turn: 3, lost: 1.3 })];
    expect(mistakesOf(turns, [0]).map(({ turn }) => turn)).toEqual([1]);
    expect(mistakesOf(turns, [0, 1]).map(({ turn }) => turn)).toEqual([1, 2]);
  });

  test("has a better move only for a marked turn", () => {
    expect(betterThan(reviewedTurn())?.move).toBe("best");
    expect(betterThan(reviewedTurn({ lost: 0.3 }))).toBeNull();
  });

  test("explains both moves, but no better one that changes little", () => {
    const [little, scores] = [message("why-changes-little"), message("why-scores", { points: 4 })];
    const ids = (better: Message, played: Message, place = 0) =>
      reasonsFor(
        reviewedTurn({
          best: [reviewedMove("best", { reason: better })],
          played: reviewedMove("worse", { reason: played, place }),
        }),
      ).map(({ id }) => id);
    expect(ids(scores, scores)).toEqual(["page-replay-reason", "page-replay-reason-played"]);
    expect(ids(little, scores, 2)).toEqual(["page-replay-keeps-piece", "page-replay-reason-played"]);
    expect(ids(little, little)).toEqual(["page-replay-no-reason"]);
  });

  test("compares best, played and tried moves by their leads", () => {
    const turn = reviewedTurn({
      best: [reviewedMove("best", { margin: 3 }), reviewedMove("second", { margin: 2 })],
      played: reviewedMove("worse", { margin: -1 }),
    });
    const names = (moves: ReviewedMove[]) => moves.map(({ move }) => move);
    expect(names(comparedMoves(turn))).toEqual(["best", "second", "worse"]);
    expect(names(comparedMoves(turn, reviewedMove("tried", { margin: 1 })))).toEqual([
      "best",
      "second",
      "tried",
      "worse",
    ]);
    expect(names(comparedMoves({ ...turn, played: turn.best[1]! }, turn.best[0]))).toEqual(["best", "second"]);
  });

  test("formats signed numbers for the language", () => {
    expect([4.06, -4.06, -0.04].map((value) => signedText(value, "en"))).toEqual(["+4.1", "\u22124.1", "0.0"]);
    expect(signedText(1234.5, "da")).toBe("+1.234,5");
  });
});

describe("loading the review", () => {
  const reviewWith = (status: GameReview["status"], done = 0): GameReview => ({
    status,
    done,
    of: 2,
    judge: "roll",
    turns: status === "ready" ? [reviewedTurn()] : [],
    totals: [],
  });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("polls until it is ready", async () => {
    const answers = [reviewWith("waiting"), reviewWith("working", 1), reviewWith("ready", 2)];
    const fetch = vi.fn(() => Promise.resolve(answers.shift()!));
    const review = new ReviewLoader(fetch);
    review.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([review.value?.status, review.isReady]).toEqual(["waiting", false]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([review.isReady, review.of(1)?.lost, review.of(2)]).toEqual([true, 4, null]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test("stops when the view closes", async () => {
    const fetch = vi.fn(() => Promise.resolve(reviewWith("working")));
    const stop = new ReviewLoader(fetch).start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("stops while a request is pending", async () => {
    const fetch = vi.fn(() => Promise.resolve(reviewWith("working")));
    new ReviewLoader(fetch).start()();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("restarts after a failure without polling more often", async () => {
    const fetch = vi.fn(() => Promise.resolve(reviewWith("working")));
    fetch.mockResolvedValueOnce(reviewWith("failed"));
    const review = new ReviewLoader(fetch);
    review.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(review.value?.status).toBe("failed");
    for (let again = 0; again < 3; again += 1) review.start();
    expect(review.value).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    const before = fetch.mock.calls.length;
    await vi.advanceTimersByTimeAsync(3000);
    expect(fetch.mock.calls.length - before).toBe(3);
  });

  test("continues after a lost connection", async () => {
    const fetch = vi.fn().mockRejectedValueOnce(noConnection()).mockResolvedValue(reviewWith("ready"));
    const review = new ReviewLoader(fetch);
    review.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect([review.isReady, review.refusal]).toEqual([true, null]);
  });
});

describe("the better move on the board", () => {
  test("has an arrow that ends at the cell's near edge and bends up", () => {
    const arrow = arrowOf([3, 0], [0, 0])!;
    expect([arrow.head.x, arrow.head.y]).toEqual([1 * TILE, 0.5 * TILE]);
    const bend = Number(/Q[\d.-]+ ([\d.-]+)/.exec(arrow.path)![1]);
    expect(bend).toBeLessThan(0.5 * TILE);
  });

  test("has no arrow within one cell", () => {
    expect(arrowOf([1, 2], [1, 2])).toBeNull();
  });

  test("has text labels only on large tiles", () => {
    expect([28, 63, 64, 120].map(hasRoomForWords)).toEqual([false, false, true, true]);
  });

  test("has labels that do not overlap", () => {
    expect(labelSides([0, 0], [0, 1], 60)).toEqual({ here: "above", there: "below" });
    expect(labelSides([0, 1], [0, 0], 60)).toEqual({ here: "below", there: "above" });
    expect(labelSides([0, 0], [1, 0], 60)).toEqual({ here: "below", there: "above" });
    expect(labelSides([0, 0], [3, 0], 60)).toEqual({ here: "above", there: "above" });
  });
});

describe("layers of a turn", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const answer = { type: "fits", ask: "", version: 1, fits: [] } as const;

  test("are requested once, and only for a turn that stays open", async () => {
    let present = 5;
    const ask = vi.fn((_turn: number) => Promise.resolve({ ...answer, fits: [] }));
    const questions = new ReplayQuestions({ ask }, () => present);
    const skipped = questions.ask({ about: "layers", version: 4, layers: ["dead"] });
    const current = questions.ask({ about: "layers", version: 5, layers: ["dead"] });
    await vi.runAllTimersAsync();
    expect([await skipped, (await current)?.type]).toEqual([null, "fits"]);
    present = 6;
    expect(await questions.ask({ about: "layers", version: 5, layers: ["dead"] })).not.toBeNull();
    expect(ask.mock.calls.map(([turn]) => turn)).toEqual([5]);
  });

  test("report a refusal and allow a retry", async () => {
    const ask = vi.fn().mockRejectedValueOnce(noConnection()).mockResolvedValue({ type: "layers" });
    const questions = new ReplayQuestions({ ask }, () => 1);
    const answers = [];
    for (let again = 0; again < 2; again += 1) {
      const answer = questions.ask({ about: "layers", version: 1, layers: ["dead"] });
      await vi.runAllTimersAsync();
      answers.push(await answer);
    }
    expect(answers).toMatchObject([{ type: "refused", code: "page/no-connection" }, { type: "layers" }]);
  });
});

describe("effects of other moves", () => {
  const claims: EffectInfo = { what: "claims", kind: "city", tiles: 2, owners: [], role: "knight" };

  test("are requested once, after the turn before", async () => {
    const effects = vi.fn((_turn: number, moves: string[]) => Promise.resolve(moves.map(() => [claims])));
    const moveEffects = new MoveEffects({ effects });
    expect(moveEffects.of(5, "a")).toBeNull();
    await moveEffects.request(5, ["a", "b"]);
    await moveEffects.request(5, ["b", "c"]);
    expect(moveEffects.of(5, "c")).toEqual([claims]);
    expect(effects.mock.calls).toEqual([
      [4, ["a", "b"]],
      [4, ["c"]],
    ]);
  });

  test("can be requested again after a failure", async () => {
    const effects = vi.fn().mockRejectedValue(noConnection());
    const moveEffects = new MoveEffects({ effects });
    for (let again = 0; again < 2; again += 1) await moveEffects.request(5, ["a"]);
    expect(effects).toHaveBeenCalledTimes(2);
  });
});

describe("the messages of a replay", () => {
  test.each(Object.keys(LANGUAGES) as Language[])(
    "in %s are loaded separately from those of the game",
    async (language) => {
      const [table, own] = await Promise.all([SOURCES[language](), REPLAY_MESSAGES[language]()]);
      expect(new Catalog(language, table.default).has("page-replay-title")).toBe(false);
      const catalog = new Catalog(language, `${table.default}\n${own.default}`);
      expect(catalog.has("page-replay-title") && catalog.has("page-play")).toBe(true);
    },
  );
});

describe("a continued game", () => {
  const levels = ["a", "b", "c"];

  test("has the viewer's seats here and computer players elsewhere", () => {
    const seats = [seat({ name: "Anna" }), seat({ kind: "computer", level: "a" }), seat({ name: "Bob" })];
    const next = new Continuation(state({ yours: [0], table: table({ seats }) }), levels);
    expect(next.seats.map(({ kind, level }) => `${kind} ${level}`)).toEqual(["here b", "computer a", "computer b"]);
    expect(next.toRequest("bastide position 1")).toMatchObject({
      edition: "modern",
      position: "bastide position 1",
      seats: [
        { kind: "here", name: "Anna" },
        { kind: "computer", level: "a" },
        { kind: "computer", name: "" },
      ],
    });
  });

  test("has one seat here for a spectator", () => {
    const next = new Continuation(state({ yours: [], facts: facts({ player: 1 }) }), levels);
    expect(next.seats.map(({ kind }) => kind)).toEqual(["computer", "here"]);
  });
});
