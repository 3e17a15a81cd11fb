import { untrack } from "svelte";
import type { Aid, Cell, FitsAnswer, HintAnswer, Layer, LayersAnswer, Message } from "../protocol";
import { Refusal } from "../wire/refusal";
import { isBesideTile } from "./cells";
import type { Asking } from "./laying.svelte";
import type { Store } from "./store";
import { cellKey, type TableState } from "./table.svelte";

/** What can be switched on: layers of the board, and a hint. */
export type LayerName = Layer | "hint";
export const LAYER_NAMES: readonly LayerName[] = ["fields", "features", "dead", "remaining", "projection", "hint"];

const HINT = "hint";
const STILL = 90; // milliseconds that a pointer rests on a cell before it is asked what fits there

/**
 * What a person wants to see above the tiles, and what the server says about it. Of another version nothing stays but
 * layers, and these only until the next are told or refused.
 */
export class Layers {
  /** The tiles that somebody points at elsewhere, such as in the log. */
  lit = $state.raw<Cell[]>([]);
  private on = $state.raw<ReadonlySet<LayerName>>(new Set());
  private answer = $state.raw<LayersAnswer | null>(null);
  private untold = $state.raw<{ version: number; refusal: Refusal } | null>(null);
  private hinted = $state.raw<HintAnswer | null>(null);
  /** The version that a hint is being found for, and that for which there is none. */
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
  /** Why the layers that are on are not shown. */
  readonly refusal = $derived(
    this.wanted.length > 0 && this.untold?.version === this.version ? this.untold.refusal : null,
  );
  readonly hint = $derived(this.isOn(HINT) && this.hinted?.version === this.version ? this.hinted : null);
  readonly isThinking = $derived(this.isOn(HINT) && this.thinking === this.version);
  /** Why there is no hint. */
  readonly noHint = $derived(this.isOn(HINT) && this.refused?.version === this.version ? this.refused.message : null);
  /** Which of the remaining tiles fit the cell that is pointed at. */
  readonly fits = $derived(this.fitting?.answer.version === this.version ? this.fitting : null);
  readonly litKeys = $derived(new Set(this.lit.map(([x, y]) => cellKey(x, y))));

  constructor(
    private readonly asking: Asking,
    private readonly table: TableState,
    /** Where it is kept what is on; if nowhere, nothing is on at first. */
    private readonly kept: Store | null = null,
  ) {
    const names = kept?.read(this.key)?.split(" ") ?? [];
    this.on = new Set(LAYER_NAMES.filter((name) => names.includes(name) && this.allows(name)));
  }

  /** Whether this table allows it. */
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

  /** Light up some tiles, or none. */
  light(cells: readonly Cell[]): void {
    this.lit = [...cells];
  }

  /** Point at a cell: once the pointer rests on an empty one beside a tile, ask what fits there. */
  point(cell: Cell | null): void {
    clearTimeout(this.pointing);
    this.pointed = cell;
    if (this.fits && this.isPointedAt(this.fits.cell)) return;
    this.fitting = null;
    if (!cell || !this.isOn("remaining") || !this.table.allows("fits")) return;
    if (this.table.tileAt(...cell) || !isBesideTile(this.table, cell)) return;
    this.pointing = setTimeout(() => void this.askFits(cell), STILL);
  }

  /** Ask for what is wanted. To be called in an effect: whenever a switch changes or the game is told. */
  refresh(): void {
    const { version } = this.table.facts;
    if (this.wanted.length > 0) void this.askLayers(version, this.wanted);
    if (this.isOn(HINT) && this.table.isYours) untrack(() => void this.askHint(version));
    untrack(() => this.point(this.pointed)); // the pointer may rest where it is
  }

  private get key(): string {
    return `layers.${this.table.agreed.game}`;
  }

  private async askLayers(version: number, layers: Layer[]): Promise<void> {
    this.lastAsked = layers;
    const answer = await this.asking.ask({ about: "layers", version, layers });
    if (this.lastAsked !== layers || this.version !== version) return; // other layers are on their way
    this.answer = answer?.type === "layers" ? answer : null;
    this.untold = answer?.type === "refused" ? { version, refusal: Refusal.of(answer) } : null;
  }

  /** A hint takes its time to find, so it is asked for once a version, unless it is refused. */
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

  /** What the last answer has for a layer that is on; the layer of the turn before stays until the next one comes. */
  private shown<Name extends Layer>(name: Name): LayersAnswer[Name] {
    return this.isOn(name) ? (this.answer?.[name] ?? null) : null;
  }
}
