import type { Answer, Command, FromServer, Hello, Question, Refused } from "../protocol";
import { socketAddress } from "../wire/api";
import { Connection, type ConnectionState, type Outcome, type Unnumbered } from "../wire/socket";
import { preferences } from "./preferences.svelte";
import { TableState } from "./table.svelte";
import { tokens } from "./tokens";

/** One's presence in a game: the connection, and the table once the server has told about it. */
export class Session {
  table = $state.raw<TableState | null>(null);
  connection = $state.raw<ConnectionState>({ is: "connecting" });
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

  /** Sit down. Returns what to do on leaving. */
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

  send(command: Unnumbered<Command>): Promise<Outcome> {
    return this.socket.send(command);
  }

  ask(question: Unnumbered<Question>): Promise<Answer | Refused | null> {
    return this.socket.ask(question);
  }

  private receive(message: FromServer): void {
    if (this.table) this.table.apply(message);
    else if (message.type === "state") this.table = new TableState(message);
    if (message.type === "rematch") tokens.keep(message.game, [...message.seats, message.watch]);
  }
}
