import { describe, expect, test } from "vitest";
import { GameSearch } from "../src/games/gameSearch.svelte";
import { EVERYTHING } from "../src/games/searchQuery";
import type { GameSummary, MyGames } from "../src/protocol";
import { noConnection } from "../src/net/refusal";

const game = (name: string, changed: number) => ({ game: name, changed }) as GameSummary;
const names = (search: GameSearch) => search.games?.map((each) => each.game);

/** A server that answers on demand. */
class SlowSearchServer {
  readonly requests: { query: string; answer: (games: GameSummary[], hasMore?: boolean) => void; fail: () => void }[] =
    [];

  readonly ask = (query: string): Promise<MyGames> =>
    new Promise((resolve, reject) => {
      const answer = (games: GameSummary[], has_more = false): void => resolve({ games, has_more });
      this.requests.push({ query, answer, fail: () => reject(noConnection()) });
    });
}

test("appends earlier games to the list", async () => {
  const server = new SlowSearchServer();
  const search = new GameSearch(server.ask);
  const first = search.find(EVERYTHING);
  server.requests[0]!.answer([game("c", 30), game("b", 20)], true);
  await first;
  expect([names(search), search.hasMore]).toEqual([["c", "b"], true]);
  const more = search.more();
  expect(server.requests[1]!.query).toBe("?before=20");
  server.requests[1]!.answer([game("a", 10)]);
  await more;
  expect([names(search), search.hasMore, search.isLoading]).toEqual([["c", "b", "a"], false, false]);
});

test("keeps only the result of the latest search", async () => {
  const server = new SlowSearchServer();
  const search = new GameSearch(server.ask);
  const searches = [search.find({ ...EVERYTHING, player: "a" }), search.find({ ...EVERYTHING, player: "an" })];
  server.requests[1]!.answer([game("ann", 1)]);
  server.requests[0]!.answer([game("art", 1)]);
  await Promise.all(searches);
  expect(names(search)).toEqual(["ann"]);
});

test("keeps the list if loading more fails, and retries", async () => {
  const server = new SlowSearchServer();
  const search = new GameSearch(server.ask);
  const first = search.find(EVERYTHING);
  server.requests[0]!.answer([game("b", 20)], true);
  await first;
  const more = search.more();
  server.requests[1]!.fail();
  await more;
  expect([names(search), search.refusal?.code]).toEqual([["b"], "page/no-connection"]);
  void search.retry();
  expect([server.requests[2]!.query, search.refusal]).toEqual(["?before=20", null]);
});

test("removes a hidden game unless hiding is refused", async () => {
  let isReached = false;
  const search = new GameSearch(
    () => Promise.resolve({ games: [game("a", 1), game("b", 0)], has_more: false }),
    () => (isReached ? Promise.resolve() : Promise.reject(noConnection())),
  );
  await search.find(EVERYTHING);
  await expect(search.hide(search.games![0]!)).rejects.toThrow("page/no-connection");
  expect(names(search)).toEqual(["a", "b"]);
  isReached = true;
  await search.hide(search.games![0]!);
  expect(names(search)).toEqual(["b"]);
});

describe("a hidden game does not reappear", () => {
  const setUp = async (): Promise<[SlowSearchServer, GameSearch]> => {
    const server = new SlowSearchServer();
    const games = new GameSearch(server.ask, () => Promise.resolve());
    const first = games.find(EVERYTHING);
    server.requests[0]!.answer([game("c", 30), game("b", 20)], true);
    await first;
    return [server, games];
  };

  test("while earlier games are loading", async () => {
    const [server, games] = await setUp();
    const more = games.more();
    await games.hide(game("c", 30));
    server.requests[1]!.answer([game("a", 10)]);
    await more;
    expect(names(games)).toEqual(["b", "a"]);
  });

  test("when loading is retried", async () => {
    const [server, games] = await setUp();
    const more = games.more();
    server.requests[1]!.fail();
    await more;
    await games.hide(game("b", 20));
    const again = games.retry();
    expect(server.requests[2]!.query).toBe("?before=20");
    server.requests[2]!.answer([game("a", 10)]);
    await again;
    expect(names(games)).toEqual(["c", "a"]);
  });

  test("when an older response arrives", async () => {
    const [server, games] = await setUp();
    const other = games.find(EVERYTHING);
    await games.hide(game("c", 30));
    server.requests[1]!.answer([game("c", 30), game("b", 20)]);
    await other;
    expect(names(games)).toEqual(["b"]);
  });
});
