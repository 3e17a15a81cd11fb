import { isForPage } from "../ui/keyboard";
import type { KEYS } from "../game/menu/gameKeys";
import type { ReplayStores } from "./replayStores.svelte";

/** The shortcuts of a replay, for the help. */
export const REPLAY_KEYS: typeof KEYS = [
  { keys: ["←", "→"], id: "step" },
  { keys: ["↑", "↓"], id: "mistakes" },
  { keys: ["Home", "End"], id: "ends" },
  { keys: ["Space"], id: "play" },
  { keys: ["T"], id: "try" },
  { keys: ["C"], id: "course" },
  { keys: ["F"], id: "fit" },
  { keys: ["+", "−"], id: "zoom" },
  { keys: ["Shift", "←"], id: "pan" },
];

/** The stores that the keys act on. */
export type ReplayKeyTargets = Pick<
  ReplayStores,
  "recording" | "practice" | "pendingMove" | "isHidden" | "isGraphOpen" | "go" | "togglePlay" | "mistakeFrom"
>;

const PRESSABLE = "button, a, summary, [role=button]";
const CLOSED_BY_ESCAPE = ":popover-open";

/** Run the action of a key. Returns true if the key has one. While a move is tried, the board has the other keys. */
export function replayKey(event: KeyboardEvent, stores: ReplayKeyTargets): boolean {
  if (!isForPage(event) || event.shiftKey) return false;
  if (stores.practice.isTrying) return event.key === "Escape" && leaveTry(stores);
  if (event.key === " ") return space(event, stores);
  const target = TARGETS[event.key]?.(stores);
  if (target !== undefined) stores.go(target);
  return target !== undefined || (ACTIONS[event.key.toLowerCase()]?.(stores) ?? false);
}

const TARGETS: Readonly<Record<string, (stores: ReplayKeyTargets) => number>> = {
  ArrowLeft: ({ recording }) => recording.turn - 1,
  ArrowRight: ({ recording }) => recording.turn + 1,
  ArrowUp: ({ recording, mistakeFrom }) => mistakeFrom(recording.turn, -1) ?? recording.turn,
  ArrowDown: ({ recording, mistakeFrom }) => mistakeFrom(recording.turn, 1) ?? recording.turn,
  Home: () => 0,
  End: ({ recording }) => recording.turns,
};

const ACTIONS: Readonly<Record<string, (stores: ReplayKeyTargets) => boolean>> = {
  t: ({ practice, isHidden }) => isHidden && start(() => void practice.begin()),
  c: (stores) => start(() => (stores.isGraphOpen = !stores.isGraphOpen)),
};

function start(action: () => void): true {
  action();
  return true;
}

/** Escape first takes the tile back, then leaves the try. */
function leaveTry({ practice, pendingMove }: ReplayKeyTargets): boolean {
  if (pendingMove.tentative || document.querySelector(CLOSED_BY_ESCAPE)) return false;
  return start(() => practice.leave());
}

/** The space bar presses the focused button, as usual. */
function space({ target }: KeyboardEvent, { togglePlay }: ReplayKeyTargets): boolean {
  if (target instanceof Element && target.matches(PRESSABLE)) return false;
  return start(togglePlay);
}
