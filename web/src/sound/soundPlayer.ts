import { preferences } from "../state/preferences.svelte";
import type { Sound, Synth } from "./synth";

const PLACING_VIBRATION = 8; // milliseconds

/** Plays sounds if the user wants them and the browser allows it. The synthesiser is loaded with the first one. */
export class SoundPlayer {
  private synth: Promise<{ synth: Synth; context: AudioContext }> | null = null;

  /** Play a sound after some milliseconds. A hidden page stays silent, except that it is the user's turn. */
  async play(sound: Sound, delay = 0): Promise<void> {
    if (!isAudible(sound)) return;
    const { synth, context } = await (this.synth ??= loadSynth());
    if (context.state !== "running") await context.resume();
    if (isAudible(sound)) synth.play(sound, context.currentTime + delay / 1000);
  }

  /** Vibrate for a placed tile, on devices that can. */
  vibrate(): void {
    if (preferences.sound && hasUserActed()) navigator.vibrate?.(PLACING_VIBRATION);
  }
}

export const sounds = new SoundPlayer();

function isAudible({ name }: Sound): boolean {
  return preferences.sound && hasUserActed() && (!document.hidden || name === "turn");
}

/** Browsers allow sound only after a click or a key. */
function hasUserActed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

async function loadSynth(): Promise<{ synth: Synth; context: AudioContext }> {
  const { Synth } = await import("./synth");
  const context = new AudioContext({ latencyHint: "interactive" });
  return { synth: new Synth(context), context };
}
