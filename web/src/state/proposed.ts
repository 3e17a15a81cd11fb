import type { Message, Proposal } from "../protocol";
import { list, message } from "../words/lists";
import type { Deeds } from "./deeds.svelte";
import type { TableState } from "./table.svelte";

const MOMENT = 400; // milliseconds after which the game would have gone on, had all agreed

/**
 * Hears the noes to what one proposed: a proposal is gone, nobody here withdrew it, and the game did not go on.
 *
 * A table that is told anew comes after a lost connection. Proposals are not stored, so one that is gone then need not have
 * been answered: the server may have been started again.
 */
export class Proposed {
  private open: readonly Proposal[] = [];

  constructor(
    private readonly table: TableState,
    private readonly deeds: Pick<Deeds, "withdrawn">,
    private readonly tell: (no: Message) => void,
  ) {}

  /** To be called in an effect, whenever there are other proposals. */
  follow(proposals: readonly Proposal[]): void {
    const { version } = this.table.facts;
    const { isToldAnew } = this.table;
    const gone = this.open.filter((one) => this.isOwn(one) && !proposals.some((other) => isSame(one, other)));
    this.open = proposals;
    if (gone.length > 0) setTimeout(() => this.table.facts.version === version && this.tellEnds(gone, isToldAnew), MOMENT);
  }

  private tellEnds(gone: readonly Proposal[], isToldAnew: boolean): void {
    const ended = gone.filter(({ number }) => !this.deeds.withdrawn.has(number));
    for (const proposal of ended) this.tell(isToldAnew ? message("page-game-proposal-ended") : this.no(proposal));
  }

  /** Who said no is known if one answer was missing only. */
  private no({ kind, waiting_for }: Proposal): Message {
    const names = list(waiting_for.map((seat) => this.table.nameOf(seat)));
    return message(`page-game-refused-${kind}`, { names, count: waiting_for.length });
  }

  private isOwn({ by }: Proposal): boolean {
    return this.table.yours.includes(by);
  }
}

/** Whether a proposal is the other, or the same made anew. */
function isSame(one: Proposal, other: Proposal): boolean {
  return one.kind === other.kind && one.by === other.by && one.seat === other.seat;
}
