import type { Cell, Choice, Command, Message, PlaceInfo, PlacePreview, Refused, Spot, Turns } from "../protocol";
import type { Outcome, Unnumbered } from "../wire/socket";
import { choicesByCell, inReadingOrder, nearest, nextTowards, triesBeside } from "./cells";
import { Previews, type Prospect, type Questioning } from "./previews.svelte";
import { cellKey, type TableState } from "./table.svelte";
import type { Tiles } from "./tiles.svelte";

/** What a tentative move needs of a session. */
export interface Asking extends Questioning {
  send(command: Unnumbered<Command>): Promise<Outcome>;
}

/** A tile that lies on the board for a try, with a piece on a place of it, or on none (0). */
export interface Tentative {
  x: number;
  y: number;
  rotation: Turns;
  place: number;
}

/** Why a tentative move was refused, and at which side of the tile, if that is the reason. */
export interface RefusedTry {
  refused: Refused;
  side: string | null;
}

type OfTurn<Value> = { turn: string; value: Value };

/**
 * The move that is being made: a cell, a turn of the tile, a place for a piece; nothing is sent before `place`.
 *
 * Where the table shows what is legal, only that can be chosen. Where it does not, every empty cell beside a tile can be
 * tried in every turn, and the server says what does not fit. What was chosen belongs to a turn, and is gone with it;
 * a lost connection changes nothing.
 */
export class Laying {
  /** The cell that a pointer is at, or the keys. */
  pointed = $state.raw<Cell | null>(null);
  isSending = $state(false);
  private chosen = $state.raw<OfTurn<Tentative> | null>(null);
  private failed = $state.raw<OfTurn<RefusedTry> | null>(null);
  private readonly previews: Previews;

  /** Names the turn that a choice is for. */
  private readonly turnName = $derived.by(() => (this.table.isYours ? nameOfTurn(this.table) : ""));
  readonly hand = $derived.by(() => (this.table.isYours ? this.table.facts.hand : null));
  readonly tentative = $derived(this.chosen?.turn === this.turnName ? this.chosen.value : null);
  readonly refusal = $derived(this.failed?.turn === this.turnName ? this.failed.value : null);
  private readonly byCell = $derived(this.hand === null ? new Map<string, Choice[]>() : choicesByCell(this.choices()));
  /** Where the tile in hand may be laid, or tried. */
  readonly cells = $derived(
    [...this.byCell.values()].map((choices): Cell => [choices[0]!.x, choices[0]!.y]).toSorted(inReadingOrder),
  );
  /** Whether only legal moves can be chosen. */
  readonly isGuided = $derived.by(() => this.table.allows("legal"));
  /** The turns that the tile may have where it lies. */
  readonly rotations = $derived(this.tentative ? this.rotationsAt([this.tentative.x, this.tentative.y]) : []);
  /** The places for a piece on the tile as it lies. */
  readonly places = $derived(this.tentative ? this.placesOf(this.tentative) : []);
  /** What is on the tile as it lies, or as it is drawn; null until that is known. */
  readonly description = $derived.by((): Message | null => {
    const rotation = this.tentative?.rotation ?? 0;
    return (this.hand !== null && this.tiles.lying(this.hand, rotation)?.description) || null;
  });
  /** What the tentative move would bring, with each place; null until that is known. */
  readonly preview = $derived.by(() => {
    const at = this.tentative;
    return at && this.previews.of(at.x, at.y, at.rotation);
  });
  /** The same for the place that is chosen. */
  readonly outcome = $derived(
    this.preview?.places.find((one) => one.place === this.tentative?.place) ?? (null as PlacePreview | null),
  );
  readonly completes = $derived<Spot[]>(this.preview?.completes ?? []);

  constructor(
    private readonly asking: Asking,
    private readonly table: TableState,
    private readonly tiles: Tiles,
  ) {
    this.previews = new Previews(asking, table);
  }

  canLayAt([x, y]: Cell): boolean {
    return this.byCell.has(cellKey(x, y));
  }

  rotationsAt([x, y]: Cell): Turns[] {
    return (this.byCell.get(cellKey(x, y)) ?? []).map((choice) => choice.rotation);
  }

  /** Lay the tile on a cell, in its first turn there; on the cell where it lies, in its next. */
  choose(cell: Cell): void {
    const { tentative } = this;
    if (tentative && tentative.x === cell[0] && tentative.y === cell[1]) return this.turn(1);
    const rotation = this.rotationsAt(cell)[0];
    if (rotation !== undefined) this.become({ x: cell[0], y: cell[1], rotation, place: 0 });
  }

  /** Lay the tile just so, as a hint says. */
  suggest(move: Tentative): void {
    if (this.rotationsAt([move.x, move.y]).includes(move.rotation)) this.become(move);
  }

