import { MAX_MOVE_LENGTH } from "../../protocol";

const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g; // hyphens, dashes and minus signs of printed text
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * Normalise a move that was copied from printed text or typed with gaps to plain notation. Text that is too long for a
 * move is cut.
 */
export function plainMove(text: string): string {
  return text
    .normalize("NFKC")
    .replace(DASHES, "-")
    .replace(INVISIBLE, "")
    .replace(/\s*([@,>])\s*/g, "$1")
    .replace(/([@,]-)\s+/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_MOVE_LENGTH);
}
