import type { EditionInfo, GameSummary } from "../protocol";
import { store, type PersistentStore } from "./persistentStore";
import type { TableState } from "./table.svelte";

const KEY = "watched";
const MOST = 20; // older games are dropped

/** Games that this browser watched, as last seen, latest first. The server has no list of spectators. */
export class WatchedGames {
  constructor(private readonly storage: PersistentStore = store) {}

  all(): GameSummary[] {
    try {
      const stored: unknown = JSON.parse(this.storage.read(KEY) ?? "[]");
      return Array.isArray(stored) ? stored : [];
    } catch {
      return [];
    }
  }

  add(game: GameSummary): void {
    this.write([game, ...this.others(game.game)].slice(0, MOST));
  }

  remove(game: string): void {
    this.write(this.others(game));
  }

  private others(game: string): GameSummary[] {
    return this.all().filter((other) => other.game !== game);
  }

  private write(games: readonly GameSummary[]): void {
    this.storage.write(KEY, JSON.stringify(games));
  }
}

/** Summarise a watched table for the list of games. */
export function summarizeTable(table: TableState, edition: EditionInfo, now = Date.now()): GameSummary {
  const { scores, player, turn, winners } = table.facts;
  return {
    game: table.info.game,
    edition: table.info.edition,
    seats: table.seats,
    yours: [],
    tokens: [],
    scores,
    player,
    turn,
    laid: table.board.size,
    tiles: edition.tiles + edition.bonus_tiles,
    is_over: table.isOver,
    by_hand: table.info.by_hand,
    winners: winners ?? [],
    created: now / 1000,
    changed: now / 1000,
  };
}

export const watched = new WatchedGames();
