import { beforeAll, expect, test, vi } from "vitest";
import { scoreText, summaryText, victoryText } from "../src/game/end/victory";
import { translator } from "../src/i18n/translator.svelte";
import type { Entry, SeatInfo } from "../src/protocol";
import { TableState } from "../src/state/table.svelte";
import { facts, seat, state, table } from "./helpers/games";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await translator.use("en");
});

interface End {
  scores: number[];
  winners: number[];
  yours?: number[];
  seats?: SeatInfo[];
  log?: Entry[];
}

const ANNA = seat({ name: "Anna" });
const BOB = seat({ name: "Bob" });

function ended({ scores, winners, yours = [0], seats = [ANNA, BOB], log = [] }: End): TableState {
  return new TableState(
    state({ yours, log, table: table({ seats }), facts: facts({ phase: "over", scores, winners, hand: null }) }),
  );
}

test("the verdict addresses the player of one seat", () => {
  expect(victoryText(ended({ scores: [86, 74], winners: [0] }))).toBe("You win by 12");
  expect(victoryText(ended({ scores: [32, 116], winners: [1] }))).toBe("You lose by 84");
});

test("spectators and players at one screen read the winner's name", () => {
  for (const yours of [[], [0, 1]])
    expect(victoryText(ended({ scores: [59, 86], winners: [1], yours }))).toBe("Bob wins by 27");
});

test("a draw has one score, a shared victory has losers", () => {
  expect(victoryText(ended({ scores: [86, 86], winners: [0, 1] }))).toBe("A draw: 86 all");
  const seats = [ANNA, BOB, seat({ name: "Cid" })];
  expect(victoryText(ended({ scores: [9, 9, 4], winners: [0, 1], seats }))).toBe("You share the victory");
  expect(victoryText(ended({ scores: [9, 9, 4], winners: [0, 1], seats, yours: [2] }))).toBe("You lose by 5");
});

test("a resignation decides without a margin", () => {
  const seats = [ANNA, seat({ name: "Bob", has_resigned: true })];
  const resigned = { kind: "resigned", message: { id: "event-resigned", arguments: { seat: "Bob" } } };
  const end = { scores: [0, 7], winners: [0], seats, log: [resigned as unknown as Entry] };
  expect(victoryText(ended(end))).toBe("You win");
  expect(victoryText(ended({ ...end, yours: [1] }))).toBe("You lose");
  expect(summaryText(ended(end), [0, 0])).toBe("Bob resigns.");
});

test("a margin ignores players who have resigned", () => {
  const seats = [ANNA, BOB, seat({ name: "Cid", has_resigned: true })];
  expect(victoryText(ended({ scores: [20, 12, 50], winners: [0], seats }))).toBe("You win by 8");
});

test("the summary says who led and what the final scoring brought", () => {
  const lost = ended({ scores: [59, 86], winners: [1] });
  expect(scoreText(lost)).toBe("59 : 86");
  expect(summaryText(lost, [48, 43])).toBe(
    "Bob led by 32 before the final scoring. It brought you 48 and Bob 43 points.",
  );
  expect(summaryText(ended({ scores: [9, 4], winners: [0] }), [5, 0])).toContain("Nobody led");
  expect(summaryText(ended({ scores: [9, 4], winners: [0] }), [0, 0])).toContain("nothing to score");
});
