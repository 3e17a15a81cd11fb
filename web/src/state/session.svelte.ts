import type { Answer, Command, FromServer, Hello, Question, Refused } from "../protocol";
import { socketAddress } from "../net/api";
import { Connection, type ConnectionState, type CommandOutcome, type Unnumbered } from "../net/connection";
import { preferences } from "./preferences.svelte";
import { TableState } from "./table.svelte";
import { tokens } from "./tokens";

/** The connection to a game, and its table once the server has sent it. */
export class Session {
  table = $state.raw<TableState | null>(null);
  connection = $state.raw<ConnectionState>({ status: "connecting" });
  /** True if the score pad is shown instead of the game, until the connection is back. */
  isPadOpen = $state(false);
  private readonly socket: Connection;

  constructor(readonly game: string) {
    const hello: Hello = { hello: 1, tokens: tokens.of(game), identity: preferences.identity };
    this.socket = new Connection(
      socketAddress(game),
      hello,
      (message) => this.receive(message),
      (state) => (this.connection = state),
    );
  }

  /** Connect. Returns the cleanup. */
  join(): () => void {
    const lost = () => this.socket.lose();
    const retry = () => this.socket.retry();
    window.addEventListener("offline", lost);
    window.addEventListener("online", retry);
    document.addEventListener("visibilitychange", retry);
    this.socket.open();
    return () => {
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", retry);
      this.socket.close();
    };
  }

  retry(): void {
    this.socket.retry();
  }

  send(command: Unnumbered<Command>): Promise<CommandOutcome> {
    return this.socket.send(command);
  }

  ask(question: Unnumbered<Question>): Promise<Answer | Refused | null> {
    return this.socket.ask(question);
  }

  private receive(message: FromServer): void {
    if (this.table) this.table.apply(message);
    else if (message.type === "state") this.table = new TableState(message);
    if (message.type === "rematch") tokens.add(message.game, [...message.seats, message.watch]);
  }
}
