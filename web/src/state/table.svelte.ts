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
import { seatLook } from "../seatLook";
import { message } from "../i18n/message";

/** Return the map key of a cell. */
export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** Constant properties of a game. */
export type TableInfo = Pick<State, "game" | "edition" | "farmers" | "draw_ahead" | "first" | "by_hand" | "aids">;

/**
 * A game as the server last sent it. It applies messages and contains no rules.
 *
 * A State replaces everything and may repeat a version, as after a rename. A Turn adds to it; a Turn that is not newer
 * is ignored.
 */
export class TableState {
  info = $state.raw<TableInfo>()!;
  private ownSeats = $state.raw<Seat[]>([]);
  links = $state.raw<(string | null)[]>([]);
  watch = $state("");
  table = $state.raw<Table>()!;
  /** True if the table last came with a whole State, not because it had changed. */
  isWholeState = true;
  facts = $state.raw<Facts>()!;
  log = $state.raw<Entry[]>([]);
  course = $state.raw<Points[]>([]);
  nextGame = $state<string | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  /** The latest turn, for playback; null after a State of another version. */
  latest = $state.raw<Turn | null>(null);
  /** The latest log entries to announce: a turn or a takeback. */
  newEntries = $state.raw<Entry[]>([]);
  readonly board = new SvelteMap<string, Laid>();

  readonly seats = $derived(this.table.seats);
  /** Seats of this browser, without those that were handed over. */
  readonly yours = $derived(this.ownSeats.filter((seat) => this.seats[seat]?.kind !== "computer"));
  readonly isOver = $derived(this.facts.phase === "over");
  readonly isYours = $derived(!this.isOver && this.yours.includes(this.facts.player));
  /** The last tile of the seats of this browser; null if they have not moved. */
  readonly lastOwnTile = $derived.by((): Laid | null => {
    const own = [...this.board.values()].filter(({ seat }) => seat !== null && this.yours.includes(seat));
    return own.toSorted((one, other) => one.turn - other.turn).at(-1) ?? null;
  });
  /** The seat of this browser that moved last; null if none has. */
  readonly lastOwnSeat = $derived(this.lastOwnTile?.seat ?? null);
  /** True for a spectator: no seat now, and none in the last State. */
  readonly isGuest = $derived(this.ownSeats.length === 0);
  readonly isWatching = $derived(this.yours.length === 0);
  private readonly pieces = $derived(new Map(this.facts.pieces.map((piece) => [cellKey(piece.x, piece.y), piece])));

  constructor(state: State) {
    this.applyState(state);
    this.newEntries = []; // these entries are from before this page joined
  }

  /** Apply a message about the game; ignore others. */
  apply(update: FromServer): void {
    if (update.type === "state") this.applyState(update);
    if (update.type === "turn") this.applyTurn(update);
    if (update.type === "table") this.applyTable(update);
    if (update.type === "rematch") this.applyRematch(update);
  }

  allows(aid: Aid): boolean {
    return this.info.aids.includes(aid);
  }

  /** True if the position may be shared: a shared position shows everything. */
  get canSharePosition(): boolean {
    return this.isOver || POSITION_AIDS.every((aid) => this.allows(aid));
  }

  tileAt(x: number, y: number): Laid | undefined {
    return this.board.get(cellKey(x, y));
  }

  /** Return the piece on a tile. A tile has at most one. */
  pieceAt(x: number, y: number): PieceInfo | undefined {
    return this.pieces.get(cellKey(x, y));
  }

  /** Return the name of a seat: its player's, or else its colour. */
  nameOf(seat: Seat): string | Message {
    return nameOf(this.seats, seat);
  }

  private applyState(state: State): void {
    const { game, edition, farmers, draw_ahead, first, by_hand, aids } = state;
    this.info = { game, edition, farmers, draw_ahead, first, by_hand, aids };
    this.ownSeats = state.yours;
    this.links = state.links;
    this.watch = state.watch;
    this.table = state.table;
    this.isWholeState = true;
    if (this.latest?.facts.version !== state.facts.version) this.latest = null;
    this.facts = state.facts;
    this.newEntries = entriesSinceTakeback(state.log.slice(this.log.length));
    this.log = state.log;
    this.course = state.course;
    this.nextGame = state.next_game;
    this.applyBoard(state.board);
  }

  /** Replace only the cells that differ, so that only those are redrawn. */
  private applyBoard(board: Laid[]): void {
    const cells = new Map(board.map((laid) => [cellKey(laid.x, laid.y), laid]));
    for (const key of [...this.board.keys()]) if (!cells.has(key)) this.board.delete(key);
    for (const [key, laid] of cells) if (!isSame(this.board.get(key), laid)) this.board.set(key, laid);
  }

  private applyTurn(turn: Turn): void {
    if (turn.facts.version <= this.facts.version) return;
    for (const laid of turn.laid) this.board.set(cellKey(laid.x, laid.y), laid);
    if (turn.laid.length > 0) this.course = [...this.course, turn.facts.scores];
    this.log = [...this.log, ...turn.log];
    this.facts = turn.facts;
    this.latest = turn;
    this.newEntries = turn.log;
  }

  private applyTable(table: Table): void {
    this.table = table;
    this.isWholeState = false;
  }

  private applyRematch(rematch: Rematch): void {
    this.rematch = rematch;
    this.nextGame = rematch.game;
  }
}

/** Return the name of one of the seats. */
export function nameOf(seats: readonly SeatInfo[], seat: Seat): string | Message {
  return seats[seat]?.name || message(`seat-${seatLook(seat).name}`);
}

/** Return the entries starting with the first takeback. */
function entriesSinceTakeback(entries: readonly Entry[]): Entry[] {
  const index = entries.findIndex(({ kind }) => kind === "taken-back");
  return index < 0 ? [] : entries.slice(index);
}

function isSame(one: Laid | undefined, other: Laid): boolean {
  return one?.tile === other.tile && one.rotation === other.rotation && one.turn === other.turn;
}
