import type { Entry, Message } from "../protocol";

/** A temporary notice, such as a discarded tile. */
export interface Notice {
  number: number;
  message: Message;
  tile: string | null;
}

const DISPLAY_TIME = 6000; // milliseconds

/** Temporary notices, and the messages for screen readers. */
export class Notices {
  shown = $state.raw<Notice[]>([]);
  /** Latest messages for screen readers. */
  announcements = $state.raw<Message[]>([]);
  private count = 0;

  /** Announce the log entries of a turn. */
  announceLog(log: readonly Entry[]): void {
    this.announcements = log.filter((entry) => entry.kind !== "drawn").map((entry) => entry.message);
    for (const { kind, message, tile } of log) if (kind === "discarded") this.show(message, tile);
  }

  /** Announce a message that is not in the log. */
  announce(message: Message): void {
    this.announcements = [message];
    this.show(message, null);
  }

  dismiss(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }

  private show(message: Message, tile: string | null): void {
    const number = ++this.count;
    this.shown = [...this.shown, { number, message, tile }];
    setTimeout(() => this.dismiss(number), DISPLAY_TIME);
  }
}

/** Notices of every page; a game has its own. */
export const notices = new Notices();
