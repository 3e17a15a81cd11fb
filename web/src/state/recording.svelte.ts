import { POSITION_AIDS, type Choice, type Entry, type Laid, type Replay, type State, type Turn } from "../protocol";
import { TableState } from "./table.svelte";
import { boxAround, clamp, type CellBox } from "./viewport.svelte";

const STAGE_LENGTH = 8; // turns during which the board does not move
const TURN_DURATION = 1100; // milliseconds per turn in autoplay

/** A recorded game with a cursor: the table after the current turn. */
export class Recording {
  readonly table: TableState;
  isPlaying = $state(false);
  /** True while the table is shown as it was before the current turn. */
  isBefore = $state(false);
  private at = $state(0);

  /** Number of turns; turn 0 is the start. */
  readonly turns: number;
  /** Part of the table to show. It covers a whole stage, so that the board does not move every turn. */
  readonly extent = $derived.by((): CellBox => this.extentAfter(Math.ceil(this.at / STAGE_LENGTH) * STAGE_LENGTH));
  /** Log entries of the current turn, starting with its draw. */
  readonly turnLog = $derived.by((): Entry[] => this.table.log.filter((entry) => entry.turn === this.at));

  constructor(
    readonly replay: Replay,
    turn: number | null,
  ) {
    this.turns = replay.turns.length;
    this.at = clamp(turn ?? this.turns, 0, this.turns);
    this.table = new TableState(stateAfter(replay, this.at));
  }

  get turn(): number {
    return this.at;
  }

  /** Return the state from which its players resume after a turn. `table` has neither their seats nor the aids. */
  ownStateAfter(turn: number): State {
    const { state, turns } = this.replay;
    return { ...state, facts: turns[turn - 1]?.facts ?? state.facts };
  }

  get isFirst(): boolean {
    return this.at === 0;
  }

  get isLast(): boolean {
    return this.at === this.turns;
  }

  private extentAfter(turn: number): CellBox {
    return boxAround(tilesAfter(this.replay.state.board, this.replay.turns.slice(0, turn)).map(({ x, y }) => [x, y]));
  }

  /** Show the table after a turn. The following turn is applied like a live turn, so that it is animated. */
  show(turn: number): void {
    const to = clamp(Math.round(turn), 0, this.turns);
    if (to === this.at && !this.isBefore) return;
    const next = this.replay.turns[this.at];
    const isStep = !this.isBefore && to === this.at + 1 && next !== undefined && !hasFinalScoring(next);
    this.at = to;
    this.isBefore = false;
    this.table.apply(isStep ? next : stateAfter(this.replay, to));
  }

  /** Show the table before the current turn. With `choices`, its player can lay the tile in hand once more. */
  showBefore(choices: Choice[] | null = null): void {
    this.isPlaying = false;
    this.isBefore = true;
    const state = stateAfter(this.replay, this.at - 1);
    this.table.apply(choices ? withHand(state, choices) : state);
  }

  /** Go to a turn and stop autoplay. */
  go(turn: number): void {
    this.isPlaying = false;
    this.show(turn);
  }

  /** Toggle autoplay. At the end it restarts from the beginning. */
  toggle(): void {
    if (!this.isPlaying && this.isLast) this.show(0);
    this.isPlaying = !this.isPlaying && this.turns > 0;
  }

  /** Schedule the next turn of autoplay. Call it in an effect; returns the cleanup. */
  run(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    if (this.isLast) this.isPlaying = false;
    const timer = setTimeout(() => this.show(this.turn + 1), TURN_DURATION);
    return () => clearTimeout(timer);
  }
}

/** Return the state after a turn, as a spectator sees it. A finished game hides nothing. */
export function stateAfter({ state, turns, is_over: isOver }: Replay, turn: number): State {
  const played = turns.slice(0, turn);
  return {
    ...state,
    yours: [],
    aids: isOver ? [...POSITION_AIDS] : state.aids,
    facts: played.at(-1)?.facts ?? state.facts,
    board: tilesAfter(state.board, played),
    log: [...state.log, ...played.flatMap(({ log }) => log)],
    course: [...state.course, ...played.map(({ facts }) => facts.scores)],
  };
}

/** Return a state in which this browser plays for the player to move, even in place of a computer player. */
function withHand(state: State, choices: Choice[]): State {
  const { player } = state.facts;
  const seats = state.table.seats.map((seat, index) => (index === player ? { ...seat, kind: "here" as const } : seat));
  return {
    ...state,
    yours: [player],
    table: { ...state.table, seats },
    facts: { ...state.facts, choices },
  };
}

function tilesAfter(board: readonly Laid[], played: readonly Turn[]): Laid[] {
  return [...board, ...played.flatMap(({ laid }) => laid)];
}

/** Return true if a turn ends with the final scoring. It is not animated: a replay lists it beside the board. */
function hasFinalScoring({ log }: Turn): boolean {
  return log.some(({ kind, is_final: isFinal }) => kind === "scored" && isFinal);
}
