import { positions } from "../net/positionApi";
import type { Created, ShownPosition } from "../protocol";
import { preferences } from "../state/preferences.svelte";
import { positionPath, replayPath } from "../state/router.svelte";
import { tokens } from "../state/tokens";
import { requestJson } from "../net/api";
import { Refusal } from "../net/refusal";
import { shortenQuotes, textOf } from "./files";

const POSITION = /^\s*bastide[ -]position\b/; // the start of a position, in several lines or in one

/** Error codes that are not about the file, so a retry may help. */
const MAY_PASS = /^(page|limit|server|storage)\/|^request\/too-slow$/;

/** An imported file: pending, a game, a position, or an error. */
export class ImportedFile {
  game = $state<string | null>(null);
  /** A position that is not a game yet, in one line. */
  position = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The address that shows it, once it is imported. */
  readonly path = $derived(pathOf(this.game, this.position));
  readonly isSettled = $derived(this.path !== null || this.refusal !== null);
  readonly mayPass = $derived(this.refusal !== null && MAY_PASS.test(this.refusal.code));

  constructor(readonly file: Pick<File, "name"> & Blob) {}
}

function pathOf(game: string | null, position: string | null): string | null {
  if (game !== null) return replayPath(game);
  return position === null ? null : positionPath(position);
}

/** The queue of imported files. */
export class FileImports {
  all = $state.raw<ImportedFile[]>([]);
  /** True until the results have been shown. */
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

  /** Import files, replacing the list of earlier ones; pending files keep their order. */
  async bringIn(files: readonly ImportedFile["file"][]): Promise<void> {
    const coming = files.map((file) => new ImportedFile(file));
    this.all = this.isBusy ? [...this.all, ...coming] : coming;
    await this.receive(coming);
  }

  /** Retry the files that failed for temporary reasons. */
  async retry(): Promise<void> {
    const again = this.refused.filter((each) => each.mayPass);
    for (const each of again) each.refusal = null;
    await this.receive(again);
  }

  clear(): void {
    this.all = [];
  }

  private receive(coming: readonly ImportedFile[]): Promise<void> {
    this.areUnseen = true;
    this.line = this.line.then(async () => {
      for (const each of coming) await this.settle(each);
    });
    return this.line;
  }

  private async settle(arrival: ImportedFile): Promise<void> {
    try {
      const text = await textOf(arrival.file);
      if (POSITION.test(text)) arrival.position = (await this.show(text)).line;
      else arrival.game = await this.gameOf(text);
    } catch (error) {
      arrival.refusal = shortenQuotes(Refusal.from(error));
    }
  }

  private async gameOf(record: string): Promise<string> {
    const { game, seats, watch } = await this.send(record);
    tokens.keep(game, [watch, ...seats]);
    return game;
  }
}

const sendRecord = (record: string): Promise<Created> =>
  requestJson<Created>("POST", "/games/imported", preferences.identity, { record });

/** The imports of this visit, so that they are still listed after viewing one of them. */
export const fileImports = new FileImports();
