import { Deeds } from "./deeds.svelte";
import { Layers } from "./layers.svelte";
import { Laying } from "./laying.svelte";
import { Moment } from "./moment.svelte";
import { Notices } from "./notices.svelte";
import { Proposed } from "./proposed";
import type { Session } from "./session.svelte";
import { Showing } from "./showing.svelte";
import type { TableState } from "./table.svelte";
import { visitStore } from "./store";
import { Tiles } from "./tiles.svelte";
import { View } from "./view.svelte";

/** All that belongs to one's presence at a table, besides what the server says. Made once a game. */
export class Around {
  readonly tiles: Tiles;
  readonly laying: Laying;
  readonly layers: Layers;
  readonly showing: Showing;
  readonly deeds: Deeds;
  readonly proposed: Proposed;
  readonly view = new View();
  readonly notices = new Notices();
  readonly moment = new Moment();

  constructor(
    readonly session: Session,
    readonly table: TableState,
  ) {
    this.tiles = new Tiles(table.agreed.edition);
    this.laying = new Laying(session, table, this.tiles);
    this.layers = new Layers(session, table, visitStore);
    this.showing = new Showing(table);
    this.deeds = new Deeds(session, table);
    this.proposed = new Proposed(table, this.deeds, (no) => this.notices.note(no));
  }
}
