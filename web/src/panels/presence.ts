import { levelName } from "../parts/levels";
import { seatLook } from "../parts/seats";
import type { Proposal, Seat } from "../protocol";
import type { Moment } from "../state/moment.svelte";
import type { TableState } from "../state/table.svelte";
import { list } from "../words/lists";
import { say } from "../words/words.svelte";
import { spoken } from "./durations";

/** How a seat is: what a chip beside its name says, in which colour, and whether somebody thinks there. */
export interface Presence {
  text: string;
  tone: "act" | "on" | "warn" | "quiet";
  isThinking: boolean;
}

const SHORT_ABSENCE = 5; // seconds: a page that is loaded anew is no absence

/** What a seat is called. */
export function nameText(table: TableState, seat: Seat): string {
  const name = table.nameOf(seat);
  return typeof name === "string" ? name : say(name.id);
}

/** The same with the colour of the seat, if somebody else at the table has that name, too. */
export function ownName(table: TableState, seat: Seat): string {
  const [name, colour] = [nameText(table, seat), say(`seat-${seatLook(seat).name}`)];
  const isShared = table.seats.some((_, other) => other !== seat && nameText(table, other) === name);
  return isShared ? say("page-game-name-of-colour", { name, colour }) : name;
}

/** Whose answer a proposal waits for. */
export function waitingText(table: TableState, { waiting_for }: Proposal): string {
  return say("page-game-proposal-waiting", { names: list(waiting_for.map((seat) => nameText(table, seat))) });
}

/** How a seat is now; what matters most comes first. */
export function presenceOf(table: TableState, seat: Seat, moment: Moment, levels: readonly string[]): Presence {
  const { kind, level, is_taken, is_present, has_resigned, away_since } = table.seats[seat]!;
  const isMoving = !table.isOver && table.facts.player === seat;
  const isYours = table.yours.includes(seat);
  const away = away_since === null || is_present ? 0 : moment.since(away_since * 1000);
  if (isMoving && isYours) return { text: say("page-game-you-move"), tone: "act", isThinking: false };
  if (isMoving && kind === "computer") return { text: say("page-game-thinking"), tone: "on", isThinking: true };
  if (kind === "computer") {
    const computer = say("page-game-computer", { level: levelName(levels, level ?? "") });
    return quiet(has_resigned ? `${say("page-game-resigned")} · ${computer}` : computer);
  }
  if (has_resigned) return quiet(say("page-game-resigned"));
  if (!is_taken) return { text: say("page-game-not-come"), tone: "warn", isThinking: false };
  if (!isYours && away > SHORT_ABSENCE)
    return { text: say("page-game-away", { ...spoken(away) }), tone: "warn", isThinking: false };
  if (isMoving) return { text: say("page-game-to-move"), tone: "on", isThinking: false };
  return quiet(isYours ? whoYouAre(table) : say("page-game-elsewhere"));
}

function whoYouAre(table: TableState): string {
  return table.yours.length === 1 ? say("page-game-you") : say("page-game-here");
}

function quiet(text: string): Presence {
  return { text, tone: "quiet", isThinking: false };
}
