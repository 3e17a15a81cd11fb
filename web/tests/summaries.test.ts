import { expect, test } from "vitest";
import { standing, sureQuestion, title } from "../src/home/summaries";
import type { GameSummary } from "../src/protocol";
import { seat } from "./games";

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

test("a game among people is with them, and one against computer players is against them", () => {
  expect(title(summary(), [])).toMatchObject({ id: "page-game-with", arguments: { others: "Zofia" } });
  const computers = [seat(), seat({ kind: "computer", level: "greedy" })];
  expect(title(summary({ seats: computers }), ["greedy"]).id).toBe("page-game-against");
});

test("a game in which every seat is yours is called by its edition, and by the names there are", () => {
  expect(title(summary({ yours: [0, 1] }), [])).toMatchObject({
    id: "page-game-of",
    arguments: { names: { id: "list-last", arguments: { before: "Anna", last: "Zofia" } } },
  });
  expect(title(summary({ yours: [0, 1], seats: [seat(), seat()] }), []).id).toBe("edition-modern");
});

test("a running game says whose turn it is", () => {
  expect(standing(summary())).toMatchObject({ id: "page-game-turn-of", arguments: { name: "Zofia" } });
  expect(standing(summary({ player: 0 })).id).toBe("page-game-your-turn");
});

test("a game that is over says who won", () => {
  const over = { is_over: true };
  expect(standing(summary({ ...over, winners: [0] })).id).toBe("page-game-you-won");
  expect(standing(summary({ ...over, winners: [1] })).id).toBe("page-game-won");
  expect(standing(summary({ ...over, winners: [0], yours: [0, 1] })).id).toBe("page-game-won");
});

test("before a running game is deleted, one is told what that does to it", () => {
  const computers = [seat(), seat({ kind: "computer", level: "greedy" })];
  expect(sureQuestion(summary({ is_over: true })).id).toBe("page-game-delete-sure");
  expect(sureQuestion(summary()).id).toBe("page-game-delete-sure-others");
  expect(sureQuestion(summary({ seats: computers })).id).toBe("page-game-delete-sure-alone");
  expect(sureQuestion(summary({ yours: [0, 1] })).id).toBe("page-game-delete-sure-alone");
});
