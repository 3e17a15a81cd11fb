import type { Command, Message, Proposal, Seat } from "../protocol";
import type { Unnumbered } from "../wire/socket";
import type { Session } from "./session.svelte";
import type { TableState } from "./table.svelte";

/** A command before it has a number and a version. */
type Deed<Kind = Unnumbered<Command>> = Kind extends unknown ? Omit<Kind, "version"> : never;

/** What people do at a table beside laying tiles: each is sent, and a refusal is kept until something else is done. */
export class Deeds {
  refusal = $state.raw<Message | null>(null);
  isBusy = $state(false);
  /** The numbers of the proposals that were taken back here. */
  readonly withdrawn = new Set<number>();

  constructor(
    private readonly session: Pick<Session, "send">,
    private readonly table: TableState,
  ) {}

  /** The seat that acts for whoever looks at the page: the one to move if it is theirs, or else their first. */
  get acting(): Seat | null {
    return this.table.isYours ? this.table.facts.player : (this.table.yours[0] ?? null);
  }

  /** Proposals that one of one's own seats is asked about, with that seat. */
  get asked(): { proposal: Proposal; seat: Seat }[] {
    return this.table.table.proposals.flatMap((proposal) => {
      const seat = proposal.waiting_for.find((waiting) => this.table.yours.includes(waiting));
      return seat === undefined ? [] : [{ proposal, seat }];
    });
  }

  /** Whether one has asked to take back a turn, and the others have not answered yet. */
  get hasAskedBack(): boolean {
    return this.table.table.proposals.some(({ kind, by }) => kind === "takeback" && this.table.yours.includes(by));
  }

  /** Take back the last turn of whichever of one's seats moved last. */
  takeBack(): Promise<boolean> {
    return this.send({ do: "take-back", seat: this.table.lastOfYours ?? this.acting! });
  }

  resign(seat: Seat): Promise<boolean> {
    return this.send({ do: "resign", seat });
  }

  handOver(seat: Seat, level: string): Promise<boolean> {
    const by = this.table.yours.includes(seat) ? seat : this.acting!;
    return this.send({ do: "hand-over", seat, by, level });
  }

  answer(proposal: Proposal, seat: Seat, agreed: boolean): Promise<boolean> {
    return this.send({ do: "answer", seat, proposal: proposal.number, agreed });
  }

  /** Take back a proposal of one's own. */
  withdraw(proposal: Proposal): Promise<boolean> {
    this.withdrawn.add(proposal.number);
    return this.answer(proposal, proposal.by, false);
  }

  rename(seat: Seat, name: string): Promise<boolean> {
    return this.send({ do: "rename", seat, name });
  }

  /** Say which tile was drawn, in a game by hand. */
  draw(tile: string): Promise<boolean> {
    return this.send({ do: "draw", seat: this.table.facts.player, tile });
  }

  /** Undo what was entered after so many turns, in a game by hand. */
  goBack(turn: number): Promise<boolean> {
    return this.send({ do: "go-back", seat: this.acting!, turn });
  }

  private async send(deed: Deed): Promise<boolean> {
    this.refusal = null;
    this.isBusy = true;
    const command = { ...deed, version: this.table.facts.version } as Unnumbered<Command>;
    const outcome = await this.session.send(command);
    this.isBusy = false;
    if (outcome.type === "refused") this.refusal = outcome.message;
    return outcome.type === "done";
  }
}
