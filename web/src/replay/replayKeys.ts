import { isForPage } from "../ui/keyboard";
import type { KEYS } from "../game/menu/gameKeys";
import type { Recording } from "../state/recording.svelte";

/** The shortcuts of a replay, for the help. */
export const REPLAY_KEYS: typeof KEYS = [
  { keys: ["←", "→"], id: "step" },
  { keys: ["↑", "↓"], id: "round" },
  { keys: ["Home", "End"], id: "ends" },
  { keys: ["Space"], id: "play" },
  { keys: ["F"], id: "fit" },
  { keys: ["+", "−"], id: "zoom" },
  { keys: ["Shift", "←"], id: "pan" },
];

const PRESSABLE = "button, a, summary, [role=button]";

/** Run the action of a key. Returns true if the key has one. */
export function replayKey(event: KeyboardEvent, recording: Recording, go: (turn: number) => void): boolean {
  if (!isForPage(event) || event.shiftKey) return false;
  if (event.key === " ") return space(event, recording);
  const target = TARGETS[event.key]?.(recording);
  if (target === undefined) return false;
  go(target);
  return true;
}

const TARGETS: Readonly<Record<string, (recording: Recording) => number>> = {
  ArrowLeft: ({ turn }) => turn - 1,
  ArrowRight: ({ turn }) => turn + 1,
  ArrowUp: ({ turn, table }) => turn - table.seats.length,
  ArrowDown: ({ turn, table }) => turn + table.seats.length,
  Home: () => 0,
  End: ({ turns }) => turns,
};

/** The space bar presses the focused button, as usual. */
function space({ target }: KeyboardEvent, recording: Recording): boolean {
  if (target instanceof Element && target.matches(PRESSABLE)) return false;
  recording.toggle();
  return true;
}
