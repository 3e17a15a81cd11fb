import type { Entry, Message } from "../protocol";

/** A temporary notice, such as a discarded tile. */
export interface Notice {
  number: number;
  message: Message;
  tile: string | null;
  action: NoticeAction | null;
}

/** A button of a notice. The notice disappears when it is no longer possible. */
export interface NoticeAction {
  label: Message;
  isPossible: () => boolean;
  run: () => void;
}

// Milliseconds
const DISPLAY_TIME = 6000;
const ACTION_TIME = 5000;

/** Temporary notices, and the messages for screen readers. */
export class Notices {
  shown = $state.raw<Notice[]>([]);
  /** Latest messages for screen readers. */
  announcements = $state.raw<Message[]>([]);
  private count = 0;

  /** Announce the log entries of a turn, each as the message that `describe` returns. */
  announceLog(log: readonly Entry[], describe: (entry: Entry) => Message): void {
    this.announcements = log.filter((entry) => entry.kind !== "drawn").map(describe);
    for (const { kind, message, tile } of log) if (kind === "discarded") this.show(message, tile);
  }

  /** Announce a message that is not in the log. */
  announce(message: Message): void {
    this.announcements = [message];
    this.show(message, null);
  }

  /** Announce a message with an action, for a few seconds. */
  offer(message: Message, action: NoticeAction): void {
    this.announcements = [message];
    this.show(message, null, action);
  }

  dismiss(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }

  private show(message: Message, tile: string | null, action: NoticeAction | null = null): void {
    const number = ++this.count;
    this.shown = [...this.shown, { number, message, tile, action }];
    setTimeout(() => this.dismiss(number), action ? ACTION_TIME : DISPLAY_TIME);
  }
}

/** Notices of every page; a game has its own. */
export const notices = new Notices();
