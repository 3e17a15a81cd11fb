import type {
  Cell,
  Choice,
  ChosenMove,
  Command,
  Message,
  PlaceInfo,
  PlacePreview,
  Refused,
  Spot,
  Rotation,
  TouchedFeature,
} from "../protocol";
import type { CommandOutcome, Unnumbered } from "../net/connection";
import { choicesByCell, compareReadingOrder, nearest, nextTowards, adjacentChoices } from "./cells";
import { changedFeatures, NO_PIECE, placeOptions, takenPlaces, type OptionGroup } from "./placeOptions";
import { Previews, type Prospect, type QuestionChannel } from "./previews.svelte";
import { cellKey, type TableState } from "./table.svelte";
import type { Tiles } from "./tiles.svelte";

const DOUBLE_CLICK = 400; // milliseconds

/** Sends commands and questions: a session, or a replacement without a game. */
export interface CommandChannel extends QuestionChannel {
  send(command: Unnumbered<Command>): Promise<CommandOutcome>;
}

/** A tile that is tried on the board, with a piece on one of its places or none (0). */
export interface Tentative {
  x: number;
  y: number;
  rotation: Rotation;
  place: number;
}

/** The refusal of a tentative move, with the side of the tile that does not fit, if that is the reason. */
export interface RefusedTry {
  refused: Refused;
  side: string | null;
}

interface TurnScoped<Value> {
  turn: string;
  value: Value;
}

/**
 * The move that a player composes: cell, rotation, place for a piece. Nothing is sent before `place`.
 *
 * If the table shows legal moves, only those can be chosen. Otherwise every empty cell next to a tile can be tried in
 * every rotation, and the server refuses those that do not fit. A choice belongs to a turn and is dropped with it; a
 * lost connection does not affect it.
 */
export class PendingMove {
  /** The cell under the pointer or the keyboard focus. */
  pointed = $state.raw<Cell | null>(null);
  /** The place under the pointer or the keyboard focus, on the tile or in the list. */
  pointedPlace = $state<number | null>(null);
  /** True while the board has buttons beside the tried tile. */
  hasHandles = $state(false);
  isSending = $state(false);
  /** Time at which the tile was laid on its cell. */
  private triedAt = -Infinity;
  private chosen = $state.raw<TurnScoped<Tentative> | null>(null);
  private refusedTry = $state.raw<TurnScoped<RefusedTry> | null>(null);
  private readonly previews: Previews;

  /** Identifies the turn that a choice belongs to. */
  private readonly turnKey = $derived.by(() => (this.table.isYours ? turnKeyOf(this.table) : ""));
  readonly hand = $derived.by(() => (this.table.isYours ? this.table.facts.hand : null));
  readonly tentative = $derived(this.chosen?.turn === this.turnKey ? this.chosen.value : null);
  readonly refusal = $derived(this.refusedTry?.turn === this.turnKey ? this.refusedTry.value : null);
  private readonly byCell = $derived.by(() =>
    this.hand === null || this.isStaging() ? new Map<string, Choice[]>() : choicesByCell(this.choices()),
  );
  /** Cells where the tile in hand may be laid or tried. */
  readonly cells = $derived(
    [...this.byCell.values()].map((choices): Cell => [choices[0]!.x, choices[0]!.y]).toSorted(compareReadingOrder),
  );
  /** True if only legal moves can be chosen. */
  readonly showsLegalMoves = $derived.by(() => this.table.allows("legal"));
  /** An example of a typed move; a legal one if the table shows legal moves. */
  readonly example = $derived.by(() => {
    const [first] = this.cells;
    const at = this.showsLegalMoves && first ? `${first.join()}>${this.rotationsAt(first)[0]! * 90}` : "x,y>90";
    return `${this.hand}@${at}`;
  });
  /** Rotations that the tile may have on its cell. */
  readonly rotations = $derived(this.tentative ? this.rotationsAt([this.tentative.x, this.tentative.y]) : []);
  /** Places for a piece on the tile in its current rotation. */
  readonly places = $derived(this.tentative ? this.placesOf(this.tentative) : []);
  /** Description of the tile in its current rotation; null until it is known. */
  readonly description = $derived.by((): Message | null => {
    const rotation = this.tentative?.rotation ?? 0;
    return (this.hand !== null && this.tiles.rotatedTile(this.hand, rotation)?.description) || null;
  });
  /** Results of the tentative move for each place; null until they are known. */
  readonly preview = $derived.by(() => {
    const at = this.tentative;
    return at && this.previews.of(at.x, at.y, at.rotation);
  });
  /** The result for the chosen place. */
  readonly outcome = $derived(
    this.preview?.places.find((one) => one.place === this.tentative?.place) ?? (null as PlacePreview | null),
  );
  private readonly touched = $derived(this.preview?.features ?? []);
  /** The places to choose from. */
  readonly options = $derived.by(() =>
    placeOptions(this.places, this.touched, this.preview?.places ?? [], this.table.facts.player),
  );
  /** Features of the tile that cannot be chosen, because they already have pieces. */
  readonly taken = $derived.by(() => takenPlaces(this.placesOnTile, this.options, this.touched));
  /** Features that laying the tile completes or joins. */
  readonly changed = $derived.by(() => changedFeatures(this.touched, this.table.facts.player));
  /** The feature under the pointed place, or else under the chosen one. */
  readonly shownFeature = $derived.by((): TouchedFeature | null => {
    const place = this.pointedPlace ?? this.tentative?.place;
    return this.touched.find(({ places }) => place && places.includes(place)) ?? null;
  });
  /** The features to highlight: the one that is shown, or else those that laying the tile changes. */
  readonly highlighted = $derived(this.shownFeature ? [this.shownFeature] : this.changed);
  /** True once the places of the tried tile are known, and with legal moves also the features under them. */
  readonly isDescribed = $derived.by(
    () => this.description !== null && (!this.showsLegalMoves || this.preview !== null),
  );
  /** The role of the chosen piece; null without one. */
  readonly chosenRole = $derived.by(
    () => this.placesOnTile.find(({ place }) => place === this.tentative?.place)?.role ?? null,
  );
  /** Segments of the features that the tile would complete. */
  readonly completes = $derived<Spot[]>(
    this.touched.filter(({ is_complete }) => is_complete).flatMap(({ spots }) => spots ?? []),
  );
  /** True if no piece is left that could be put on the tile. */
  readonly hasNoPiece = $derived.by(() => {
    const { player, supplies, huts } = this.table.facts;
    return this.showsLegalMoves && !supplies[player] && !huts[player];
  });

