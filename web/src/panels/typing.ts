import { LONGEST_MOVE } from "../protocol";

const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g; // hyphens, dashes and minus signs of printed text
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * A move in plain signs, as the notation wants it, out of one that was copied from printed text or typed with gaps.
 * What is too long for any move is cut.
 */
export function plainMove(text: string): string {
  return text
    .normalize("NFKC")
    .replace(DASHES, "-")
    .replace(UNSEEN, "")
    .replace(/\s*([@,>])\s*/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_MOVE);
}
