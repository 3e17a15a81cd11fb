import { expect, test } from "vitest";
import {
  positionPath,
  lessonPath,
  replayPath,
  Router,
  routeOf,
  rulesPath,
  type BrowserLocation,
} from "../src/state/router.svelte";
import { PersistentStore } from "../src/state/persistentStore";
import { isSecret, newSecret, Tokens } from "../src/state/tokens";

const SECRET = "abcdefghijklmnop_-0123";

/** A fake address bar. */
class FakeAddressBar implements BrowserLocation {
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

function openAddress(path: string, hash: string) {
  const bar = new FakeAddressBar(path, hash);
  const tokens = new Tokens(new PersistentStore(null));
  const router = new Router(bar, tokens);
  router.read();
  return { bar, tokens, router };
}

test("maps paths to pages", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/game/ab-1_Z")).toEqual({ page: "game", game: "ab-1_Z" });
  expect(routeOf("/game/")).toEqual({ page: "missing" });
  expect(routeOf("/game/a/b")).toEqual({ page: "missing" });
});

test("the games page keeps its search in the URL", () => {
  expect(routeOf("/games", "?player=Ann")).toEqual({ page: "games", search: "?player=Ann" });
});

test("the licences have a path", () => {
  expect(routeOf("/learn")).toEqual({ page: "learn" });
  expect(routeOf("/licences")).toEqual({ page: "licences" });
});

test("rules paths name an edition and a chapter", () => {
  expect(routeOf("/rules")).toEqual({ page: "rules", edition: null, chapter: null });
  expect(routeOf(rulesPath("slovak"))).toEqual({ page: "rules", edition: "slovak", chapter: null });
  expect(routeOf(rulesPath("slovak", "cities"))).toEqual({ page: "rules", edition: "slovak", chapter: "cities" });
  expect(routeOf("/rules/a/b/c")).toEqual({ page: "missing" });
});

test("a position stays in the hash, plain or percent-encoded", () => {
  const { bar, router } = openAddress("/position", "#a-1~b_c");
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

test("replay paths open a turn or the end", () => {
  expect(routeOf("/replay/g1", "?turn=37")).toEqual({ page: "replay", game: "g1", turn: 37, isLesson: false });
  expect(routeOf("/replay/g1", "?turn=-1")).toEqual({ page: "replay", game: "g1", turn: null, isLesson: false });
  expect(routeOf(replayPath("g1"))).toMatchObject({ page: "replay", game: "g1", turn: null });
});

test("a lesson is a replay with a parameter", () => {
  const routeAt = (path: string) => routeOf("/replay/g1", path.slice(path.indexOf("?")));
  expect(routeAt(lessonPath("g1"))).toEqual({ page: "replay", game: "g1", turn: null, isLesson: true });
  expect(routeAt(lessonPath("g1", 9))).toEqual({ page: "replay", game: "g1", turn: 9, isLesson: true });
});

test("a replay link keeps its turn in the URL and stores its token", () => {
  const { bar, tokens, router } = openAddress(replayPath("g1", 5), `#watch=${SECRET}`);
  expect([bar.pathname, bar.search, bar.hash]).toEqual(["/replay/g1", "?turn=5", ""]);
  expect(tokens.of("g1")).toEqual([SECRET]);
  expect(router.route).toEqual({ page: "replay", game: "g1", turn: 5, isLesson: false });
});

test("replacing the path keeps the route", () => {
  const { bar, router } = openAddress("/replay/g1", "");
  const before = router.route;
  router.replacePath(replayPath("g1", 6));
  router.read();
  expect(bar.search).toBe("?turn=6");
  expect(router.route).toBe(before);
});

test.each(["seat", "watch"])("moves a %s token from the URL into the store", (kind) => {
  const { bar, tokens } = openAddress("/game/g1", `#${kind}=${SECRET}`);
  expect(bar.hash).toBe("");
  expect(bar.pathname).toBe("/game/g1");
  expect(tokens.of("g1")).toEqual([SECRET]);
  expect(tokens.of("g2")).toEqual([]);
});

test("removes an invalid token from the URL", () => {
  const { bar, tokens } = openAddress("/game/g1", "#seat=<script>");
  expect(bar.hash).toBe("");
  expect(tokens.of("g1")).toEqual([]);
});

test("an identity in the URL is offered, not adopted", () => {
  const { bar, router } = openAddress("/", `#me=${SECRET}`);
  expect(router.offeredIdentity).toBe(SECRET);
  expect(bar.hash).toBe("");
});

test.each(["abc", ""])("reports the truncated identity %o as broken", (half) => {
  const { bar, router } = openAddress("/", `#me=${half}`);
  expect([router.offeredIdentity, router.isIdentityBroken, bar.hash]).toEqual([null, true, ""]);
  bar.hash = `#me=${SECRET}`;
  router.read();
  expect([router.offeredIdentity, router.isIdentityBroken]).toEqual([SECRET, false]);
});

test("a URL without an identity is not broken", () => {
  expect(openAddress("/game/g1", `#seat=${SECRET}`).router.isIdentityBroken).toBe(false);
});

test("navigating changes URL and route", () => {
  const { bar, router } = openAddress("/", "");
  router.go("/game/g7");
  expect(bar.pathname).toBe("/game/g7");
  expect(router.route).toEqual({ page: "game", game: "g7" });
});

test("a seat link to the open game reloads it once", () => {
  const { bar, router } = openAddress("/game/g1", "");
  const before = router.route;
  bar.hash = `#seat=${SECRET}`;
  router.read();
  const after = router.route;
  router.read();
  expect(after).not.toBe(before);
  expect(router.route).toBe(after);
});

test("adds tokens without duplicates", () => {
  const tokens = new Tokens(new PersistentStore(null));
  tokens.add("g1", ["one", null]);
  tokens.add("g1", ["two", "one"]);
  expect(tokens.of("g1")).toEqual(["one", "two"]);
});

test("seat tokens exclude the watch token", () => {
  const tokens = new Tokens(new PersistentStore(null));
  tokens.add("g1", ["watch"]);
  expect(tokens.ofSeats("g1", "watch")).toEqual([]);
  tokens.add("g1", ["seat"]);
  expect(tokens.ofSeats("g1", "watch")).toEqual(["seat"]);
});

test("ignores a corrupt token store", () => {
  const store = new PersistentStore(null);
  store.write("game.g1", "{");
  expect(new Tokens(store).of("g1")).toEqual([]);
});

test("secrets are long, unique and URL-safe", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).not.toBe(other);
  expect(one).toHaveLength(32);
  expect(isSecret(one)).toBe(true);
});
