import type { EditionInfo, NewGame, Seat, Setup } from "../protocol";
import { NewSeat, NewGameDraft } from "../newgame/newGameDraft.svelte";

const FEWEST_NAMES = ["", ""];

/** The draft of a game at a real table: all players are local, and one of them begins. */
export class ByHandDraft extends NewGameDraft {
  constructor(setup: Setup, names: readonly string[], edition: string | null) {
    super(setup, "", edition);
    const people = names.length < FEWEST_NAMES.length ? FEWEST_NAMES : names;
    this.seats = people.map(newPerson);
    this.first = 0;
  }

  get names(): string[] {
    return this.seats.map(({ name }) => name.trim());
  }

  /** Tiles drawn ahead at the real table are entered when they are placed, whatever the rulebook says. */
  override choose(edition: EditionInfo): void {
    super.choose(edition);
    this.drawAhead = false;
  }

  override add(): void {
    if (this.canAdd) this.seats.push(newPerson(""));
  }

  override remove(seat: Seat): void {
    super.remove(seat);
    this.first ??= 0;
  }

  override toRequest(): NewGame {
    return { ...super.toRequest(), by_hand: true };
  }
}

function newPerson(name: string): NewSeat {
  return new NewSeat("here", "", name);
}
