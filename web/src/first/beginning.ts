import type { Created, Setup, State } from "../protocol";
import { answered, api } from "../wire/api";
import { Refusal } from "../wire/refusal";

/** Make a first game: against the weakest computer player, with everything shown that helps. Raises a Refusal. */
export function begin({ levels, presets, first_game: edition }: Setup, name: string, identity: string): Promise<Created> {
  const aids = presets.map((preset) => preset.aids).toSorted((one, other) => other.length - one.length)[0]!;
  const seats = [
    { kind: "here", name } as const,
    { kind: "computer", level: levels[0]! } as const,
  ];
  return api.create({ edition, seats, aids, first_game: true }, identity);
}

/** Whether a game can still be played or looked at: somebody may have deleted it. Raises a Refusal if nobody knows. */
export async function isThere(game: string, tokens: readonly string[]): Promise<boolean> {
  if (tokens.length === 0) return false;
  try {
    await answered<State>("GET", `/games/${encodeURIComponent(game)}`, tokens[0]);
    return true;
  } catch (error) {
    const { code } = Refusal.from(error);
    if (GONE.includes(code)) return false;
    throw error;
  }
}

const GONE = ["game/unknown", "token/unknown"];
