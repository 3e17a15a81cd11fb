import { levelName } from "../../i18n/levels";
import { seatLook } from "../../seatLook";
import type { Proposal, Seat } from "../../protocol";
import type { TurnClock } from "../../state/turnClock.svelte";
import type { TableState } from "../../state/table.svelte";
import { list } from "../../i18n/message";
import { say } from "../../i18n/translator.svelte";
import { formatDuration } from "./durations";

/** The presence of a seat: the text and colour of its chip, and whether a player is thinking there. */
export interface Presence {
  text: string;
  tone: "act" | "on" | "warn" | "quiet";
  isThinking: boolean;
}

const SHORT_ABSENCE = 5; // seconds; a reload is not an absence

/** Return the name of a seat. */
export function nameText(table: TableState, seat: Seat): string {
  const name = table.nameOf(seat);
  return typeof name === "string" ? name : say(name.id);
}

/** Return the name of a seat, with its colour if another seat has the same name. */
export function distinctName(table: TableState, seat: Seat): string {
  const [name, colour] = [nameText(table, seat), say(`seat-${seatLook(seat).name}`)];
  const isShared = table.seats.some((_, other) => other !== seat && nameText(table, other) === name);
  return isShared ? say("page-game-name-of-colour", { name, colour }) : name;
}

/** Return the seats that have yet to answer a proposal. */
export function waitingText(table: TableState, { waiting_for }: Proposal): string {
  return say("page-game-proposal-waiting", { names: list(waiting_for.map((seat) => nameText(table, seat))) });
}

/** Return the presence of a seat; the most important state wins. */
export function presenceOf(table: TableState, seat: Seat, clock: TurnClock, levels: readonly string[]): Presence {
  const { kind, level, is_taken, is_present, has_resigned, away_since } = table.seats[seat]!;
  const isMoving = !table.isOver && table.facts.player === seat;
  const isYours = table.yours.includes(seat);
  const away = away_since === null || is_present ? 0 : clock.since(away_since * 1000);
  if (isMoving && isYours) return { text: say("page-game-you-move"), tone: "act", isThinking: false };
  if (isMoving && kind === "computer") return { text: say("page-game-thinking"), tone: "on", isThinking: true };
  if (kind === "computer") {
    const computer = say("page-game-computer", { level: levelName(levels, level ?? "") });
    return quiet(has_resigned ? `${say("page-game-resigned")} · ${computer}` : computer);
  }
  if (has_resigned) return quiet(say("page-game-resigned"));
  if (!is_taken) return { text: say("page-game-not-come"), tone: "warn", isThinking: false };
  if (!isYours && away > SHORT_ABSENCE)
    return { text: say("page-game-away", { ...formatDuration(away) }), tone: "warn", isThinking: false };
  if (isMoving) return { text: say("page-game-to-move"), tone: "on", isThinking: false };
  return quiet(isYours ? ownText(table) : say("page-game-elsewhere"));
}

function ownText(table: TableState): string {
  return table.yours.length === 1 ? say("page-game-you") : say("page-game-here");
}

function quiet(text: string): Presence {
  return { text, tone: "quiet", isThinking: false };
}
