import type { NewGame, SeatInfo, State } from "../protocol";
import { NewSeat } from "./newGameDraft.svelte";

/**
 * A draft of a game that continues from a turn of another game. By default your own seats are played here and all
 * others by computer players, because the other people may not know about it.
 */
export class Continuation {
  readonly seats: NewSeat[];
  readonly hasGuests = $derived.by(() => this.seats.some(({ kind }) => kind === "away"));
  readonly firstHere = $derived.by(() => this.seats.findIndex(({ kind }) => kind === "here"));

  constructor(
    private readonly game: State,
    levels: readonly string[],
  ) {
    const defaultLevel = levels[Math.floor(levels.length / 2)] ?? "";
    const own = new Set(game.yours.length > 0 ? game.yours : [game.facts.player]); // at least one person plays
    this.seats = game.table.seats.map((seat, index) => newSeat(seat, own.has(index), defaultLevel));
  }

  /** Return the game that begins at a position; the position fixes the edition and options. */
  toRequest(position: string): NewGame {
    const { edition, farmers, draw_ahead, aids } = this.game;
    return {
      edition,
      farmers,
      draw_ahead,
      aids,
      position,
      seats: this.seats.map(({ kind, name, level }) => ({
        kind,
        name: kind === "computer" ? "" : name.trim(),
        level: kind === "computer" ? level : null,
      })),
    };
  }
}

function newSeat({ name, level }: SeatInfo, isOwn: boolean, defaultLevel: string): NewSeat {
  return new NewSeat(isOwn ? "here" : "computer", level ?? defaultLevel, name);
}
