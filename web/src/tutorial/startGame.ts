import type { Created, Setup } from "../protocol";
import { api } from "../net/api";
import { Refusal } from "../net/refusal";

/** Create the guided game: against the weakest computer player, with all aids. Throws a Refusal. */
export function createTutorialGame(
  { levels, presets, first_game: edition }: Setup,
  name: string,
  identity: string,
): Promise<Created> {
  const aids = presets.map((preset) => preset.aids).toSorted((one, other) => other.length - one.length)[0]!;
  const seats = [{ kind: "here", name } as const, { kind: "computer", level: levels[0]! } as const];
  return api.create({ edition, seats, aids, first_game: true }, identity);
}

/** Return true if a game still exists: it may have been deleted. Throws a Refusal if the server cannot tell. */
export async function gameExists(game: string, tokens: readonly string[]): Promise<boolean> {
  if (tokens.length === 0) return false;
  try {
    await api.state(game, tokens[0]!);
    return true;
  } catch (error) {
    const { code } = Refusal.from(error);
    if (GONE.includes(code)) return false;
    throw error;
  }
}

const GONE = ["game/unknown", "token/unknown"];
