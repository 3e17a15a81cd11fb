import { expect, test } from "vitest";
import type { GameSummary } from "../src/protocol";
import {
  closedHeading,
  findTokens,
  hide,
  MyGamesList,
  refusalWithoutTokens,
  waitingFirst,
} from "../src/state/myGames.svelte";
import { PersistentStore } from "../src/state/persistentStore";
import { Tokens } from "../src/state/tokens";
import { noConnection, Refusal } from "../src/net/refusal";
import { message } from "../src/i18n/message";

const game = (name: string, tokens: (string | null)[] = []) =>
  ({ game: name, tokens, yours: [] as number[] }) as GameSummary;

/** A server with fixed results for each search. */
const server = (found: Record<string, GameSummary[]>) => (search: string) =>
  Promise.resolve({ games: found[search] ?? [] });

test("lists running games first and each game once", async () => {
  const running = [game("going"), game("ending")];
  const games = new MyGamesList(server({ "?is_over=false": running, "?is_over=true": [game("ending"), game("over")] }));
  await games.load();
  expect(games.value?.map((each) => each.game)).toEqual(["going", "ending", "over"]);
});

test("counts games that wait for a move, without real tables", async () => {
  const running = { is_over: false, by_hand: false, yours: [0], player: 0 };
  const games = [running, { ...running, player: 1 }, { ...running, by_hand: true }, { ...running, is_over: true }];
  const list = new MyGamesList(() => Promise.resolve({ games: games as GameSummary[] }));
  expect(list.waiting).toBe(0);
  list.value = games as GameSummary[];
  expect(list.waiting).toBe(1);
});

test("games that wait for a move come first", () => {
  const running = { is_over: false, by_hand: false, yours: [0], player: 1 };
  const games = [running, { ...running, by_hand: true, player: 0 }, { ...running, player: 0 }] as GameSummary[];
  expect(waitingFirst(games)).toEqual([games[2], games[0], games[1]]);
});

test("looks up an unknown game by its id", async () => {
  const tokens = new Tokens(new PersistentStore(null));
  const ask = server({ "?game=mine": [game("mine", ["a", null])] });
  expect(await findTokens("mine", ask, tokens)).toBe(true);
  expect(tokens.of("mine")).toEqual(["a"]);
  expect(await findTokens("theirs", ask, tokens)).toBe(false);
});

test("an unknown game is told from one without a seat", async () => {
  const refuse = (code: string) => () => Promise.reject(new Refusal(code, message("error-any")));
  expect((await refusalWithoutTokens("gone", refuse("game/unknown"))).code).toBe("game/unknown");
  expect((await refusalWithoutTokens("theirs", refuse("token/unknown"))).code).toBe("page/no-token");
  expect(closedHeading("game/unknown").id).toBe("page-missing");
  expect(closedHeading("page/no-token").id).toBe("page-game-closed");
});

test("hiding a game that is already gone succeeds", async () => {
  const gone = new Refusal("game/unknown", message("error-game-unknown"));
  await expect(hide("mine", () => Promise.reject(gone))).resolves.toBeUndefined();
  await expect(hide("mine", () => Promise.reject(noConnection()))).rejects.toThrow("page/no-connection");
});
