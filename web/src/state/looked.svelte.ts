import type { EditionInfo, Setup } from "../protocol";
import { Layers } from "./layers.svelte";
import { Laying, type Asking } from "./laying.svelte";
import { Showing } from "./showing.svelte";
import { visitStore } from "./store";
import type { TableState } from "./table.svelte";
import { Tiles } from "./tiles.svelte";
import { View } from "./view.svelte";

const ROOM = 0.6; // tiles round the board that are seen: nothing is laid there

/** All that belongs to looking at a table at which one does not play, besides what the server says. */
export class Looked {
  readonly tiles: Tiles;
  readonly layers: Layers;
  readonly laying: Laying;
  readonly showing: Showing;
  readonly edition: EditionInfo;
  readonly view = new View();

  constructor(
    asking: Asking,
    readonly table: TableState,
    readonly setup: Setup,
  ) {
    this.tiles = new Tiles(table.agreed.edition);
    this.layers = new Layers(asking, table, visitStore);
    this.laying = new Laying(asking, table, this.tiles);
    this.showing = new Showing(table);
    this.edition = setup.editions.find(({ name }) => name === table.agreed.edition)!;
    this.view.room = ROOM;
  }
}
