import type { EditionInfo, GameSummary } from "../protocol";
import { store, type Store } from "./store";
import type { TableState } from "./table.svelte";

const KEY = "watched";
const MOST = 20; // the oldest go

/** The games that this browser looked on at, as it last saw them, the latest first: no server keeps a list of these. */
export class Watched {
  constructor(private readonly kept: Store = store) {}

  all(): GameSummary[] {
    try {
      const kept: unknown = JSON.parse(this.kept.read(KEY) ?? "[]");
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }

  note(game: GameSummary): void {
    this.write([game, ...this.others(game.game)].slice(0, MOST));
  }

  forget(game: string): void {
    this.write(this.others(game));
  }

  private others(game: string): GameSummary[] {
    return this.all().filter((other) => other.game !== game);
  }

  private write(games: readonly GameSummary[]): void {
    this.kept.write(KEY, JSON.stringify(games));
  }
}

/** What a list of games says of a table at which one only looks on. */
export function summaryOf(table: TableState, edition: EditionInfo, now = Date.now()): GameSummary {
  const { scores, player, turn, winners } = table.facts;
  return {
    game: table.agreed.game,
    edition: table.agreed.edition,
    seats: table.seats,
    yours: [],
    tokens: [],
    scores,
    player,
    turn,
    laid: table.board.size,
    tiles: edition.tiles + edition.bonus_tiles,
    is_over: table.isOver,
    winners: winners ?? [],
    created: now / 1000,
    changed: now / 1000,
  };
}

export const watched = new Watched();
