import type { Cell, PlacePreview, Seat } from "../protocol";
import type { RefusedTry } from "../state/laying.svelte";
import { say, tell } from "../words/words.svelte";

/** What a cell is called: where it is, and what laying the tile there brings, if that is known. */
export function cellName(cell: Cell, outcome: PlacePreview | null, seat: Seat): string {
  const where = say("page-board-cell", { cell: cell.join() });
  const scored = outcome?.log.filter((entry) => entry.kind === "scored").map((entry) => tell(entry.message)) ?? [];
  const gain = outcome?.gains[seat] ?? 0;
  return [where, gain > 0 ? say("page-board-gain", { points: gain }) : null, ...scored].filter(Boolean).join(", ");
}

/** What a piece is called by its role. */
export function roleName(role: string): string {
  return say("page-board-role", { role });
}

/** Why a try was refused, in a few words beside the tile; the whole sentence stands elsewhere. */
export function refusalText({ refused, side }: RefusedTry): string {
  return side === null ? tell(refused.message) : say("page-board-clash", refused.message.arguments);
}
