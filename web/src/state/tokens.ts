import { MOST_SEATS } from "../protocol";
import { store, type Store } from "./store";

/** The tokens that this browser has for games: who has one may play a seat or look on. */
export class Tokens {
  constructor(private readonly kept: Store = store) {}

  of(game: string): string[] {
    const kept: unknown = parsed(this.kept.read(`game.${game}`));
    return Array.isArray(kept) ? kept.filter((token) => typeof token === "string") : [];
  }

  /** Those for seats, be it one that was handed over since: all but the one with which one may look on. */
  ofSeats(game: string, watch: string): string[] {
    return this.of(game).filter((token) => token !== watch);
  }

  /** All of them in one word, as requests name them: whoever sends it has each of these seats. */
  bearer(game: string): string {
    return this.of(game).join(",");
  }

  /** Keep tokens besides those that one has; the oldest go if there are more than a table has seats and watchers. */
  keep(game: string, tokens: readonly (string | null)[]): void {
    const given = tokens.filter((token) => token !== null);
    const all = [...new Set([...this.of(game), ...given])].slice(-MOST_SEATS - 1);
    this.kept.write(`game.${game}`, JSON.stringify(all));
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}

export const tokens = new Tokens();
