/** Topics of which only the latest text is announced. */
export type Topic = "turn" | "choice" | "hint" | "rematch";

interface Announcement {
  text: string;
  topic: Topic | null;
}

const DISPLAY_TIME = 1200; // milliseconds that a text stays, so that screen readers notice it
const MAX_SEPARATE = 3; // queued texts; more are joined
const COMPLETION_DELAY = 600; // milliseconds that an incomplete text waits for its rest

/**
 * The queue of texts for screen readers, announced one at a time although much may happen at once.
 *
 * Of a topic only the latest text is announced. It replaces the previous one at once, unless others wait.
 */
export class LiveRegion {
  text = $state("");
  private queued: Announcement[] = [];
  private current: Announcement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly drafts = new Map<Topic | null, ReturnType<typeof setTimeout>>();

  /** Queue a text. An empty text removes the queued one of its topic. An incomplete one waits for its rest. */
  say(text: string, topic: Topic | null = null, isComplete = true): void {
    if (topic !== null) this.drop(topic);
    if (!text) return;
    if (isComplete) this.queue({ text, topic });
    else
      this.drafts.set(
        topic,
        setTimeout(() => this.queue({ text, topic }), COMPLETION_DELAY),
      );
  }

  private drop(topic: Topic): void {
    clearTimeout(this.drafts.get(topic));
    this.queued = this.queued.filter((announcement) => announcement.topic !== topic);
  }

  private queue(announcement: Announcement): void {
    this.queued.push(announcement);
    const isNewer =
      announcement.topic !== null && announcement.topic === this.current?.topic && this.queued.length === 1;
    if (this.current === null || isNewer) this.showNext();
  }

  private showNext(): void {
    clearTimeout(this.timer);
    const next = this.queued.splice(0, this.queued.length > MAX_SEPARATE ? this.queued.length : 1);
    this.current = joinTexts(next);
    if (this.current === null) return;
    this.text = this.current.text;
    this.timer = setTimeout(() => this.showNext(), DISPLAY_TIME);
  }
}

function joinTexts(announcements: readonly Announcement[]): Announcement | null {
  if (announcements.length < 2) return announcements[0] ?? null;
  return { text: announcements.map(({ text }) => text).join(" "), topic: null };
}
