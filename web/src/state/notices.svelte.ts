import type { Entry, Message } from "../protocol";

/** Something that is shown for a while so that nobody misses it, such as a tile that left the game. */
export interface Notice {
  number: number;
  message: Message;
  tile: string | null;
}

const SHOWN_FOR = 6000; // milliseconds

/** What happens and must be noticed: notes that go by themselves, and what is said to those who listen. */
export class Notices {
  shown = $state.raw<Notice[]>([]);
  /** What happened last, to be told after one another. */
  told = $state.raw<Message[]>([]);
  private count = 0;

  /** Take notice of the lines of a turn. */
  hear(log: readonly Entry[]): void {
    this.told = log.filter((entry) => entry.kind !== "drawn").map((entry) => entry.message);
    for (const { kind, message, tile } of log) if (kind === "discarded") this.show(message, tile);
  }

  /** Take notice of something that no line of the log tells. */
  note(message: Message): void {
    this.told = [message];
    this.show(message, null);
  }

  dismiss(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }

  private show(message: Message, tile: string | null): void {
    const number = ++this.count;
    this.shown = [...this.shown, { number, message, tile }];
    setTimeout(() => this.dismiss(number), SHOWN_FOR);
  }
}

/** What must be noticed on whatever page one is; a game has notices of its own. */
export const notices = new Notices();
