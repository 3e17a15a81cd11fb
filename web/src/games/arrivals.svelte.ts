import type { Created } from "../protocol";
import { preferences } from "../state/preferences.svelte";
import { tokens } from "../state/tokens";
import { answered } from "../wire/api";
import { Refusal } from "../wire/refusal";
import { shortened, textOf } from "./files";

/** Codes of refusals that are not about the file, so that another try may help. */
const MAY_PASS = /^(page|limit|server)\/|^request\/too-slow$/;

/** A file that somebody brings: on its way, a game, or why it is none. */
export class Arrival {
  game = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly isSettled = $derived(this.game !== null || this.refusal !== null);
  readonly mayPass = $derived(this.refusal !== null && MAY_PASS.test(this.refusal.code));

  constructor(readonly file: Pick<File, "name"> & Blob) {}
}

/** The files that somebody brings, one after the other. */
export class Arrivals {
  all = $state.raw<Arrival[]>([]);
  /** Whether nobody has looked yet at what became of them. */
  areUnseen = $state(false);
  readonly settled = $derived(this.all.filter((each) => each.isSettled));
  readonly games = $derived(this.all.filter((each) => each.game !== null));
  readonly refused = $derived(this.all.filter((each) => each.refusal !== null));
  readonly isBusy = $derived(this.settled.length < this.all.length);
  private line: Promise<void> = Promise.resolve();

  constructor(private readonly send: (record: string) => Promise<Created> = sendRecord) {}

  /** Make games of files, in place of those that came before; who is still waiting is not overtaken. */
  async bringIn(files: readonly Arrival["file"][]): Promise<void> {
    const coming = files.map((file) => new Arrival(file));
    this.all = this.isBusy ? [...this.all, ...coming] : coming;
    await this.receive(coming);
  }

  /** Try those again that were refused for reasons that pass. */
  async retry(): Promise<void> {
    const again = this.refused.filter((each) => each.mayPass);
    for (const each of again) each.refusal = null;
    await this.receive(again);
  }

  clear(): void {
    this.all = [];
  }

  private receive(coming: readonly Arrival[]): Promise<void> {
    this.areUnseen = true;
    this.line = this.line.then(async () => {
      for (const each of coming) await this.settle(each);
    });
    return this.line;
  }

  private async settle(arrival: Arrival): Promise<void> {
    try {
      const { game, seats, watch } = await this.send(await textOf(arrival.file));
      tokens.keep(game, [watch, ...seats]);
      arrival.game = game;
    } catch (error) {
      arrival.refusal = shortened(Refusal.from(error));
    }
  }
}

const sendRecord = (record: string): Promise<Created> =>
  answered<Created>("POST", "/games/imported", preferences.identity, { record });

/** Those of this visit: whoever looks at one of them finds the others again on coming back. */
export const arrivals = new Arrivals();
