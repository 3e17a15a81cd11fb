import { SvelteMap } from "svelte/reactivity";
import type { Answer, Cell, Choice, PlacePreview, PreviewAnswer, Question, Refused, Seat, Rotation } from "../protocol";
import type { Unnumbered } from "../net/connection";
import { cellKey, type TableState } from "./table.svelte";

/** Sends questions about the game. */
export interface QuestionChannel {
  ask(question: Unnumbered<Question>): Promise<Answer | Refused | null>;
}

/** A way to lay the tile on a cell, and its result. */
export interface Prospect {
  rotation: Rotation;
  outcome: PlacePreview;
}

const PREVIEW_AIDS = ["legal", "preview", "features"] as const; // each allows a part of a preview
const PACE = 40; // milliseconds between background questions, so that urgent ones are not delayed

/** Cache of the server's move previews for the current version of the game. */
export class Previews {
  private readonly answers = new SvelteMap<string, PreviewAnswer>();
  private readonly requested = new Set<string>();

  constructor(
    private readonly channel: QuestionChannel,
    private readonly table: TableState,
  ) {}

  private get isAllowed(): boolean {
    return PREVIEW_AIDS.some((aid) => this.table.allows(aid));
  }

  of(x: number, y: number, rotation: Rotation): PreviewAnswer | null {
    return this.answers.get(this.key(x, y, rotation)) ?? null;
  }

  /** Request a preview if this table allows it and it is not known. Return true if a request was sent. */
  async request([x, y]: Cell, rotation: Rotation): Promise<boolean> {
    const key = this.key(x, y, rotation);
    if (!this.isAllowed || this.requested.has(key)) return false;
    this.dropOldVersions();
    this.requested.add(key);
    const { version } = this.table.facts;
    const answer = await this.channel.ask({ about: "preview", version, x, y, rotation });
    if (answer?.type === "preview") this.answers.set(key, answer);
    else this.requested.delete(key);
    return true;
  }

  /** Request previews one at a time, the first rotation of every cell first, while `isWanted` returns true. */
  async prefetch(choices: readonly Choice[], isWanted: () => boolean): Promise<void> {
    const { version } = this.table.facts;
    for (const { x, y, rotation } of firstRotationsFirst(choices)) {
      if (!isWanted() || this.table.facts.version !== version) return;
      if (await this.request([x, y], rotation)) await new Promise((resolve) => setTimeout(resolve, PACE));
    }
  }

  /** Return the best known result for a seat. Immediate points count before points at the end. */
  best(choices: readonly Choice[], seat: Seat): Prospect | null {
    const prospects = choices.flatMap(({ x, y, rotation }) =>
      (this.of(x, y, rotation)?.places ?? []).map((outcome) => ({ rotation, outcome })),
    );
    const gain = ({ outcome }: Prospect) => outcome.gains[seat] ?? 0;
    const sorted = prospects.toSorted(
      (one, other) => gain(other) - gain(one) || other.outcome.later - one.outcome.later,
    );
    return sorted[0] ?? null;
  }

  private dropOldVersions(): void {
    for (const key of this.requested) {
      if (key.startsWith(`${this.table.facts.version} `)) continue;
      this.requested.delete(key);
      this.answers.delete(key);
    }
  }

  private key(x: number, y: number, rotation: Rotation): string {
    return `${this.table.facts.version} ${x},${y}>${rotation}`;
  }
}

function firstRotationsFirst(choices: readonly Choice[]): Choice[] {
  const first = new Map<string, Choice>();
  for (const choice of choices.toReversed()) first.set(cellKey(choice.x, choice.y), choice);
  const isFirst = (choice: Choice) => first.get(cellKey(choice.x, choice.y)) === choice;
  return [...choices.filter(isFirst), ...choices.filter((choice) => !isFirst(choice))];
}
