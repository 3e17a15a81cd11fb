import { untrack } from "svelte";
import type { Aid, Cell, FitsAnswer, HintAnswer, Layer, LayersAnswer, Message } from "../protocol";
import { Refusal } from "../net/refusal";
import { isBesideTile } from "./cells";
import type { CommandChannel } from "./pendingMove.svelte";
import type { PersistentStore } from "./persistentStore";
import { cellKey, type TableState } from "./table.svelte";

/** The switches above the board: its layers, and the hint. */
export type LayerName = Layer | "hint";
export const LAYER_NAMES: readonly LayerName[] = ["fields", "features", "dead", "remaining", "projection", "hint"];

const HINT = "hint";
const REST = 90; // milliseconds that the pointer must rest on a cell before the page asks which tiles fit

/**
 * The layers that are switched on, and the server's answers for them. Answers belong to a version of the game. Only
 * layers outlive it, until the answer for the new version arrives.
 */
export class Layers {
  /** Tiles highlighted from elsewhere, such as the log. */
  highlighted = $state.raw<Cell[]>([]);
  private active = $state.raw<ReadonlySet<LayerName>>(new Set());
  private answer = $state.raw<LayersAnswer | null>(null);
  private layersRefusal = $state.raw<{ version: number; refusal: Refusal } | null>(null);
  private hintAnswer = $state.raw<HintAnswer | null>(null);
  /** The version for which a hint is being computed, and the version that has none. */
  private hintVersion = $state.raw<number | null>(null);
  private hintRefusal = $state.raw<{ version: number; message: Message } | null>(null);
  private lastRequested: Layer[] = [];
  private fitsAnswer = $state.raw<{ cell: Cell; answer: FitsAnswer } | null>(null);
  private pointed: Cell | null = null;
  private pointTimer: ReturnType<typeof setTimeout> | undefined;

  private readonly version = $derived.by(() => this.table.facts.version);
  readonly features = $derived(this.answerFor("features"));
  readonly fields = $derived(this.answerFor("fields"));
  readonly dead = $derived(this.answerFor("dead"));
  readonly remaining = $derived(this.answerFor("remaining"));
  readonly projection = $derived(this.answerFor("projection"));
  private readonly activeLayers = $derived(
    LAYER_NAMES.filter((name): name is Layer => this.isOn(name) && name !== HINT),
  );
  /** The reason that active layers are missing. */
  readonly refusal = $derived(
    this.activeLayers.length > 0 && this.layersRefusal?.version === this.version ? this.layersRefusal.refusal : null,
  );
  readonly hint = $derived(this.isOn(HINT) && this.hintAnswer?.version === this.version ? this.hintAnswer : null);
  readonly isThinking = $derived(this.isOn(HINT) && this.hintVersion === this.version);
  /** The reason that there is no hint. */
  readonly noHint = $derived(
    this.isOn(HINT) && this.hintRefusal?.version === this.version ? this.hintRefusal.message : null,
  );
  /** The remaining tiles that fit the cell under the pointer. */
  readonly fits = $derived(this.fitsAnswer?.answer.version === this.version ? this.fitsAnswer : null);

  constructor(
    private readonly channel: CommandChannel,
    private readonly table: TableState,
    /** Remembers the active layers; without it, none is on at first. */
    private readonly storage: PersistentStore | null = null,
  ) {
    const names = storage?.read(this.key)?.split(" ") ?? [];
    this.active = new Set(LAYER_NAMES.filter((name) => names.includes(name) && this.allows(name)));
  }

  /** Return true if this table allows the layer. */
  allows(name: LayerName): boolean {
    return this.table.allows(name satisfies Aid);
  }

  isOn(name: LayerName): boolean {
    return this.active.has(name);
  }

  toggle(name: LayerName): void {
    if (!this.allows(name)) return;
    const active = new Set(this.active);
    if (!active.delete(name)) active.add(name);
    this.active = active;
    this.storage?.write(this.key, [...active].join(" "));
  }

  /** Highlight tiles, or none. */
  highlight(cells: readonly Cell[]): void {
    this.highlighted = [...cells];
  }

  /** Set the cell under the pointer. When it rests on an empty cell next to a tile, ask which tiles fit. */
  point(cell: Cell | null): void {
    clearTimeout(this.pointTimer);
    this.pointed = cell;
    if (this.fits && this.isPointedAt(this.fits.cell)) return;
    this.fitsAnswer = null;
    if (!cell || !this.isOn("remaining") || !this.table.allows("fits")) return;
    if (this.table.tileAt(...cell) || !isBesideTile(this.table, cell)) return;
    this.pointTimer = setTimeout(() => void this.askFits(cell), REST);
  }

  /** Request the active layers. Call it in an effect: it depends on the switches and on the game. */
  refresh(): void {
    const { version } = this.table.facts;
    if (this.activeLayers.length > 0) void this.askLayers(version, this.activeLayers);
    if (this.isOn(HINT) && this.table.isYours) untrack(() => void this.askHint(version));
    untrack(() => this.point(this.pointed)); // the pointer may not have moved
  }

  private get key(): string {
    return `layers.${this.table.info.game}`;
  }

  private async askLayers(version: number, layers: Layer[]): Promise<void> {
    this.lastRequested = layers;
    const answer = await this.channel.ask({ about: "layers", version, layers });
    if (this.lastRequested !== layers || this.version !== version) return; // a newer request is pending
    this.answer = answer?.type === "layers" ? answer : null;
    this.layersRefusal = answer?.type === "refused" ? { version, refusal: Refusal.of(answer) } : null;
  }

  /** Request a hint. It is expensive, so once per version, unless it is refused. */
  private async askHint(version: number): Promise<void> {
    if (this.hintVersion === version || this.hintAnswer?.version === version) return;
    this.hintVersion = version;
    this.hintRefusal = null;
    const answer = await this.channel.ask({ about: "hint", version });
    if (this.hintVersion === version) this.hintVersion = null;
    if (answer?.type === "hint") this.hintAnswer = answer;
    if (answer?.type === "refused") this.hintRefusal = { version, message: answer.message };
  }

  private async askFits(cell: Cell): Promise<void> {
    const answer = await this.channel.ask({ about: "fits", version: this.version, x: cell[0], y: cell[1] });
    if (answer?.type === "fits" && this.isPointedAt(cell)) this.fitsAnswer = { cell, answer };
  }

  private isPointedAt(cell: Cell): boolean {
    return this.pointed !== null && cellKey(...this.pointed) === cellKey(...cell);
  }

  /** Return the last answer for an active layer. The previous turn's layer stays until the next answer arrives. */
  private answerFor<Name extends Layer>(name: Name): LayersAnswer[Name] {
    return this.isOn(name) ? (this.answer?.[name] ?? null) : null;
  }
}
