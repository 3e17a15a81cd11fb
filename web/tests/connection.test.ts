import { beforeEach, expect, test } from "vitest";
import type { FromServer } from "../src/protocol";
import { Connection, type ConnectionState } from "../src/net/connection";
import { facts, state } from "./helpers/games";

/** A fake socket that records sent messages. */
class FakeSocket {
  readonly CONNECTING = 0;
  readyState = 1;
  sent: unknown[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  receive(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const HELLO = { hello: 1 as const, tokens: ["token"] };
const MOVE = { do: "move" as const, version: 3, seat: 0, move: "D@1,0" };
const STALE = { type: "refused" as const, code: "state/stale", message: { id: "x", arguments: {} }, version: 4 };

let sockets: FakeSocket[];
let timers: { action: () => void; delay: number }[];
let received: FromServer[];
let states: ConnectionState[];
let connection: Connection;

const latest = () => sockets.at(-1)!;

beforeEach(() => {
  [sockets, timers, received, states] = [[], [], [], []];
  const environment = {
    socket: () => {
      sockets.push(new FakeSocket());
      return latest() as unknown as WebSocket;
    },
    now: () => 1000,
    setTimer: (action: () => void, delay: number) => timers.push({ action, delay }),
    clearTimer: () => undefined,
  };
  const onMessage = (message: FromServer) => void received.push(message);
  connection = new Connection("ws://here", HELLO, onMessage, (next) => void states.push(next), environment);
});

function join(version = 3): void {
  connection.open();
  latest().onopen?.();
  latest().receive(state({ facts: facts({ version }) }));
}

test("sends hello first and opens with the state", () => {
  connection.open();
  latest().onopen?.();
  expect(latest().sent).toEqual([HELLO]);
  expect(connection.state.status).toBe("connecting");
  latest().receive(state());
  expect(connection.state.status).toBe("open");
  expect(received).toHaveLength(1);
});

test("a command settles with the answer of its number", async () => {
  join();
  const outcome = connection.send(MOVE);
  expect(latest().sent.at(-1)).toEqual({ ...MOVE, ask: "1" });
  latest().receive({ type: "done", ask: "1", version: 4 });
  expect(await outcome).toEqual({ type: "done", ask: "1", version: 4 });
});

test("a refused command settles with the refusal", async () => {
  join();
  const outcome = connection.send(MOVE);
  latest().receive({ ...STALE, ask: "1" });
  expect((await outcome).type).toBe("refused");
});

test("reconnects with growing delays", () => {
  join();
  latest().onclose?.();
  expect(connection.state).toEqual({ status: "waiting", until: 1500 });
  timers.at(-1)!.action();
  latest().onclose?.();
  expect(connection.state).toEqual({ status: "waiting", until: 2000 });
  expect(sockets).toHaveLength(2);
});

test("a success resets the reconnect delay", () => {
  join();
  latest().onclose?.();
  timers.at(-1)!.action();
  latest().receive(state());
  latest().onclose?.();
  expect(timers.map((timer) => timer.delay)).toEqual([500, 500]);
});

test("resends an unanswered command at the same version", () => {
  join();
  void connection.send(MOVE);
  latest().onclose?.();
  join(3);
  expect(latest().sent).toEqual([HELLO, { ...MOVE, ask: "1" }]);
});

test("does not resend an unanswered command of an old version", async () => {
  join();
  const outcome = connection.send(MOVE);
  latest().onclose?.();
  join(4);
  expect(latest().sent).toEqual([HELLO]);
  expect(await outcome).toEqual({ type: "overtaken" });
});

test("a command sent offline goes out once after reconnecting", () => {
  join();
  latest().onclose?.();
  void connection.send(MOVE);
  join(3);
  latest().receive(state({ facts: facts({ version: 3 }) }));
  expect(latest().sent).toEqual([HELLO, { ...MOVE, ask: "1" }]);
});

test("a question resolves to null if the socket is lost", async () => {
  join();
  const answer = connection.ask({ about: "hint", version: 3 });
  latest().onclose?.();
  expect(await answer).toBeNull();
  expect(await connection.ask({ about: "hint", version: 3 })).toBeNull();
});

test("ignores messages of a dropped socket", () => {
  join();
  const old = latest();
  connection.lose();
  old.receive(state());
  expect(old.isClosed).toBe(true);
  expect(received).toHaveLength(1);
});

test("a refused token closes permanently", () => {
  connection.open();
  latest().receive({ ...STALE, code: "token/unknown", ask: null });
  latest().onclose?.();
  expect(connection.state.status).toBe("closed");
  expect(timers).toHaveLength(0);
});

test("retry reconnects at once, only while waiting", () => {
  join();
  connection.retry();
  expect(sockets).toHaveLength(1);
  latest().onclose?.();
  connection.retry();
  expect(sockets).toHaveLength(2);
  expect(states.at(-1)).toEqual({ status: "connecting" });
});

test("a refusal without a number settles the oldest request", async () => {
  join();
  const outcome = connection.send(MOVE);
  const answer = connection.ask({ about: "hint", version: 3 });
  latest().receive({ ...STALE, code: "limit/messages", ask: null });
  expect(await outcome).toMatchObject({ type: "refused", code: "limit/messages" });
  latest().receive({ ...STALE, code: "limit/messages", ask: null });
  expect(await answer).toMatchObject({ type: "refused", code: "limit/messages" });
});

test("a refusal before the state settles no command", () => {
  join();
  void connection.send(MOVE);
  latest().onclose?.();
  connection.open();
  latest().onopen?.();
  latest().receive({ ...STALE, code: "limit/sockets", ask: null });
  latest().receive(state({ facts: facts({ version: 3 }) }));
  expect(latest().sent).toEqual([HELLO, { ...MOVE, ask: "1" }]);
});

const RENAME = { do: "rename" as const, version: 3, seat: 0, name: "Ann" };
const RESIGN = { do: "resign" as const, version: 3, seat: 0 };
const ANSWER = { do: "answer" as const, version: 3, seat: 0, proposal: 1, agreed: true };

test.each([
  [RENAME, "name/unchanged"],
  [ANSWER, "proposal/unknown"],
  [ANSWER, "proposal/not-asked"],
  [RESIGN, "seat/not-yours"],
  [RESIGN, "game/over"],
])("a resent command refused as already done counts as done: %o", async (command, code) => {
  join();
  const outcome = connection.send(command);
  latest().onclose?.();
  join(3);
  latest().receive({ ...STALE, code, version: 3, ask: "1" });
  expect(await outcome).toEqual({ type: "done", ask: "1", version: 3 });
});

test.each([RENAME, RESIGN])("a command for any version is resent after a change: %o", (command) => {
  join();
  void connection.send(command);
  latest().onclose?.();
  join(4);
  expect(latest().sent).toEqual([HELLO, { ...command, ask: "1" }]);
});

test.each([RENAME, ANSWER])("a command sent once stays refused after a reconnect: %o", async (command) => {
  join();
  latest().onclose?.();
  const outcome = connection.send(command);
  join(3);
  latest().receive({ ...STALE, code: "name/unchanged", version: 3, ask: "1" });
  expect((await outcome).type).toBe("refused");
});

test("a command on a closed connection is overtaken at once", async () => {
  join();
  connection.close();
  expect(await connection.send(MOVE)).toEqual({ type: "overtaken" });
});

test("a connecting socket is closed once it opens", () => {
  connection.open();
  const socket = latest();
  socket.readyState = socket.CONNECTING;
  connection.close();
  expect(socket.isClosed).toBe(false);
  socket.onopen?.();
  expect(socket.isClosed).toBe(true);
  expect(socket.sent).toEqual([]);
});
