import type { Turn } from "../protocol";
import { pointsIn } from "../state/movePlayback.svelte";
import type { Sound } from "./synth";

const TILE_DELAY = 120; // milliseconds until the falling tile lies
const FOLLOWER_DELAY = 260;

/** A sound, and the milliseconds after which it is played. */
export interface TimedSound {
  sound: Sound;
  delay: number;
}

/** Return the sounds of a move; `pointsDelay` is the time until its points rise. */
export function soundsOf(part: Turn, pointsDelay: number): TimedSound[] {
  const sounds: TimedSound[] = [];
  if (part.laid.length > 0) sounds.push({ sound: { name: "tile" }, delay: TILE_DELAY });
  if (part.log.some(({ kind, pieces }) => kind === "placed" && pieces.length > 0))
    sounds.push({ sound: { name: "follower" }, delay: FOLLOWER_DELAY });
  const points = Math.max(0, ...pointsIn(part).map((entry) => entry.points));
  if (points > 0) sounds.push({ sound: { name: "points", points }, delay: pointsDelay });
  return sounds;
}
