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

const FIELDS = "input:not([type=radio], [type=checkbox]), select, textarea";

/** Do what a key stands for, unless somebody types. Says whether it was one of these. */
export function press(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">,
  deeds: KeyDeeds,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const deed = deeds[event.key.toLowerCase() as keyof KeyDeeds];
  deed?.();
  return deed !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target !== null && "matches" in target && (target as Element).matches(FIELDS);
}
