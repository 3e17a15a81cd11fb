import type { EditionInfo, NewGame, Seat, Setup } from "../protocol";
import { NewSeat, NewTable } from "../state/newtable.svelte";

const FEWEST_NAMES = ["", ""];

/** A game of a real table before it is entered: all sit here, and somebody has begun. */
export class NewPad extends NewTable {
  constructor(setup: Setup, names: readonly string[], edition: string | null) {
    super(setup, "", edition);
    const people = names.length < FEWEST_NAMES.length ? FEWEST_NAMES : names;
    this.seats = people.map(newPerson);
    this.first = 0;
  }

  get names(): string[] {
    return this.seats.map(({ name }) => name.trim());
  }

  /** What is drawn ahead at the real table is entered when it is laid, whatever the rulebook proposes. */
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

  override wish(): NewGame {
    return { ...super.wish(), by_hand: true };
  }
}

function newPerson(name: string): NewSeat {
  return new NewSeat("here", "", name);
}