  constructor(
    private readonly channel: CommandChannel,
    private readonly table: TableState,
    private readonly tiles: Tiles,
    /** Returns true while the moves of other players are shown: then no cell is offered. */
    private readonly isStaging: () => boolean = () => false,
  ) {
    this.previews = new Previews(channel, table);
  }

  canLayAt([x, y]: Cell): boolean {
    return this.byCell.has(cellKey(x, y));
  }

  rotationsAt([x, y]: Cell): Rotation[] {
    return (this.byCell.get(cellKey(x, y)) ?? []).map((choice) => choice.rotation);
  }

  /** Lay the tile on a cell in the first rotation that fits. On its current cell, rotate it. */
  chooseCell(cell: Cell): void {
    const { tentative } = this;
    if (tentative && tentative.x === cell[0] && tentative.y === cell[1]) return this.turn(1);
    const rotation = this.rotationsAt(cell)[0];
    if (rotation !== undefined) this.setTentative({ x: cell[0], y: cell[1], rotation, place: 0 });
  }

  /** Return true if a click at some time, soon after the tile was laid, is the second of a double click. */
  isSecondClick(time: number): boolean {
    return this.tentative !== null && time - this.triedAt < DOUBLE_CLICK;
  }

  /** Lay the tile as a hint suggests. */
  tryMove(move: Tentative): void {
    if (this.rotationsAt([move.x, move.y]).includes(move.rotation)) this.setTentative(move);
  }

  /** Rotate the tile to the next rotation that fits, clockwise or, with -1, counterclockwise. */
  turn(steps: number): void {
    const { tentative, rotations } = this;
    if (!tentative || rotations.length === 0) return;
    const sorted = rotations.toSorted((one, other) => one - other);
    const index = sorted.indexOf(tentative.rotation) + steps;
    const rotation = sorted[((index % sorted.length) + sorted.length) % sorted.length]!;
    if (rotation !== tentative.rotation) this.setTentative({ ...tentative, rotation, place: 0 });
  }

  /** Put a piece on a place, or on none (0). */
  choosePlace(place: number): void {
    const { tentative } = this;
    if (!tentative || (place !== 0 && !this.places.some((one) => one.place === place))) return;
    this.setTentative({ ...tentative, place });
  }

  /** Choose a place by its key in the list; 0 is none. Return true if there is one. */
  chooseKey(key: string): boolean {
    const place = key === "0" ? NO_PIECE : this.options.find((option) => option.key === key)?.place;
    if (!this.tentative || place === undefined) return false;
    this.choosePlace(place);
    return true;
  }

