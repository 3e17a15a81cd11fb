import { beforeEach, describe, expect, it } from "vitest";
import { ShellCache, type BuildFiles } from "../src/worker/shellCache";

const ORIGIN = "https://games.example.org";
const FILES: BuildFiles = {
  version: "new",
  entry: "/assets/start-1.js",
  shared: ["/assets/start-1.js", "/fonts/serif-1.woff2"],
  messages: { en: ["/assets/en-1.js"], hu: ["/assets/hu-1.js"] },
};
const path = (request: Request | string) =>
  new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
const seen = (url: string, change: Partial<Request> = {}) =>
  ({ method: "GET", mode: "cors", url, ...change }) as Request;

/** Responses of the server by path; without an entry it cannot be reached. */
let server: Map<string, [status: number, text: string]>;
let storage: Map<string, Map<string, string>>;
let shell: ShellCache;

async function request(given: Request | string): Promise<Response> {
  const found = server.get(path(given));
  if (!found) throw new TypeError("Failed to fetch");
  return new Response(found[1], { status: found[0] });
}

function openCache(name: string): Pick<Cache, "addAll" | "match" | "put"> {
  const kept = storage.get(name) ?? new Map<string, string>();
  storage.set(name, kept);
  return {
    match: async (given) =>
      kept.has(path(given as Request)) ? new Response(kept.get(path(given as Request))!) : undefined,
    put: async (given, response) => void kept.set(path(given as Request), await response.text()),
    addAll: async (paths) => {
      const responses = await Promise.all([...paths].map((one) => request(one as string)));
      for (const [index, response] of responses.entries()) kept.set([...paths][index] as string, await response.text());
    },
  };
}

const answerTo = async (given: Request) => (await shell.answer(given, shell.strategyFor(given)!)).text();

beforeEach(() => {
  server = new Map([...FILES.shared, "/assets/en-1.js", "/assets/hu-1.js"].map((name) => [name, [200, name]]));
  server.set("/", [200, "<script src=/assets/start-1.js>"]);
  server.set("/api/setup", [200, JSON.stringify({ editions: [{ name: "modern" }] })]);
  server.set("/api/rules", [200, "comparison"]);
  server.set("/api/rules/modern", [200, "rules"]);
  storage = new Map([
    ["bastide-old", new Map()],
    ["another", new Map()],
  ]);
  shell = new ShellCache(FILES, ORIGIN, {
    caches: {
      open: async (name) => openCache(name) as Cache,
      keys: async () => [...storage.keys()],
      delete: async (name) => storage.delete(name),
    },
    fetch: request,
  });
});

describe("the strategy for a request", () => {
  it.each([
    ["/", { mode: "navigate" as const }, "page"],
    ["/game/abc", { mode: "navigate" as const }, "page"],
    ["/assets/hu-1.js", {}, "cache-first"],
    ["/assets/start-2.js", {}, null],
    ["/pictures/1/modern/D-0.svg", {}, "cache-first"],
    ["/api/setup", {}, "network-first"],
    ["/api/rules/modern/examples/fork", {}, "network-first"],
    ["/api/editions/modern/tiles/D", {}, "network-first"],
    ["/api/games", {}, null],
    ["/api/games/abc", {}, null],
    ["/api/games/abc/record", {}, null],
    ["/api/positions", {}, null],
    ["/api/setup", { method: "POST" }, null],
    ["/api/setup?token=secret", {}, null],
  ])("of %s %o is %s", (name, change, strategy) => {
    expect(shell.strategyFor(seen(ORIGIN + name, change))).toBe(strategy);
  });

  it("is none for another server", () => {
    expect(shell.strategyFor(seen("https://other.example.org/assets/start-1.js"))).toBe(null);
  });
});

describe("the cache", () => {
  it("has the shell in one language, and the rules", async () => {
    await shell.fill("hu");
    await shell.fillRules();
    expect([...storage.get("bastide-new")!.keys()].sort()).toEqual(
      [...FILES.shared, "/", "/api/rules", "/api/rules/modern", "/api/setup", "/assets/hu-1.js"].sort(),
    );
  });

  it("never mixes two builds", async () => {
    server.set("/", [200, "<script src=/assets/start-2.js>"]);
    await expect(shell.fill("en")).rejects.toThrow("another build");
  });

  it("of an older build is deleted", async () => {
    await shell.fill("en");
    await shell.deleteOthers();
    expect([...storage.keys()]).toEqual(["another", "bastide-new"]);
  });
});

describe("the answer to a request", () => {
  const page = { mode: "navigate" as const };

  it("for a page is that of the server, which is not stored", async () => {
    await shell.fill("en");
    server.set("/game/abc", [200, "newer"]);
    expect(await answerTo(seen(`${ORIGIN}/game/abc#seat=secret`, page))).toBe("newer");
    expect([...storage.get("bastide-new")!.keys()]).not.toContain("/game/abc");
  });

  it.each([["no answer"], [502], [504]])("for a page is the shell after %s", async (status) => {
    await shell.fill("en");
    if (typeof status === "number") server.set("/rules", [status, "proxy"]);
    expect(await answerTo(seen(`${ORIGIN}/rules`, page))).toContain(FILES.entry);
  });

  it("for a page shows that the server is not built", async () => {
    await shell.fill("en");
    server.set("/", [503, "not built"]);
    expect(await answerTo(seen(`${ORIGIN}/`, page))).toBe("not built");
  });

  it("for a file comes from the cache and is added to it", async () => {
    await shell.fill("en");
    expect(await answerTo(seen(`${ORIGIN}/assets/hu-1.js`))).toBe("/assets/hu-1.js");
    server.clear();
    expect(await answerTo(seen(`${ORIGIN}/assets/hu-1.js`))).toBe("/assets/hu-1.js");
    expect(await answerTo(seen(`${ORIGIN}/assets/start-1.js`))).toBe("/assets/start-1.js");
  });

  it("for data is the newest that is known", async () => {
    await shell.fillRules();
    server.set("/api/rules/modern", [200, "newer"]);
    expect(await answerTo(seen(`${ORIGIN}/api/rules/modern`))).toBe("newer");
    server.clear();
    expect(await answerTo(seen(`${ORIGIN}/api/rules/modern`))).toBe("newer");
    await expect(answerTo(seen(`${ORIGIN}/api/rules/winter`))).rejects.toThrow("Failed to fetch");
  });
});
