import { setup } from "../state/setup";

/** Background colours of tiles by visual style, until their pictures are loaded. */
const GROUNDS: Readonly<Record<string, string>> = { summer: "#b5c683", winter: "#e7edf2", stone: "#b9bf7c" };

export function groundOf(look: string): string {
  return GROUNDS[look] ?? GROUNDS["summer"]!;
}

export function placeholder(edition: string): string {
  return groundOf(setup.value?.editions.find(({ name }) => name === edition)?.look ?? "");
}
