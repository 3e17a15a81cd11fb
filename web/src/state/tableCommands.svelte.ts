import type { Command, Message, Proposal, Seat } from "../protocol";
import type { Unnumbered } from "../net/connection";
import type { Session } from "./session.svelte";
import type { TableState } from "./table.svelte";

/** A command without its number and version. */
type UnversionedCommand<Kind = Unnumbered<Command>> = Kind extends unknown ? Omit<Kind, "version"> : never;

/** Milliseconds after a move during which turns cannot be taken back, so that a double click does not do it. */
const TAKEBACK_DELAY = 800;

/** Commands other than moves. The refusal of a command is kept until the next one. */
export class TableCommands {
  refusal = $state.raw<Message | null>(null);
  isBusy = $state(false);
  /** True just after a move. */
  private isTooEarly = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Numbers of the proposals that were withdrawn here. */
  readonly withdrawn = new Set<number>();

  constructor(
    private readonly session: Pick<Session, "send">,
    private readonly table: TableState,
    /** Called after a takeback that can be undone. */
    private readonly onTakenBack: () => void = () => {},
  ) {}

  /** The seat that acts for this browser: the seat to move if it is theirs, or else their first. */
  get actingSeat(): Seat | null {
    return this.table.isYours ? this.table.facts.player : (this.table.yours[0] ?? null);
  }

  /** Proposals that wait for a seat of this browser, with that seat. */
  get proposalsToAnswer(): { proposal: Proposal; seat: Seat }[] {
    return this.table.table.proposals.flatMap((proposal) => {
      const seat = proposal.waiting_for.find((waiting) => this.table.yours.includes(waiting));
      return seat === undefined ? [] : [{ proposal, seat }];
    });
  }

  /** True while a takeback proposed here waits for answers. */
  get isTakebackPending(): boolean {
    return this.table.table.proposals.some(({ kind, by }) => kind === "takeback" && this.table.yours.includes(by));
  }

  /** True if a turn of this browser's seats may be taken back now. */
  get canTakeBack(): boolean {
    return this.table.facts.may_take_back && !this.isTakebackPending && !this.isTooEarly && !this.isBusy;
  }

  /** Ignore takebacks for a moment, because a tile was laid. */
  delayTakeback(): void {
    this.isTooEarly = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isTooEarly = false), TAKEBACK_DELAY);
  }

  /** Take back the last turn of this browser's seats, unless it cannot be taken back now. */
  async takeBack(): Promise<boolean> {
    if (!this.canTakeBack) return false;
    const isDone = await this.send({ do: "take-back", seat: this.table.lastOwnSeat ?? this.actingSeat! });
    if (isDone && this.table.facts.may_restore) this.onTakenBack();
    return isDone;
  }

  /** Undo the takeback that was just made. */
  restore(): Promise<boolean> {
    return this.send({ do: "restore", seat: this.actingSeat! });
  }

  resign(seat: Seat): Promise<boolean> {
    return this.send({ do: "resign", seat });
  }

  handOver(seat: Seat, level: string): Promise<boolean> {
    const by = this.table.yours.includes(seat) ? seat : this.actingSeat!;
    return this.send({ do: "hand-over", seat, by, level });
  }

  answer(proposal: Proposal, seat: Seat, agreed: boolean): Promise<boolean> {
    return this.send({ do: "answer", seat, proposal: proposal.number, agreed });
  }

  /** Withdraw a proposal made here. */
  withdraw(proposal: Proposal): Promise<boolean> {
    this.withdrawn.add(proposal.number);
    return this.answer(proposal, proposal.by, false);
  }

  rename(seat: Seat, name: string): Promise<boolean> {
    return this.send({ do: "rename", seat, name });
  }

  /** Enter the drawn tile, in a game by hand. */
  draw(tile: string): Promise<boolean> {
    return this.send({ do: "draw", seat: this.table.facts.player, tile });
  }

  /** Undo everything after a number of turns, in a game by hand. */
  goBack(turn: number): Promise<boolean> {
    return this.send({ do: "go-back", seat: this.actingSeat!, turn });
  }

  private async send(unversioned: UnversionedCommand): Promise<boolean> {
    this.refusal = null;
    this.isBusy = true;
    const command = { ...unversioned, version: this.table.facts.version } as Unnumbered<Command>;
    const outcome = await this.session.send(command);
    this.isBusy = false;
    if (outcome.type === "refused") this.refusal = outcome.message;
    return outcome.type === "done";
  }
}
