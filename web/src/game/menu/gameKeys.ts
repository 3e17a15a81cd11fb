import { isForPage, type Key } from "../../ui/keyboard";

/** The shortcuts of a game, for the help. The board handles its own. */
export const KEYS: readonly { keys: readonly string[]; id: string }[] = [
  { keys: ["←", "↑", "↓", "→"], id: "walk" },
  { keys: ["Q", "E"], id: "turn" },
  { keys: ["1", "…", "9"], id: "piece" },
  { keys: ["0"], id: "none" },
  { keys: ["Enter"], id: "place" },
  { keys: ["Esc"], id: "back" },
  { keys: ["F"], id: "fit" },
  { keys: ["Z"], id: "nearer" },
  { keys: ["+", "−"], id: "zoom" },
  { keys: ["L"], id: "last-move" },
  { keys: ["G"], id: "log" },
  { keys: ["H"], id: "hint" },
  { keys: ["U"], id: "undo" },
  { keys: ["?"], id: "keys" },
];

/** The actions of the keys beside those of the board. */
export type KeyActions = Record<"g" | "h" | "u" | "?", () => void>;

const TEXT_FIELDS = "input:not([type=radio], [type=checkbox]), select, textarea"; // elements that take text

/** Run the action of a key, unless the user is typing. Returns true if the key has one. */
export function runKey(event: Key & Pick<KeyboardEvent, "key">, actions: KeyActions): boolean {
  if (!isForPage(event, TEXT_FIELDS)) return false;
  const action = actions[event.key.toLowerCase() as keyof KeyActions];
  action?.();
  return action !== undefined;
}
