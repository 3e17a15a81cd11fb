import { expect, test } from "vitest";
import type { GameSummary } from "../src/protocol";
import { findTokens, hide, MyGamesList } from "../src/state/myGames.svelte";
import { PersistentStore } from "../src/state/persistentStore";
import { Tokens } from "../src/state/tokens";
import { noConnection, Refusal } from "../src/net/refusal";
import { message } from "../src/i18n/message";

const game = (name: string, tokens: (string | null)[] = []) => ({ game: name, tokens }) as GameSummary;

/** A server with fixed results for each search. */
const server = (found: Record<string, GameSummary[]>) => (search: string) =>
  Promise.resolve({ games: found[search] ?? [] });

test("lists running games first and each game once", async () => {
  const running = [game("going"), game("ending")];
  const games = new MyGamesList(server({ "?is_over=false": running, "?is_over=true": [game("ending"), game("over")] }));
  await games.load();
  expect(games.value?.map((each) => each.game)).toEqual(["going", "ending", "over"]);
});

test("looks up an unknown game by its id", async () => {
  const tokens = new Tokens(new PersistentStore(null));
  const ask = server({ "?game=mine": [game("mine", ["a", null])] });
  expect(await findTokens("mine", ask, tokens)).toBe(true);
  expect(tokens.of("mine")).toEqual(["a"]);
  expect(await findTokens("theirs", ask, tokens)).toBe(false);
});

test("hiding a game that is already gone succeeds", async () => {
  const gone = new Refusal("game/unknown", message("error-game-unknown"));
  await expect(hide("mine", () => Promise.reject(gone))).resolves.toBeUndefined();
  await expect(hide("mine", () => Promise.reject(noConnection()))).rejects.toThrow("page/no-connection");
});
