import { expect, test } from "vitest";
import { gameStatus, sureQuestion, gameTitle } from "../src/games/summaries";
import type { GameSummary } from "../src/protocol";
import { seat } from "./helpers/games";

function summary(changes: Partial<GameSummary> = {}): GameSummary {
  return {
    game: "g1",
    edition: "modern",
    seats: [seat({ name: "Anna" }), seat({ name: "Zofia", kind: "away" })],
    yours: [0],
    tokens: [],
    scores: [1, 2],
    player: 1,
    turn: 5,
    laid: 6,
    tiles: 72,
    is_over: false,
    winners: [],
    created: 0,
    changed: 0,
    ...changes,
  };
}

test("distinguishes human from computer opponents", () => {
  expect(gameTitle(summary(), [])).toMatchObject({ id: "page-game-with", arguments: { others: "Zofia" } });
  const computers = [seat(), seat({ kind: "computer", level: "greedy" })];
  expect(gameTitle(summary({ seats: computers }), ["greedy"]).id).toBe("page-game-against");
});

test("a local game is named after its players or its edition", () => {
  expect(gameTitle(summary({ yours: [0, 1] }), [])).toMatchObject({
    id: "page-game-of",
    arguments: { names: { id: "list-last", arguments: { before: "Anna", last: "Zofia" } } },
  });
  expect(gameTitle(summary({ yours: [0, 1], seats: [seat(), seat()] }), []).id).toBe("edition-modern");
});

test("a running game shows whose turn it is", () => {
  expect(gameStatus(summary())).toMatchObject({ id: "page-game-turn-of", arguments: { name: "Zofia" } });
  expect(gameStatus(summary({ player: 0 })).id).toBe("page-game-your-turn");
});

test("a finished game shows who won", () => {
  const over = { is_over: true };
  expect(gameStatus(summary({ ...over, winners: [0] })).id).toBe("page-game-you-won");
  expect(gameStatus(summary({ ...over, winners: [1] })).id).toBe("page-game-won");
  expect(gameStatus(summary({ ...over, winners: [0], yours: [0, 1] })).id).toBe("page-game-won");
});

test("the delete confirmation says what happens to a running game", () => {
  const computers = [seat(), seat({ kind: "computer", level: "greedy" })];
  expect(sureQuestion(summary({ is_over: true })).id).toBe("page-game-delete-sure");
  expect(sureQuestion(summary()).id).toBe("page-game-delete-sure-others");
  expect(sureQuestion(summary({ seats: computers })).id).toBe("page-game-delete-sure-alone");
  expect(sureQuestion(summary({ yours: [0, 1] })).id).toBe("page-game-delete-sure-alone");
});
