import { MAX_SEATS } from "../protocol";
import { store, type PersistentStore } from "./persistentStore";

const SECRET_BYTES = 24; // 192 bits

/** This browser's tokens. A token allows playing a seat or watching a game. */
export class Tokens {
  constructor(private readonly storage: PersistentStore = store) {}

  of(game: string): string[] {
    const kept: unknown = parseJson(this.storage.read(`game.${game}`));
    return Array.isArray(kept) ? kept.filter((token) => typeof token === "string") : [];
  }

  /** Return the seat tokens, including those of seats that were handed over: all except the watch token. */
  ofSeats(game: string, watch: string): string[] {
    return this.of(game).filter((token) => token !== watch);
  }

  /** Return all tokens as the bearer value of a request. */
  bearer(game: string): string {
    return this.of(game).join(",");
  }

  /** Add tokens. The oldest are dropped if there are more than a table can have. */
  add(game: string, tokens: readonly (string | null)[]): void {
    const given = tokens.filter((token) => token !== null);
    const all = [...new Set([...this.of(game), ...given])].slice(-MAX_SEATS - 1);
    this.storage.write(`game.${game}`, JSON.stringify(all));
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}

export const tokens = new Tokens();

/** Return a new random secret, safe for use in a URL. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Return true if a text has the form of a secret. It comes from an address, so it may be anything. */
export function isSecret(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text);
}
