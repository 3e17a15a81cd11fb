import { afterEach, expect, test, vi } from "vitest";
import { requestJson, api } from "../src/net/api";

afterEach(() => void vi.unstubAllGlobals());

const answer = (body: BodyInit, status = 200) => vi.stubGlobal("fetch", async () => new Response(body, { status }));

/** A response whose connection is lost in the middle. */
const half = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"editions": ['));
      stream.error(new TypeError("network error"));
    },
  });

test("returns the response of the server", async () => {
  answer('{"game": "g1"}');
  expect(await requestJson("GET", "/games/g1")).toEqual({ game: "g1" });
});

test("a truncated response is a lost connection", async () => {
  answer(half());
  await expect(api.setup()).rejects.toMatchObject({ code: "page/no-connection" });
  answer(half());
  await expect(api.record("g1", "token")).rejects.toMatchObject({ code: "page/no-connection" });
});

test("an unreachable server counts as a lost connection", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api.setup()).rejects.toMatchObject({ code: "page/no-connection" });
});

test("an unexpected response keeps its status", async () => {
  answer("Bad Gateway", 502);
  await expect(api.setup()).rejects.toMatchObject({
    code: "page/strange-answer",
    reason: { arguments: { status: 502 } },
  });
});
