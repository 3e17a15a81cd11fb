/** What only the latest is worth hearing of. */
export type Topic = "turn" | "choice" | "hint" | "rematch";

interface Saying {
  text: string;
  topic: Topic | null;
}

const STANDS = 1200; // milliseconds that a text stands at least, so that whoever reads it aloud gets hold of it
const FEW = 3; // texts that wait for each other; more are said together
const PATIENCE = 600; // milliseconds that a text waits to become whole

/**
 * What is said to those who do not see the board, one text after the other, although much may happen at once.
 *
 * Of a topic only the latest is said. It takes the place of the one before at once, unless others wait.
 */
export class Voice {
  text = $state("");
  private waiting: Saying[] = [];
  private standing: Saying | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly drafts = new Map<Topic | null, ReturnType<typeof setTimeout>>();

  /** Say a text in its turn; no text takes back what waits of its topic. One that is not whole yet waits for more. */
  say(text: string, topic: Topic | null = null, isWhole = true): void {
    if (topic !== null) this.forget(topic);
    if (!text) return;
    if (isWhole) this.queue({ text, topic });
    else this.drafts.set(topic, setTimeout(() => this.queue({ text, topic }), PATIENCE));
  }

  private forget(topic: Topic): void {
    clearTimeout(this.drafts.get(topic));
    this.waiting = this.waiting.filter((saying) => saying.topic !== topic);
  }

  private queue(saying: Saying): void {
    this.waiting.push(saying);
    const isNewer = saying.topic !== null && saying.topic === this.standing?.topic && this.waiting.length === 1;
    if (this.standing === null || isNewer) this.sayNext();
  }

  private sayNext(): void {
    clearTimeout(this.timer);
    const said = this.waiting.splice(0, this.waiting.length > FEW ? this.waiting.length : 1);
    this.standing = together(said);
    if (this.standing === null) return;
    this.text = this.standing.text;
    this.timer = setTimeout(() => this.sayNext(), STANDS);
  }
}

function together(sayings: readonly Saying[]): Saying | null {
  if (sayings.length < 2) return sayings[0] ?? null;
  return { text: sayings.map(({ text }) => text).join(" "), topic: null };
}
