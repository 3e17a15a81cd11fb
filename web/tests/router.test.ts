import { expect, test } from "vitest";
import { positionPath, replayPath, Router, routeOf, rulesPath, type Place } from "../src/state/router.svelte";
import { newSecret, isSecret } from "../src/state/secrets";
import { Store } from "../src/state/store";
import { Tokens } from "../src/state/tokens";

const SECRET = "abcdefghijklmnop_-0123";

/** An address bar. */
class Bar implements Place {
  search = "";

  constructor(
    public pathname: string,
    public hash = "",
  ) {
    this.replace(pathname, hash);
  }

  replace(path: string, hash = ""): void {
    const [pathname = "", search] = path.split("?");
    [this.pathname, this.search, this.hash] = [pathname, search === undefined ? "" : `?${search}`, hash];
  }

  push(path: string): void {
    this.replace(path);
  }
}

function arriving(path: string, hash: string) {
  const bar = new Bar(path, hash);
  const tokens = new Tokens(new Store(null));
  const router = new Router(bar, tokens);
  router.read();
  return { bar, tokens, router };
}

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/game/ab-1_Z")).toEqual({ page: "game", game: "ab-1_Z" });
  expect(routeOf("/game/")).toEqual({ page: "missing" });
  expect(routeOf("/game/a/b")).toEqual({ page: "missing" });
});

test("the address of one's games holds what is looked for", () => {
  expect(routeOf("/games", "?player=Ann")).toEqual({ page: "games", search: "?player=Ann" });
});

test("addresses of rules lead to an edition and a chapter of it", () => {
  expect(routeOf("/rules")).toEqual({ page: "rules", edition: null, chapter: null });
  expect(routeOf(rulesPath("slovak"))).toEqual({ page: "rules", edition: "slovak", chapter: null });
  expect(routeOf(rulesPath("slovak", "cities"))).toEqual({ page: "rules", edition: "slovak", chapter: "cities" });
  expect(routeOf("/rules/a/b/c")).toEqual({ page: "missing" });
});

test("a position stays in the address, also one that was encoded on its way, and another one is another page", () => {
  const { bar, router } = arriving("/position", "#a-1~b_c");
  expect([bar.hash, router.route]).toEqual(["#a-1~b_c", { page: "position", text: "a-1~b_c" }]);
  const before = router.route;
  router.read();
  expect(router.route).toBe(before);
  bar.hash = "#a%7Eb%0Ac";
  router.read();
  expect(router.route).toEqual({ page: "position", text: "a~b\nc" });
  expect(routeOf("/position", "", "#100%")).toEqual({ page: "position", text: "100%" });
  expect(positionPath("a~b")).toBe("/position#a~b");
});

test("addresses of replays lead to a turn, or to the end", () => {
  expect(routeOf("/replay/g1", "?turn=37")).toEqual({ page: "replay", game: "g1", turn: 37 });
  expect(routeOf("/replay/g1", "?turn=-1")).toEqual({ page: "replay", game: "g1", turn: null });
  expect(routeOf(...(replayPath("g1").split("?") as [string]))).toEqual({ page: "replay", game: "g1", turn: null });
});

test("a link to a turn keeps the turn in the address, and the token in the store", () => {
  const { bar, tokens, router } = arriving(replayPath("g1", 5), `#watch=${SECRET}`);
  expect([bar.pathname, bar.search, bar.hash]).toEqual(["/replay/g1", "?turn=5", ""]);
  expect(tokens.of("g1")).toEqual([SECRET]);
  expect(router.route).toEqual({ page: "replay", game: "g1", turn: 5 });
});

test("an address that becomes more exact shows no other page", () => {
  const { bar, router } = arriving("/replay/g1", "");
  const before = router.route;
  router.refine(replayPath("g1", 6));
  router.read();
  expect(bar.search).toBe("?turn=6");
  expect(router.route).toBe(before);
});

test.each(["seat", "watch"])("a %s token goes from the address into the store", (kind) => {
  const { bar, tokens } = arriving("/game/g1", `#${kind}=${SECRET}`);
  expect(bar.hash).toBe("");
  expect(bar.pathname).toBe("/game/g1");
  expect(tokens.of("g1")).toEqual([SECRET]);
  expect(tokens.of("g2")).toEqual([]);
});

test("what cannot be a token is taken out of the address and forgotten", () => {
  const { bar, tokens } = arriving("/game/g1", "#seat=<script>");
  expect(bar.hash).toBe("");
  expect(tokens.of("g1")).toEqual([]);
});

test("an identity is only offered, until somebody decides", () => {
  const { bar, router } = arriving("/", `#me=${SECRET}`);
  expect(router.offeredIdentity).toBe(SECRET);
  expect(bar.hash).toBe("");
});

test.each(["abc", ""])("an identity of which only %o has come is said to be broken, and not offered", (half) => {
  const { bar, router } = arriving("/", `#me=${half}`);
  expect([router.offeredIdentity, router.isIdentityBroken, bar.hash]).toEqual([null, true, ""]);
  bar.hash = `#me=${SECRET}`;
  router.read();
  expect([router.offeredIdentity, router.isIdentityBroken]).toEqual([SECRET, false]);
});

test("an address without an identity has no broken one", () => {
  expect(arriving("/game/g1", `#seat=${SECRET}`).router.isIdentityBroken).toBe(false);
});

test("going somewhere changes address and page", () => {
  const { bar, router } = arriving("/", "");
  router.go("/game/g7");
  expect(bar.pathname).toBe("/game/g7");
  expect(router.route).toEqual({ page: "game", game: "g7" });
});

test("a link that is opened where its game is shown already shows it anew, once", () => {
  const { bar, router } = arriving("/game/g1", "");
  const before = router.route;
  bar.hash = `#seat=${SECRET}`;
  router.read();
  const after = router.route;
  router.read();
  expect(after).not.toBe(before);
  expect(router.route).toBe(after);
});

test("tokens are kept once each, beside those one has", () => {
  const tokens = new Tokens(new Store(null));
  tokens.keep("g1", ["one", null]);
  tokens.keep("g1", ["two", "one"]);
  expect(tokens.of("g1")).toEqual(["one", "two"]);
});

test("tokens for seats are all but the one with which one may look on", () => {
  const tokens = new Tokens(new Store(null));
  tokens.keep("g1", ["watch"]);
  expect(tokens.ofSeats("g1", "watch")).toEqual([]);
  tokens.keep("g1", ["seat"]);
  expect(tokens.ofSeats("g1", "watch")).toEqual(["seat"]);
});

test("a store that was tampered with has no tokens", () => {
  const store = new Store(null);
  store.write("game.g1", "{");
  expect(new Tokens(store).of("g1")).toEqual([]);
});

test("secrets are long, differ, and fit into an address", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).not.toBe(other);
  expect(one).toHaveLength(32);
  expect(isSecret(one)).toBe(true);
});
