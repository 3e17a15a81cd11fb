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
const STILL = 90; // milliseconds that the pointer must rest on a cell before the page asks which tiles fit

/**
 * The layers that are switched on, and the server's answers for them. Answers belong to a version of the game. Only
 * layers outlive it, until the answer for the new version arrives.
 */
export class Layers {
  /** Tiles highlighted from elsewhere, such as the log. */
  lit = $state.raw<Cell[]>([]);
  private on = $state.raw<ReadonlySet<LayerName>>(new Set());
  private answer = $state.raw<LayersAnswer | null>(null);
  private refusedLayers = $state.raw<{ version: number; refusal: Refusal } | null>(null);
  private hinted = $state.raw<HintAnswer | null>(null);
  /** The version for which a hint is being computed, and the version that has none. */
  private thinking = $state.raw<number | null>(null);
  private refused = $state.raw<{ version: number; message: Message } | null>(null);
  private lastAsked: Layer[] = [];
  private fitting = $state.raw<{ cell: Cell; answer: FitsAnswer } | null>(null);
  private pointed: Cell | null = null;
  private pointing: ReturnType<typeof setTimeout> | undefined;

  private readonly version = $derived.by(() => this.table.facts.version);
  readonly features = $derived(this.shown("features"));
  readonly fields = $derived(this.shown("fields"));
  readonly dead = $derived(this.shown("dead"));
  readonly remaining = $derived(this.shown("remaining"));
  readonly projection = $derived(this.shown("projection"));
  private readonly wanted = $derived(LAYER_NAMES.filter((name): name is Layer => this.isOn(name) && name !== HINT));
  /** The reason that active layers are missing. */
  readonly refusal = $derived(
    this.wanted.length > 0 && this.refusedLayers?.version === this.version ? this.refusedLayers.refusal : null,
  );
  readonly hint = $derived(this.isOn(HINT) && this.hinted?.version === this.version ? this.hinted : null);
  readonly isThinking = $derived(this.isOn(HINT) && this.thinking === this.version);
  /** The reason that there is no hint. */
  readonly noHint = $derived(this.isOn(HINT) && this.refused?.version === this.version ? this.refused.message : null);
  /** The remaining tiles that fit the cell under the pointer. */
  readonly fits = $derived(this.fitting?.answer.version === this.version ? this.fitting : null);
  readonly litKeys = $derived(new Set(this.lit.map(([x, y]) => cellKey(x, y))));

  constructor(
    private readonly asking: CommandChannel,
    private readonly table: TableState,
    /** Remembers the active layers; without it, none is on at first. */
    private readonly kept: PersistentStore | null = null,
  ) {
    const names = kept?.read(this.key)?.split(" ") ?? [];
    this.on = new Set(LAYER_NAMES.filter((name) => names.includes(name) && this.allows(name)));
  }

  /** Return true if this table allows the layer. */
  allows(name: LayerName): boolean {
    return this.table.allows(name satisfies Aid);
  }

  isOn(name: LayerName): boolean {
    return this.on.has(name);
  }

  toggle(name: LayerName): void {
    if (!this.allows(name)) return;
    const on = new Set(this.on);
    if (!on.delete(name)) on.add(name);
    this.on = on;
    this.kept?.write(this.key, [...on].join(" "));
  }

  /** Highlight tiles, or none. */
  light(cells: readonly Cell[]): void {
    this.lit = [...cells];
  }

  /** Set the cell under the pointer. When it rests on an empty cell next to a tile, ask which tiles fit. */
  point(cell: Cell | null): void {
    clearTimeout(this.pointing);
    this.pointed = cell;
    if (this.fits && this.isPointedAt(this.fits.cell)) return;
    this.fitting = null;
    if (!cell || !this.isOn("remaining") || !this.table.allows("fits")) return;
    if (this.table.tileAt(...cell) || !isBesideTile(this.table, cell)) return;
    this.pointing = setTimeout(() => void this.askFits(cell), STILL);
  }

  /** Request the active layers. Call it in an effect: it depends on the switches and on the game. */
  refresh(): void {
    const { version } = this.table.facts;
    if (this.wanted.length > 0) void this.askLayers(version, this.wanted);
    if (this.isOn(HINT) && this.table.isYours) untrack(() => void this.askHint(version));
    untrack(() => this.point(this.pointed)); // the pointer may not have moved
  }

  private get key(): string {
    return `layers.${this.table.info.game}`;
  }

  private async askLayers(version: number, layers: Layer[]): Promise<void> {
    this.lastAsked = layers;
    const answer = await this.asking.ask({ about: "layers", version, layers });
    if (this.lastAsked !== layers || this.version !== version) return; // a newer request is pending
    this.answer = answer?.type === "layers" ? answer : null;
    this.refusedLayers = answer?.type === "refused" ? { version, refusal: Refusal.of(answer) } : null;
  }

  /** Request a hint. It is expensive, so once per version, unless it is refused. */
  private async askHint(version: number): Promise<void> {
    if (this.thinking === version || this.hinted?.version === version) return;
    this.thinking = version;
    this.refused = null;
    const answer = await this.asking.ask({ about: "hint", version });
    if (this.thinking === version) this.thinking = null;
    if (answer?.type === "hint") this.hinted = answer;
    if (answer?.type === "refused") this.refused = { version, message: answer.message };
  }

  private async askFits(cell: Cell): Promise<void> {
    const answer = await this.asking.ask({ about: "fits", version: this.version, x: cell[0], y: cell[1] });
    if (answer?.type === "fits" && this.isPointedAt(cell)) this.fitting = { cell, answer };
  }

  private isPointedAt(cell: Cell): boolean {
    return this.pointed !== null && cellKey(...this.pointed) === cellKey(...cell);
  }

  /** Return the last answer for an active layer. The previous turn's layer stays until the next answer arrives. */
  private shown<Name extends Layer>(name: Name): LayersAnswer[Name] {
    return this.isOn(name) ? (this.answer?.[name] ?? null) : null;
  }
}
