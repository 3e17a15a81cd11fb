import { expect, test } from "vitest";
import { gameStatus, gameTitle, playersOf, sureQuestion } from "../src/games/summaries";
import { message } from "../src/i18n/message";
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
    by_hand: false,
    winners: [],
    created: 0,
    changed: 0,
    ...changes,
  };
}

test("a game is named after the other players and its edition", () => {
  const edition = message("edition-modern");
  expect(gameTitle(summary(), [])).toEqual(message("page-game-title", { players: "Zofia", edition }));
});

test("a computer player is named after its level", () => {
  const computers = [seat(), seat({ kind: "computer", level: "greedy" })];
  expect(playersOf(summary({ seats: computers }), ["greedy"])).toMatchObject({ id: "page-game-computer-level" });
});

test("a local game is named after all its players", () => {
  const all = message("list-last", { before: "Anna", last: "Zofia" });
  expect(playersOf(summary({ yours: [0, 1] }), [])).toEqual(all);
});

test("a running game shows whose turn it is, or its tiles", () => {
  expect(gameStatus(summary())).toMatchObject({ id: "page-game-turn-of", arguments: { name: "Zofia" } });
  expect(gameStatus(summary({ player: 0 }))).toEqual(message("page-game-laid", { laid: 6, tiles: 72 }));
  expect(gameStatus(summary({ by_hand: true })).id).toBe("page-game-laid");
});

test("a finished game shows who won", () => {
  const over = { is_over: true };
  expect(gameStatus(summary({ ...over, winners: [0] })).id).toBe("page-game-you-won");
  expect(gameStatus(summary({ ...over, winners: [1] })).id).toBe("page-game-you-lost");
  expect(gameStatus(summary({ ...over, winners: [0, 1] })).id).toBe("page-game-drawn");
  expect(gameStatus(summary({ ...over, winners: [0], yours: [0, 1] })).id).toBe("page-game-won");
});

test("the delete confirmation says what happens to a running game", () => {
  const computers = [seat(), seat({ kind: "computer", level: "greedy" })];
  expect(sureQuestion(summary({ is_over: true })).id).toBe("page-game-delete-sure");
  expect(sureQuestion(summary()).id).toBe("page-game-delete-sure-others");
  expect(sureQuestion(summary({ seats: computers })).id).toBe("page-game-delete-sure-alone");
  expect(sureQuestion(summary({ yours: [0, 1] })).id).toBe("page-game-delete-sure-alone");
});
