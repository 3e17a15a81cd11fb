import { afterEach, expect, test, vi } from "vitest";
import { answered, api } from "../src/wire/api";

afterEach(() => void vi.unstubAllGlobals());

const answer = (body: BodyInit, status = 200) => vi.stubGlobal("fetch", async () => new Response(body, { status }));

/** An answer whose connection is lost in the middle. */
const half = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"editions": ['));
      stream.error(new TypeError("network error"));
    },
  });

test("an answer is what the server says", async () => {
  answer('{"game": "g1"}');
  expect(await answered("GET", "/games/g1")).toEqual({ game: "g1" });
});

test("an answer that breaks off is a lost connection", async () => {
  answer(half());
  await expect(api.setup()).rejects.toMatchObject({ code: "page/no-connection" });
  answer(half());
  await expect(api.record("g1", "token")).rejects.toMatchObject({ code: "page/no-connection" });
});

test("a server that cannot be reached is a lost connection, and a strange answer is told with its number", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api.setup()).rejects.toMatchObject({ code: "page/no-connection" });
  answer("Bad Gateway", 502);
  await expect(api.setup()).rejects.toMatchObject({ code: "page/strange-answer", told: { arguments: { status: 502 } } });
});
