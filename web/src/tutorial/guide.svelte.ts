import { untrack } from "svelte";
import { nameText } from "../game/players/presence";
import {
  FIRST_GAME_REASON,
  type Cell,
  type Entry,
  type FeatureInfo,
  type HintAnswer,
  type Message,
  type Spot,
} from "../protocol";
import type { GameStores } from "../state/gameStores.svelte";
import { cellKey } from "../state/table.svelte";
import { message } from "../i18n/message";
import { say, tell } from "../i18n/translator.svelte";
import { saveProgress, loadProgress } from "./savedProgress";
import {
  advance,
  areLayersKnown,
  cardOf,
  ROUND,
  turnPage,
  type Card,
  type Lesson,
  type Progress,
  type Situation,
} from "./lessons";

/** The player's next step: to read on, to see the suggested move, to place the tile, or none. */
export type GuideState = "next" | "show" | "place" | "wait" | "end";

/** Explains the game one topic at a time as it comes up. It only observes: the player is free. */
export class Guide {
  private progress = $state.raw<Progress>({ finished: [], current: null });
  private hint = $state.raw<HintAnswer | null>(null);
  private features = $state.raw<FeatureInfo[]>([]);

  private readonly version = $derived.by(() => this.stores.table.facts.version);
  /** The points of completed features. */
  private readonly completions = $derived.by(() => completionsIn(this.stores.table.log));
  /** The points of the tentative move. */
  private readonly tentativeCompletions = $derived.by(() => completionsIn(this.stores.pendingMove.outcome?.log ?? []));
  private readonly shared = $derived(this.features.find(({ followers }) => followers.filter(Boolean).length > 1));
  readonly situation = $derived.by((): Situation => {
    const { table, pendingMove, playback } = this.stores;
    return {
      turn: table.facts.turn,
      isYours: table.isYours,
      isLast: table.facts.tiles_left === 0,
      isTileTentative: pendingMove.tentative !== null,
      roles: pendingMove.places.map(({ role }) => role),
      isComplete: pendingMove.completes.length > 0 || this.completions.length > 0,
      isShared: this.shared !== undefined || this.sharedScore !== undefined,
      isScoring: playback.isScoring,
      isOver: table.isOver && !playback.isBehind,
    };
  });
  readonly card = $derived.by((): Card => cardOf(this.progress, this.situation));
  /** A good move, if it is the player's turn and the hint has arrived. */
  readonly suggestion = $derived.by(() =>
    this.stores.table.isYours && this.hint?.version === this.version ? this.hint : null,
  );
  /** True if the tentative move is the suggested one. */
  readonly isSuggestionTried = $derived.by(() => {
    const { tentative } = this.stores.pendingMove;
    return (["x", "y", "rotation", "place"] as const).every((part) => tentative?.[part] === this.suggestion?.[part]);
  });
  readonly state = $derived.by((): GuideState => {
    const { preview, description } = this.stores.pendingMove;
    if (this.card.kind === "end") return "end";
    if (this.card.hasNext) return "next";
    if (!this.card.suggests) return "wait";
    // The preview and the design of the tile may bring up a lesson.
    if (this.situation.isTileTentative) return preview && description ? "place" : "wait";
    return this.suggestion ? "show" : "wait";
  });
  /** False until the layers of the board are explained, or the game is over. */
  readonly showsLayers = $derived.by(() => this.card.kind === "end" || areLayersKnown(this.progress));
  readonly finished = $derived(this.progress.finished);
  readonly text = $derived.by((): string => this.textOf(this.card));
  /** The tiles and cells that the guide refers to. */
  readonly highlighted = $derived.by((): Cell[] => this.cellsOf(this.card));

  constructor(private readonly stores: GameStores) {
    const saved = loadProgress();
    if (saved?.game === this.game) this.progress = { finished: saved.finished, current: null };
  }

  /** Update the progress from the table. Call it in an effect. */
  update(): void {
    const { situation } = this;
    untrack(() => this.setProgress(advance(this.progress, situation)));
  }

