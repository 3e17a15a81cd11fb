import type { Cell, PlaceInfo, Seat } from "../protocol";
import type { Laying, RefusedTry } from "../state/laying.svelte";
import { cellText } from "../words/cells";
import { say, tell } from "../words/words.svelte";

/** What a cell is called: where it is, and the best that laying the tile there is known to bring. */
export function cellName(cell: Cell, laying: Laying, seat: Seat): string {
  const where = say("page-board-cell", { cell: cellText(cell) });
  const gain = laying.prospect(cell)?.brings.gains[seat] ?? 0;
  const points = gain > 0 ? say("page-board-gain", { points: gain }) : "";
  return [where, points, prospectText(cell, laying, seat)].filter(Boolean).join(", ");
}

/** The best that a cell is known to bring: what is scored there at once, or else what a piece may get later. */
export function prospectText(cell: Cell, laying: Laying, seat: Seat): string {
  const prospect = laying.prospect(cell);
  if (!prospect) return "";
  const { gains, log, place, later } = prospect.brings;
  const role = laying.roleOn(prospect.rotation, place);
  const scored = log.filter((entry) => entry.kind === "scored").map((entry) => tell(entry.message));
  const brings = !gains[seat] && role && later ? [...scored, say("page-game-later", { points: later, role })] : scored;
  return [role && brings.length > 0 ? `${roleName(role)}:` : "", ...brings].filter(Boolean).join(" ");
}

/** What a piece is called by its role. */
export function roleName(role: string): string {
  return say("page-board-role", { role });
}

/** What a place for a piece is called: the piece, on what it would stand, and where on the tile. */
export function placeName({ role, kind, direction }: PlaceInfo): string {
  return say("page-board-place", { role: roleName(role), kind, direction });
}

/** Why a try was refused, in a few words beside the tile; the whole sentence stands elsewhere. */
export function refusalText({ refused, side }: RefusedTry): string {
  return side === null ? tell(refused.message) : say("page-board-clash", refused.message.arguments);
}
