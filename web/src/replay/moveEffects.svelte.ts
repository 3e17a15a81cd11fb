import { SvelteMap } from "svelte/reactivity";
import type { EffectInfo } from "../protocol";
import type { ReplaySource } from "../state/replaySource";

/** Cache of the effects of moves that were not played, by turn and notation. */
export class MoveEffects {
  private readonly known = new SvelteMap<string, EffectInfo[]>();
  private readonly requested = new Set<string>();

  constructor(private readonly source: Pick<ReplaySource, "effects">) {}

  /** Return the effects of a move in a turn; null until they are known. */
  of(turn: number, move: string): EffectInfo[] | null {
    return this.known.get(keyOf(turn, move)) ?? null;
  }

  /** Request the effects of some moves of a turn. A failed request may be repeated. */
  async request(turn: number, moves: readonly string[]): Promise<void> {
    const missing = moves.filter((move) => !this.requested.has(keyOf(turn, move)));
    if (missing.length === 0) return;
    for (const move of missing) this.requested.add(keyOf(turn, move));
    try {
      const effects = await this.source.effects(turn - 1, missing);
      for (const [index, move] of missing.entries()) this.known.set(keyOf(turn, move), effects[index]!);
    } catch {
      for (const move of missing) this.requested.delete(keyOf(turn, move));
    }
  }
}

function keyOf(turn: number, move: string): string {
  return `${turn} ${move}`;
}
