import type { Entry } from "../protocol";

/** A tile that left the game, shown for a while so that nobody misses it. */
export interface Notice {
  number: number;
  entry: Entry;
}

const SHOWN_FOR = 6000; // milliseconds

/** What happens in a game and must be noticed: notes that go by themselves, and what is said to those who listen. */
export class Notices {
  shown = $state.raw<Notice[]>([]);
  /** What happened last, to be told after one another. */
  told = $state.raw<Entry[]>([]);
  private count = 0;

  /** Take notice of the lines of a turn. */
  hear(log: readonly Entry[]): void {
    this.told = log.filter((entry) => entry.kind !== "drawn");
    for (const entry of log) if (entry.kind === "discarded") this.show(entry);
  }

  dismiss(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }

  private show(entry: Entry): void {
    const number = ++this.count;
    this.shown = [...this.shown, { number, entry }];
    setTimeout(() => this.dismiss(number), SHOWN_FOR);
  }
}
