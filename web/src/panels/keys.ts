import { isForPage, type Key } from "../parts/keyboard";

/** The keys of a game, for those who ask for them. Those of the board are handled there. */
export const KEYS: readonly { keys: readonly string[]; id: string }[] = [
  { keys: ["←", "↑", "↓", "→"], id: "walk" },
  { keys: ["Q", "E"], id: "turn" },
  { keys: ["1", "…", "9"], id: "piece" },
  { keys: ["0"], id: "none" },
  { keys: ["Enter"], id: "place" },
  { keys: ["Esc"], id: "back" },
  { keys: ["F"], id: "fit" },
  { keys: ["+", "−"], id: "zoom" },
  { keys: ["L"], id: "log" },
  { keys: ["H"], id: "hint" },
  { keys: ["U"], id: "undo" },
  { keys: ["?"], id: "keys" },
];

/** What keys do beside those of the board. */
export type KeyDeeds = Record<"l" | "h" | "u" | "?", () => void>;

const TYPED_IN = "input:not([type=radio], [type=checkbox]), select, textarea"; // where letters are more than that

/** Do what a key stands for, unless somebody types. Says whether it was one of these. */
export function press(event: Key & Pick<KeyboardEvent, "key">, deeds: KeyDeeds): boolean {
  if (!isForPage(event, TYPED_IN)) return false;
  const deed = deeds[event.key.toLowerCase() as keyof KeyDeeds];
  deed?.();
  return deed !== undefined;
}
