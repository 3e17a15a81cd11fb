import { expect, test } from "vitest";
import type { Created, NewGame } from "../src/protocol";
import { Beginning } from "../src/state/beginning.svelte";
import { Router, type Place } from "../src/state/router.svelte";
import { Store } from "../src/state/store";
import { Tokens } from "../src/state/tokens";
import { noConnection } from "../src/wire/refusal";

const [WATCH, ANN, BOB] = ["w".repeat(22), "a".repeat(22), "b".repeat(22)];
const MADE = { game: "g", watch: WATCH, seats: [ANN, BOB] } as Created;
const WISH = { seats: [{ kind: "here" }, { kind: "away" }] } as NewGame;

/** An address at which a game is to begin, and a server that answers when it is told to. */
function beginning() {
  const place: Place = { pathname: "/", search: "", hash: "", replace: () => {}, push: (path) => void ((place as { pathname: string }).pathname = path) };
  const tokens = new Tokens(new Store(null));
  const router = new Router(place, tokens);
  let answer = (_: Created): void => {};
  let refuse = (_: unknown): void => {};
  const create = () => new Promise<Created>((resolve, reject) => ([answer, refuse] = [resolve, reject]));
  return { router, tokens, begun: new Beginning(create, tokens, router), answer: () => answer(MADE), refuse: () => refuse(noConnection()) };
}

test("a game that is made is gone to, and the seats here are kept", async () => {
  const { router, tokens, begun, answer } = beginning();
  const done = begun.begin(() => WISH);
  await Promise.resolve();
  expect(begun.isUnderWay).toBe(true);
  answer();
  await done;
  expect([router.route, begun.isUnderWay]).toEqual([{ page: "game", game: "g" }, false]);
  expect(tokens.of("g").toSorted()).toEqual([ANN, WATCH]);
});

test("whoever has gone elsewhere meanwhile stays there, and has the game", async () => {
  const { router, tokens, begun, answer } = beginning();
  const done = begun.begin(() => WISH);
  await Promise.resolve();
  router.go("/rules");
  answer();
  await done;
  expect(router.route.page).toBe("rules");
  expect(tokens.of("g")).toContain(ANN);
});

test("if a game cannot be made, that is told, and it can be tried again", async () => {
  const { router, begun, refuse } = beginning();
  const done = begun.begin(() => WISH);
  await Promise.resolve();
  refuse();
  await done;
  expect([begun.refusal?.code, begun.isUnderWay, router.route.page]).toEqual(["page/no-connection", false, "home"]);
});