  /** Turn the tile to the next way it can lie, clockwise or, by -1, counterclockwise. */
  turn(steps: number): void {
    const { tentative, rotations } = this;
    if (!tentative || rotations.length === 0) return;
    const sorted = rotations.toSorted((one, other) => one - other);
    const index = sorted.indexOf(tentative.rotation) + steps;
    const rotation = sorted[((index % sorted.length) + sorted.length) % sorted.length]!;
    if (rotation !== tentative.rotation) this.become({ ...tentative, rotation, place: 0 });
  }

  /** Put a piece on a place, or on none. */
  choosePlace(place: number): void {
    const { tentative } = this;
    if (!tentative || (place !== 0 && !this.places.some((one) => one.place === place))) return;
    this.become({ ...tentative, place });
  }

  /** The same by its number in the list, from 1 on; 0 is none. */
  choosePlaceNumber(number: number): void {
    const place = number === 0 ? 0 : this.places[number - 1]?.place;
    if (place !== undefined) this.choosePlace(place);
  }

  /** Take back the last step: the piece, then the tile. Says whether there was one. */
  back(): boolean {
    const { tentative } = this;
    if (!tentative || this.isSending) return false;
    this.chosen = tentative.place === 0 ? null : { turn: this.turnName, value: { ...tentative, place: 0 } };
    this.failed = null;
    return true;
  }

  /** Walk to the nearest cell in a direction; without a tentative tile, to the one nearest to a point. */
  walk([right, down]: Cell, from: Cell): void {
    const { tentative } = this;
    const begin: Cell = tentative ? [tentative.x, tentative.y] : from;
    const next = tentative ? nextTowards(this.cells, begin, [right, down]) : nearest(this.cells, begin);
    if (next) this.choose(next);
  }

  /** Play the tentative move. What comes of it is told to everybody; a refusal is kept here, with the move. */
  async place(): Promise<void> {
    const { tentative, hand, isSending } = this;
    if (!tentative || hand === null || isSending) return;
    await this.play(this.notation(tentative, hand));
  }

  /** Play a move that is written in the notation. */
  async play(move: string): Promise<void> {
    const turn = this.turnName;
    this.isSending = true;
    this.failed = null;
    const { version, player } = this.table.facts;
    const outcome = await this.asking.send({ do: "move", version, seat: player, move });
    this.isSending = false;
    const isSameTurn = this.chosen?.turn === turn; // if not, the next person at this screen has chosen meanwhile
    if (outcome.type === "done" && isSameTurn) this.chosen = this.pointed = null; // taken back, it begins anew
    if (outcome.type === "refused") this.failed = { turn, value: { refused: outcome, side: sideOf(outcome) } };
  }

  /** See that what a cell would bring is known soon, where it is known to be legal. */
  point(cell: Cell | null): void {
    this.pointed = cell;
    if (cell && this.isGuided && this.canLayAt(cell)) void this.previews.want([...cell], this.rotationsAt(cell)[0]!);
  }

  /** See that what the tentative move brings is known for the game as it is now. To be called when that changes. */
  refresh(): void {
    const at = this.tentative;
    if (at) void this.previews.want([at.x, at.y], at.rotation);
  }

  /** The best that laying the tile on a cell is known to bring whoever is to move. */
  prospect([x, y]: Cell): Prospect | null {
    return this.previews.best(this.byCell.get(cellKey(x, y)) ?? [], this.table.facts.player);
  }

  /** What a piece would be on a place of the tile in hand; null for no piece. */
  roleOn(rotation: Turns, place: number): string | null {
    return (this.hand !== null && this.tiles.place({ tile: this.hand, rotation }, place)?.role) || null;
  }

  /** Ask what every legal cell would bring, so that all can be told; as long as `isWanted` says so. */
  async foresee(isWanted: () => boolean): Promise<void> {
    if (this.isGuided) await this.previews.foresee([...this.byCell.values()].flat(), isWanted);
  }

  private become(tentative: Tentative): void {
    this.chosen = { turn: this.turnName, value: tentative };
    this.failed = null;
    this.refresh();
  }

  private choices(): Choice[] {
    const { choices } = this.table.facts;
    return choices ?? (this.isGuided ? [] : triesBeside(this.table));
  }

  private placesOf({ x, y, rotation }: Tentative): PlaceInfo[] {
    if (this.hand === null) return [];
    const all = this.tiles.lying(this.hand, rotation)?.places ?? [];
    if (!this.isGuided) return all;
    const choice = this.byCell.get(cellKey(x, y))?.find((one) => one.rotation === rotation);
    return all.filter((one) => choice?.places.includes(one.place));
  }

  private notation({ x, y, rotation, place }: Tentative, hand: string): string {
    const words = this.places.find((one) => one.place === place)?.notation;
    return `${hand}@${x},${y}>${rotation * 90}${words ? ` ${words}` : ""}`;
  }
}

function nameOfTurn({ facts }: TableState): string {
  return `${facts.turn}/${facts.player}/${facts.phase}/${facts.hand}`;
}

function sideOf(refused: Refused): string | null {
  const side = refused.message.arguments?.["side"];
  return refused.code === "move/mismatch" && typeof side === "string" ? side : null;
}