  /** Press a disc: choose its option, or the next of several; a single one that is chosen already is placed. */
  pressDisc(group: OptionGroup, isPlacedAtOnce: boolean): void {
    const index = group.findIndex(({ place }) => place === this.tentative?.place);
    const isConfirmed = index === 0 && group.length === 1;
    if (!isConfirmed) this.choosePlace(group[(index + 1) % group.length]!.place);
    if (isConfirmed || (isPlacedAtOnce && group.length === 1)) void this.place();
  }

  /** Undo the last step: the piece, then the tile. Return true if there was one. */
  back(): boolean {
    const { tentative } = this;
    if (!tentative || this.isSending) return false;
    this.chosen = tentative.place === 0 ? null : { turn: this.turnKey, value: { ...tentative, place: 0 } };
    this.refusedTry = null;
    return true;
  }

  /** Move to the nearest cell in a direction, or without a tentative tile to the cell nearest to `from`. */
  walk([right, down]: Cell, from: Cell): void {
    const { tentative } = this;
    const begin: Cell = tentative ? [tentative.x, tentative.y] : from;
    const next = tentative ? nextTowards(this.cells, begin, [right, down]) : nearest(this.cells, begin);
    if (next) this.chooseCell(next);
  }

  /** Send the tentative move. A refusal is kept with the move. */
  async place(): Promise<void> {
    const { tentative, isSending } = this;
    if (!tentative || isSending) return;
    const { x, y, rotation, place } = tentative;
    await this.play({ x, y, rotation, place });
  }

  /** Send a move, in numbers or in text notation. */
  async play(move: ChosenMove | string): Promise<void> {
    const turn = this.turnKey;
    this.isSending = true;
    this.refusedTry = null;
    const { version, player } = this.table.facts;
    const outcome = await this.channel.send({ do: "move", version, seat: player, move });
    this.isSending = false;
    const isSameTurn = this.chosen?.turn === turn; // otherwise the next player at this screen has already chosen
    if (outcome.type === "done" && isSameTurn) this.chosen = this.pointed = this.pointedPlace = null; // after a takeback the choice starts empty
    if (outcome.type === "refused") this.refusedTry = { turn, value: { refused: outcome, side: sideOf(outcome) } };
  }

  /** Request a preview for a cell where a move is known to be legal. */
  point(cell: Cell | null): void {
    this.pointed = cell;
    if (cell && this.showsLegalMoves && this.canLayAt(cell))
      void this.previews.request([...cell], this.rotationsAt(cell)[0]!);
  }

  /** Request the preview of the tentative move for the current version. Call it when the version changes. */
  refresh(): void {
    const at = this.tentative;
    if (at) void this.previews.request([at.x, at.y], at.rotation);
  }

  /** Return the best known result of a cell for the player to move. */
  prospect([x, y]: Cell): Prospect | null {
    return this.previews.best(this.byCell.get(cellKey(x, y)) ?? [], this.table.facts.player);
  }

  /** Return the role of a piece on a place of the tile in hand; null for no piece. */
  roleOn(rotation: Rotation, place: number): string | null {
    return (this.hand !== null && this.tiles.place({ tile: this.hand, rotation }, place)?.role) || null;
  }

  /** Request previews for every legal cell while `isWanted` returns true. */
  async prefetchPreviews(isWanted: () => boolean): Promise<void> {
    if (this.showsLegalMoves) await this.previews.prefetch([...this.byCell.values()].flat(), isWanted);
  }

  private setTentative(tentative: Tentative): void {
    const isMoved = this.tentative?.x !== tentative.x || this.tentative.y !== tentative.y;
    if (isMoved) this.triedAt = performance.now();
    if (isMoved || this.tentative?.rotation !== tentative.rotation) this.pointedPlace = null;
    this.chosen = { turn: this.turnKey, value: tentative };
    this.refusedTry = null;
    this.refresh();
  }

  private choices(): Choice[] {
    const { choices } = this.table.facts;
    return choices ?? (this.showsLegalMoves ? [] : adjacentChoices(this.table));
  }

  private get placesOnTile(): PlaceInfo[] {
    const { hand, tentative } = this;
    return (hand !== null && tentative && this.tiles.rotatedTile(hand, tentative.rotation)?.places) || [];
  }

  private placesOf({ x, y, rotation }: Tentative): PlaceInfo[] {
    const all = this.placesOnTile;
    if (!this.showsLegalMoves) return all;
    const choice = this.byCell.get(cellKey(x, y))?.find((one) => one.rotation === rotation);
    return all.filter((one) => choice?.places.includes(one.place));
  }
}

function turnKeyOf({ facts }: TableState): string {
  return `${facts.turn}/${facts.player}/${facts.phase}/${facts.hand}`;
}

function sideOf(refused: Refused): string | null {
  const side = refused.message.arguments?.["side"];
  return refused.code === "move/mismatch" && typeof side === "string" ? side : null;
}
