import { isForPage } from "../parts/keyboard";
import type { KEYS } from "../panels/keys";
import type { Recording } from "./recording.svelte";

/** The keys of a replay, for those who ask for them. */
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

/** Does what a key means for the turn that is shown, and says whether it means anything. */
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

/** The space bar presses a button that has the focus, as everywhere. */
function space({ target }: KeyboardEvent, recording: Recording): boolean {
  if (target instanceof Element && target.matches(PRESSABLE)) return false;
  recording.toggle();
  return true;
}
