import { setup } from "../state/setup";

/** The colour of the ground of tiles by their look, until their pictures have come. */
const GROUNDS: Readonly<Record<string, string>> = { summer: "#b5c683", winter: "#e7edf2", stone: "#b9bf7c" };

export function groundOf(look: string): string {
  return GROUNDS[look] ?? GROUNDS["summer"]!;
}

export function placeholder(edition: string): string {
  return groundOf(setup.value?.editions.find(({ name }) => name === edition)?.look ?? "");
}
