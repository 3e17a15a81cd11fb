import type { EditionInfo, JudgedMove, Replay, Setup } from "../protocol";
import { Layers } from "../state/layers.svelte";
import { Laying } from "../state/laying.svelte";
import { Showing } from "../state/showing.svelte";
import { visitStore } from "../state/store";
import type { TableState } from "../state/table.svelte";
import { Tiles } from "../state/tiles.svelte";
import { View } from "../state/view.svelte";
import { LookingBack, type Archive } from "./archive";
import { betterThan, Judging } from "./judging.svelte";
import { Recording } from "./recording.svelte";

const ROOM = 0.6; // tiles round the board that are seen: nothing is laid there

/** All that belongs to looking back at a game, besides what the server says. Made once a visit. */
export class Looking {
  readonly recording: Recording;
  readonly table: TableState;
  readonly tiles: Tiles;
  readonly layers: Layers;
  readonly laying: Laying;
  readonly showing: Showing;
  readonly judging: Judging;
  readonly edition: EditionInfo;
  readonly view = new View();
  /** The move that somebody points at among those that were compared. */
  pointed = $state.raw<JudgedMove | null>(null);

  /** What is thought of the present turn. */
  readonly judged = $derived.by(() => this.judging.of(this.recording.turn));
  /** The move that is drawn beside the one that was played. */
  readonly compared = $derived.by(() => this.pointed ?? (this.judged && betterThan(this.judged)));

  constructor(
    readonly archive: Archive,
    replay: Replay,
    turn: number | null,
    readonly setup: Setup,
  ) {
    this.recording = new Recording(replay, turn);
    this.table = this.recording.table;
    const asking = new LookingBack(archive, () => this.recording.turn);
    this.tiles = new Tiles(this.table.agreed.edition);
    this.layers = new Layers(asking, this.table, visitStore);
    this.laying = new Laying(asking, this.table, this.tiles);
    this.showing = new Showing(this.table);
    this.judging = new Judging(() => archive.judgement());
    this.edition = setup.editions.find(({ name }) => name === this.table.agreed.edition)!;
    this.view.room = ROOM;
  }

  /** Go to a turn; nothing of the one before is worth waiting for. */
  readonly go = (turn: number): void => {
    this.showing.hurry();
    this.recording.go(turn);
  };
}
