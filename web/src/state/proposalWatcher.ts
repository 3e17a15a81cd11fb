import type { Message, Proposal } from "../protocol";
import { list, message } from "../i18n/message";
import type { TableCommands } from "./tableCommands.svelte";
import type { TableState } from "./table.svelte";

const GRACE = 400; // milliseconds within which an accepted proposal changes the game

/**
 * Detects refusals of this browser's proposals: one disappears, was not withdrawn here, and the game did not change.
 *
 * After a lost connection the server sends the whole table. Proposals are not stored, so one that is missing then may
 * not have been answered: the server may have restarted.
 */
export class ProposalWatcher {
  private open: readonly Proposal[] = [];

  constructor(
    private readonly table: TableState,
    private readonly commands: Pick<TableCommands, "withdrawn">,
    private readonly notify: (message: Message) => void,
  ) {}

  /** Compare with the previous proposals. Call it in an effect that depends on them. */
  update(proposals: readonly Proposal[]): void {
    const { version } = this.table.facts;
    const { isWholeState } = this.table;
    const gone = this.open.filter((one) => this.isOwn(one) && !proposals.some((other) => isSame(one, other)));
    this.open = proposals;
    if (gone.length > 0)
      setTimeout(() => this.table.facts.version === version && this.notifyEnds(gone, isWholeState), GRACE);
  }

  private notifyEnds(gone: readonly Proposal[], isWholeState: boolean): void {
    const ended = gone.filter(({ number }) => !this.commands.withdrawn.has(number));
    for (const proposal of ended)
      this.notify(isWholeState ? message("page-game-proposal-ended") : this.refusalOf(proposal));
  }

  /** Return the message about a refusal. It names the player who refused if only one answer was missing. */
  private refusalOf({ kind, waiting_for }: Proposal): Message {
    const names = list(waiting_for.map((seat) => this.table.nameOf(seat)));
    return message(`page-game-refused-${kind}`, { names, count: waiting_for.length });
  }

  private isOwn({ by }: Proposal): boolean {
    return this.table.yours.includes(by);
  }
}

/** Return true if both are the same proposal, or the same one made again. */
function isSame(one: Proposal, other: Proposal): boolean {
  return one.kind === other.kind && one.by === other.by && one.seat === other.seat;
}
