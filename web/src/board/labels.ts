import type { Cell, Seat } from "../protocol";
import type { PendingMove, RefusedTry } from "../state/pendingMove.svelte";
import { cellText } from "../i18n/cellText";
import { say, tell } from "../i18n/translator.svelte";

/** Return the label of a cell: its coordinates, and the best known result of laying the tile there. */
export function cellName(cell: Cell, pendingMove: PendingMove, seat: Seat): string {
  const where = say("page-board-cell", { cell: cellText(cell) });
  const gain = pendingMove.prospect(cell)?.outcome.gains[seat] ?? 0;
  const points = gain > 0 ? say("page-board-gain", { points: gain }) : "";
  return [where, points, prospectText(cell, pendingMove, seat)].filter(Boolean).join(", ");
}

/** Return the best known result of a cell: immediate points, or else later points of a piece. */
export function prospectText(cell: Cell, pendingMove: PendingMove, seat: Seat): string {
  const prospect = pendingMove.prospect(cell);
  if (!prospect) return "";
  const { gains, log, place, later } = prospect.outcome;
  const role = pendingMove.roleOn(prospect.rotation, place);
  const scored = log.filter((entry) => entry.kind === "scored").map((entry) => tell(entry.message));
  const outcomes =
    !gains[seat] && role && later ? [...scored, say("page-game-later", { points: later, role })] : scored;
  return [role && outcomes.length > 0 ? `${roleName(role)}:` : "", ...outcomes].filter(Boolean).join(" ");
}

/** Return the name of a piece's role. */
export function roleName(role: string): string {
  return say("page-board-role", { role });
}

/** Return the reason for a refused try in players' words. Reasons that a player hardly meets name the move in notation. */
export function refusalText({ refused, side }: RefusedTry): string {
  if (side !== null) return say("page-board-clash", refused.message.arguments);
  return refused.code === "move/no-followers" ? say("page-board-no-pieces") : tell(refused.message);
}
