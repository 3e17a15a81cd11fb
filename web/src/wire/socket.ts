import type { Answer, Command, Done, FromServer, Hello, Question, Refused, Version } from "../protocol";

/** How a connection is: `waiting` has the time, in milliseconds since 1970, at which it tries again. */
export type ConnectionState =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "waiting"; until: number }
  | { is: "closed"; because: Refused | null };

/** What a command came to: `overtaken` if the game went on before anybody could tell whether it was carried out. */
export type Outcome = Done | Refused | { type: "overtaken" };

/** A command or a question before it has a number. A plain Omit would lose which fields belong together. */
export type Unnumbered<Kind> = Kind extends unknown ? Omit<Kind, "ask"> : never;

/** What of the browser a connection uses, so that tests can give it another. */
export interface Surroundings {
  socket: (address: string) => WebSocket;
  now: () => number;
  later: (action: () => void, milliseconds: number) => number;
  never: (timer: number) => void;
}

interface Waiting {
  command: Command;
  resolve: (outcome: Outcome) => void;
  /** On how many sockets it was sent. */
  times: number;
}

const DELAYS = [500, 1000, 2000, 4000, 8000, 15000];
/** How commands that were carried out are refused if they come again. */
const DONE_BEFORE: Partial<Record<Command["do"], readonly string[]>> = {
  rename: ["name/unchanged"],
  answer: ["proposal/unknown", "proposal/not-asked"],
  resign: ["seat/not-yours", "game/over"],
};
/** Commands that mean the same, whatever the others have played meanwhile. */
const AT_ANY_VERSION: readonly Command["do"][] = ["rename", "resign"];
const IN_VAIN = /^(token|game|origin)\//; // refusals that no further try would change

export const BROWSER: Surroundings = {
  socket: (address) => new WebSocket(address),
  now: () => Date.now(),
  later: (action, milliseconds) => window.setTimeout(action, milliseconds),
  never: (timer) => window.clearTimeout(timer),
};

/** Close a socket that nobody listens to any more. Browsers complain of one that is closed before it is open. */
function closeQuietly(socket: WebSocket): void {
  socket.onmessage = socket.onclose = null;
  socket.onopen = () => socket.close();
  if (socket.readyState !== socket.CONNECTING) socket.close();
}

/**
 * The socket of one game, which is opened again whenever it is lost.
 *
 * After each opening the server sends the whole state. Commands are kept until they are answered; those that the lost
 * socket left unanswered are sent again, unless they are of a version that has passed: then they were carried out, or
 * would be refused as stale. So nothing is played twice. Questions are not kept: they are answered by null.
 */
export class Connection {
  state: ConnectionState = { is: "connecting" };
  private socket: WebSocket | null = null;
  private timer = 0;
  private failures = 0;
  private asked = 0;
  private readonly commands = new Map<string, Waiting>();
  private readonly questions = new Map<string, (answer: Answer | Refused | null) => void>();

  constructor(
    private readonly address: string,
    private readonly hello: Hello,
    private readonly onMessage: (message: FromServer) => void,
    private readonly onState: (state: ConnectionState) => void,
    private readonly surroundings: Surroundings = BROWSER,
  ) {}

  /** Open the socket now, also if it was to be opened later. */
  open(): void {
    this.drop();
    this.become({ is: "connecting" });
    const socket = this.surroundings.socket(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello));
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.lose();
  }

  /** Try again at once, if one is waiting to. */
  retry(): void {
    if (this.state.is === "waiting") this.open();
  }

  /** Take the socket as lost, although it has not noticed yet. */
  lose(): void {
    if (this.state.is === "waiting" || this.state.is === "closed") return;
    this.drop();
    const delay = DELAYS[Math.min(this.failures, DELAYS.length - 1)]!;
    this.failures += 1;
    this.timer = this.surroundings.later(() => this.open(), delay);
    this.become({ is: "waiting", until: this.surroundings.now() + delay });
  }

  close(because: Refused | null = null): void {
    this.drop();
    this.become({ is: "closed", because });
    for (const { resolve } of this.commands.values()) resolve({ type: "overtaken" });
    this.commands.clear();
  }

  /** Send a command, now or as soon as there is a socket again; what it came to is told once it is known. */
  send(unnumbered: Unnumbered<Command>): Promise<Outcome> {
    if (this.state.is === "closed") return Promise.resolve({ type: "overtaken" });
    const command = { ...unnumbered, ask: this.number() } as Command & { ask: string };
    return new Promise((resolve) => {
      const waiting = { command, resolve, times: 0 };
      this.commands.set(command.ask, waiting);
      if (this.state.is === "open") this.writeCommand(waiting);
    });
  }

  /** Ask a question; null if there is no socket to ask it on. */
  ask(unnumbered: Unnumbered<Question>): Promise<Answer | Refused | null> {
    if (this.state.is !== "open") return Promise.resolve(null);
    const question = { ...unnumbered, ask: this.number() } as Question;
    return new Promise((resolve) => {
      this.questions.set(question.ask, resolve);
      this.write(question);
    });
  }

  private number(): string {
    this.asked += 1;
    return String(this.asked);
  }

  private write(message: Command | Question): void {
    this.socket?.send(JSON.stringify(message));
  }

  private writeCommand(waiting: Waiting): void {
    waiting.times += 1;
    this.write(waiting.command);
  }

  private receive(message: FromServer): void {
    if (message.type === "refused" && this.state.is === "connecting" && IN_VAIN.test(message.code)) {
      this.close(message);
      return;
    }
    this.onMessage(message);
    if (message.type === "state" && this.state.is === "connecting") this.resume(message.facts.version);
    if (!("ask" in message) || this.state.is !== "open") return;
    const ask = message.ask ?? this.oldest();
    if (ask !== undefined) this.settle(ask, message);
  }

  /** What waits longest: what is refused is that if the server could not read which it was. */
  private oldest(): string | undefined {
    return [...this.commands.keys(), ...this.questions.keys()].toSorted((one, other) => Number(one) - Number(other))[0];
  }

  /** The state has come, so the socket is of use: send what is still waiting for an answer. */
  private resume(version: Version): void {
    this.failures = 0;
    this.become({ is: "open" });
    for (const [ask, waiting] of this.commands) {
      if (waiting.command.version >= version || AT_ANY_VERSION.includes(waiting.command.do)) {
        this.writeCommand(waiting);
      } else {
        this.commands.delete(ask);
        waiting.resolve({ type: "overtaken" });
      }
    }
  }

  private settle(ask: string, message: Answer | Done | Refused): void {
    const waiting = this.commands.get(ask);
    if (message.type === "done" || message.type === "refused") waiting?.resolve(outcomeOf(waiting, message));
    if (message.type !== "done") this.questions.get(ask)?.(message);
    this.commands.delete(ask);
    this.questions.delete(ask);
  }

  /** Be rid of the socket and of whatever depends on it. */
  private drop(): void {
    this.surroundings.never(this.timer);
    if (this.socket) closeQuietly(this.socket);
    this.socket = null;
    for (const answer of this.questions.values()) answer(null);
    this.questions.clear();
  }

  private become(state: ConnectionState): void {
    this.state = state;
    this.onState(state);
  }
}

/** What an answer says of a command: one that was sent twice may be refused for having been carried out. */
function outcomeOf({ command, times }: Waiting, message: Done | Refused): Outcome {
  if (message.type === "done" || times < 2 || !DONE_BEFORE[command.do]?.includes(message.code)) return message;
  return { type: "done", ask: message.ask, version: message.version ?? command.version };
}
