/** Topics of which only the latest text is announced. */
export type Topic = "turn" | "choice" | "hint" | "rematch";

interface Announcement {
  text: string;
  topic: Topic | null;
}

const STANDS = 1200; // milliseconds that a text stays, so that screen readers notice it
const FEW = 3; // queued texts; more are joined
const PATIENCE = 600; // milliseconds that an incomplete text waits for its rest

/**
 * The queue of texts for screen readers, announced one at a time although much may happen at once.
 *
 * Of a topic only the latest text is announced. It replaces the previous one at once, unless others wait.
 */
export class LiveRegion {
  text = $state("");
  private waiting: Announcement[] = [];
  private standing: Announcement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly drafts = new Map<Topic | null, ReturnType<typeof setTimeout>>();

  /** Queue a text. An empty text removes the queued one of its topic. An incomplete one waits for its rest. */
  say(text: string, topic: Topic | null = null, isWhole = true): void {
    if (topic !== null) this.forget(topic);
    if (!text) return;
    if (isWhole) this.queue({ text, topic });
    else
      this.drafts.set(
        topic,
        setTimeout(() => this.queue({ text, topic }), PATIENCE),
      );
  }

  private forget(topic: Topic): void {
    clearTimeout(this.drafts.get(topic));
    this.waiting = this.waiting.filter((saying) => saying.topic !== topic);
  }

  private queue(saying: Announcement): void {
    this.waiting.push(saying);
    const isNewer = saying.topic !== null && saying.topic === this.standing?.topic && this.waiting.length === 1;
    if (this.standing === null || isNewer) this.sayNext();
  }

  private sayNext(): void {
    clearTimeout(this.timer);
    const said = this.waiting.splice(0, this.waiting.length > FEW ? this.waiting.length : 1);
    this.standing = joinTexts(said);
    if (this.standing === null) return;
    this.text = this.standing.text;
    this.timer = setTimeout(() => this.sayNext(), STANDS);
  }
}

function joinTexts(sayings: readonly Announcement[]): Announcement | null {
  if (sayings.length < 2) return sayings[0] ?? null;
  return { text: sayings.map(({ text }) => text).join(" "), topic: null };
}
