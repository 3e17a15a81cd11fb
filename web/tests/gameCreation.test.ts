import { expect, test } from "vitest";
import type { Created, NewGame } from "../src/protocol";
import { GameCreation } from "../src/newgame/gameCreation.svelte";
import { Router, type BrowserLocation } from "../src/state/router.svelte";
import { PersistentStore } from "../src/state/persistentStore";
import { Tokens } from "../src/state/tokens";
import { noConnection } from "../src/net/refusal";

const [WATCH, ANN, BOB] = ["w".repeat(22), "a".repeat(22), "b".repeat(22)];
const CREATED = { game: "g", watch: WATCH, seats: [ANN, BOB] } as Created;
const REQUEST = { seats: [{ kind: "here" }, { kind: "away" }] } as NewGame;

/** A router on the home page, and a server that answers on demand. */
function setUp() {
  const location: BrowserLocation = {
    pathname: "/",
    search: "",
    hash: "",
    replace: () => {},
    push: (path) => void ((location as { pathname: string }).pathname = path),
  };
  const tokens = new Tokens(new PersistentStore(null));
  const router = new Router(location, tokens);
  let answer = (_: Created): void => {};
  let refuse = (_: unknown): void => {};
  const create = () => new Promise<Created>((resolve, reject) => ([answer, refuse] = [resolve, reject]));
  return {
    router,
    tokens,
    creation: new GameCreation(create, tokens, router),
    answer: () => answer(CREATED),
    refuse: () => refuse(noConnection()),
  };
}

test("opens the created game and stores the local seats", async () => {
  const { router, tokens, creation, answer } = setUp();
  const done = creation.start(() => REQUEST);
  await Promise.resolve();
  expect(creation.isCreating).toBe(true);
  answer();
  await done;
  expect([router.route, creation.isCreating]).toEqual([{ page: "game", game: "g" }, false]);
  expect(tokens.of("g").toSorted()).toEqual([ANN, WATCH]);
});

test("stores the tokens but does not leave a page opened meanwhile", async () => {
  const { router, tokens, creation, answer } = setUp();
  const done = creation.start(() => REQUEST);
  await Promise.resolve();
  router.go("/rules");
  answer();
  await done;
  expect(router.route.page).toBe("rules");
  expect(tokens.of("g")).toContain(ANN);
});

test("reports a failed creation and allows a retry", async () => {
  const { router, creation, refuse } = setUp();
  const done = creation.start(() => REQUEST);
  await Promise.resolve();
  refuse();
  await done;
  expect([creation.refusal?.code, creation.isCreating, router.route.page]).toEqual([
    "page/no-connection",
    false,
    "home",
  ]);
});
