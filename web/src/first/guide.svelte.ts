import { untrack } from "svelte";
import { nameText } from "../panels/presence";
import type { Cell, Entry, FeatureInfo, HintAnswer, Spot } from "../protocol";
import type { Around } from "../state/around.svelte";
import { cellKey } from "../state/table.svelte";
import { say } from "../words/words.svelte";
import { keep, recall } from "./keeping";
import { advance, cardOf, ROUND, turned, type Card, type Lesson, type Progress, type Situation } from "./lessons";

const PLANNED = "why-first-game"; // why the server hints at a move of its line

/** Says what matters at the table, one thing at a time, as it comes up. It only looks on: whoever plays is free. */
export class Guide {
  private progress = $state.raw<Progress>({ told: [], begun: null });
  private hint = $state.raw<HintAnswer | null>(null);
  private features = $state.raw<FeatureInfo[]>([]);

  private readonly version = $derived.by(() => this.around.table.facts.version);
  /** What was paid for what was completed. */
  private readonly paid = $derived.by(() => completionsIn(this.around.table.log));
  /** What the tile that lies for a try would pay. */
  private readonly promised = $derived.by(() => completionsIn(this.around.laying.outcome?.log ?? []));
  private readonly shared = $derived(this.features.find(({ followers }) => followers.filter(Boolean).length > 1));
  readonly situation = $derived.by((): Situation => {
    const { table, laying, showing } = this.around;
    return {
      turn: table.facts.turn,
      isYours: table.isYours,
      isLast: table.facts.tiles_left === 0,
      isLying: laying.tentative !== null,
      roles: laying.places.map(({ role }) => role),
      isComplete: laying.completes.length > 0 || this.paid.length > 0,
      isShared: this.shared !== undefined || this.sharedPay !== undefined,
      isCounting: showing.isCounting,
      isOver: table.isOver && !showing.isBehind,
    };
  });
  readonly card = $derived.by((): Card => cardOf(this.progress, this.situation));
  /** A good move, if it is one's turn and it is known. */
  readonly suggestion = $derived.by(() =>
    this.around.table.isYours && this.hint?.version === this.version ? this.hint : null,
  );
  /** Whether the move lies on the board as it is suggested. */
  readonly isTaken = $derived.by(() => {
    const { tentative } = this.around.laying;
    return (["x", "y", "rotation", "place"] as const).every((part) => tentative?.[part] === this.suggestion?.[part]);
  });
  readonly told = $derived(this.progress.told);
  readonly text = $derived.by((): string => this.textOf(this.card));
  /** The tiles and cells that the guide speaks of. */
  readonly lit = $derived.by((): Cell[] => this.cellsOf(this.card));

  constructor(private readonly around: Around) {
    const kept = recall();
    if (kept?.game === this.game) this.progress = { told: kept.told, begun: null };
  }

  /** Look at the table. To be called in an effect. */
  look(): void {
    const { situation } = this;
    untrack(() => this.become(advance(this.progress, situation)));
  }

  /** Ask what is worth knowing of the present version. To be called in an effect. */
  wonder(): void {
    const { version } = this;
    const { isYours, isOver } = this.around.table;
    if (isOver) return;
    untrack(() => void this.askFeatures(version));
    if (isYours) untrack(() => void this.askHint(version));
  }

  next(): void {
    this.become(turned(this.progress));
    this.look();
  }

  /** Lay the tile as it is suggested. */
  show(): void {
    if (this.suggestion) this.around.laying.suggest(this.suggestion);
  }

  private get game(): string {
    return this.around.table.agreed.game;
  }

  private get sharedPay(): Entry | undefined {
    return [...this.promised, ...this.paid].find(({ seats }) => seats.length > 1);
  }

  private become(progress: Progress): void {
    if (progress === this.progress) return;
    this.progress = progress;
    if (recall()?.game === this.game) keep({ game: this.game, told: [...progress.told] });
  }

  private async askHint(version: number): Promise<void> {
    const answer = await this.around.session.ask({ about: "hint", version });
    if (answer?.type === "hint") this.hint = answer;
  }

  private async askFeatures(version: number): Promise<void> {
    const answer = await this.around.session.ask({ about: "layers", version, layers: ["features"] });
    if (answer?.type === "layers" && this.version === version) this.features = answer.features ?? [];
  }

  private textOf({ kind, begun }: Card): string {
    if (begun) return say(`page-guide-${begun.lesson}-${begun.page + 1}`);
    return kind === "turn" ? this.turnText() : say(`page-guide-${kind}`, { name: this.other });
  }

  private turnText(): string {
    if (!this.suggestion) return say("page-guide-turn");
    const { reason } = this.suggestion;
    const number = this.situation.turn / ROUND + 1;
    return reason.id === PLANNED ? say(`page-guide-why-${number}`, { name: this.other }) : say("page-guide-good", { reason });
  }

  /** What the other player is called. */
  private get other(): string {
    const { table } = this.around;
    return nameText(table, table.seats.findIndex(({ kind }) => kind === "computer"));
  }

  private cellsOf({ suggests, begun }: Card): Cell[] {
    if (begun) return this.cellsAbout(begun.lesson);
    return suggests ? this.cellsAbout("tile") : [];
  }

  private cellsAbout(lesson: Lesson): Cell[] {
    const { laying } = this.around;
    if (lesson === "completion") return laying.completes.length > 0 ? cellsIn(laying.completes) : (this.paid.at(-1)?.cells ?? []);
    if (lesson === "majority") return this.sharedPay?.cells ?? cellsIn(this.shared?.spots ?? []);
    const isWanted = lesson === "tile" && laying.tentative === null && this.suggestion;
    return isWanted ? [[isWanted.x, isWanted.y]] : [];
  }
}

function completionsIn(log: readonly Entry[]): Entry[] {
  return log.filter(({ kind, is_final }) => kind === "scored" && !is_final);
}

/** The tiles of some segments, each once. */
function cellsIn(spots: readonly Spot[]): Cell[] {
  return [...new Map(spots.map(([x, y]): [string, Cell] => [cellKey(x, y), [x, y]])).values()];
}
