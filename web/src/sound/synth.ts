/** A sound of the game. Points sound higher the more they are. */
export type Sound = { name: "tile" | "follower" | "turn" | "arrival" | "end" } | { name: "points"; points: number };

const SILENCE = 0.0001; // exponential ramps cannot reach 0
const ATTACK = 0.004; // seconds; a shorter one clicks
const PENTATONIC = [0, 2, 4, 7, 9]; // semitones
const LOWEST_NOTE = 57; // MIDI number of the note for a single point
const HIGHEST_STEP = 12; // steps of the scale above it
const NOISE_SECONDS = 0.2;

/** A struck tone: its frequency in hertz, its peak, and the seconds until it has faded. */
interface Tone {
  hertz: number;
  peak: number;
  decay: number;
  attack?: number;
}

/** Synthesises the sounds of the game into an audio context. All are quiet, short and free of clicks. */
export class Synth {
  private readonly noise: AudioBuffer;
  private clacks = 0;

  constructor(
    private readonly context: BaseAudioContext,
    private readonly output: AudioNode = context.destination,
  ) {
    this.noise = whiteNoise(context);
  }

  /** Schedule a sound at a time of the context, in seconds. */
  play(sound: Sound, at: number): void {
    if (sound.name === "points") this.marimba(noteFor(sound.points), at, 0.2);
    else this[sound.name](at);
  }

  /** A tile on a wooden table, in two variants by turns. */
  private tile(at: number): void {
    const pitch = this.clacks++ % 2 === 0 ? 1 : 0.88;
    this.knock({ hertz: 1750 * pitch, peak: 0.3, decay: 0.05 }, at);
    this.tone({ hertz: 185 * pitch, peak: 0.16, decay: 0.11 }, at);
  }

  private follower(at: number): void {
    this.knock({ hertz: 2500, peak: 0.14, decay: 0.03 }, at);
    this.tone({ hertz: 430, peak: 0.07, decay: 0.07 }, at);
  }

  private turn(at: number): void {
    this.tone({ hertz: hertzOf(67), peak: 0.11, decay: 0.4, attack: 0.015 }, at);
    this.tone({ hertz: hertzOf(72), peak: 0.12, decay: 0.55, attack: 0.015 }, at + 0.14);
  }

  private arrival(at: number): void {
    this.marimba(64, at, 0.12);
    this.marimba(71, at + 0.1, 0.12);
  }

  private end(at: number): void {
    [60, 64, 67, 72].forEach((note, index) => this.marimba(note, at + 0.15 * index, 0.16));
  }

  /** A bar of a marimba: the tone, and two octaves above it a shorter overtone. */
  private marimba(note: number, at: number, peak: number): void {
    this.tone({ hertz: hertzOf(note), peak, decay: 0.45 }, at);
    this.tone({ hertz: hertzOf(note + 24), peak: peak / 4, decay: 0.09 }, at);
  }

  private tone(tone: Tone, at: number): void {
    const oscillator = new OscillatorNode(this.context, { frequency: tone.hertz });
    this.strike(oscillator, oscillator, tone, at);
  }

  /** Noise around a frequency, as of wood on wood. */
  private knock(tone: Tone, at: number): void {
    const source = new AudioBufferSourceNode(this.context, { buffer: this.noise });
    const filter = new BiquadFilterNode(this.context, { type: "bandpass", frequency: tone.hertz, Q: 1.4 });
    this.strike(source, source.connect(filter), { attack: 0.002, ...tone }, at);
  }

  private strike(source: AudioScheduledSourceNode, last: AudioNode, tone: Tone, at: number): void {
    const { peak, decay, attack = ATTACK } = tone;
    const envelope = new GainNode(this.context, { gain: 0 });
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(peak, at + attack);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, at + attack + decay);
    last.connect(envelope).connect(this.output);
    source.start(at);
    source.stop(at + attack + decay);
  }
}

/** Return the note for some points: each step of a pentatonic scale takes about a quarter more of them. */
export function noteFor(points: number): number {
  const step = Math.min(HIGHEST_STEP, Math.round(3 * Math.log2(Math.max(1, points))));
  return LOWEST_NOTE + 12 * Math.floor(step / PENTATONIC.length) + PENTATONIC[step % PENTATONIC.length]!;
}

function hertzOf(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(NOISE_SECONDS * context.sampleRate), context.sampleRate);
  buffer.getChannelData(0).forEach((_, index, samples) => (samples[index] = Math.random() * 2 - 1));
  return buffer;
}
