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
const RETRYABLE = /^(page|limit|server|storage)\/|^request\/too-slow$/;

/** An imported file: pending, a game, a position, or an error. */
export class ImportedFile {
  game = $state<string | null>(null);
  /** A position that is not a game yet, in one line. */
  position = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The address that shows it, once it is imported. */
  readonly path = $derived(pathOf(this.game, this.position));
  readonly isDone = $derived(this.path !== null || this.refusal !== null);
  readonly isRetryable = $derived(this.refusal !== null && RETRYABLE.test(this.refusal.code));

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
  hasNewResults = $state(false);
  readonly done = $derived(this.all.filter((each) => each.isDone));
  readonly games = $derived(this.all.filter((each) => each.game !== null));
  readonly refused = $derived(this.all.filter((each) => each.refusal !== null));
  readonly isBusy = $derived(this.done.length < this.all.length);
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly send: (record: string) => Promise<Created> = sendRecord,
    private readonly show: (position: string) => Promise<Pick<ShownPosition, "line">> = positions.show,
  ) {}

  /** Import files, replacing the list of earlier ones; pending files keep their order. */
  async importFiles(files: readonly ImportedFile["file"][]): Promise<void> {
    const added = files.map((file) => new ImportedFile(file));
    this.all = this.isBusy ? [...this.all, ...added] : added;
    await this.process(added);
  }

  /** Retry the files that failed for temporary reasons. */
  async retry(): Promise<void> {
    const again = this.refused.filter((each) => each.isRetryable);
    for (const each of again) each.refusal = null;
    await this.process(again);
  }

  clear(): void {
    this.all = [];
  }

  private process(added: readonly ImportedFile[]): Promise<void> {
    this.hasNewResults = true;
    this.queue = this.queue.then(async () => {
      for (const each of added) await this.importFile(each);
    });
    return this.queue;
  }

  private async importFile(imported: ImportedFile): Promise<void> {
    try {
      const text = await textOf(imported.file);
      if (POSITION.test(text)) imported.position = (await this.show(text)).line;
      else imported.game = await this.gameOf(text);
    } catch (error) {
      imported.refusal = shortenQuotes(Refusal.from(error));
    }
  }

  private async gameOf(record: string): Promise<string> {
    const { game, seats, watch } = await this.send(record);
    tokens.add(game, [watch, ...seats]);
    return game;
  }
}

const sendRecord = (record: string): Promise<Created> =>
  requestJson<Created>("POST", "/games/imported", preferences.identity, { record });

/** The imports of this visit, so that they are still listed after viewing one of them. */
export const fileImports = new FileImports();
