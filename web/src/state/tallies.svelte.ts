import { api } from "../net/api";
import { Refusal } from "../net/refusal";
import type { Seat, TallyCommand } from "../protocol";
import { notices } from "./notices.svelte";
import { store, type PersistentStore } from "./persistentStore";
import { newSecret, tokens } from "./tokens";

/** Points that players counted without the server. `id` tells the server that it has the entry already. */
export interface TallyEntry {
  id: string;
  seat: Seat;
  kind: string;
  points: number;
}

type SendEntry = (game: string, entry: TallyEntry) => Promise<unknown>;
type EntriesByGame = Readonly<Record<string, readonly TallyEntry[]>>;

/** Key of the tallies in the browser's storage. */
export const TALLIES_KEY = "tallies";

/** Entries that the server does not have yet, by game. They are stored until it has accepted them. */
export class Tallies {
  private byGame = $state.raw<EntriesByGame>({});
  private attaching: Promise<void> | null = null;

  constructor(
    private readonly send: SendEntry = sendEntry,
    private readonly storage: PersistentStore = store,
  ) {
    this.byGame = this.read();
  }

  of(game: string): readonly TallyEntry[] {
    return this.byGame[game] ?? [];
  }

  add(game: string, entry: Omit<TallyEntry, "id">): void {
    const { seat, kind, points } = entry;
    this.change(game, (entries) => [...entries, { id: newSecret(), seat, kind, points }]);
  }

  remove(game: string, id: string): void {
    this.change(game, (entries) => entries.filter((entry) => entry.id !== id));
  }

  /** Send all entries, the oldest of a game first. Entries stay until the server has accepted them. */
  attach(): Promise<void> {
    this.attaching ??= this.attachAll().finally(() => (this.attaching = null));
    return this.attaching;
  }

  private async attachAll(): Promise<void> {
    this.byGame = this.read();
    for (const game of Object.keys(this.byGame)) {
      const refusal = await this.attachGame(game);
      if (refusal?.code === "page/no-connection") return; // the next connection tries again
      if (refusal) notices.announce(refusal.reason);
    }
  }

  private async attachGame(game: string): Promise<Refusal | null> {
    for (let [entry] = this.of(game); entry; [entry] = this.of(game)) {
      try {
        await this.send(game, entry);
      } catch (error) {
        return Refusal.from(error);
      }
      this.remove(game, entry.id);
    }
    return null;
  }

  /** Change the stored entries of a game. Another tab may have changed them, so they are read again. */
  private change(game: string, change: (entries: readonly TallyEntry[]) => readonly TallyEntry[]): void {
    const { [game]: entries = [], ...others } = this.read();
    const changed = change(entries);
    this.byGame = changed.length > 0 ? { ...others, [game]: changed } : others;
    this.storage.write(TALLIES_KEY, Object.keys(this.byGame).length > 0 ? JSON.stringify(this.byGame) : "");
  }

  private read(): EntriesByGame {
    try {
      return JSON.parse(this.storage.read(TALLIES_KEY) || "{}") as EntriesByGame;
    } catch {
      return {};
    }
  }
}

function sendEntry(game: string, entry: TallyEntry): Promise<unknown> {
  const command: TallyCommand = { do: "tally", version: 0, ask: null, ...entry };
  return api.command(game, tokens.bearer(game), command);
}

export const tallies = new Tallies();
