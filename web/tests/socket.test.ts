import { beforeEach, expect, test } from "vitest";
import type { FromServer } from "../src/protocol";
import { Connection, type ConnectionState } from "../src/wire/socket";
import { facts, state } from "./games";

/** A socket that does nothing but remember what was sent on it. */
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

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const HELLO = { hello: 1 as const, tokens: ["token"] };
const MOVE = { do: "move" as const, version: 3, seat: 0, move: "D@1,0" };
const STALE = { type: "refused" as const, code: "state/stale", message: { id: "x", arguments: {} }, version: 4 };

let sockets: FakeSocket[];
let timers: { action: () => void; delay: number }[];
let heard: FromServer[];
let states: ConnectionState[];
let connection: Connection;

const latest = () => sockets.at(-1)!;

beforeEach(() => {
  [sockets, timers, heard, states] = [[], [], [], []];
  const surroundings = {
    socket: () => {
      sockets.push(new FakeSocket());
      return latest() as unknown as WebSocket;
    },
    now: () => 1000,
    later: (action: () => void, delay: number) => timers.push({ action, delay }),
    never: () => undefined,
  };
  const hear = (message: FromServer) => void heard.push(message);
  connection = new Connection("ws://here", HELLO, hear, (is) => void states.push(is), surroundings);
});

function join(version = 3): void {
  connection.open();
  latest().onopen?.();
  latest().hear(state({ facts: facts({ version }) }));
}

test("it says hello first, and is open once the state has come", () => {
  connection.open();
  latest().onopen?.();
  expect(latest().sent).toEqual([HELLO]);
  expect(connection.state.is).toBe("connecting");
  latest().hear(state());
  expect(connection.state.is).toBe("open");
  expect(heard).toHaveLength(1);
});

test("a command is settled by the answer with its number", async () => {
  join();
  const outcome = connection.send(MOVE);
  expect(latest().sent.at(-1)).toEqual({ ...MOVE, ask: "1" });
  latest().hear({ type: "done", ask: "1", version: 4 });
  expect(await outcome).toEqual({ type: "done", ask: "1", version: 4 });
});

test("a refused command is settled by the refusal", async () => {
  join();
  const outcome = connection.send(MOVE);
  latest().hear({ ...STALE, ask: "1" });
  expect((await outcome).type).toBe("refused");
});

test("a lost socket is opened again, later each time it fails", () => {
  join();
  latest().onclose?.();
  expect(connection.state).toEqual({ is: "waiting", until: 1500 });
  timers.at(-1)!.action();
  latest().onclose?.();
  expect(connection.state).toEqual({ is: "waiting", until: 2000 });
  expect(sockets).toHaveLength(2);
});

test("after a success the next wait is short again", () => {
  join();
  latest().onclose?.();
  timers.at(-1)!.action();
  latest().hear(state());
  latest().onclose?.();
  expect(timers.map((timer) => timer.delay)).toEqual([500, 500]);
});

test("a command without an answer is sent again if the game is where it was", () => {
  join();
  void connection.send(MOVE);
  latest().onclose?.();
  join(3);
  expect(latest().sent).toEqual([HELLO, { ...MOVE, ask: "1" }]);
});

test("a command without an answer is not sent again if the game went on", async () => {
  join();
  const outcome = connection.send(MOVE);
  latest().onclose?.();
  join(4);
  expect(latest().sent).toEqual([HELLO]);
  expect(await outcome).toEqual({ type: "overtaken" });
});

test("a command given while there is no socket goes out with the next one, once", () => {
  join();
  latest().onclose?.();
  void connection.send(MOVE);
  join(3);
  latest().hear(state({ facts: facts({ version: 3 }) }));
  expect(latest().sent).toEqual([HELLO, { ...MOVE, ask: "1" }]);
});

test("a question is answered by null if the socket is lost", async () => {
  join();
  const answer = connection.ask({ about: "hint", version: 3 });
  latest().onclose?.();
  expect(await answer).toBeNull();
  expect(await connection.ask({ about: "hint", version: 3 })).toBeNull();
});

test("a socket that was given up is heard no more", () => {
  join();
  const old = latest();
  connection.lose();
  old.hear(state());
  expect(old.isClosed).toBe(true);
  expect(heard).toHaveLength(1);
});

test("a refused token closes for good", () => {
  connection.open();
  latest().hear({ ...STALE, code: "token/unknown", ask: null });
  latest().onclose?.();
  expect(connection.state.is).toBe("closed");
  expect(timers).toHaveLength(0);
});

test("a retry opens at once, and only if one is waiting", () => {
  join();
  connection.retry();
  expect(sockets).toHaveLength(1);
  latest().onclose?.();
  connection.retry();
  expect(sockets).toHaveLength(2);
  expect(states.at(-1)).toEqual({ is: "connecting" });
});

test("a refusal that does not say of what is one of what waits longest", async () => {
  join();
  const outcome = connection.send(MOVE);
  const answer = connection.ask({ about: "hint", version: 3 });
  latest().hear({ ...STALE, code: "limit/messages", ask: null });
  expect(await outcome).toMatchObject({ type: "refused", code: "limit/messages" });
  latest().hear({ ...STALE, code: "limit/messages", ask: null });
  expect(await answer).toMatchObject({ type: "refused", code: "limit/messages" });
});

test("a refusal before the state has come is of no command", () => {
  join();
  void connection.send(MOVE);
  latest().onclose?.();
  connection.open();
  latest().onopen?.();
  latest().hear({ ...STALE, code: "limit/sockets", ask: null });
  latest().hear(state({ facts: facts({ version: 3 }) }));
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
])("what was sent twice and is refused for having been done is done: %o", async (command, code) => {
  join();
  const outcome = connection.send(command);
  latest().onclose?.();
  join(3);
  latest().hear({ ...STALE, code, version: 3, ask: "1" });
  expect(await outcome).toEqual({ type: "done", ask: "1", version: 3 });
});

test.each([RENAME, RESIGN])("what means the same at every version is sent again although the game went on: %o", (command) => {
  join();
  void connection.send(command);
  latest().onclose?.();
  join(4);
  expect(latest().sent).toEqual([HELLO, { ...command, ask: "1" }]);
});

test.each([RENAME, ANSWER])("what was sent once is refused, even after a lost connection: %o", async (command) => {
  join();
  latest().onclose?.();
  const outcome = connection.send(command);
  join(3);
  latest().hear({ ...STALE, code: "name/unchanged", version: 3, ask: "1" });
  expect((await outcome).type).toBe("refused");
});

test("what is sent on a closed connection is overtaken at once", async () => {
  join();
  connection.close();
  expect(await connection.send(MOVE)).toEqual({ type: "overtaken" });
});

test("a socket that is not open yet is closed as soon as it is", () => {
  connection.open();
  const socket = latest();
  socket.readyState = socket.CONNECTING;
  connection.close();
  expect(socket.isClosed).toBe(false);
  socket.onopen?.();
  expect(socket.isClosed).toBe(true);
  expect(socket.sent).toEqual([]);
});
