import { positions } from "../position/positions";
import type { Created, ShownPosition } from "../protocol";
import { preferences } from "../state/preferences.svelte";
import { positionPath, replayPath } from "../state/router.svelte";
import { tokens } from "../state/tokens";
import { answered } from "../wire/api";
import { Refusal } from "../wire/refusal";
import { shortened, textOf } from "./files";

const POSITION = /^\s*bastide[ -]position\b/; // how one begins, in several lines or in one

/** Codes of refusals that are not about the file, so that another try may help. */
const MAY_PASS = /^(page|limit|server|storage)\/|^request\/too-slow$/;

/** A file that somebody brings: on its way, a game, a position, or why it is neither. */
export class Arrival {
  game = $state<string | null>(null);
  /** A position that is no game yet, in one line. */
  position = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Where it is looked at, once it has come. */
  readonly path = $derived(pathOf(this.game, this.position));
  readonly isSettled = $derived(this.path !== null || this.refusal !== null);
  readonly mayPass = $derived(this.refusal !== null && MAY_PASS.test(this.refusal.code));

  constructor(readonly file: Pick<File, "name"> & Blob) {}
}

function pathOf(game: string | null, position: string | null): string | null {
  if (game !== null) return replayPath(game);
  return position === null ? null : positionPath(position);
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

  constructor(
    private readonly send: (record: string) => Promise<Created> = sendRecord,
    private readonly show: (position: string) => Promise<Pick<ShownPosition, "line">> = positions.show,
  ) {}

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
      const text = await textOf(arrival.file);
      if (POSITION.test(text)) arrival.position = (await this.show(text)).line;
      else arrival.game = await this.gameOf(text);
    } catch (error) {
      arrival.refusal = shortened(Refusal.from(error));
    }
  }

  private async gameOf(record: string): Promise<string> {
    const { game, seats, watch } = await this.send(record);
    tokens.keep(game, [watch, ...seats]);
    return game;
  }
}

const sendRecord = (record: string): Promise<Created> =>
  answered<Created>("POST", "/games/imported", preferences.identity, { record });

/** Those of this visit: whoever looks at one of them finds the others again on coming back. */
export const arrivals = new Arrivals();
