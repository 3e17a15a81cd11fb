import { SvelteMap } from "svelte/reactivity";
import {
  POSITION_AIDS,
  type Aid,
  type Entry,
  type Facts,
  type FromServer,
  type Laid,
  type Message,
  type PieceInfo,
  type Points,
  type Rematch,
  type Seat,
  type SeatInfo,
  type State,
  type Table,
  type Turn,
} from "../protocol";
import { seatLook } from "../parts/seats";
import { message } from "../words/lists";

/** A cell as the key of a map. */
export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** What does not change in a game. */
export type Agreed = Pick<State, "game" | "edition" | "farmers" | "draw_ahead" | "first" | "by_hand" | "aids">;

/**
 * A game as the server last told it. It only takes over what it is told; nothing is worked out that rules decide.
 *
 * A State replaces everything, and may come again for the same version, as after a rename. A Turn adds to it; one that
 * is not newer than what is known says nothing new.
 */
export class TableState {
  agreed = $state.raw<Agreed>()!;
  private own = $state.raw<Seat[]>([]);
  links = $state.raw<(string | null)[]>([]);
  watch = $state("");
  table = $state.raw<Table>()!;
  /** Whether the table was last told with all else, and not because something had changed at it. */
  isToldAnew = true;
  facts = $state.raw<Facts>()!;
  log = $state.raw<Entry[]>([]);
  course = $state.raw<Points[]>([]);
  nextGame = $state<string | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  /** The turn that came last, for whoever wants to show how it went; null after a State of another version. */
  latest = $state.raw<Turn | null>(null);
  /** What happened last, to be told: a turn, or that one was taken back. */
  happened = $state.raw<Entry[]>([]);
  readonly board = new SvelteMap<string, Laid>();

  readonly seats = $derived(this.table.seats);
  /** The seats that one plays: not one that was handed over since. */
  readonly yours = $derived(this.own.filter((seat) => this.seats[seat]?.kind !== "computer"));
  readonly isOver = $derived(this.facts.phase === "over");
  readonly isYours = $derived(!this.isOver && this.yours.includes(this.facts.player));
  /** Which of one's seats laid a tile last; null if none has. */
  readonly lastOfYours = $derived.by((): Seat | null => {
    const own = [...this.board.values()].filter(({ seat }) => seat !== null && this.yours.includes(seat));
    return own.toSorted((one, other) => one.turn - other.turn).at(-1)?.seat ?? null;
  });
  /** Whether one has no seat, and had none when all was last told. */
  readonly isGuest = $derived(this.own.length === 0);
  readonly isWatching = $derived(this.yours.length === 0);
  private readonly pieces = $derived(new Map(this.facts.pieces.map((piece) => [cellKey(piece.x, piece.y), piece])));

  constructor(state: State) {
    this.takeState(state);
    this.happened = []; // before one came
  }

  /** Take over what the server says about the game; other messages are not for here. */
  apply(said: FromServer): void {
    if (said.type === "state") this.takeState(said);
    if (said.type === "turn") this.takeTurn(said);
    if (said.type === "table") this.takeTable(said);
    if (said.type === "rematch") this.takeRematch(said);
  }

  allows(aid: Aid): boolean {
    return this.agreed.aids.includes(aid);
  }

  /** Whether the position may be told: whoever opens it is shown all of this. */
  get tellsPosition(): boolean {
    return this.isOver || POSITION_AIDS.every((aid) => this.allows(aid));
  }

  tileAt(x: number, y: number): Laid | undefined {
    return this.board.get(cellKey(x, y));
  }

  /** The piece on a tile, of which there is one at most. */
  pieceAt(x: number, y: number): PieceInfo | undefined {
    return this.pieces.get(cellKey(x, y));
  }

  /** What a seat is called: by the name of who sits there, or else by its colour. */
  nameOf(seat: Seat): string | Message {
    return nameOf(this.seats, seat);
  }

  private takeState(state: State): void {
    const { game, edition, farmers, draw_ahead, first, by_hand, aids } = state;
    this.agreed = { game, edition, farmers, draw_ahead, first, by_hand, aids };
    this.own = state.yours;
    this.links = state.links;
    this.watch = state.watch;
    this.table = state.table;
    this.isToldAnew = true;
    if (this.latest?.facts.version !== state.facts.version) this.latest = null;
    this.facts = state.facts;
    this.happened = takenBackIn(state.log.slice(this.log.length));
    this.log = state.log;
    this.course = state.course;
    this.nextGame = state.next_game;
    this.takeBoard(state.board);
  }

  /** Change only the cells that differ, so that only these are drawn anew. */
  private takeBoard(board: Laid[]): void {
    const cells = new Map(board.map((laid) => [cellKey(laid.x, laid.y), laid]));
    for (const key of [...this.board.keys()]) if (!cells.has(key)) this.board.delete(key);
    for (const [key, laid] of cells) if (!isSame(this.board.get(key), laid)) this.board.set(key, laid);
  }

  private takeTurn(turn: Turn): void {
    if (turn.facts.version <= this.facts.version) return;
    for (const laid of turn.laid) this.board.set(cellKey(laid.x, laid.y), laid);
    if (turn.laid.length > 0) this.course = [...this.course, turn.facts.scores];
    this.log = [...this.log, ...turn.log];
    this.facts = turn.facts;
    this.latest = turn;
    this.happened = turn.log;
  }

  private takeTable(table: Table): void {
    this.table = table;
    this.isToldAnew = false;
  }

  private takeRematch(rematch: Rematch): void {
    this.rematch = rematch;
    this.nextGame = rematch.game;
  }
}

/** What one of some seats is called. */
export function nameOf(seats: readonly SeatInfo[], seat: Seat): string | Message {
  return seats[seat]?.name || message(`seat-${seatLook(seat).name}`);
}

/** The first line that a turn was taken back, and what came after it. */
function takenBackIn(news: readonly Entry[]): Entry[] {
  const index = news.findIndex(({ kind }) => kind === "taken-back");
  return index < 0 ? [] : news.slice(index);
}

function isSame(one: Laid | undefined, other: Laid): boolean {
  return one?.tile === other.tile && one.rotation === other.rotation && one.turn === other.turn;
}
