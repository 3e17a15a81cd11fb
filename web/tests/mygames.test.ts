import { expect, test } from "vitest";
import type { GameSummary } from "../src/protocol";
import { findTokens, hide, MyGames } from "../src/state/mygames.svelte";
import { Store } from "../src/state/store";
import { Tokens } from "../src/state/tokens";
import { noConnection, Refusal } from "../src/wire/refusal";
import { message } from "../src/words/lists";

const game = (name: string, tokens: (string | null)[] = []) => ({ game: name, tokens }) as GameSummary;

/** A server that finds these games by these searches. */
const server = (found: Record<string, GameSummary[]>) => (search: string) => Promise.resolve({ games: found[search] ?? [] });

test("games that go on come first, however many are over, and one that ends meanwhile comes once", async () => {
  const going = [game("going"), game("ending")];
  const games = new MyGames(server({ "?is_over=false": going, "?is_over=true": [game("ending"), game("over")] }));
  await games.load();
  expect(games.value?.map((each) => each.game)).toEqual(["going", "ending", "over"]);
});

test("a game that this browser does not know is looked up by its name", async () => {
  const tokens = new Tokens(new Store(null));
  const ask = server({ "?game=mine": [game("mine", ["a", null])] });
  expect(await findTokens("mine", ask, tokens)).toBe(true);
  expect(tokens.of("mine")).toEqual(["a"]);
  expect(await findTokens("theirs", ask, tokens)).toBe(false);
});

test("a game that is gone is hidden, as when the answer to the first try was lost", async () => {
  const gone = new Refusal("game/unknown", message("error-game-unknown"));
  await expect(hide("mine", () => Promise.reject(gone))).resolves.toBeUndefined();
  await expect(hide("mine", () => Promise.reject(noConnection()))).rejects.toThrow("page/no-connection");
});
