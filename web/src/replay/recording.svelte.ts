import { POSITION_AIDS, type Entry, type Laid, type Replay, type State, type Turn } from "../protocol";
import { TableState } from "../state/table.svelte";
import { boxAround, clamp, type Box } from "../state/view.svelte";

const STAGE = 8; // turns in which the board stays where it is
const PACE = 1100; // milliseconds a turn, where it goes by itself

/** A game that one looks back at: the table as it was after some turn, and the way to any other. */
export class Recording {
  readonly table: TableState;
  isPlaying = $state(false);
  private at = $state(0);

  /** How many turns there are; turn 0 is the beginning. */
  readonly turns: number;
  /** What of the table is shown: as far as the game reaches within a stage, lest the board moves with every turn. */
  readonly extent = $derived.by((): Box => this.reach(Math.ceil(this.at / STAGE) * STAGE));
  /** What happened in the present turn, from its draw on. */
  readonly story = $derived.by((): Entry[] => this.table.log.filter((entry) => entry.turn === this.at));

  constructor(
    readonly replay: Replay,
    turn: number | null,
  ) {
    this.turns = replay.turns.length;
    this.at = clamp(turn ?? this.turns, 0, this.turns);
    this.table = new TableState(stateAt(replay, this.at));
  }

  get turn(): number {
    return this.at;
  }

  /** The game as its own people go on from the present turn: `table` has neither their seats nor its aids. */
  get own(): State {
    return { ...this.replay.state, facts: this.table.facts };
  }

  get isFirst(): boolean {
    return this.at === 0;
  }

  get isLast(): boolean {
    return this.at === this.turns;
  }

  private reach(turn: number): Box {
    return boxAround(laidIn(this.replay.state.board, this.replay.turns.slice(0, turn)).map(({ x, y }) => [x, y]));
  }

  /** Show the table after a turn. The next one is told as a game tells it, so that it is seen to happen. */
  show(turn: number): void {
    const to = clamp(Math.round(turn), 0, this.turns);
    if (to === this.at) return;
    const next = this.replay.turns[this.at];
    const isStep = to === this.at + 1 && next !== undefined && !hasFinalScoring(next);
    this.at = to;
    this.table.apply(isStep ? next : stateAt(this.replay, to));
  }

  /** Go to a turn because a person wants to: then it goes no further by itself. */
  go(turn: number): void {
    this.isPlaying = false;
    this.show(turn);
  }

  /** Begin to go by itself, from the beginning if it is at the end; or stop. */
  toggle(): void {
    if (!this.isPlaying && this.isLast) this.show(0);
    this.isPlaying = !this.isPlaying && this.turns > 0;
  }

  /** Go on by one turn after a while, if it goes by itself. To be called in an effect; returns what stops it. */
  run(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    if (this.isLast) this.isPlaying = false;
    const timer = setTimeout(() => this.show(this.turn + 1), PACE);
    return () => clearTimeout(timer);
  }
}

/** All of a game after one of its turns, for one who plays no seat. Once it is over, anybody may be shown all. */
export function stateAt({ state, turns, is_over: isOver }: Replay, turn: number): State {
  const played = turns.slice(0, turn);
  return {
    ...state,
    yours: [],
    aids: isOver ? [...POSITION_AIDS] : state.aids,
    facts: played.at(-1)?.facts ?? state.facts,
    board: laidIn(state.board, played),
    log: [...state.log, ...played.flatMap(({ log }) => log)],
    course: [...state.course, ...played.map(({ facts }) => facts.scores)],
  };
}

function laidIn(board: readonly Laid[], played: readonly Turn[]): Laid[] {
  return [...board, ...played.flatMap(({ laid }) => laid)];
}

/** The final scoring is told at once: whoever looks back has the list of it beside the board. */
function hasFinalScoring({ log }: Turn): boolean {
  return log.some(({ kind, is_final: isFinal }) => kind === "scored" && isFinal);
}
