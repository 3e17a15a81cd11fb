import type { EditionInfo, Setup } from "../protocol";
import { Layers } from "./layers.svelte";
import { PendingMove, type CommandChannel } from "./pendingMove.svelte";
import { MovePlayback } from "./movePlayback.svelte";
import { tabStore } from "./persistentStore";
import type { TableState } from "./table.svelte";
import { Tiles } from "./tiles.svelte";
import { Viewport } from "./viewport.svelte";

const MARGIN = 0.6; // tiles of margin around the board

/** Stores of a read-only board, such as a replay or a position. */
export class BoardStores {
  readonly tiles: Tiles;
  readonly layers: Layers;
  readonly pendingMove: PendingMove;
  readonly playback: MovePlayback;
  readonly edition: EditionInfo;
  readonly view = new Viewport();

  constructor(
    channel: CommandChannel,
    readonly table: TableState,
    readonly setup: Setup,
  ) {
    this.tiles = new Tiles(table.info.edition);
    this.layers = new Layers(channel, table, tabStore);
    this.pendingMove = new PendingMove(channel, table, this.tiles);
    this.playback = new MovePlayback(table);
    this.edition = setup.editions.find(({ name }) => name === table.info.edition)!;
    this.view.margin = MARGIN;
  }
}