  /** Request the hint and the features of the current version. Call it in an effect. */
  requestAdvice(): void {
    const { version } = this;
    const { isYours, isOver } = this.stores.table;
    if (isOver) return;
    untrack(() => void this.askAdvice(version, isYours));
  }

  next(): void {
    this.setProgress(turnPage(this.progress));
    this.update();
  }

  /** Try the suggested move. */
  show(): void {
    if (this.suggestion) this.stores.pendingMove.tryMove(this.suggestion);
  }

  private get game(): string {
    return this.stores.table.info.game;
  }

  private get sharedScore(): Entry | undefined {
    return [...this.tentativeCompletions, ...this.completions].find(({ seats }) => seats.length > 1);
  }

  private setProgress(progress: Progress): void {
    if (progress === this.progress) return;
    this.progress = progress;
    if (loadProgress()?.game === this.game) saveProgress({ game: this.game, finished: [...progress.finished] });
  }

  /** Ask for the features first: a lesson about them comes before the suggestion. */
  private async askAdvice(version: number, isYours: boolean): Promise<void> {
    await this.askFeatures(version);
    if (isYours && this.version === version) await this.askHint(version);
  }

  private async askHint(version: number): Promise<void> {
    const answer = await this.stores.session.ask({ about: "hint", version });
    if (answer?.type === "hint") this.hint = answer;
  }

  private async askFeatures(version: number): Promise<void> {
    const answer = await this.stores.session.ask({ about: "layers", version, layers: ["features"] });
    if (answer?.type === "layers" && this.version === version) this.features = answer.features ?? [];
  }

  private textOf({ kind, current }: Card): string {
    const layer = say("page-game-layer", { layer: "features" });
    if (current) return say(`page-guide-${current.lesson}-${current.page + 1}`, { layer });
    return kind === "turn" ? this.turnText() : say(`page-guide-${kind}`, { name: this.opponentName });
  }

  private turnText(): string {
    if (!this.suggestion) return say("page-guide-turn");
    const { reason } = this.suggestion;
    const number = this.situation.turn / ROUND + 1;
    return reason.id === FIRST_GAME_REASON
      ? say(`page-guide-why-${number}`, { name: this.opponentName })
      : tell(adviceFor(reason));
  }

  /** The name of the opponent. */
  private get opponentName(): string {
    const { table } = this.stores;
    return nameText(
      table,
      table.seats.findIndex(({ kind }) => kind === "computer"),
    );
  }

  private cellsOf({ suggests, current }: Card): Cell[] {
    if (current) return this.cellsAbout(current.lesson);
    return suggests ? this.cellsAbout("tile") : [];
  }

  private cellsAbout(lesson: Lesson): Cell[] {
    const { pendingMove } = this.stores;
    if (lesson === "completion")
      return pendingMove.completes.length > 0 ? cellsIn(pendingMove.completes) : (this.completions.at(-1)?.cells ?? []);
    if (lesson === "majority") return this.sharedScore?.cells ?? cellsIn(this.shared?.spots ?? []);
    const isAboutCell = lesson === "tile" || lesson === "monastery";
    const target = isAboutCell && pendingMove.tentative === null && this.suggestion;
    return target ? [[target.x, target.y]] : [];
  }
}

/** Return the advice to make a move, with the first of its reasons in whole points. */
export function adviceFor(reason: Message): Message {
  const { before, kind, points } = reason.arguments;
  if (typeof before === "object") return adviceFor(before);
  const whole = Math.round(Number(points));
  if (reason.id === "why-scores") return message("page-guide-good-scores", { points: whole });
  if (reason.id === "why-claims" && kind && whole > 0)
    return message("page-guide-good-claims", { kind, points: whole });
  return message("page-guide-good");
}

function completionsIn(log: readonly Entry[]): Entry[] {
  return log.filter(({ kind, is_final }) => kind === "scored" && !is_final);
}

/** Return the tiles of some segments, without duplicates. */
function cellsIn(spots: readonly Spot[]): Cell[] {
  return [...new Map(spots.map(([x, y]): [string, Cell] => [cellKey(x, y), [x, y]])).values()];
}
