import {
  AT_ANY_VERSION,
  DONE_BEFORE,
  type Answer,
  type Command,
  type Done,
  type FromServer,
  type Hello,
  type Question,
  type Refused,
  type Version,
} from "../protocol";

/** State of a connection; `until` is the time of the next retry in milliseconds since 1970. */
export type ConnectionState =
  | { status: "connecting" }
  | { status: "open" }
  | { status: "waiting"; until: number }
  | { status: "closed"; reason: Refused | null };

/** Result of a command; `overtaken` if the game moved on before it was known whether the command was carried out. */
export type CommandOutcome = Done | Refused | { type: "overtaken" };

/** A command or question without its number. A plain Omit would merge the members of the union. */
export type Unnumbered<Kind> = Kind extends unknown ? Omit<Kind, "ask"> : never;

/** The browser functions that a connection uses; tests replace them. */
export interface ConnectionEnvironment {
  socket: (address: string) => WebSocket;
  now: () => number;
  setTimer: (action: () => void, milliseconds: number) => number;
  clearTimer: (timer: number) => void;
}

interface PendingCommand {
  command: Command;
  resolve: (outcome: CommandOutcome) => void;
  /** Number of sockets on which it was sent. */
  sends: number;
}

const DELAYS = [500, 1000, 2000, 4000, 8000, 15000];
const DONE_CODES: Partial<Record<Command["do"], readonly string[]>> = DONE_BEFORE;
const NEVER_STALE: readonly Command["do"][] = AT_ANY_VERSION;
const PERMANENT = /^(token|game|origin)\//; // refusals that a retry cannot change

export const BROWSER: ConnectionEnvironment = {
  socket: (address) => new WebSocket(address),
  now: () => Date.now(),
  setTimer: (action, milliseconds) => window.setTimeout(action, milliseconds),
  clearTimer: (timer) => window.clearTimeout(timer),
};

/** Close a socket that is no longer used. Browsers log an error if a socket is closed before it is open. */
function closeQuietly(socket: WebSocket): void {
  socket.onmessage = socket.onclose = null;
  socket.onopen = () => socket.close();
  if (socket.readyState !== socket.CONNECTING) socket.close();
}

/**
 * WebSocket of one game that reconnects whenever it is lost.
 *
 * After each connect the server sends the whole state. Commands are kept until they are answered. Those left unanswered
 * by a lost socket are sent again unless their version has passed: then they were carried out, or would be refused as
 * stale. So nothing is played twice. Questions are not kept: they resolve to null.
 */
export class Connection {
  state: ConnectionState = { status: "connecting" };
  private socket: WebSocket | null = null;
  private timer = 0;
  private failures = 0;
  private lastNumber = 0;
  private readonly commands = new Map<string, PendingCommand>();
  private readonly questions = new Map<string, (answer: Answer | Refused | null) => void>();

  constructor(
    private readonly address: string,
    private readonly hello: Hello,
    private readonly onMessage: (message: FromServer) => void,
    private readonly onState: (state: ConnectionState) => void,
    private readonly environment: ConnectionEnvironment = BROWSER,
  ) {}

  /** Open the socket now, even if a retry is scheduled. */
  open(): void {
    this.drop();
    this.setState({ status: "connecting" });
    const socket = this.environment.socket(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello));
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.lose();
  }

  /** Reconnect at once if a retry is scheduled. */
  retry(): void {
    if (this.state.status === "waiting") this.open();
  }

  /** Treat the socket as lost, even if it has not noticed yet. */
  lose(): void {
    if (this.state.status === "waiting" || this.state.status === "closed") return;
    this.drop();
    const delay = DELAYS[Math.min(this.failures, DELAYS.length - 1)]!;
    this.failures += 1;
    this.timer = this.environment.setTimer(() => this.open(), delay);
    this.setState({ status: "waiting", until: this.environment.now() + delay });
  }

  close(reason: Refused | null = null): void {
    this.drop();
    this.setState({ status: "closed", reason });
    for (const { resolve } of this.commands.values()) resolve({ type: "overtaken" });
    this.commands.clear();
  }

  /** Send a command now or after reconnecting. Resolves once its result is known. */
  send(unnumbered: Unnumbered<Command>): Promise<CommandOutcome> {
    if (this.state.status === "closed") return Promise.resolve({ type: "overtaken" });
    const command = { ...unnumbered, ask: this.number() } as Command & { ask: string };
    return new Promise((resolve) => {
      const pending = { command, resolve, sends: 0 };
      this.commands.set(command.ask, pending);
      if (this.state.status === "open") this.writeCommand(pending);
    });
  }

  /** Ask a question. Resolves to null without a socket. */
  ask(unnumbered: Unnumbered<Question>): Promise<Answer | Refused | null> {
    if (this.state.status !== "open") return Promise.resolve(null);
    const question = { ...unnumbered, ask: this.number() } as Question;
    return new Promise((resolve) => {
      this.questions.set(question.ask, resolve);
      this.write(question);
    });
  }

  private number(): string {
    this.lastNumber += 1;
    return String(this.lastNumber);
  }

  private write(message: Command | Question): void {
    this.socket?.send(JSON.stringify(message));
  }

  private writeCommand(pending: PendingCommand): void {
    pending.sends += 1;
    this.write(pending.command);
  }

  private receive(message: FromServer): void {
    if (message.type === "refused" && this.state.status === "connecting" && PERMANENT.test(message.code)) {
      this.close(message);
      return;
    }
    this.onMessage(message);
    if (message.type === "state" && this.state.status === "connecting") this.resume(message.facts.version);
    if (!("ask" in message) || this.state.status !== "open") return;
    const ask = message.ask ?? this.oldest();
    if (ask !== undefined) this.settle(ask, message);
  }

  /** Return the oldest pending number: a refusal without a number, of an unreadable message, belongs to it. */
  private oldest(): string | undefined {
    return [...this.commands.keys(), ...this.questions.keys()].toSorted((one, other) => Number(one) - Number(other))[0];
  }

  /** Resend pending commands after the state has arrived. */
  private resume(version: Version): void {
    this.failures = 0;
    this.setState({ status: "open" });
    for (const [ask, pending] of this.commands) {
      if (pending.command.version >= version || NEVER_STALE.includes(pending.command.do)) {
        this.writeCommand(pending);
      } else {
        this.commands.delete(ask);
        pending.resolve({ type: "overtaken" });
      }
    }
  }

  private settle(ask: string, message: Answer | Done | Refused): void {
    const pending = this.commands.get(ask);
    if (message.type === "done" || message.type === "refused") pending?.resolve(outcomeOf(pending, message));
    if (message.type !== "done") this.questions.get(ask)?.(message);
    this.commands.delete(ask);
    this.questions.delete(ask);
  }

  /** Close the socket and settle what depends on it. */
  private drop(): void {
    this.environment.clearTimer(this.timer);
    if (this.socket) closeQuietly(this.socket);
    this.socket = null;
    for (const answer of this.questions.values()) answer(null);
    this.questions.clear();
  }

  private setState(state: ConnectionState): void {
    this.state = state;
    this.onState(state);
  }
}

/** Return the result of a command. If it was sent twice, a refusal may mean that it was carried out the first time. */
function outcomeOf({ command, sends }: PendingCommand, message: Done | Refused): CommandOutcome {
  if (message.type === "done" || sends < 2 || !DONE_CODES[command.do]?.includes(message.code)) return message;
  return { type: "done", ask: message.ask, version: message.version ?? command.version };
}
