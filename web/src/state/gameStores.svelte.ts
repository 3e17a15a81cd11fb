import { message } from "../i18n/message";
import { FinalScoring } from "./finalScoring.svelte";
import { TableCommands } from "./tableCommands.svelte";
import { Layers } from "./layers.svelte";
import { PendingMove } from "./pendingMove.svelte";
import { TurnClock } from "./turnClock.svelte";
import { Notices } from "./notices.svelte";
import { ProposalWatcher } from "./proposalWatcher";
import type { Session } from "./session.svelte";
import { MovePlayback } from "./movePlayback.svelte";
import type { TableState } from "./table.svelte";
import { tabStore } from "./persistentStore";
import { Tiles } from "./tiles.svelte";
import { Viewport } from "./viewport.svelte";

/** Stores of a game page. Created once per game. */
export class GameStores {
  readonly tiles: Tiles;
  readonly pendingMove: PendingMove;
  readonly layers: Layers;
  readonly playback: MovePlayback;
  readonly commands: TableCommands;
  readonly proposalWatcher: ProposalWatcher;
  readonly view = new Viewport();
  readonly notices = new Notices();
  readonly clock = new TurnClock();

  constructor(
    readonly session: Session,
    readonly table: TableState,
  ) {
    this.tiles = new Tiles(table.info.edition);
    const scoring = new FinalScoring(table, (entry) => this.notices.announceLog([entry], ({ message }) => message));
    this.playback = new MovePlayback(table, scoring);
    this.pendingMove = new PendingMove(session, table, this.tiles, () => this.playback.isStaging);
    this.layers = new Layers(session, table, tabStore);
    this.commands = new TableCommands(session, table, () => this.offerRestore());
    this.proposalWatcher = new ProposalWatcher(table, this.commands, (message) => this.notices.announce(message));
  }

  private offerRestore(): void {
    this.notices.offer(message("page-game-taken-back"), {
      label: message("page-game-restore"),
      isPossible: () => this.table.facts.may_restore,
      run: () => void this.commands.restore(),
    });
  }
}
