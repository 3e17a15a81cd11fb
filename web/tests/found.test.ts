import { describe, expect, test } from "vitest";
import { FoundGames } from "../src/games/found.svelte";
import { EVERYTHING } from "../src/games/wish";
import type { GameSummary, MyGames } from "../src/protocol";
import { noConnection } from "../src/wire/refusal";

const game = (name: string, changed: number) => ({ game: name, changed }) as GameSummary;
const names = (found: FoundGames) => found.games?.map((each) => each.game);

/** A server that answers when it is told to. */
class Slow {
  readonly asked: { query: string; answer: (games: GameSummary[], hasMore?: boolean) => void; fail: () => void }[] = [];

  readonly ask = (query: string): Promise<MyGames> =>
    new Promise((resolve, reject) => {
      const answer = (games: GameSummary[], has_more = false): void => resolve({ games, has_more });
      this.asked.push({ query, answer, fail: () => reject(noConnection()) });
    });
}

test("earlier games come behind those that are there", async () => {
  const server = new Slow();
  const found = new FoundGames(server.ask);
  const first = found.find(EVERYTHING);
  server.asked[0]!.answer([game("c", 30), game("b", 20)], true);
  await first;
  expect([names(found), found.hasMore]).toEqual([["c", "b"], true]);
  const more = found.more();
  expect(server.asked[1]!.query).toBe("?before=20");
  server.asked[1]!.answer([game("a", 10)]);
  await more;
  expect([names(found), found.hasMore, found.isLoading]).toEqual([["c", "b", "a"], false, false]);
});

test("only the last wish counts, whichever is answered last", async () => {
  const server = new Slow();
  const found = new FoundGames(server.ask);
  const wishes = [found.find({ ...EVERYTHING, player: "a" }), found.find({ ...EVERYTHING, player: "an" })];
  server.asked[1]!.answer([game("ann", 1)]);
  server.asked[0]!.answer([game("art", 1)]);
  await Promise.all(wishes);
  expect(names(found)).toEqual(["ann"]);
});

test("if earlier games do not come, those that are there stay, and the same is asked again", async () => {
  const server = new Slow();
  const found = new FoundGames(server.ask);
  const first = found.find(EVERYTHING);
  server.asked[0]!.answer([game("b", 20)], true);
  await first;
  const more = found.more();
  server.asked[1]!.fail();
  await more;
  expect([names(found), found.refusal?.code]).toEqual([["b"], "page/no-connection"]);
  void found.again();
  expect([server.asked[2]!.query, found.refusal]).toEqual(["?before=20", null]);
});

test("a game goes from the list once it is hidden, and not if that is refused", async () => {
  let isReached = false;
  const found = new FoundGames(
    () => Promise.resolve({ games: [game("a", 1), game("b", 0)], has_more: false }),
    () => (isReached ? Promise.resolve() : Promise.reject(noConnection())),
  );
  await found.find(EVERYTHING);
  await expect(found.hide(found.games![0]!)).rejects.toThrow("page/no-connection");
  expect(names(found)).toEqual(["a", "b"]);
  isReached = true;
  await found.hide(found.games![0]!);
  expect(names(found)).toEqual(["b"]);
});

describe("a game that is hidden stays away", () => {
  const found = async (): Promise<[Slow, FoundGames]> => {
    const server = new Slow();
    const games = new FoundGames(server.ask, () => Promise.resolve());
    const first = games.find(EVERYTHING);
    server.asked[0]!.answer([game("c", 30), game("b", 20)], true);
    await first;
    return [server, games];
  };

  test("while earlier ones are under way", async () => {
    const [server, games] = await found();
    const more = games.more();
    await games.hide(game("c", 30));
    server.asked[1]!.answer([game("a", 10)]);
    await more;
    expect(names(games)).toEqual(["b", "a"]);
  });

  test("when the same is asked again", async () => {
    const [server, games] = await found();
    const more = games.more();
    server.asked[1]!.fail();
    await more;
    await games.hide(game("b", 20));
    const again = games.again();
    expect(server.asked[2]!.query).toBe("?before=20");
    server.asked[2]!.answer([game("a", 10)]);
    await again;
    expect(names(games)).toEqual(["c", "a"]);
  });

  test("when an answer comes that was given before", async () => {
    const [server, games] = await found();
    const other = games.find(EVERYTHING);
    await games.hide(game("c", 30));
    server.asked[1]!.answer([game("c", 30), game("b", 20)]);
    await other;
    expect(names(games)).toEqual(["b"]);
  });
});
